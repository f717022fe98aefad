const DAY_MINUTES = 1_440;

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
type Half = 'am' | 'pm' | 'night';
const HALVES: Readonly<Record<string, Half>> = Object.fromEntries(
  (
    [
      ['am', 'am a.m. subah savere morning सुबह'],
      ['pm', 'pm p.m. shaam sham evening dopahar afternoon शाम दोपहर'],
      ['night', 'raat night रात'],
    ] as const
  ).flatMap(([half, names]) => names.split(' ').map((name) => [name, half])),
);
const PARTS = Object.keys(HALVES)
  .filter((name) => !/^[ap]\.?m/.test(name))
  .join('|');
const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(am|pm|a\.m\.|p\.m\.|baje|बजे|o'?clock|hrs?|hours)?(?:\s*(?:in the )?(morning|evening|night|afternoon))?`;
const HALF = String.raw`(?:(${PARTS})\s+(?:(?:ko|ke|को|के)\s+)?)?`;
const BEFORE = new RegExp(
  `${String.raw`\b(?:before|by|till|upto)\s+`}${HALF}${TIME}|${HALF}${TIME}${String.raw`\s*(?:se pehle|se pahle|से पहले|tak\b)`}`,
  'iu',
);
const AFTER = new RegExp(`${String.raw`\bafter\s+`}${HALF}${TIME}|${HALF}${TIME}${String.raw`\s*(?:ke baad|ke bad|के बाद)`}`, 'iu');
/** `at 5 am`, `around 10 pm`, `9 pm`, `subah 5 baje ke aaspaas`, `subah 5 baje wali`: so many minutes before it and after. */
const AROUND = new RegExp(
  `${String.raw`\b(?:at|around|about|near)\s+`}${TIME}|${HALF}${TIME}${String.raw`\s*(?:ke (?:aas ?pa+s|kareeb|karib)|wal[ai]|ki|के (?:आसपास|आस पास|करीब)|वाली|की)`}|${String.raw`(?<![\d:.])(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)\b`}`,
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

/** Hours after midnight of a clock's hour in a half of the day; two at night is of the morning. */
const hourOf = (hour: number, half: Half | undefined): number =>
  half === undefined ? hour : (hour % 12) + (half === 'pm' || (half === 'night' && hour % 12 >= NIGHT_ENDS) ? 12 : 0);
const NIGHT_ENDS = 5;
const halfOf = (...words: readonly (string | undefined)[]): Half | undefined =>
  words.map((word) => HALVES[word?.toLowerCase() ?? '']).find(Boolean);

/** Minutes of a clock that a pattern found; undefined for an hour that may be of the morning or the evening. */
function minutesOf(match: RegExpExecArray): number | undefined {
  const groups = match.slice(1);
  const at = groups.findIndex((one) => one !== undefined && /^\d/.test(one));
  const [hour, minutes] = [Number(groups[at]), Number(groups[at + 1] ?? 0)];
  const half = halfOf(groups[at - 1], groups[at + 2], groups[at + 3]);
  if (at < 0 || hour > 24 || minutes > 59 || (!half && hour < 13)) return undefined;
  return hourOf(hour, half) * 60 + minutes;
}

const ANY = new RegExp(`(?<!\\d)${HALF}(?<!\\d)${TIME}`, 'giu');

/** The one time of a text, HH:MM, such as that of a birth: beside `am`, `baje` or a part of the day, or with minutes. Undefined for none. */
export function timeIn(text: string): string | undefined {
  const plain = text.replace(/(?<!\d)(\d{1,2}) (\d\d)(?=\s*(?:am|pm)\b)/giu, '$1:$2');
  for (const { 0: said, 1: before, 2: hour, 3: minutes, 4: mark, 5: behind, index } of plain.matchAll(ANY)) {
    // The 5 of 5/12/1990 is a day.
    const isDate = /^[\d/-]/.test(plain.slice(index + said.trimEnd().length));
    const half = halfOf(before, mark, behind) ?? (mark && Number(hour) < 13 ? 'am' : undefined);
    const hours = hourOf(Number(hour), half);
    const isClock = !isDate && (half ?? mark ?? minutes) !== undefined;
    if (isClock && hours < 24 && Number(minutes ?? 0) < 60) return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
  }
  return undefined;
}

/** Whether a minute of the day is in a span that may run past midnight. */
export const isInClock = (minutes: number, { from, to }: Clock): boolean =>
  (minutes >= from && minutes < to) || (to > DAY_MINUTES && minutes < to - DAY_MINUTES);
