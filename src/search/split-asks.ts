import { groupDigits } from '../i18n/format.ts';
import { eachLocale, toLocalizedText, translate } from '../i18n/locale.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import type { RankedAnswer } from './area-answer.ts';
import { tellElsewhere } from './elsewhere.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isOneArea, likeNamed, MAX_NAME_WORDS, shareFirstPlace, shareLastPlace, shareWay, subjectsOf, WAYS } from './shared-parts.ts';
import { isCalled, isRupee, namesPlace, type Token } from './tokens.ts';
import { unitAnswers } from './unit-answers.ts';

/** What stands between two questions. */
export const JOINS = /\s*(?:,|;|\?|\band also\b|\band\b|\bplus\b|\baur\b|\btatha\b|\bevam\b|(?<=\s)(?:और|तथा|एवं)(?=\s)|&)\s*/iu;
/** Between codes `or` is no choice. */
const OR = /\s*(?:\bor\b|\bya\b|\bvs\b|\/|या)\s*/iu;
/** Two schemes, or two for whom they are, are two asks: `ladli behna yojana vs ladki bahin yojana`. */
const EITHER = /\s(?:or|ya|vs|versus|या)(?=\s)/iu;
/** Between two days: `on 1 january 2026 vs 1 january 2025`. */
const VERSUS = /\s+(?:vs|versus|compared (?:to|with))\s+/iu;
/** Which of two codes is so: `which is faster 12951 or 12953`. */
const COMPARED = /\b(?:faster|slower|quicker|tez|tej|better|longer|shorter|earlier|later|first|pe?a?hle)\b|तेज|पहले/iu;
/** Operations over both things are one question. */
const OF_BOTH: ReadonlySet<string> = new Set(['difference', 'ratio', 'which', 'least', 'most', 'average']);
/** What asks for the sum of the parts. */
const TOTAL =
  /\b(?:sum of|total(?: of| cost| price)?|combined|altogether|together|kul|milaa?kar|jodkar)\b|(?<=\s|^)(?:कुल|मिलाकर|जोड़कर)(?=\s|$)/giu;
const MAX_ASKS = 3;
/** Two years: `diwali 2026 and 2027`. */
const YEARS = /(?<!\d)((?:19|20)\d\d)\s*(?:\band\b|\baur\b|,|&|और)\s*((?:19|20)\d\d)(?!\d)/iu;
const SHARE = /^(?:\d+(?:\.\d+)?\s*(?:%|percent|per cent|pratishat)\s*)?(?:gst|tax|making(?: charges?)?|जीएसटी|टैक्स)$/iu;
const TAX_ON = /\b(?:gst|tax|hsn)\b.*\b(?:on|of|for)\b|(?:gst|जीएसटी).* पर /iu;
/** A plate or the code of an office, an IFSC, a train's number, a PIN code: each is a question by itself. */
const CODE = /(?<![\p{L}\d])(?:[A-Z]{2}[ -]?\d{1,2}(?:[ -]?[A-Z]{1,3}[ -]?\d{1,4})?|[A-Z]{4}0[A-Z\d]{6}|\d{5,6})(?![\p{L}\d])/iu;

/**
 * The questions of a text that asks several: each names a thing of an area, and what one has the others have too, a place or none.
 * `petrol in mumbai and diesel in delhi` are two, `petrol and diesel in delhi` is one. Undefined for a text that asks one thing.
 */
