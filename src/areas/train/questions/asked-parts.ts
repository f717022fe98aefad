import { isEveryday } from '../../../text/everyday-words.ts';
import { normaliseDevanagari } from '../../../text/fold.ts';
import type { Query } from '../../intent.ts';
import { kindNamed } from '../names/train-kinds.ts';
import table from './ask-words.json' with { type: 'json' };

/** The facts of a train that a question asks for. */
export type Attribute = keyof typeof table;

const PATTERNS = Object.entries(table).map(
  ([name, words]) => [name as Attribute, new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}\\d])`, 'giu')] as const,
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

/** From an evening to the next morning. */
const OVERNIGHT = /\b(?:overnight|ra+t bhar|night journey)\b|रात भर|रातभर/giu;
/** Times of a day by name, in minutes from midnight; the end is excluded. */
const PARTS_OF_DAY: readonly [RegExp, number, number][] = [
  [/\b(?:early morning|subah subah)\b/giu, 180, 420],
  [/\b(?:morning|subah|savere|sawere)\b|सुबह|सवेरे/giu, 240, 720],
  [/\b(?:afternoon|dopahar|dopeher)\b|दोपहर/giu, 720, 1020],
  [/\b(?:evening|shaam|sham)\b|शाम/giu, 1020, 1260],
  [OVERNIGHT, 1080, 1560],
  [/\b(?:night|tonight|raat|rat ko)\b|रात/giu, 1200, 1740],
];
const HALF_OF_DAY: Readonly<Record<string, 'am' | 'pm'>> = {
  subah: 'am',
  morning: 'am',
  shaam: 'pm',
  sham: 'pm',
  evening: 'pm',
  dopahar: 'pm',
  afternoon: 'pm',
  raat: 'pm',
  night: 'pm',
  सुबह: 'am',
  शाम: 'pm',
  दोपहर: 'pm',
  रात: 'pm',
};
const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(am|pm|a\.m\.|p\.m\.|baje|बजे|o'?clock|hrs?|hours)?(?:\s*(?:in the )?(morning|evening|night|afternoon))?`;
const HALF = String.raw`(?:(subah|morning|shaam|sham|evening|dopahar|afternoon|raat|night|सुबह|शाम|दोपहर|रात)\s+)?`;
const BEFORE = new RegExp(
  `${String.raw`\b(?:before|by|till|upto)\s+`}${TIME}|${HALF}${TIME}${String.raw`\s*(?:se pehle|se pahle|से पहले|tak\b)`}`,
  'iu',
);
const AFTER = new RegExp(`${String.raw`\bafter\s+`}${TIME}|${HALF}${TIME}${String.raw`\s*(?:ke baad|ke bad|के बाद)`}`, 'iu');
/** `at 5 am`, `around 10 pm`, `9 pm`, `subah 5 baje ke aaspaas`, `subah 5 baje wali`: so many minutes before it and after. */
const AROUND = new RegExp(
  `${String.raw`\b(?:at|around|about|near)\s+`}${TIME}|${HALF}${TIME}${String.raw`\s*(?:ke (?:aas ?pa+s|kareeb|karib)|wal[ai]|के (?:आसपास|आस पास|करीब)|वाली)`}|${String.raw`(?<![\d:.])(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)\b`}`,
  'iu',
);
const AROUND_MINUTES = 60;

