import { formatDate } from '../../../i18n/day-words.ts';
import { groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, type LocalizedText } from '../../../i18n/locale.ts';
import { istDay, now } from '../../../kernel/time.ts';
import { fold } from '../../../text/fold.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { isWithin } from '../../quantity.ts';
import { DAY_MINUTES, durationText } from '../clock.ts';
import { formatDuration, warning } from '../format.ts';
import { isOfKind, type TrainKind } from '../names/train-kinds.ts';
import { type Ride, rideRunsOn } from '../routes/direct.ts';
import { areMumbais, ridesBetween } from '../routes/ends.ts';
import type { Network } from '../timetable/network.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { isInClock } from './asked-clock.ts';
import type { AskedParts } from './asked-parts.ts';
import { rideText, stationTitle, timesText, trainTitle } from './called.ts';
import { type Journey, nameOfStation, pageBetween, readEnd } from './journey.ts';
import { asksStopsBetween, stopsBetween, stopsOnWay } from './stops-between.ts';
import { askedDay } from './train-intents.ts';

const INDIA_MINUTES = 330;
const MAX_TOLD = 4;
/** Words that ask for a price, which no timetable has. */
export const FARES =
  /\b(?:seats?|availab\w+|fares?|(?:ticket|tikat|tiket)s? (?:price|rate|cost|kitn\w+|ka (?:paisa|daam|rate))|cost of (?:a )?ticket|kiraya|cheapest|sabse sast[aei])\b|किराया|सबसे सस्त|टिकट कितन|सीट|बर्थ/iu;

/** A journey, and what is asked of its trains. */
export interface AskedRides {
  parts: AskedParts;
  query: Query;
  kind: TrainKind | undefined;
  confidence: number;
}

/** The rides of a journey on trains of a kind. */
export const ridesOfKind = (network: Network, { from, to }: Journey, kind: TrainKind): Ride[] =>
  ridesBetween(network, from.end, to.end).filter(({ train }) => isOfKind(train, kind));

