import { formatDate } from '../../../i18n/day-words.ts';
import { inAllLocales, type Locale, type LocalizedText } from '../../../i18n/locale.ts';
import { istDay } from '../../../kernel/time.ts';
import { fold } from '../../../text/fold.ts';
import { isInClock } from '../../asked-clock.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { isWithin } from '../../quantity.ts';
import { DAY_MINUTES, runDaysOf } from '../clock.ts';
import { formatRunDays } from '../format.ts';
import { isOfKind, type TrainKind } from '../names/train-kinds.ts';
import { type Ride, rideRunsOn } from '../routes/direct.ts';
import { ridesBetween } from '../routes/ends.ts';
import type { Network } from '../timetable/network.ts';
import type { Train } from '../timetable/records.ts';
import { TRAIN } from '../wording.ts';
import type { AskedParts } from './asked-parts.ts';
import { type Journey, nameOfStation, pageBetween, readEnd } from './journey.ts';
import { stopsOnWay } from './stops-between.ts';
import { askedDay } from './train-intents.ts';

/** A journey, and what is asked of its trains. */
export interface AskedRides {
  parts: AskedParts;
  query: Query;
  kind: TrainKind | undefined;
  confidence: number;
}

/** The rides of a journey, and those that meet what is asked. */
export interface FoundRides extends AskedRides {
  network: Network;
  journey: Journey;
  /** YYYY-MM-DD, where a day is asked for. */
  day: string | undefined;
  /** Whether the rides are those of that day: not of others, as in `not on sunday`, nor of all its weeks. */
  isOfDay: boolean;
  /** All rides of a week, and those that meet the conditions. */
  weekly: readonly Ride[];
  inWeek: readonly Ride[];
  /** Those of the day, or of the week. */
  rides: readonly Ride[];
  /** What every answer says. */
  common: Omit<DirectAnswer, 'answer'>;
}

export const DAILY = '1111111';

/** The rides of a journey that meet a question's conditions; undefined where a place on the way is not known. */
export function findRides(network: Network, journey: Journey, asked: AskedRides): FoundRides | undefined {
  const { parts, query, confidence } = asked;
  const { from, to } = journey;
  const day = askedDay(query);
  const isOfDay = day !== undefined && parts.not !== 'day' && !parts.onlyDay;
  const way = parts.via === undefined ? undefined : readEnd(network, parts.via);
  if (parts.via !== undefined && !way) return undefined;
  const weekly = ridesBetween(network, from.end, to.end).filter(
    ({ train }) => parts.train !== undefined || train.valid_to === null || train.valid_to >= (day ?? istDay()),
  );
  const inWeek = weekly.filter((ride) => fitsItself(ride, asked) && fitsOnWay(ride, parts, way));
  const rides = day
    ? inWeek.filter((ride) => rideRunsOn(ride, day) !== (parts.not === 'day') && (!parts.onlyDay || ride.daysRuns === runDaysOf(day)))
    : inWeek;
  const title = inAllLocales(TRAIN, (t, locale) =>
    [t.between(from.name[locale], to.name[locale]), ...conditionsIn(locale, asked, day, way)].join(', '),
  );
  const common = {
    title,
    url: `${pageBetween(journey)}${isOfDay ? `&date=${day}` : ''}`,
    confidence,
    uses: usesOf(journey, parts, query),
    as_of: newestOf(rides),
    source: TIMETABLE_SOURCE,
  };
  return { ...asked, network, journey, day, isOfDay, weekly, inWeek: isOfDay ? inWeek : rides, rides, common };
}

const wantsPantry = ({ attributes }: AskedParts): boolean => attributes.includes('pantry');

/** Whether a train has the class and the pantry car that are asked for. */
export const hasAsked = (train: Train, parts: AskedParts): boolean =>
  (!parts.classes || parts.classes.codes.some((code) => train.classes.includes(code)) !== (parts.not === 'classes')) &&
  (!wantsPantry(parts) || train.pantry === (parts.not !== 'pantry'));