export function splitAsks(whole: ParsedQuery, parse: (text: string) => ParsedQuery): ParsedQuery[] | undefined {
  // `which rose more`.
  if (OF_BOTH.has(whole.asked.kind) || (whole.asked.kind === 'change' && whole.asked.side)) return undefined;
  const days = twoTimes(whole, parse);
  if (days) return days;
  const isElsewhere = (part: ParsedQuery) => tellElsewhere(part)[0]?.confidence === 1;
  // `cng vs petrol price`: of what only others know there is no comparison.
  const versus = whole.text.split(VERSUS).map(parse);
  // `gold 1 gram vs silver 100 gram`: each has its own amount.
  const isMeasured =
    versus.every(({ amounts }) => amounts.length === 1) && new Set(versus.map(({ amounts }) => amounts[0]?.value)).size > 1;
  const areBoth = versus.length > 1 && versus.every((part) => isElsewhere(part) || subjectsOf(part).size > 0);
  if (areBoth && (isMeasured || versus.some(isElsewhere))) return versus;
  const texts = (namesScheme(whole) ? whole.text.replace(EITHER, ' and ') : whole.text.replace(TOTAL, ' ')).split(JOINS).filter(Boolean);
  const codes = whole.text.split(OR).filter(Boolean);
  if (codes.length > 1 && codes.length <= MAX_ASKS && !COMPARED.test(whole.text) && codes.every((text) => CODE.test(text)))
    return codes.map(parse);
  if (texts.length < 2 || texts.length > MAX_ASKS) return undefined;
  // `gold with making 12% and gst`: a share of a price.
  if (texts.some((text) => SHARE.test(text.trim()))) return undefined;
  // `gst on milk and petrol`: the tax on both.
  const isBareName = (text: string) => /^\S+$/u.test(text.trim());
  if (TAX_ON.test(texts[0] ?? '') && texts.slice(1).every(isBareName)) return undefined;
  if (texts.every((text) => CODE.test(text))) return COMPARED.test(whole.text) ? undefined : texts.map(parse);
  const isOfAll = whole.asked.kind === 'until' || whole.tokens.some(({ word }) => WAYS.has(word)) || whole.text.search(TOTAL) >= 0;
  const alone = isOfAll ? texts.map(parse) : likeNamed(texts.map(parse), parse);
  // `12 feet in metres and 5 kg in pounds`.
  if (alone.every((part) => unitAnswers(part).length > 0)) return alone;
  // `2500 रुपये हैं, कितना पेट्रोल` says what is to be spent.
  if (alone.some(isSum)) return undefined;
  const parts = shareWay(texts, alone, parse) ?? shareFirstPlace(texts, shareLastPlace(texts, alone, parse), parse);
  if (parts.every(namesScheme)) return parts;
  const [first, ...others] = parts;
  if (whole.days.range) return undefined;
  // `diwali 2027 and 15 august 2028`: a festival has no other day; of another year it has.
  if (first && others.every(isTime) && namesFestival(first) && others.every(({ days }) => days.day)) return parts;
  if (first && subjectsOf(first).size > 0 && others.every(isTime)) return [first, ...others.map((part) => onOtherDay(first, part, parse))];
  const likeFirst = first && others.map((part) => likeBefore(first, part, parse));
  if (likeFirst?.every((part) => part !== undefined)) return [first as ParsedQuery, ...likeFirst];
  const subjects = parts.map((part) => (isElsewhere(part) ? new Set(['elsewhere']) : subjectsOf(part)));
  if (subjects.some((one) => one.size === 0)) return undefined;
  const hasPlace = parts.map(({ places }) => places.length > 0);
  const hasTime = parts.map(({ days }) => Object.keys(days).length > 0);
  const isSame = (all: readonly boolean[]) => new Set(all).size === 1;
  const isWhole = parts.every(
    ({ amounts, tokens, days }) => amounts.length > 0 || days.day || tokens.filter(({ starts }) => starts).length > 1,
  );
  if (!isOneArea(subjects)) return parts;
  return isSame(hasPlace) && isSame(hasTime) && (hasPlace[0] || isWhole) ? parts : undefined;
}

/** What the prices of the parts come to, where a text asks for their sum and each has one: `10 gram gold plus 100 gram silver`. */
export function sumOf({ text, asked }: ParsedQuery, answers: readonly RankedAnswer[]): RankedAnswer[] {
  const [first] = answers;
  const prices = answers.flatMap(({ rupees, declined, ignored }) => (rupees === undefined || declined || ignored ? [] : [rupees]));
  if (!first || prices.length < answers.length || !(asked.also.includes('sum') || text.search(TOTAL) >= 0)) return [];
  const { detail: _, rupees: __, ...whole } = first;
  return [
    {
      ...whole,
      title: eachLocale((locale) => answers.map(({ title }) => translate(toLocalizedText(title), locale)).join(' + ')),
      answer: `₹${groupDigits(
        prices.reduce((sum, one) => sum + one, 0),
        2,
      )}`,
      as_of: answers.flatMap(({ as_of: day }) => day ?? []).sort()[0],
    },
  ];
}