/** Which trains of a journey meet what a question says: how many, the first, those with a class. */
export function ridesTold(network: Network, journey: Journey, { parts, query, kind, confidence }: AskedRides): DirectAnswer[] {
  const { from, to } = journey;
  const day = askedDay(query);
  const weekly = ridesBetween(network, from.end, to.end).filter(
    ({ train }) => parts.train !== undefined || train.valid_to === null || train.valid_to >= (day ?? istDay()),
  );
  const wantsPantry = parts.attributes.includes('pantry');
  const way = parts.via === undefined ? undefined : readEnd(network, parts.via);
  const codesOnWay = new Set(way?.end.stations.map(({ code }) => code));
  if (parts.via !== undefined && !way) return [];
  const fits = (ride: Ride) =>
    fitsItself(ride) &&
    (!parts.nonStop || stopsOnWay(ride).length === 0) &&
    isWithin(stopsOnWay(ride).length, parts.stopsOnWay) &&
    (!way || stopsOnWay(ride).some(({ station }) => codesOnWay.has(station)) !== (parts.not === 'via'));
  const fitsItself = ({ train, departure, arrival, daysRuns }: Ride) =>
    (!kind || isOfKind(train, kind) !== (parts.not === 'kind')) &&
    (!parts.train || parts.train.numbers.includes(train.number)) &&
    (!parts.classes || parts.classes.codes.some((code) => train.classes.includes(code)) !== (parts.not === 'classes')) &&
    (!parts.daily || (daysRuns === DAILY) !== (parts.not === 'daily')) &&
    (!wantsPantry || train.pantry === true) &&
    (!parts.clock || isInClock((parts.byArrival ? arrival : departure) % DAY_MINUTES, parts.clock)) &&
    (!parts.arrives || isInClock(arrival % DAY_MINUTES, parts.arrives)) &&
    isWithin((arrival - departure) / 60, parts.lasts) &&
    (!parts.clock?.isOvernight || arrivesInTheMorning(departure, arrival));
  const inWeek = weekly.filter(fits);
  const rides = day ? inWeek.filter((ride) => rideRunsOn(ride, day) !== (parts.not === 'day')) : inWeek;
  const unless = (part: AskedParts['not'], said: string, locale: Locale) => (parts.not === part ? TRAIN[locale].not(said) : said);
  const conditions = (locale: Locale) => [
    ...(day ? [unless('day', formatDate(day, locale), locale)] : []),
    ...(kind && !parts.train ? [unless('kind', kind.name[locale], locale)] : []),
    ...(parts.train ? [parts.train.said] : []),
    ...(parts.classes ? [unless('classes', parts.classes.shown, locale)] : []),
    ...(parts.daily ? [unless('daily', TRAIN[locale].daily, locale)] : []),
    ...(parts.nonStop ? [TRAIN[locale].nonStop] : []),
    ...(way ? [unless('via', TRAIN[locale].via(way.name[locale]), locale)] : []),
    ...(wantsPantry ? [TRAIN[locale].withPantry] : []),
    ...[parts.clock, parts.arrives, parts.lasts, parts.stopsOnWay].flatMap((one) => one?.said ?? []),
    ...(parts.choice ? [TRAIN[locale].choices[parts.choice]] : []),
  ];
  const title = inAllLocales(TRAIN, (t, locale) => [t.between(from.name[locale], to.name[locale]), ...conditions(locale)].join(', '));
  const common = {
    title,
    url: `${pageBetween(journey)}${day && parts.not !== 'day' ? `&date=${day}` : ''}`,
    confidence,
    uses: usesOf(journey, parts, query),
    as_of: newestOf(rides),
    source: TIMETABLE_SOURCE,
  };
  if (asksStopsBetween(query.text) && rides.length > 0) return stopsBetween(network, journey, rides, common);
  // Of lines whose local trains are not on record the first and the last are unknown.
  if (areMumbais(from.end, to.end) && (parts.choice || kind?.types?.includes('Suburban')))
    return [{ ...common, answer: null, declined: true, detail: inAllLocales(TRAIN, (t) => t.lacksLocals), uses: 'all' }];
  const kms = parts.attributes.includes('distance') ? weekly.flatMap(({ distanceKm }) => distanceKm ?? []) : [];
  if (kms.length > 0) {
    const [least, most] = [Math.min(...kms), Math.max(...kms)].map((km) => groupDigits(Math.round(km)));
    return [
      {
        ...common,
        answer: inAllLocales(TRAIN, (t) => t.byRail(least === most ? t.km(`${least}`) : `${least}–${t.km(`${most}`)}`)),
        detail: eachLocale((locale) => warning(weekly[0]?.train.as_of ?? '', locale)),
      },
    ];
  }
  const choose = (all: readonly Ride[]) =>
    parts.choice ? chooseRides(parts.byArrival ? all.toSorted(byClockOf('arrival')) : all, parts.choice, day) : [];
  const few = query.asked.few ?? query.asked.top ?? 1;
  // The first of Howrah is that of Andul: besides, that of the station which bears the town's name.
  const isByClock = few === 1 && !parts.choice?.endsWith('est');
  const ofName = isByClock ? rides.filter((ride) => bearsName(network, ride.from, from) && bearsName(network, ride.to, to)) : [];
  const chosen = [...new Set([...choose(rides).slice(0, few), ...choose(ofName).slice(0, 1)])];
  if (parts.choice) {
    const [one, other] = chosen;
    if (!one)
      return [{ ...common, answer: inAllLocales(TRAIN, (t) => t.direct(0)), ...(rides.length === 0 ? { declined: true as const } : {}) }];
    return [
      {
        ...common,
        answer: eachLocale((locale) => chosen.map((ride) => rideText(network, ride, locale)).join('; ')),
        detail: inAllLocales(TRAIN, (t, locale) =>
          other
            ? warning(one.train.as_of, locale)
            : t.rideSays(formatDuration(durationText(one.arrival - one.departure), locale), warning(one.train.as_of, locale)),
        ),
      },
    ];
  }
  const [only] = rides;
  if (
    (kind || parts.train) &&
    parts.not !== 'kind' &&
    only &&
    rides.length === 1 &&
    query.asked.kind !== 'count' &&
    !query.asked.isQuestion
  )
    return [
      {
        ...common,
        title: trainTitle(only.train),
        answer: eachLocale((locale) => timesText(network, only, locale)),
        detail: eachLocale((locale) => warning(only.train.as_of, locale)),
        url: pageOfTrain(only.train),
      },
    ];
  const isFare = FARES.test(query.text);
  const byTime = rides.toSorted((a, b) => a.arrival - a.departure - (b.arrival - b.departure));
  const [fast, slow] = [byTime[0], byTime.at(-1)];
  if (parts.attributes.includes('duration') && fast && slow)
    return [
      {
        ...common,
        answer: inAllLocales(TRAIN, (t, locale) => t.takes(timeOf(fast, locale), timeOf(slow, locale))),
        detail: eachLocale((locale) => [fast, slow].map((ride) => rideText(network, ride, locale)).join('; ')),
      },
    ];
  const counts = countsOf(parts.not === 'day' ? rides : inWeek);
  const yes = query.asked.isQuestion && query.asked.kind !== 'count';
  return [
    {
      ...common,
      answer: inAllLocales(TRAIN, (t) => {
        const count = day && parts.not !== 'day' ? t.countOn(rides.length) : t.countWeekly(rides.length, counts.daily, counts.today);
        return yes ? (rides.length > 0 ? t.yes(count) : t.no(count)) : count;
      }),
      detail: inAllLocales(TRAIN, (t, locale) =>
        [
          isFare && t.faresElsewhere,
          areMumbais(from.end, to.end) && t.lacksLocals,
          ...rides.slice(0, MAX_TOLD).map((ride) => rideText(network, ride, locale)),
        ]
          .filter(Boolean)
          .join('; '),
      ),
    },
  ];
}

