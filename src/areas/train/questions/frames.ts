import { formatDate } from '../../../i18n/day-words.ts';
import { inAllLocales, type Locale, type LocalizedText, localName, translate } from '../../../i18n/locale.ts';
import { ApiError } from '../../../kernel/errors.ts';
import { istDay, now } from '../../../kernel/time.ts';
import { fold } from '../../../text/fold.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { durationText, runsOn } from '../clock.ts';
import { formatClock, formatDuration, warning } from '../format.ts';
import { isOfKind, kindNamed, type TrainKind, withoutKind } from '../names/train-kinds.ts';
import { type Ride, rideRunsOn } from '../routes/direct.ts';
import { requireEnd, ridesBetween } from '../routes/ends.ts';
import { stationNetwork } from '../stations/station-search.ts';
import { type Network, stationByCode } from '../timetable/network.ts';
import type { Train } from '../timetable/records.ts';
import { pageOfStation, pageOfTrain, toSummary } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { type AskedParts, readParts } from './asked-parts.ts';
import { stationTitle, trainTitle } from './called.ts';
import { findJourney, isJoined, type Journey, nameOfStation, pageBetween, readEnd } from './journey.ts';
import { answerAttribute } from './train-attributes.ts';
import { askedDay, trainsNamed } from './train-intents.ts';

const DAY_MINUTES = 1440;
const INDIA_MINUTES = 330;
const MAX_TOLD = 4;
/** Words of questions about today's run and prices, which no timetable answers. */
const NOT_OF_TIMETABLE = /\b(?:live|status|pnr|running late|where is my|delay(?:ed)?|late|cancel\w*)\b|लेट/iu;
const FARES = /\b(?:seats?|availab\w+|fares?|ticket (?:price|rate|cost)|kiraya)\b|किराया/iu;
const DIRECTION = /\b(?:from|to|se|towards?|jane wali|jaane wali|between)\b|से|जाने वाली/iu;

/** Answers a question about a part of the timetable: what is asked of one train, or which trains of a journey meet conditions. */
export async function answerParts(query: Query): Promise<DirectAnswer[]> {
  if (NOT_OF_TIMETABLE.test(query.text)) return [];
  const network = await stationNetwork();
  const parts = readParts(query);
  const numbers = query.words.filter((word) => /^\d{5}$/.test(word));
  const places = new Set(query.places.flatMap(({ name }) => fold(name).split(' ')));
  const readings = [parts.words, parts.words.filter((word) => !places.has(word))];
  // `train number 12951` asks for the train.
  const attributes = numbers.length > 0 ? parts.attributes.filter((one) => one !== 'number') : parts.attributes;
  const isAttribute = attributes.length > 0 || parts.classes !== undefined;
  const named =
    numbers.length > 0
      ? numbers
      : isAttribute
        ? (readings.map((words) => trainsNamed(network, words)).find((found) => found.length > 0) ?? [])
        : [];
  const trains = named.flatMap((number) => network.byNumber.get(number) ?? []);
  if (trains.length > 0 && (numbers.length === 0 || trains.length === numbers.length)) {
    const told = answerAttribute(network, trains, { ...parts, attributes }, query);
    if (told.length > 0) return told;
  }
  if (FARES.test(query.text) && trains[0]) return [noFare(trains[0])];
  if (numbers.length > 0) return [];
  return answerRides(network, parts, query);
}

