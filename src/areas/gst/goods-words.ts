import { fold, wordSet } from '../../text/fold.ts';
import { soundsLike } from '../../text/sounds-like.ts';
import { consonantKey, phoneticKey } from '../../text/spelling.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import type { Query } from '../intent.ts';
import { everydayCode, everydayName, isBrandWord, isEverydayWord, isOfGoods, isQuality, stem } from './everyday.ts';
import { countCodeWords, type FoundCode, findCodes } from './find-codes.ts';
import { findCode, type GstDatabase } from './queries.ts';

/** Words for goods that are neither in the text of their code nor in the name that led to it. */
export interface WordsBeside {
  /** Words such as `cotton` that may make them other goods; the answer says that they were not used. */
  unused: readonly string[];
  /** Words that no goods have: `unicorn milk` is not milk. */
  unknown: readonly string[];
}

/** Goods that a heading leaves out: no gold coin is found by `Coin (other than gold coin)`. */
const EXCLUDED = /\b(?:other than|excluding|except|not being|not including)\b[^;:)]*/giu;
const PARTS = /[:;]|\s-\s/;
/** Goods that a heading lists beside each other: lock gates and doors are no door locks. */
const LISTED = /[:;,()]|\s-\s/;
const OF = /^(?:of|for|with|not|other than)\b/;
/** Pay for work, which is not goods. */
const CHARGES = /\b(?:charges?|fees?|commission|rent|rental|kiraya|service|services)\b/iu;

/** The words of a question that goods are called by; a verb before one of them too: `flying car`. */
export const goodsWords = (query: Pick<Query, 'tokens' | 'unknownWords'>): string =>
  wholeName(query.tokens) ?? (namedWords(query) || fillerOfGoods(query.tokens));

const namedWords = ({ tokens, unknownWords }: Pick<Query, 'tokens' | 'unknownWords'>): string =>
  tokens
    .filter(
      ({ word, kind }, at) =>
        (unknownWords.includes(word) &&
          !STOP_WORDS.has(word) &&
          !MONEY.test(word) &&
          !/^\d/.test(word) &&
          !LIMIT.test(word) &&
          !RECKONS.test(word) &&
          !(MEASURE.test(word) && (/^\d/.test(tokens[at - 1]?.word ?? '') || MEASURE.test(tokens[at - 1]?.word ?? '')))) ||
        (kind === 'filler' && /ing$/.test(word) && unknownWords.includes(tokens[at + 1]?.word ?? '')) ||
        // `ca services`: what the tax is on, where it is all one name.
        (/^services?$/.test(word) && isEverydayWord(`${tokens[at - 1]?.word} ${word}`)),
    )
    .map(({ word }) => word)
    .join(' ');

/** Of a sum with or without the tax. */
const RECKONS =
  /^(?:tax(?:ed|able)|before|after|without|includ(?:ing|ed)|inclusive|exclud(?:ing|ed)|exclusive|plus|add|remove|reverse|mrp)$/;
const ON: ReadonlySet<string> = new Set(['on', 'for', 'of']);
const PAR = wordSet('par pe ka ki ke पर पे का की के');
/** A word that mostly says nothing, where it stands as goods do: `gst on banana`, आटा पर जीएसटी. */
const fillerOfGoods = (tokens: Query['tokens']): string =>
  tokens.find(
    ({ word, kind }, at) =>
      kind === 'filler' && isEverydayWord(word) && (ON.has(tokens[at - 1]?.word ?? '') || PAR.has(tokens[at + 1]?.word ?? '')),
  )?.word ?? '';

/** A name of goods or services with words that elsewhere say nothing: `job work`, `ca services`. */
function wholeName(tokens: Query['tokens']): string | undefined {
  const words = tokens.map(({ word }) => word);
  return words
    .flatMap((word, at) =>
      tokens[at]?.kind === 'unknown' || tokens[at]?.kind === 'number' || tokens[at + 1]?.kind === 'filler'
        ? [`${word} ${words[at + 1]}`]
        : [],
    )
    .find(
      (name) =>
        isEverydayWord(name) &&
        name.split(' ').every((word) => stem(word) !== '') &&
        name.split(' ').some((word) => tokens.some((one) => one.word === word && one.kind !== 'unknown')),
    );
}

/** Before a price up to or from which goods cost. */
export const LIMIT = /^(?:under|below|above|over|upto|within|than|costing|worth|per)$/iu;
/** What a number of goods is counted in, on which no rate depends but by the schedule's own words. */
export const MEASURE =
  /^(?:kgs?|kilos?|g|gms?|grams?|gm|quintals?|tons?|tonnes?|l|ltrs?|lit(?:re|er)s?|ml|pcs|pieces?|pc|packets?|pack|boxe?s?|dozens?|bags?|bottles?|met(?:re|er)s?|feet|ft|inch|cm|mm|cc|hp|kw|watts?|gb|tb|gsm|sets?|nos?|किलो|ग्राम|लीटर|क्विंटल)$/iu;
