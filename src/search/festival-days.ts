import { daysBetween, istDay } from '../kernel/time.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { NEW_YEAR } from './days.ts';
import type { ParsedQuery } from './parse-query.ts';
import { areaCalled, SEARCHED_AREAS } from './searched-areas.ts';
import { JOINS } from './split-asks.ts';
import { isThing, type Sense, type Token } from './tokens.ts';

const DATED = new Map(SEARCHED_AREAS.flatMap(({ name, find }) => (find?.dated ? [[name, find.dated] as const] : [])));
const ENGLISH_MONTHS = 'january february march april may june july august september october november december'.split(' ');

const conceptsOf = ({ senses }: Token) => senses.filter(isThing);
const daysOf = (one: Sense, year: number): readonly string[] =>
  'concept' in one ? (areaCalled(one.area)?.find?.daysOf?.(one.concept, year) ?? []) : [];

const RELATIVE = /\b(?:after|before|(?:ke|din|ha?fte) baa?d|(?:se|din|ha?fte) pa?e?hle)\b|(?:के|दिन|हफ्ते) बाद|(?:से|दिन|हफ्ते) पहले/iu;
const ASKS_DAY = /\b(?:date|when|kab|kis din|tarikh)\b|कब|तारीख|किस दिन/iu;
const COUNTED = /\b(?:\d+|a|one|two|ek|do)\s+(?:days?|weeks?|din|ha?fte)\b|\bday (?:after|before)\b|(?:दिन|हफ्ते)/iu;

/**
 * The text with the festival in it as a date, where it is the time of something else: `gold price on diwali 2026` is that of 8 November 2026. Without a
 * year the nearest such day is meant that is past, as prices are, or to come, as trains are. Undefined for texts about the festival itself.
 */
export function withFestivalAsDay({ text, tokens, days }: ParsedQuery): string | undefined {
  if (days.day || days.month || days.range) return undefined;
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  const years = days.year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [days.year];
  const starting = tokens.filter(({ starts, kind }) => starts && kind === 'name');
  const festivals = starting.filter((token) => token.senses.some((one) => daysOf(one, thisYear).length > 0));
  const [festival] = festivals;
  const [newYear] = festival ? [] : (NEW_YEAR.exec(text) ?? []);
  const others = starting.filter((token) => token !== festival && conceptsOf(token).length > 0);
  // `pongal holiday in tamil nadu`: of holidays that have no day of that name, those of its day.
  const isHoliday = (token: Token) => conceptsOf(token).some(({ area }) => area === 'holidays');
  const when = others.flatMap((token) => (isHoliday(token) ? ['coming' as const] : conceptsOf(token).map(({ area }) => DATED.get(area))));
  const isOwn = ({ area }: { area: string }) => festival?.senses.some((one) => 'concept' in one && one.area === area);
  // An area that knows the festival itself says more of it than of a day: `is holi a holiday`, `amavasya after diwali`.
  if (others.some((token) => conceptsOf(token).some(isOwn))) return undefined;
  // `train to puri and rath yatra date` asks for the festival's day too.
  const halves = text.split(JOINS).map((half) => normaliseDevanagari(half).split(' '));
  const isApart = halves.some(
    (half) => festival && half.includes(festival.word) && ASKS_DAY.test(half.join(' ')) && !others.some(({ word }) => half.includes(word)),
  );
  if (halves.length > 1 && isApart) return undefined;
  // `5 days before holi`: from the festival's day on.
  const isFrom = RELATIVE.test(text) && others.length === 0 && COUNTED.test(text);
  const [first] = isFrom ? (['coming'] as const) : when;
  if (
    (!festival && newYear === undefined) ||
    festivals.length > 1 ||
    !first ||
    !others.every((token) => isHoliday(token) || conceptsOf(token).some(({ area }) => DATED.has(area)))
  )
    return undefined;
  const fits = (day: string) => days.year !== undefined || (first === 'past' ? day <= today : day >= today);
  const day = years
    .flatMap((year) => (festival ? festival.senses.flatMap((one) => daysOf(one, year)) : [`${year}-01-01`]))
    .filter(fits)
    .sort((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0];
  if (!day) return undefined;
  return festival ? replaced(text, tokens, tokens.indexOf(festival), day) : withDay(text.replace(NEW_YEAR, HERE).split(' '), day);
}

/** The text with the words of a name, and the year, replaced by a date; undefined where they stand in it otherwise. */
function replaced(text: string, tokens: readonly Token[], at: number, day: string): string | undefined {
  const next = tokens.findIndex((token, place) => place > at && (token.starts || token.kind !== 'name'));
  const words = tokens.slice(at, next < 0 ? tokens.length : next).map(({ word }) => word);
  const parts = text.split(' ');
  const isHere = (start: number) => words.every((word, place) => normaliseDevanagari(parts[start + place] ?? '') === word);
  const start = parts.findIndex((_, place) => isHere(place));
  if (start < 0) return undefined;
  return withDay(
    parts.flatMap((part, place) => (place === start ? [HERE] : place > start && place < start + words.length ? [] : [part])),
    day,
  );
}

/** Where a date is to stand among words. */
const HERE = '\n';
/** Words with a date in its place, and its year not said once more. */
function withDay(words: readonly string[], day: string): string {
  const [year, month, date] = day.split('-');
  const said = `${Number(date)} ${ENGLISH_MONTHS[Number(month) - 1]} ${year}`;
  return words.flatMap((word) => (word === HERE ? [said] : word === year ? [] : [word])).join(' ');
}
