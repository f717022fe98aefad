import { DAY_MINUTES } from '../clock.ts';

/** Minutes from midnight between which something is. */
export interface Clock {
  from: number;
  to: number;
  said: string;
  isOvernight?: boolean;
}

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
/** All that a clock is read by, for a text from which it is cut. */
export const CLOCKS: readonly RegExp[] = [AFTER, BEFORE, SPAN, AROUND];

/** The hours that a text names; `cut` takes what was read out of it. Undefined where it names none. */
export function readClock(text: string, cut: (pattern: RegExp) => string | undefined): Clock | undefined {
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

/** Whether a minute of the day is in a span that may run past midnight. */
export const isInClock = (minutes: number, { from, to }: Clock): boolean =>
  (minutes >= from && minutes < to) || (to > DAY_MINUTES && minutes < to - DAY_MINUTES);