/** Words beside a sum of money. */
export const MONEY = /^(?:rs|rupees?|rupaye|rupay|inr|रुपये|रुपए|₹)$/iu;

const JOINS = wordSet('and aur vs or ya और या');

/** A question for each of several goods, where each is one that everybody knows: `gst on soap and shampoo`. None of them holds the words of another. */
export function severalGoods(query: Query): Query[] {
  const groups: number[][] = [[]];
  // A comma is no word: what stands before one is where a group ends.
  const ends = new Set([...query.text.matchAll(/([\p{L}\p{M}]+),\s/gu)].map(([, word = '']) => fold(word)));
  for (const [at, { word }] of query.tokens.entries()) {
    if (ends.has(query.tokens[at - 1]?.word ?? '') && groups.at(-1)?.length) groups.push([]);
    if (JOINS.has(word)) groups.push([]);
    else if (query.unknownWords.includes(word) && !STOP_WORDS.has(word) && !RECKONS.test(word)) groups.at(-1)?.push(at);
  }
  const isNamed = (group: readonly number[]) => isEverydayWord(group.map((at) => query.tokens[at]?.word).join(' '));
  return groups.every(isNamed) ? groups.map((group) => onlyOf(query, group)) : [];
}

/** The question about the goods at these places of its words alone. */
function onlyOf(query: Query, places: readonly number[]): Query {
  const goods = places.map((at) => query.tokens[at]?.word ?? '');
  const tokens = query.tokens.filter(({ word }, at) => places.includes(at) || !query.unknownWords.includes(word));
  return { ...query, unknownWords: goods, unclaimedWords: goods, tokens };
}

/** A question for each of several goods that stand beside each other, where each is one that everybody knows and all are of one chapter: `ghee paneer`. */
export function goodsApart(query: Query, goods: string): Query[] {
  const words = isEverydayWord(goods) ? [] : goods.split(' ');
  const chapters = new Set(words.map((word) => everydayCode(word)?.slice(0, CHAPTER)));
  const places = words.map((word) => query.tokens.findIndex((token) => token.word === word));
  return chapters.size === 1 && !chapters.has(undefined) ? places.map((at) => onlyOf(query, [at])) : [];
}

/** The first code whose text does not leave these goods out; of several those of the heading that everybody means by the last word. */
export async function codeOfGoods(db: GstDatabase, goods: string): Promise<FoundCode | undefined> {
  const heading = everydayCode(goods.split(' ').at(-1) ?? '') ?? '-';
  const found = await findCodes(db, goods, MAX_COMPARED);
  const codes = found.toSorted((a, b) => Number(b.code.startsWith(heading)) - Number(a.code.startsWith(heading)));
  // `urea fertiliser`: of a name and what goods of its code are, the name.
  const words = goods.split(' ');
  for (const word of words.length > 1 && !isEverydayWord(goods) ? words : []) {
    const code = everydayCode(word);
    const row = code === undefined || code === codes[0]?.code ? undefined : await findCode(db, code);
    if (row && words.every((one) => one === word || isIn(fold(row.description ?? ''), one))) return { ...row, guessed: false };
  }
  const bare = words.filter((word) => !isQuality(word));
  if (codes.length === 0 && bare.length > 0 && bare.length < words.length) return codeOfGoods(db, bare.join(' '));
  // `polyester yarn` is no cotton yarn: what has all words stands before the everyday code of the last.
  const [meant] = codes;
  const isOther =
    meant?.guessed && words.some((word) => !everydayName(goods)?.words.includes(stem(word)) && !isIn(fold(meant.description ?? ''), word));
  const whole = isOther
    ? codes.find(
        ({ guessed, description }) =>
          !guessed && words.every((word) => isIn(fold(description ?? ''), word)) && !isScattered(words, description ?? '', LISTED),
      )
    : undefined;
  if (whole) return whole;
  // A material is its chapter rather than a sort of it: plastic is no clay.
  const chapter = words.length > 1 || meant?.guessed ? undefined : await chapterOf(db, goods);
  if (chapter) return chapter;
  return codes.find((one) => {
    const left = fold((one.description ?? '').replace(EXCLUDED, ' '));
    return (
      one.guessed ||
      (isThing(one.description ?? '', goods) &&
        goods.split(' ').every((word) => !isIn(fold(one.description ?? ''), word) || isIn(left, word)))
    );
  });
}

/** The chapter whose text begins with a word. */
async function chapterOf(db: GstDatabase, word: string): Promise<FoundCode | undefined> {
  const all = await findCodes(db, word, MAX_CHAPTERS);
  return all.find(({ code, description }) => {
    const [first = ''] = (description ?? '').split(/\s+and\b|[;\s]+(?:products|articles)\b/i);
    return code.length === CHAPTER && !first.includes(' ') && !first.includes(',') && isIn(fold(first), word);
  });
}
const CHAPTER = 2;
const MAX_CHAPTERS = 200;

