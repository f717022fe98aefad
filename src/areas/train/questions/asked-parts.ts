import { isEveryday } from '../../../text/everyday-words.ts';
import { normaliseDevanagari } from '../../../text/fold.ts';
import { CLOCKS, type Clock, readClock } from '../../asked-clock.ts';
import type { Query } from '../../intent.ts';
import { kindNamed } from '../names/train-kinds.ts';
import table from './ask-words.json' with { type: 'json' };
import { LASTS, type RideLimit, readLimit, STOPS } from './ride-limits.ts';

/** The facts of a train that a question asks for. */
export type Attribute = keyof typeof table;
/** Of several that are asked for, the first is told. */
export const ATTRIBUTES = Object.keys(table) as Attribute[];

const PATTERNS = ATTRIBUTES.map(
  (name) => [name, new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${table[name]})(?![\\p{L}\\p{M}\\d])`, 'giu')] as const,
);

/** Names of classes, and the codes that a timetable has for them. */
const CLASSES: readonly [pattern: RegExp, codes: readonly string[], shown: string][] = [
  [/\b(?:1 ?a ?c?|first ac|1st ac|ac (?:1|first)(?: class| tier)?|first class(?: ac)?|h1)\b|फर्स्ट एसी/giu, ['1A'], '1A'],
  [/\b(?:2 ?a ?c?|second ac|2nd ac|ac (?:2|two)(?: tier)?|2 ?tier(?: ac)?|two tier)\b|सेकंड एसी/giu, ['2A'], '2A'],
  [/\b(?:3 ?e|3 ?ac economy|ac economy|economy)\b/giu, ['3E'], '3E'],
  [/\b(?:3 ?a ?c?|third ac|3rd ac|ac (?:3|three)(?: tier)?|3 ?tier(?: ac)?|three tier)\b|थर्ड एसी/giu, ['3A'], '3A'],
  [/\b(?:executive(?: chair car| class)?|ec)\b/giu, ['EC'], 'EC'],
  [/\b(?:ac )?(?:chair ?car|cc)\b|चेयर कार/giu, ['CC'], 'CC'],
  [/\b(?:2 ?s|second sitting|second seating)\b/giu, ['2S'], '2S'],
  [/\b(?:sleeper(?: class| coach)?|sl)\b|स्लीपर/giu, ['SL'], 'SL'],
  [
    /\b(?:general(?: class| coach| dibba)?|unreserved|(?:without|bina) (?:any )?reservation|jeneral)\b|जनरल|बिना (?:रिज़?र्वेशन|आरक्षण)/giu,
    ['GEN'],
    'General',
  ],
  [/\b(?:ac|a\.c\.|air ?conditioned)\b|एसी/giu, ['1A', '2A', '3A', '3E', 'CC', 'EC'], 'AC'],
];

const PANTRY = new RegExp(`^(?:${table.pantry})$`, 'iu');

const CHOICES = {
  first: /\b(?:first(?! (?:ac|class|tier|stop|halt|stoppage))|earliest|pehli|pahli|sabse pehli)\b|पहली/giu,
  last: /\b(?:last(?! (?:week|month|year|day|stop|station))|aakhri|akhri|antim)\b|आखिरी|अंतिम/giu,
  fastest: /\b(?:fastest|quickest|shortest|sabse tez|sabse tej|least time|kam samay)\b|सबसे तेज/giu,
  slowest: /\b(?:slowest|longest)\b/giu,
  next: /\b(?:next(?! (?:week|month|year|day))|agli)\b|अगली/giu,
} as const;
export type Choice = keyof typeof CHOICES;

const NON_STOP = /\b(?:non ?-? ?stop|(?:without|no|with no)(?: any)? (?:stop|halt)s?|bina ruke)\b|बिना रुके/giu;
/** `via nagpur`, `nagpur ho kar`: up to the next end of the journey. */
const VIA =
  /\b(?:via|passing through)\s+([\p{L} ]+?)(?=\s+(?:from|to|se|on|at|in|trains?|before|after)\b|\s*$)|([\p{L}]+)\s+(?:ho ?kar|होकर)(?!\p{M})/iu;
const STOPS_AT = /\b(?:stop|halt)(?:s|ping|ing)? at\b/iu;
const ARRIVES = /\b(?:reach\w*|arriv\w*|p[ao]?h[uo]n?ch\w*)\b|पहुँच|पहुंच/iu;
/** The way back is asked for too. */
const BACK =
  /\b(?:and (?:then )?back|(?:and |with )?return|there and back|round trip|both ways|up (?:and )?down|aur (?:wapas|vapas|wapsi)|wapsi)\b|(?:और )?वापस(?:ी)?/giu;
const DAILY = /\b(?:daily|everyday|every day|roz|rozana|har roz|pratidin)\b|रोज(?:ाना)?|प्रतिदिन/giu;

/** Said of counts, which are those of a week and of today anyway. */
const IN_WEEK =
  /\b(?:(?:each|every|per|(?:in )?an?|in one) (?:week|day)|(?:(?:har|ek|prati) )?(?:hafte|saptah)(?: mein?)?|ek din mein?)\b|एक दिन में|(?:(?:हर|प्रति|एक) )?(?:हफ्ते|सप्ताह)(?: में)?(?!\p{M})/giu;

/** Whether a word is a verb or politeness, or the `to` behind one: `i want to know`. */
const isFilling = (words: readonly string[], at: number): boolean => {
  const [word = '', before = ''] = [words[at], words[at - 1]];
  return isEveryday(word) || (word === 'to' && isEveryday(before) && !TRAVEL.test(before));
};
const TRAVEL = /^(?:go|going|goes|travel|travell?ing|come|coming|move|moving)$/;

/** A question about trains without its parts that are no names, and those parts. */
export interface AskedParts {
  attributes: readonly Attribute[];
  /** Class codes of which a train has to have one, as they are shown. */
  classes?: { codes: readonly string[]; shown: string };
  /** The trains of the one name that a journey's are to have. */
  train?: { numbers: readonly string[]; said: string };
  choice?: Choice;
  daily: boolean;
  /** Whether it runs on the day that is named and on no other: `only on sunday`. */
  onlyDay: boolean;
  /** Whether it may stop nowhere between. */
  nonStop: boolean;
  /** Limits of a ride, in hours and in stops on its way, as they were typed. */
  lasts?: RideLimit;
  stopsOnWay?: RideLimit;
  /** Whether the way back is asked for too. */
  back: boolean;
  /** The clock of its arrival, where `clock` is that of its departure. */
  arrives?: Clock;
  /** Whether a clock is that of its arrival. */
  byArrival: boolean;
  /** A station or town on its way, as it was typed. */
  via?: string;
  /** Minutes from midnight between which it leaves; a night runs past 1,440. */
  clock?: Clock;
  /** The condition that a negation denies, the nearest to it; `said` if its words have a meaning of their own: `without reservation`. */
  not?: 'day' | 'daily' | 'kind' | 'classes' | 'via' | 'pantry' | 'run' | 'said';
  /** Words that are left for names. */
  words: readonly string[];
}

/** Takes a question about trains apart: what is asked of them, and which of them are meant. */
export function readParts({ text, words, asked, tokens, places, weekday }: Query): AskedParts {
  let left = ` ${text.toLowerCase().normalize('NFD').replaceAll('\u093c', '').normalize('NFC')} `;
  const cut = (pattern: RegExp): string | undefined => {
    const match = left.match(pattern)?.[0];
    if (match !== undefined) left = left.replace(pattern, ' ');
    return match;
  };
  // The no of `no pantry` denies; that of `train no` is a number's.
  const [negation, another] = tokens.filter(
    ({ kind, word }, at) => kind === 'negation' || (word === 'no' && PANTRY.test(tokens[at + 1]?.word ?? '')),
  );
  // `that stop at kota between delhi and mumbai`.
  const isStop = places.length > 2 && STOPS_AT.test(text);
  const placeOnWay = nameBehind(tokens, 'via') ?? (isStop ? nameBehind(tokens, 'at') : undefined);
  const typedVia = placeOnWay ? undefined : VIA.exec(left);
  if (placeOnWay) left = left.replace(isStop ? STOPS_AT : 'via', ' ').replace(placeOnWay, ' ');
  if (typedVia) cut(VIA);
  const via = placeOnWay ?? (typedVia?.[1] ?? typedVia?.[2])?.trim();
  const nonStop = cut(NON_STOP) !== undefined;
  const back = cut(BACK) !== undefined;
  const [lasts, stopsOnWay] = [readLimit(LASTS, left), readLimit(STOPS, left)];
  if (lasts) cut(LASTS);
  if (stopsOnWay) cut(STOPS);
  left = left.replace(/\b(?:noon|midday)\b/gu, '12 pm').replace(/\bmidnight\b/gu, '12 am');
  // `leaving after 6 pm and reaching by 10 am`: each has its clock.
  const arrivesAt = left.search(ARRIVES);
  const leaves = arrivesAt > 0 ? readClock(left.slice(0, arrivesAt), () => undefined) : undefined;
  const arrives = leaves && readClock(left.slice(arrivesAt), () => undefined);
  const clock = arrives ? leaves : readClock(left, cut);
  if (arrives) for (const pattern of CLOCKS) cut(pattern);
  const kind = (Object.keys(CHOICES) as Choice[]).filter((one) => cut(CHOICES[one]) !== undefined);
  const classes = CLASSES.filter(([pattern]) => cut(pattern) !== undefined);
  // A negation that went with a phrase denies nothing more.
  const isSaid =
    negation !== undefined &&
    normaliseDevanagari(text).split(' ').includes(negation.word) &&
    !normaliseDevanagari(left).includes(negation.word);
  const daily = cut(DAILY) !== undefined;
  cut(IN_WEEK);
  const attributes = PATTERNS.filter(([, pattern]) => left.search(pattern) >= 0).map(([name]) => name);
  for (const [, pattern] of PATTERNS) cut(pattern);
  const kept = new Set(left.split(/[^\p{L}\p{M}\p{N}]+/u).map(normaliseDevanagari));
  const said = new Set([...asked.words, ...tokens.flatMap(({ kind, word }) => (kind === 'day' || kind === 'negation' ? [word] : []))]);
  // Gaya is a town too.
  const ofPlaces = new Set(tokens.flatMap(({ word, place }) => (place ? [word] : [])));
  // Jan is a word of a kind of train.
  const ofKinds = new Set(tokens.flatMap(({ word, concepts }) => (concepts.includes('train') ? [word] : [])));
  const [first] = classes;
  // Of two things that are denied neither is read.
  const denied = negation && !another && (isSaid ? 'said' : deniedPart(tokens, negation));
  return {
    attributes,
    ...(denied ? { not: denied } : {}),
    ...(first ? { classes: { codes: first[1], shown: first[2] } } : {}),
    ...(kind[0] ? { choice: kind[0] } : {}),
    daily,
    onlyDay: weekday !== undefined && isOnlyDay(tokens),
    nonStop,
    byArrival: !arrives && ARRIVES.test(text),
    back,
    ...(lasts ? { lasts } : {}),
    ...(stopsOnWay ? { stopsOnWay } : {}),
    ...(arrives ? { arrives } : {}),
    ...(via ? { via } : {}),
    ...(clock ? { clock } : {}),
    words: words.filter(
      (word, at) =>
        kept.has(normaliseDevanagari(word)) && !said.has(word) && (ofPlaces.has(word) || ofKinds.has(word) || !isFilling(words, at)),
    ),
  };
}

/** Whether `only` stands beside the day that is named. */
const isOnlyDay = (tokens: Query['tokens']): boolean =>
  tokens.some(({ word }, at) => ONLY.test(word) && tokens.slice(Math.max(at - 1, 0), at + 3).some(({ kind }) => kind === 'day'));
const ONLY = /^(?:only|sirf|keval|सिर्फ|केवल)$/u;

/** The place that is named right behind a word, as it was typed. */
function nameBehind(tokens: Query['tokens'], word: string): string | undefined {
  const at = tokens.findIndex((token) => token.word === word) + 1;
  if (at === 0 || !tokens[at]?.place) return undefined;
  const end = tokens.findIndex(({ kind, place, concepts }, here) => here > at && (kind !== 'name' || place || concepts.length > 0));
  return tokens
    .slice(at, end < 0 ? undefined : end)
    .map((token) => token.word)
    .join(' ');
}

/** What of a question stands nearest to its negation: `do not run on sunday`, `except rajdhani`. */
function deniedPart(tokens: Query['tokens'], negation: Query['tokens'][number]): AskedParts['not'] {
  const from = tokens.indexOf(negation);
  const away = (fits: (token: Query['tokens'][number], at: number) => boolean) => {
    const at = tokens.findIndex(fits);
    return at < 0 ? [] : [Math.abs(at - from)];
  };
  const parts = {
    day: away(({ kind }) => kind === 'day'),
    daily: away(({ word }) => word.match(DAILY) !== null),
    kind: away(({ word }, at) => kindNamed([word, tokens[at + 1]?.word].join(' ')) !== undefined),
    classes: away(({ word }) => CLASSES.some(([pattern]) => word.search(pattern) >= 0)),
    via: away(({ word }) => word === 'via'),
    pantry: away(({ word }) => word.search(PANTRY) >= 0),
    // Which days it does not run: those of its rest.
    run: away(({ word }) => /^(?:runs?|running|chal\p{L}*|चल[\p{L}\p{M}]*)$/u.test(word)),
  };
  const nearest = (Object.keys(parts) as (keyof typeof parts)[]).filter((one) => parts[one].length > 0);
  const isOfRun = (one: keyof typeof parts) => Number(one === 'run');
  return nearest.toSorted((a, b) => isOfRun(a) - isOfRun(b) || (parts[a][0] ?? 0) - (parts[b][0] ?? 0))[0];
}