/** Which trains of a journey meet what a question says: how many, the first, those with a class. */
function answerRides(network: Network, parts: AskedParts, query: Query): DirectAnswer[] {
  const { asked, entities } = query;
  const kind = kindNamed(parts.words.join(' '));
  const words = kind ? withoutKind(parts.words, kind) : parts.words;
  // Rath is also a town.
  const places = query.places.filter(({ name }) => !parts.words.includes(fold(name)) || words.includes(fold(name)));
  const isAsked = entities.includes('train') || kind !== undefined || /\btrains?\b|ट्रेन|गाड़ी/iu.test(query.text);
  const isPicked =
    parts.choice !== undefined || parts.clock !== undefined || parts.classes !== undefined || parts.daily || kind !== undefined;
  const isJoint = isJoined(parts.words);
  if (!isAsked && !isPicked && !isJoint && places.length < 2 && !areCodes(network, words)) return [];
  // From one place alone, a kind of train has no other end.
  const isLoose = kind ? isJoint || places.length > 1 : isAsked || isJoint;
  const journey = findJourney(
    network,
    words,
    { ...query, words, contentWords: query.contentWords.filter((word) => words.includes(word)) },
    isLoose,
  );
  const isOther = parts.attributes.some((one) => one === 'distance' || one === 'duration') && !kind && !entities.includes('train');
  if (journey && !isOther && (isAsked || isJoint || places.length > 1 || journey.byCode)) {
    const isSure = isPicked || (isAsked && asked.kind === 'count');
    return ridesTold(network, journey, {
      parts: { ...parts, words },
      query,
      kind,
      confidence: isSure ? 0.97 : isAsked ? 0.95 : journey.byCode && !isJoint ? 0.9 : 0.6,
    });
  }
  if (isAsked && places.length === 2 && !journey) return noEnd(network, { ...query, places });
  // `howrah rajdhani express` is a train's name, `rajdhani from howrah` is not.
  if (kind && !DIRECTION.test(query.text) && asked.kind !== 'count' && trainsNamed(network, query.words).length > 0) return [];
  return kind || (asked.kind === 'count' && isAsked) ? trainsAtEnd(network, words, query, kind) : [];
}

const noFare = (train: Train): DirectAnswer => ({
  title: trainTitle(train),
  answer: null,
  declined: true,
  detail: inAllLocales(TRAIN, (t) => t.faresElsewhere),
  url: pageOfTrain(train),
  confidence: 0.95,
  uses: ['amount', 'other', 'word', 'time', 'place', 'operation'],
});

/** That no train stops at one of the two places, and the stations near it. */
function noEnd(network: Network, { places, conditions }: Query): DirectAnswer[] {
  const faults = places.flatMap((place) => {
    try {
      requireEnd(network, '', place.name);
      return [];
    } catch (error) {
      return error instanceof ApiError ? [{ place, error }] : [];
    }
  });
  const [fault] = faults;
  if (!fault || conditions.some(({ kind }) => kind === 'abroad' || kind === 'word')) return [];
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) => t.between(...(places.map((one) => localName(locale, one)) as [string, string]))),
      answer: null,
      declined: true,
      detail: inAllLocales(TRAIN, (t, locale) =>
        [t.noStopIn(localName(locale, fault.place)), (fault.error.details.suggestions ?? []).join('; ')].filter(Boolean).join('. '),
      ),
      url: '/browse/train',
      confidence: 0.9,
      uses: ['place', 'time', 'other', 'operation', 'amount'],
    },
  ];
}

const areCodes = (network: Network, words: readonly string[]): boolean =>
  words.length === 2 && words.every((word) => stationByCode(network, word) !== undefined);

interface AskedRides {
  parts: AskedParts;
  query: Query;
  kind: TrainKind | undefined;
  confidence: number;
}