/** Whether one word names what a text is about, not what that is for or made of: air of `Air heaters` is not. */
function isThing(description: string, word: string): boolean {
  const words = description.toLowerCase().match(/[\p{L}\p{M}']+|[^\s\p{L}\p{M}]/gu) ?? [];
  const places = words.flatMap((one, at) => (isIn(fold(one), word) ? [at] : []));
  // `Of wild life`: what stands behind is not the thing.
  const isPart = (at: number) => {
    const start = words.slice(0, at).findLastIndex((one) => /^(?:[,;:()]|and|or)$/.test(one)) + 1;
    return words.slice(start, at).some((one) => /^(?:of|for|from|with|in)$/.test(one));
  };
  const isBefore = (next: string | undefined) =>
    next === '-' || (next !== undefined && /^\p{L}/u.test(next) && !NO_NOUN.test(next) && !isQuality(next) && !STOP_WORDS.has(next));
  return (
    word.includes(' ') ||
    places.length === 0 ||
    places.some((at) => !isPart(at) && !isBefore(words[at + 1] === '-' ? words[at + 2] : words[at + 1]))
  );
}
/** Words that stand behind what they describe, as in `transport services`, or between two things. */
const NO_NOUN =
  /(?:ed|en|able|ible)$|^(?:whether|other|than|not|nes|nesoi|containing|including|excluding|raw|natural|suitable|having|being|excl|incl|n|i|etc|services?)$/;
const MAX_COMPARED = 5;

/** Whether a text has a word, in another of its forms too, American ones among them; format is no beginning of formate. */
function isIn(folded: string, word: string): boolean {
  // English in Devanagari, as it sounds: प्लास्टिक.
  if (/^[\u0900-\u097f]+$/u.test(word)) return folded.split(' ').some((one) => one.length >= MIN_SOUND && isSpoken(one, word));
  const root = stem(word).replaceAll('z', 's');
  return folded
    .replaceAll('z', 's')
    .split(' ')
    .some((one) => one.startsWith(root) && FORMS.test(one.slice(root.length)));
}
const MIN_SOUND = 5;
const isSpoken = (written: string, word: string): boolean => {
  const said = latinAsSpoken(word);
  return (
    consonantKey(said) === consonantKey(written.replace(/s$/, '')) && soundsLike(phoneticKey(said), phoneticKey(written.replace(/s$/, '')))
  );
};
const FORMS = /^(?:|'?s|es|ed|ing|en|ery|ry|ies|al|ic|like|wares?|made|n|d|y)$/;

/** Compares the words of goods, and the whole question, with the code that was found by them; `told` is what the answer says of it. */
export async function wordsBeside(
  db: GstDatabase,
  goods: string,
  { text, told, found: { code, kind, description, guessed } }: { text: string; told: string; found: FoundCode },
): Promise<WordsBeside> {
  const charge = kind === 'goods' ? CHARGES.exec(text)?.[0] : undefined;
  if (charge) return { unused: [], unknown: [charge] };
  const said = everydayName(goods);
  const everydayWords = new Set([
    ...(said && code.startsWith(said.code) ? said.words : []),
    ...goods
      .split(' ')
      .map(stem)
      .filter((word) => everydayCode(word) === code),
  ]);
  // Of another spelling it is the nearest, as a whole.
  if (guessed && everydayWords.size === 0) return { unused: [], unknown: [] };
  const words = goods.split(' ').filter((word) => !everydayWords.has(stem(word)) && !isQuality(word));
  const left = words.filter((word) => !isIn(fold(`${description} ${told}`), word));
  // That a service is one says nothing of it.
  if (everydayWords.size === 0 && words.every((word) => left.includes(word) || /^services?$/.test(word)))
    return { unused: [], unknown: words.slice(0, 1) };
  const isOfTheArea = await Promise.all(
    left.map(async (word) => isBrandWord(word) || isOfGoods(word) || (await countCodeWords(db, word)) > 0),
  );
  const scattered = everydayWords.size === 0 && left.length === 0 && isScattered(words, description ?? '') ? words.slice(0, 1) : [];
  return { unused: left.filter((_, at) => isOfTheArea[at]), unknown: [...left.filter((_, at) => !isOfTheArea[at]), ...scattered] };
}

/** Whether words stand in different parts of a description, where none is what the other is made of or for: time and machine of `Time code generator`. */
function isScattered(words: readonly string[], description: string, between = PARTS): boolean {
  const parts = description.split(between).map((part) => fold(part));
  const isTied = (part: string, head: string, word: string) => isIn(part, word) && (isIn(part, head) || OF.test(part));
  return words.length > 1 && !words.some((head) => words.every((word) => word === head || parts.some((part) => isTied(part, head, word))));
}
