import { findAbroad } from '../places/abroad.ts';
import { isEnglish } from '../text/english-words.ts';
import { isEveryday } from '../text/everyday-words.ts';
import { wordSet } from '../text/fold.ts';
import { namesBySound, soundingSo, thingsCalled } from '../text/name-index.ts';
import { nearestWord, phoneticKey } from '../text/spelling.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { correctWord, type Lexicon } from './lexicon.ts';
import { isAskingWord } from './mend-words.ts';
import { isPlace, isThing, NEGATIONS, namesPlace, placesOf, type Sense, type Token } from './tokens.ts';

/** Shorter parts of a compound are too common to be split off. */
const MIN_COMPOUND_PART_LENGTH = 4;
/** Stop words that people misspell. */
const MISSPELT_FILLERS = ['price', 'prices', 'rates', 'today', 'current', 'latest', 'keemat', 'value', 'amount'];
const MIN_FILLER_LENGTH = 5;
/** Shorter names sound like other words: `chat` is no Chhath. */
const MIN_HEARD = 5;

/** Marks unknown words that name a place outside India. */
export function markAbroad(tokens: Token[], lexicon: Lexicon): void {
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < tokens.length; at += 1) {
    const abroad = findAbroad(words, at);
    const run = tokens.slice(at, at + (abroad?.length ?? 0));
    if (!abroad || run.some(({ kind, senses }) => kind === 'day' || kind === 'number' || kind === 'operation' || senses.some(isPlace)))
      continue;
    if (run.every(({ kind }) => kind === 'filler') || isSlipOfState(run, lexicon)) continue;
    for (const [place, token] of run.entries()) Object.assign(token, { abroad: place === 0 ? abroad.name : '' });
    at += abroad.length - 1;
  }
}

/** Whether it is rather a misspelt Indian state than a town abroad: `Gujrat` is a town in Pakistan. */
function isSlipOfState(run: readonly Token[], lexicon: Lexicon): boolean {
  const form = run.length === 1 && run[0]?.kind === 'unknown' ? correctWord(lexicon, run[0].word) : undefined;
  return form !== undefined && placesOf(lexicon.exact.get(form) ?? []).some(({ type }) => type === 'state');
}

/** Finds exact names, the longest first. A stop word or two-letter code is a name only if nothing else can be meant. */
export function matchNames(tokens: Token[], lexicon: Lexicon): void {
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = Math.min(lexicon.longest, tokens.length - start); length > 0; length -= 1) {
      const run = tokens.slice(start, start + length);
      if (run.some(({ kind }) => kind === 'day')) continue;
      const name = run.map(({ word }) => word);
      if (length > 1 && endsInOther(tokens, start + length - 1, run, lexicon)) continue;
      if (length === 1 && isStopWord(tokens, start) && !isPlaceAsked(tokens, start, lexicon)) continue;
      const senses =
        thingsCalled(lexicon, name) ??
        (length > 1 && name.some((word) => isStrange(word, lexicon)) ? sensesBySound(lexicon, name) : undefined);
      if (!senses) continue;
      const inside = length > 1 ? conceptsInside(senses, name, lexicon) : [];
      for (const [at, token] of run.entries())
        Object.assign(token, { senses: at === 0 ? [...senses, ...inside] : senses, kind: 'name', starts: at === 0 });
      start += length - 1;
      break;
    }
  }
}

/** Whether a word is in Devanagari, or in no list: a name of several words may have been written as it sounds. */
const isStrange = (word: string, lexicon: Lexicon): boolean =>
  /^[\u0900-\u097f]+$/.test(word) || (/^[a-z]{4,}$/.test(word) && !STOP_WORDS.has(word) && !isEveryday(word) && !lexicon.exact.has(word));
/** What the areas call by a name that these words sound like: विजया बैंक. */
function sensesBySound(lexicon: Lexicon, words: readonly string[]): readonly Sense[] | undefined {
  const senses = soundingSo(lexicon, words)?.flatMap((form) => lexicon.exact.get(form) ?? []);
  return senses?.some(isThing) ? senses : undefined;
}

/** Whether the last word of a name rather begins the next: `karnataka bank holidays` are a state's bank holidays, not a bank's. */
function endsInOther(tokens: readonly Token[], last: number, run: readonly Token[], lexicon: Lexicon): boolean {
  const [end, next] = [tokens[last], tokens[last + 1]];
  if (!end || !next || next.kind === 'day') return false;
  const before =
    thingsCalled(
      lexicon,
      run.slice(0, -1).map(({ word }) => word),
    ) ?? [];
  const other = thingsCalled(lexicon, [end.word, next.word]) ?? [];
  return before.some(isPlace) && other.some((one) => 'concept' in one);
}

/** What the words of a page's name mean to its area: `drinking age` is both a page and a question about a state. */
function conceptsInside(senses: readonly Sense[], name: readonly string[], lexicon: Lexicon): Sense[] {
  const areas = new Set(senses.flatMap((one) => ('page' in one ? [one.area] : [])));
  if (areas.size === 0) return [];
  return name.flatMap((word) => thingsCalled(lexicon, [word]) ?? []).filter((one) => 'concept' in one && areas.has(one.area));
}