const SPAN = /\b(?:between|from)?\s*(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?\s*(?:and|to|se|aur|-)\s*(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)\b/iu;

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
const ARRIVES = /\b(?:reach\w*|arriv\w*|p[ao]?h[uo]n?ch\w*)\b|पहुँच|पहुंच/iu;
const LIMIT = '(under|below|(?:less|fewer|more) than|over|above|within|upto|up to|at (?:most|least))';
const BEHIND = '(se (?:kam|zyada|jyada)|से (?:कम|ज़्यादा|ज्यादा))';
/** How long a ride may last: `under 10 hours`, `10 ghante se kam`. */
const LASTS = new RegExp(
  `(?:\\b(?:take|takes|taking|that|in|of)\\s+)*(?:${LIMIT}\\s+(\\d+(?:\\.\\d+)?)\\s*(?:hours?|hrs?|ghan?t[ae])\\b|(\\d+(?:\\.\\d+)?)\\s*(?:hours?|hrs?|ghan?t[ae]|घंट\\S+)\\s+${BEHIND})`,
  'iu',
);
/** How many stops it may have on its way: `with less than 5 stops`. */
const STOPS = new RegExp(
  `(?:\\bwith\\s+)?(?:${LIMIT}\\s+(\\d+)\\s+(?:stops?|halts?|stoppages?)\\b|(\\d+)\\s+(?:stops?|halts?|stoppages?|स्टॉप)\\s+${BEHIND})`,
  'iu',
);
/** The way back is asked for too. */
const BACK =
  /\b(?:and (?:then )?back|(?:and |with )?return|there and back|round trip|both ways|up (?:and )?down|aur (?:wapas|vapas|wapsi)|wapsi)\b|(?:और )?वापस(?:ी)?/giu;
const DAILY = /\b(?:daily|everyday|every day|roz|rozana|har roz|pratidin)\b|रोज(?:ाना)?|प्रतिदिन/giu;

/** Whether a word is a verb or politeness, or the `to` behind one: `i want to know`. */
const isFilling = (words: readonly string[], at: number): boolean => {
  const [word = '', before = ''] = [words[at], words[at - 1]];
  return isEveryday(word) || (word === 'to' && isEveryday(before) && !TRAVEL.test(before));
};
const TRAVEL = /^(?:go|going|goes|travel|travell?ing|come|coming|move|moving)$/;

/** Minutes from midnight between which something is. */
interface Clock {
  from: number;
  to: number;
  said: string;
  isOvernight?: boolean;
}

/** What a figure of a ride must lie below or above. */
interface RideLimit {
  value: number;
  isMost: boolean;
  isIncluded: boolean;
  said: string;
}

/** A question about trains without its parts that are no names, and those parts. */
export interface AskedParts {
  attributes: readonly Attribute[];
  /** Class codes of which a train has to have one, as they are shown. */
  classes?: { codes: readonly string[]; shown: string };
  choice?: Choice;
  daily: boolean;
  /** Whether it may stop nowhere between. */
  nonStop: boolean;
  /** Limits of a ride, in minutes and in stops on its way, as they were typed. */
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
  not?: 'day' | 'daily' | 'kind' | 'via' | 'run' | 'said';
  /** Words that are left for names. */
  words: readonly string[];
}

/** Takes a question about trains apart: what is asked of them, and which of them are meant. */
export function readParts({ text, words, asked, tokens }: Query): AskedParts {
  let left = ` ${text.toLowerCase().normalize('NFD').replaceAll('\u093c', '').normalize('NFC')} `;
  const cut = (pattern: RegExp): string | undefined => {
    const match = left.match(pattern)?.[0];
    if (match !== undefined) left = left.replace(pattern, ' ');
    return match;
  };
  const [negation] = tokens.filter(({ kind }) => kind === 'negation');
  const placeOnWay = nameBehind(tokens, 'via');
  const typedVia = placeOnWay ? undefined : VIA.exec(left);
  if (placeOnWay) left = left.replace(`via ${placeOnWay}`, ' ');
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
  if (arrives) for (const pattern of [AFTER, BEFORE, SPAN, AROUND]) cut(pattern);
  const kind = (Object.keys(CHOICES) as Choice[]).filter((one) => cut(CHOICES[one]) !== undefined);
  const classes = CLASSES.filter(([pattern]) => cut(pattern) !== undefined);
  // A negation that went with a phrase denies nothing more.
  const isSaid =
    negation !== undefined &&
    normaliseDevanagari(text).split(' ').includes(negation.word) &&
    !normaliseDevanagari(left).includes(negation.word);
  const daily = cut(DAILY) !== undefined;
  const attributes = PATTERNS.filter(([, pattern]) => left.search(pattern) >= 0).map(([name]) => name);
  for (const [, pattern] of PATTERNS) cut(pattern);
  const kept = new Set(left.split(/[^\p{L}\p{M}\p{N}]+/u).map(normaliseDevanagari));
  const said = new Set([...asked.words, ...tokens.flatMap(({ kind, word }) => (kind === 'day' ? [word] : []))]);
  // Gaya is a town too.
  const places = new Set(tokens.flatMap(({ word, place }) => (place ? [word] : [])));
  // Jan is a word of a kind of train.
  const ofKinds = new Set(tokens.flatMap(({ word, concepts }) => (concepts.includes('train') ? [word] : [])));
  const [first] = classes;
  const denied = negation && (isSaid ? 'said' : deniedPart(tokens, negation));
  return {
    attributes,
    ...(denied ? { not: denied } : {}),
    ...(first ? { classes: { codes: first[1], shown: first[2] } } : {}),
    ...(kind[0] ? { choice: kind[0] } : {}),
    daily,
    nonStop,
    byArrival: !arrives && ARRIVES.test(text),
    back,
    ...(lasts ? { lasts: { ...lasts, value: lasts.value * 60 } } : {}),
    ...(stopsOnWay ? { stopsOnWay } : {}),
    ...(arrives ? { arrives } : {}),
    ...(via ? { via } : {}),
    ...(clock ? { clock } : {}),
    words: words.filter(
      (word, at) =>
        kept.has(normaliseDevanagari(word)) && !said.has(word) && (places.has(word) || ofKinds.has(word) || !isFilling(words, at)),
    ),
  };
}

function readLimit(pattern: RegExp, text: string): RideLimit | undefined {
  const [said, before, first, second, behind] = pattern.exec(text) ?? [];
  const word = before ?? behind ?? '';
  if (said === undefined) return undefined;
  return {
    value: Number(first ?? second),
    isMost: !/more|over|above|least|zyada|ज़?्या/iu.test(word),
    isIncluded: /within|up|at/iu.test(word),
    said: said.trim(),
  };
}

/** Whether a figure of a ride keeps to a limit; without one all do. */
export const isWithinLimit = (value: number, limit: RideLimit | undefined): boolean =>
  !limit || (value === limit.value ? limit.isIncluded : value < limit.value === limit.isMost);

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
    via: away(({ word }) => word === 'via'),
    // Which days it does not run: those of its rest.
    run: away(({ word }) => /^(?:runs?|running|chal\p{L}*|चल[\p{L}\p{M}]*)$/u.test(word)),
  };
  const nearest = (Object.keys(parts) as (keyof typeof parts)[]).filter((one) => parts[one].length > 0);
  const isOfRun = (one: keyof typeof parts) => Number(one === 'run');
  return nearest.toSorted((a, b) => isOfRun(a) - isOfRun(b) || (parts[a][0] ?? 0) - (parts[b][0] ?? 0))[0];
}

