import { daysBetween, istDay } from '../kernel/time.ts';
import { type Days, STEPS } from './day-spans.ts';
import { NEW_YEAR } from './days.ts';
import { areaCalled, SEARCHED_AREAS } from './searched-areas.ts';
import { allWords, isThing, type Sense, type Token } from './tokens.ts';

const DATED = new Map(SEARCHED_AREAS.flatMap(({ name, find }) => (find?.dated ? [[name, find.dated] as const] : [])));

const conceptsOf = ({ senses }: Token) => senses.filter(isThing);
const daysOf = (one: Sense, year: number): readonly string[] =>
  'concept' in one ? (areaCalled(one.area)?.find?.daysOf?.(one.concept, year) ?? []) : [];

/** The festivals that words name. */
const festivalsIn = (tokens: readonly Token[], year: number): Token[] =>
  tokens.filter(({ starts, kind, senses }) => starts && kind === 'name' && senses.some((one) => daysOf(one, year).length > 0));

const EITHER = /(?<![\d.,])\d{1,2}(?:st|nd|rd|th)?\s+(?:or|ya|या)\s+\d{1,2}(?:st|nd|rd|th)?(?![\d.,:])/iu;

/** A question on which of two days a festival is, without them: `diwali 20 or 21 october`. Undefined for others. */
export const withoutEitherDay = (text: string, tokens: readonly Token[]): string | undefined =>
  EITHER.test(text) && festivalsIn(tokens, Number(istDay().slice(0, 4))).length > 0 ? text.replace(EITHER, ' ') : undefined;

const RELATIVE = /\b(?:after|before|(?:ke|din|ha?fte) baa?d|(?:se|din|ha?fte) pa?e?hle)\b|(?:के|दिन|हफ्ते) बाद|(?:से|दिन|हफ्ते) पहले/iu;
const COUNTED = /\b(?:\d+|a|one|two|ek|do)\s+(?:days?|weeks?|din|ha?fte)\b|\bday (?:after|before)\b|(?:दिन|हफ्ते)/iu;

/**
 * The day of the festival that is the time of something else, whose words are days from here on: `gold price on diwali 2026` is that of 8 November 2026.
 * Without a year the nearest such day is meant that is past, as prices are, or to come, as trains are. Undefined for texts about the festival itself.
 */
export function markFestival(text: string, tokens: readonly Token[], days: Days): Days | undefined {
  if (days.day || days.month || days.range) return undefined;
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  const years = days.year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [days.year];
  const starting = tokens.filter(({ starts, kind }) => starts && kind === 'name');
  const festivals = festivalsIn(tokens, thisYear);
  const [festival] = festivals;
  const [newYear] = festival ? [] : (NEW_YEAR.exec(text) ?? []);
  const others = starting.filter((token) => token !== festival && conceptsOf(token).length > 0);
  // `pongal holiday in tamil nadu`: of holidays that have no day of that name, those of its day.
  const isHoliday = (token: Token) => conceptsOf(token).some(({ area }) => area === 'holidays');
  const when = others.flatMap((token) => (isHoliday(token) ? ['coming' as const] : conceptsOf(token).map(({ area }) => DATED.get(area))));
  const isOwn = ({ area }: { area: string }) => festival?.senses.some((one) => 'concept' in one && one.area === area);
  // An area that knows the festival itself says more of it than of a day: `is holi a holiday`, `amavasya after diwali`.
  if (others.some((token) => conceptsOf(token).some(isOwn))) return undefined;
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
  // `gold rate next diwali` asks of what is to come, whatever is on record.
  const step = STEPS.get(tokens[tokens.indexOf(festival as Token) - 1]?.word ?? '');
  const fits = (day: string) => days.year !== undefined || ((step ?? (first === 'past' ? -1 : 1)) < 0 ? day <= today : day >= today);
  const day = years
    .flatMap((year) => (festival ? festival.senses.flatMap((one) => daysOf(one, year)) : [`${year}-01-01`]))
    .filter(fits)
    .sort((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0];
  if (!day) return undefined;
  const words = allWords(newYear ?? '');
  const at = festival
    ? tokens.indexOf(festival)
    : tokens.findIndex((_, place) => words.every((word, next) => tokens[place + next]?.word === word));
  const end = festival ? tokens.findIndex((token, place) => place > at && (token.starts || token.kind !== 'name')) : at + words.length;
  for (const token of tokens.slice(step === undefined ? at : at - 1, end < 0 ? undefined : end))
    Object.assign(token, { kind: 'day', senses: [], starts: false });
  return { day, year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}