const BARE_YEAR = /^(?:19|20)\d\d$/;

/** A question on each of two days or years: `gold on 1 january 2026 vs 1 january 2025`; a place behind the second is that of both. */
function twoTimes({ text }: ParsedQuery, parse: (text: string) => ParsedQuery): ParsedQuery[] | undefined {
  const years = YEARS.exec(text);
  if (years) {
    const each = [years[1], years[2]].map((year) => parse(text.replace(YEARS, year ?? '')));
    return each.every((one) => one.days.year ?? one.days.day) && subjectsOf(each[0] as ParsedQuery).size > 0 ? each : undefined;
  }
  const [first, second, third] = text.split(VERSUS).filter(Boolean);
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const [one, other] = [parse(first), parse(second)];
  const where = other.tokens.filter(namesPlace).map(({ word }) => word);
  const time = where.reduce((left, word) => left.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), ' '), second).trim();
  const isTimed = one.days.day ?? one.days.year;
  if (!isTimed || subjectsOf(one).size === 0 || !(BARE_YEAR.test(time) || isTime(parse(time)))) return undefined;
  const whole = where.length > 0 ? parse(`${first} ${where.join(' ')}`) : one;
  return [whole, onOtherDay(whole, parse(time), parse)];
}

const namesFestival = ({ tokens }: ParsedQuery): boolean =>
  tokens.some(({ starts, senses }) => starts && senses.some((one) => isCalled(/^of /)(one) && 'area' in one && one.area !== 'forex'));

const namesScheme = ({ tokens, unknownWords }: ParsedQuery): boolean =>
  unknownWords.length > 0 && tokens.some(({ starts, senses }) => starts && senses.some(isCalled(/^scheme$/)));

const isSum = ({ tokens, amounts }: ParsedQuery): boolean =>
  amounts.length > 0 &&
  tokens.every((token) => token.kind === 'filler' || token.kind === 'number' || /^\d/.test(token.word) || isRupee(token));
const isTime = ({ tokens, days }: ParsedQuery): boolean =>
  Object.keys(days).length > 0 && tokens.every(({ kind }) => kind === 'day' || kind === 'filler');
/** A question on another day: `gold on 1 january 2024 and 1 january 2026`. */
const onOtherDay = (first: ParsedQuery, { text }: ParsedQuery, parse: (text: string) => ParsedQuery): ParsedQuery =>
  parse(
    [
      ...first.text
        .split(' ')
        .filter((word) => !first.tokens.some((token) => token.kind === 'day' && token.word === normaliseDevanagari(word))),
      text,
    ].join(' '),
  );

/**
 * What is asked of a name that only one area's records know, beside one before it: `rto code for thane and vashi`, `ifsc of hdfc koramangala and
 * indiranagar`. Undefined for other parts; a way has two ends and is one question.
 */
function likeBefore(first: ParsedQuery, { tokens, text }: ParsedQuery, parse: (text: string) => ParsedQuery): ParsedQuery | undefined {
  const isName =
    tokens.length > 0 && tokens.length <= MAX_NAME_WORDS && tokens.every(({ kind, word }) => kind === 'unknown' && !/\d/.test(word));
  const names = first.tokens.filter((token) => token.kind === 'unknown' || namesPlace(token));
  const isRun = first.tokens.indexOf(names[0] as Token) + names.length - 1 === first.tokens.indexOf(names.at(-1) as Token);
  const isOne =
    names.length === 1
      ? first.places.length === 1 || subjectsOf(first).size === 1
      : names.length === MAX_NAME_WORDS && first.places.length === 0;
  const name = isOne && isRun ? names.map(({ word }) => RegExp.escape(word)).join('\\s+') : undefined;
  if (!isName || name === undefined || first.tokens.some(({ word }) => WAYS.has(word))) return undefined;
  return parse(first.text.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu'), text));
}