function ridesTold(network: Network, journey: Journey, { parts, query, kind, confidence }: AskedRides): DirectAnswer[] {
  const { from, to } = journey;
  const day = askedDay(query);
  const weekly = ridesBetween(network, from.end, to.end).filter(
    ({ train }) => train.valid_to === null || train.valid_to >= (day ?? istDay()),
  );
  const fits = ({ train, departure, daysRuns }: Ride) =>
    (!kind || isOfKind(train, kind)) &&
    (!parts.classes || parts.classes.codes.some((code) => train.classes.includes(code))) &&
    (!parts.daily || daysRuns === '1111111') &&
    (!parts.clock || isWithin(departure % DAY_MINUTES, parts.clock));
  const inWeek = weekly.filter(fits);
  const rides = day ? inWeek.filter((ride) => rideRunsOn(ride, day)) : inWeek;
  const conditions = (locale: Locale) => [
    ...(day ? [formatDate(day, locale)] : []),
    ...(kind ? [kind.name[locale]] : []),
    ...(parts.classes ? [parts.classes.shown] : []),
    ...(parts.daily ? [TRAIN[locale].daily] : []),
    ...(parts.clock ? [parts.clock.said] : []),
    ...(parts.choice ? [TRAIN[locale].choices[parts.choice]] : []),
  ];
  const title = inAllLocales(TRAIN, (t, locale) => [t.between(from.name[locale], to.name[locale]), ...conditions(locale)].join(', '));
  const common = {
    title,
    url: `${pageBetween(journey)}${day ? `&date=${day}` : ''}`,
    confidence,
    uses: usesOf(journey, parts, query),
    as_of: newestOf(rides),
    source: TIMETABLE_SOURCE,
  };
  const one = parts.choice && chooseRide(rides, parts.choice, day);
  if (parts.choice) {
    if (!one)
      return [{ ...common, answer: inAllLocales(TRAIN, (t) => t.direct(0)), ...(rides.length === 0 ? { declined: true as const } : {}) }];
    return [
      {
        ...common,
        answer: inAllLocales(TRAIN, (_, locale) => rideText(network, one, locale)),
        detail: inAllLocales(TRAIN, (t, locale) =>
          t.rideSays(formatDuration(durationText(one.arrival - one.departure), locale), warning(one.train.as_of, locale)),
        ),
      },
    ];
  }
  const [only] = rides;
  if (kind && only && rides.length === 1 && query.asked.kind !== 'count' && !query.asked.isQuestion)
    return [
      {
        ...common,
        title: trainTitle(only.train),
        answer: inAllLocales(TRAIN, (_, locale) => timesText(network, only, locale)),
        url: pageOfTrain(only.train),
      },
    ];
  const isFare = FARES.test(query.text);
  const counts = countsOf(inWeek);
  const yes = query.asked.isQuestion && query.asked.kind !== 'count';
  return [
    {
      ...common,
      answer: inAllLocales(TRAIN, (t) => {
        const count = day ? t.countOn(rides.length) : t.countWeekly(rides.length, counts.daily, counts.today);
        return yes ? (rides.length > 0 ? t.yes(count) : t.no(count)) : count;
      }),
      detail: inAllLocales(TRAIN, (t, locale) =>
        [isFare && t.faresElsewhere, ...rides.slice(0, MAX_TOLD).map((ride) => rideText(network, ride, locale))].filter(Boolean).join('; '),
      ),
    },
  ];
}

/** Every word was read where none is left but those of the two ends; beside towns, any other may be part of a station's name. */
function usesOf(journey: Journey, { words }: AskedParts, query: Query): DirectAnswer['uses'] {
  const places = new Set(query.places.flatMap(({ name, aliases }) => [name, ...aliases].flatMap((one) => fold(one).split(' '))));
  const isWhole =
    !journey.ofTowns || words.every((word) => !query.contentWords.includes(word) || places.has(word) || nameOfStation([word]) === '');
  return [
    'place',
    'operation',
    'amount',
    ...(askedDay(query) || query.range ? (['time'] as const) : []),
    ...(isWhole ? (['word', 'other', 'abroad'] as const) : []),
  ];
}

const TIMETABLE_SOURCE: LocalizedText = { en: 'the timetable on record', hi: 'दर्ज समय सारणी' };

/** The newest day of these trains' records, where they say a day. */
const newestOf = (rides: readonly Ride[]): string | undefined =>
  rides
    .map(({ train }) => train.as_of)
    .filter((one) => /^\d{4}-\d\d-\d\d$/.test(one))
    .sort()
    .at(-1);

const countsOf = (rides: readonly Ride[]) => ({
  daily: rides.filter(({ daysRuns }) => daysRuns === '1111111').length,
  today: rides.filter((ride) => rideRunsOn(ride, istDay())).length,
});