function readClock(text: string, cut: (pattern: RegExp) => string | undefined): AskedParts['clock'] | undefined {
  const span = SPAN.exec(text);
  if (span) {
    const [said, from = '', fromMinutes = '0', half, to = '', toMinutes = '0', lastHalf = ''] = span;
    // `between 6 and 10 am`: the half of the day that is said last is that of both.
    const minutes = (hour: string, rest: string, ofDay: string) => ((Number(hour) % 12) + (ofDay === 'pm' ? 12 : 0)) * 60 + Number(rest);
    const [start, end] = [minutes(from, fromMinutes, half ?? lastHalf), minutes(to, toMinutes, lastHalf)];
    cut(SPAN);
    return { from: start, to: end > start ? end : end + 1440, said: said.trim() };
  }
  const [after, before] = [AFTER.exec(text), BEFORE.exec(text)];
  const from = after && minutesOf(after);
  const to = before && minutesOf(before);
  if (from !== null && from !== undefined) cut(AFTER);
  if (to !== null && to !== undefined) cut(BEFORE);
  const said = [from !== undefined && after?.[0], to !== undefined && before?.[0]].filter(Boolean).join(' ').trim();
  if (said && (typeof from === 'number' || typeof to === 'number')) return { from: from ?? 0, to: to ?? 1440, said };
  const around = AROUND.exec(text);
  const about = around ? minutesOf(around) : undefined;
  if (around && about !== undefined) {
    cut(AROUND);
    return { from: Math.max(0, about - AROUND_MINUTES), to: about + AROUND_MINUTES, said: around[0].trim() };
  }
  for (const [pattern, start, end] of PARTS_OF_DAY) {
    const words = cut(pattern);
    if (words !== undefined) return { from: start, to: end, said: words, isOvernight: pattern === OVERNIGHT };
  }
  return undefined;
}

/** Minutes of a clock that a pattern found; undefined for an hour that may be of the morning or the evening. */
function minutesOf(match: RegExpExecArray): number | undefined {
  const groups = match.slice(1);
  const [early] = groups.map((one, at) => (one !== undefined && /^\d/.test(one) ? at : -1)).filter((at) => at >= 0);
  if (early === undefined) return undefined;
  const [hour, minutes] = [Number(groups[early]), Number(groups[early + 1] ?? 0)];
  const named = [groups[early - 1], groups[early + 2], groups[early + 3]].map((one) => one?.toLowerCase().replaceAll('.', ''));
  const half = named.map((one) => (one === 'am' || one === 'pm' ? one : one === undefined ? undefined : HALF_OF_DAY[one])).find(Boolean);
  if (hour > 24 || minutes > 59) return undefined;
  if (!half && hour < 13) return undefined;
  return (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minutes;
}