/** Words around which a name is a place: Gaya is a town, but `gaya` is also `went`. */
const TOWARDS: ReadonlySet<string> = new Set(['to', 'from', 'in', 'near', 'reach', 'and', 'aur', 'between', 'via', 'at']);
const FROM = wordSet('se tak from to से तक');
const OF = wordSet('ka ki ke me mein का की के में');
const GOING = wordSet('train trains station railway junction jn स्टेशन रेलवे jane jaane jati jaati rukti rukegi ट्रेन जाने जाती रुकती रुकेगी');

function isPlaceAsked(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const word = tokens[at]?.word ?? '';
  const [before = '', after = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  const stands =
    TOWARDS.has(before) ||
    after === 'from' ||
    FROM.has(before) ||
    GOING.has(after) ||
    (at === 0 && OF.has(after)) ||
    ((at === 0 || GOING.has(before)) && FROM.has(after)) ||
    // `petrol gaya`, `gaya pin code`; in `ho gaya` a verb stands before it.
    (!NEGATIONS.has(word) && (isNoun(before, lexicon) || (at === 0 && isNoun(after, lexicon))));
  const meanings = thingsCalled(lexicon, [word]) ?? [];
  const beside = thingsCalled(lexicon, [after]) ?? [];
  const isInState = placesOf(meanings).some(({ state }) => placesOf(beside).some(({ name }) => name === state));
  return (stands || isInState) && /^(?:[a-z]{4,}|[\u0900-\u097f]{3,})$/.test(word) && meanings.some(isPlace);
}

/** Whether an area has a word in its vocabulary, and it is nothing said in passing; or a train's number. */
const isNoun = (word: string, lexicon: Lexicon): boolean =>
  /^\d{5}$/.test(word) || (!isEveryday(word) && (thingsCalled(lexicon, [word]) ?? []).some((one) => 'concept' in one));

/** A stop word is a name only if it stands alone; `180 ml` names no state. */
function isStopWord(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (STOP_WORDS.has(word)) return tokens.length > 1;
  // `bina reservation`: Bina is a town too.
  if (NEGATIONS.has(word)) return at < tokens.length - 1;
  return word === 'ml' && /^\d/.test(tokens[at - 1]?.word ?? '');
}

/** Words between two places that are compared. */
export const JOINS = wordSet('vs versus and or aur ya compare banam और या तुलना बनाम');

/** Whether a word stands where the end of a journey does, or beside another place: `delhi to mumbay`, `hyderbad aur banglore`. */
const isEnd = (tokens: readonly Token[], at: number): boolean => {
  const [before = '', after = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  return /^(?:to|from)$/.test(before) || FROM.has(after) || JOINS.has(before) || JOINS.has(after);
};

/** Matches unknown words to similar names. A misspelt place counts only if no other is named, or in a comparison. Returns whether a place was found this way. */
export function matchMisspelt(tokens: Token[], lexicon: Lexicon, held: ReadonlySet<string>): boolean {
  let placed = !tokens.some(({ word }) => JOINS.has(word)) && tokens.some(namesPlace);
  let corrected = false;
  for (const token of tokens) {
    if (token.kind !== 'unknown' || token.abroad !== undefined || isAskingWord(token.word) || held.has(token.word)) continue;
    const form = correctWord(lexicon, token.word);
    const all = splitCompound(lexicon, token.word) ?? (form === undefined ? [] : (lexicon.exact.get(form) ?? []));
    // A name in Devanagari is no slip where it has the same sound.
    const isSaid = /[\u0900-\u097f]/.test(token.word) && namesBySound(lexicon, token.word).length > 0;
    const senses = all.filter((one) => !placed || isSaid || isEnd(tokens, tokens.indexOf(token)) || !isPlace(one));
    if (senses.length === 0) {
      if (
        token.word.length >= MIN_FILLER_LENGTH &&
        !lexicon.ordinary.has(token.word) &&
        !isEnglish(token.word) &&
        nearestWord(token.word, MISSPELT_FILLERS, 1)
      )
        token.kind = 'filler';
      continue;
    }
    const place = senses.some(isPlace);
    placed ||= place;
    corrected ||= place;
    // A thing's name that is written as it sounds is no slip: mausum, baarish.
    const isHeard = !place && form !== undefined && token.word.length >= MIN_HEARD && phoneticKey(form) === phoneticKey(token.word);
    Object.assign(token, { senses, kind: 'name', starts: true, ...(!isHeard && { corrected: true }) });
  }
  return corrected;
}

const isCurrency = (one: Sense): boolean => 'concept' in one && one.area === 'forex' && /^[A-Z]{3}$/.test(one.concept);

/** The meanings of two words written as one: `goldrate`, `petrolpune`. */
function splitCompound({ exact }: Lexicon, word: string): readonly Sense[] | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  // `usdinr`: two codes of currencies.
  const codes =
    word.length === 6 ? [exact.get(word.slice(0, 3)), exact.get(word.slice(3))].map((one) => one?.filter(isCurrency) ?? []) : [];
  if (codes.length > 0 && codes.every((one) => one.length > 0)) return codes.flat();
  for (let at = word.length - MIN_COMPOUND_PART_LENGTH; at >= MIN_COMPOUND_PART_LENGTH; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const meanings = parts.flatMap((part) => exact.get(part) ?? []);
    if (meanings.length > 0 && parts.every((part) => exact.has(part) || STOP_WORDS.has(part))) return meanings;
  }
  return undefined;
}