const isWithin = (minutes: number, { from, to }: { from: number; to: number }): boolean =>
  (minutes >= from && minutes < to) || (to > DAY_MINUTES && minutes < to - DAY_MINUTES);

function timesText(network: Network, ride: Ride, locale: Locale): string {
  const { from, to, departure, arrival } = toSummary(network, ride);
  const called = ({ code }: { code: string }) => stationTitle(network, code, locale);
  return `${called(from)} ${formatClock(departure)} – ${called(to)} ${formatClock(arrival)}`;
}

const rideText = (network: Network, ride: Ride, locale: Locale): string =>
  `${translate(trainTitle(ride.train), locale)}: ${timesText(network, ride, locale)}`;

/** The ride that is wanted of those of a day, or of the week. */
function chooseRide(rides: readonly Ride[], choice: NonNullable<AskedParts['choice']>, day: string | undefined): Ride | undefined {
  const byTime = rides.toSorted((a, b) => a.arrival - a.departure - (b.arrival - b.departure));
  if (choice === 'fastest') return byTime[0];
  if (choice === 'slowest') return byTime.at(-1);
  if (choice === 'last') return rides.at(-1);
  if (choice === 'first' || (day !== undefined && day !== istDay())) return rides[0];
  const since = minutesNow();
  return rides.find((ride) => ride.departure % DAY_MINUTES >= since && rideRunsOn(ride, istDay()));
}

/** Minutes since midnight in India. */
const minutesNow = (): number => (Math.floor(now().getTime() / 60_000) + INDIA_MINUTES) % DAY_MINUTES;

/** Trains of a kind that leave, reach or call at a town, or how many there are. */
function trainsAtEnd(network: Network, words: readonly string[], query: Query, kind: TrainKind | undefined): DirectAnswer[] {
  const name = nameOfStation(
    words.filter((word) => !query.named.includes(word) || query.places.some((place) => fold(place.name) === word)),
  );
  const end = name === '' ? undefined : readEnd(network, name);
  if (name !== '' && !end) return [];
  const codes = new Set(end?.end.stations.map(({ code }) => code));
  const side = DIRECTION.exec(query.text)?.[0]?.toLowerCase();
  const isFrom = side === 'from' || side === 'se' || side === 'से';
  const calls = ({ stops }: Train) => {
    if (codes.size === 0) return true;
    const part = isFrom ? stops.slice(0, -1) : side === undefined ? stops : stops.slice(1);
    return part.some(({ station }) => codes.has(station));
  };
  const starts = (train: Train) => codes.has(train.stops[0]?.station ?? '');
  const found = network.trains
    .filter((train) => (!kind || isOfKind(train, kind)) && calls(train))
    .sort((a, b) => Number(starts(b)) - Number(starts(a)));
  const day = askedDay(query);
  const running = day ? found.filter((train) => train.days_runs === null || runsOn(train.days_runs, day)) : found;
  const told = kind ? running.slice(0, MAX_TOLD) : [];
  const tell = (train: Train, locale: Locale) => {
    const [start, goal] = [train.stops[0], train.stops.at(-1)].map((stop) => stationTitle(network, stop?.station ?? '', locale));
    return `${translate(trainTitle(train), locale)} (${start} – ${goal})`;
  };
  const [only] = running;
  const station = end?.end.stations[0];
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) =>
        kind ? t.ofKind(kind.name[locale], end?.name[locale]) : t.trainsAt(end?.name[locale] ?? t.allIndia),
      ),
      answer: inAllLocales(TRAIN, (t) => t.count(running.length)),
      ...(told.length > 0 ? { detail: inAllLocales(TRAIN, (_, locale) => told.map((train) => tell(train, locale)).join('; ')) } : {}),
      url: running.length === 1 && only ? pageOfTrain(only) : station ? pageOfStation(network, station.code) : '/browse/train',
      confidence: 0.93,
      uses: ['word', 'other', 'place', 'operation', ...(day ? (['time'] as const) : [])],
      source: TIMETABLE_SOURCE,
    },
  ];
}