/** Whether a ride's train and times are those asked for. */
const fitsItself = ({ train, departure, arrival, daysRuns }: Ride, { parts, kind }: AskedRides): boolean =>
  (!kind || isOfKind(train, kind) !== (parts.not === 'kind')) &&
  (!parts.train || parts.train.numbers.includes(train.number)) &&
  hasAsked(train, parts) &&
  (!parts.daily || (daysRuns === DAILY) !== (parts.not === 'daily')) &&
  (!parts.clock || isInClock((parts.byArrival ? arrival : departure) % DAY_MINUTES, parts.clock)) &&
  (!parts.arrives || isInClock(arrival % DAY_MINUTES, parts.arrives)) &&
  isWithin((arrival - departure) / 60, parts.lasts) &&
  (!parts.clock?.isOvernight || arrivesInTheMorning(departure, arrival));

/** Whether a ride stops on its way as is asked. */
function fitsOnWay(ride: Ride, parts: AskedParts, way: Journey['from'] | undefined): boolean {
  const stops = stopsOnWay(ride);
  const isVia = () => stops.some(({ station }) => way?.end.stations.some(({ code }) => code === station));
  return (!parts.nonStop || stops.length === 0) && isWithin(stops.length, parts.stopsOnWay) && (!way || isVia() !== (parts.not === 'via'));
}

/** The conditions in words, as they stand in the title. */
export function conditionsIn(
  locale: Locale,
  { parts, kind, query: { asked } }: Pick<AskedRides, 'parts' | 'kind' | 'query'>,
  day: string | undefined,
  way: Journey['from'] | undefined,
): string[] {
  const t = TRAIN[locale];
  const unless = (part: AskedParts['not'], said: string) => (parts.not === part ? t.not(said) : said);
  return [
    ...(day ? [parts.onlyDay ? t.only(formatRunDays(runDaysOf(day), locale)) : unless('day', formatDate(day, locale))] : []),
    ...(kind && !parts.train ? [unless('kind', kind.name[locale])] : []),
    ...(parts.train ? [parts.train.said] : []),
    ...(parts.classes ? [unless('classes', parts.classes.shown)] : []),
    ...(parts.daily ? [unless('daily', t.daily)] : []),
    ...(parts.nonStop ? [t.nonStop] : []),
    ...(way ? [unless('via', t.via(way.name[locale]))] : []),
    ...(wantsPantry(parts) ? [unless('pantry', t.withPantry)] : []),
    ...[parts.clock, parts.arrives, parts.lasts, parts.stopsOnWay].flatMap((one) => one?.said ?? []),
    ...(parts.choice ? [asked.nth ? t.nth(t.choices[parts.choice], asked.nth) : t.choices[parts.choice]] : []),
  ];
}

/** Every word was read where none is left but those of the two ends; beside towns, any other may be part of a station's name. */
function usesOf(journey: Journey, { words, not }: AskedParts, query: Query): DirectAnswer['uses'] {
  const places = new Set(query.places.flatMap(({ name, aliases }) => [name, ...aliases].flatMap((one) => fold(one).split(' '))));
  const isWhole =
    !journey.ofTowns || words.every((word) => !query.contentWords.includes(word) || places.has(word) || nameOfStation([word]) === '');
  return [
    'place',
    'operation',
    'amount',
    ...(not && not !== 'run' ? (['negation'] as const) : []),
    ...(askedDay(query) || query.range ? (['time'] as const) : []),
    ...(isWhole ? (['word', 'other'] as const) : []),
    // Lanka is a station, Sri Lanka none.
    ...(isWhole && query.abroad.every((name) => !name.includes(' ')) ? (['abroad'] as const) : []),
  ];
}

export const TIMETABLE_SOURCE: LocalizedText = { en: 'the timetable on record', hi: 'दर्ज समय सारणी' };

/** The newest day of these trains' records, where they say a day. */
const newestOf = (rides: readonly Ride[]): string | undefined =>
  rides
    .map(({ train }) => train.as_of)
    .filter((one) => /^\d{4}-\d\d-\d\d$/.test(one))
    .sort()
    .at(-1);

const MORNING = 180;
/** Whether a ride of a night, which may begin after midnight, lasts until three in the morning or longer. */
function arrivesInTheMorning(departure: number, arrival: number): boolean {
  const leaves = departure % DAY_MINUTES;
  const midnight = leaves < MORNING ? 0 : DAY_MINUTES;
  return leaves + arrival - departure >= midnight + MORNING;
}