/** Whether a stop is at a station of the name of an end, where a town is one. */
const bearsName = (network: Network, { station }: Ride['from'], { end, name }: Journey['from']): boolean =>
  !end.isTown || stationTitle(network, station, 'en').replace(/ (?:jn\.?|junction)$/iu, '') === name.en;

const timeOf = ({ departure, arrival }: Ride, locale: Locale): string => formatDuration(durationText(arrival - departure), locale);

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

const DAILY = '1111111';
const byClockOf = (end: 'departure' | 'arrival') => (a: Ride, b: Ride) => (a[end] % DAY_MINUTES) - (b[end] % DAY_MINUTES);

const countsOf = (rides: readonly Ride[]) => ({
  daily: rides.filter(({ daysRuns }) => daysRuns === DAILY).length,
  today: rides.filter((ride) => rideRunsOn(ride, istDay())).length,
});

const MORNING = 180;
/** Whether a ride of a night, which may begin after midnight, lasts until three in the morning or longer. */
function arrivesInTheMorning(departure: number, arrival: number): boolean {
  const leaves = departure % DAY_MINUTES;
  const midnight = leaves < MORNING ? 0 : DAY_MINUTES;
  return leaves + arrival - departure >= midnight + MORNING;
}

/** The rides of a day, or of the week, that are wanted, the foremost first. */
function chooseRides(rides: readonly Ride[], choice: NonNullable<AskedParts['choice']>, day: string | undefined): readonly Ride[] {
  const byTime = rides.toSorted((a, b) => a.arrival - a.departure - (b.arrival - b.departure));
  if (choice === 'fastest') return byTime;
  if (choice === 'slowest') return byTime.toReversed();
  if (choice === 'last') return rides.toReversed();
  if (choice === 'first' || (day !== undefined && day !== istDay())) return rides;
  const since = minutesNow();
  return rides.filter((ride) => ride.departure % DAY_MINUTES >= since && rideRunsOn(ride, istDay()));
}

/** The one that is wanted of them. */
export const chooseRide = (...asked: Parameters<typeof chooseRides>): Ride | undefined => chooseRides(...asked)[0];

/** Minutes since midnight in India. */
const minutesNow = (): number => (Math.floor(now().getTime() / 60_000) + INDIA_MINUTES) % DAY_MINUTES;
