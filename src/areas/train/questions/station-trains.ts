import { eachLocale, inAllLocales, type Locale, type LocalizedText, localName, translate } from '../../../i18n/locale.ts';
import { istDay } from '../../../kernel/time.ts';
import { fold } from '../../../text/fold.ts';
import { isInClock } from '../../asked-clock.ts';
import { declinedAnswer } from '../../first-answers.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { clockText, DAY_MINUTES, durationText, runsOn } from '../clock.ts';
import { formatClock, formatDuration, formatRunDays, warning } from '../format.ts';
import { isOfKind, type TrainKind } from '../names/train-kinds.ts';
import { type Ride, toRide } from '../routes/direct.ts';
import { areMumbais } from '../routes/ends.ts';
import { stationsOfState } from '../stations/near-stations.ts';
import { searchStations, stationsOfTown } from '../stations/station-search.ts';
import { type Network, trainsAt } from '../timetable/network.ts';
import { isSuburban, type Station, type Train, takesPassengers } from '../timetable/records.ts';
import { pageOfStation, pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import type { AskedParts } from './asked-parts.ts';
import { rideText, stationTitle, trainTitle } from './called.ts';
import { conditionsIn, hasAsked, TIMETABLE_SOURCE } from './found-rides.ts';
import { nameOfStation, readEnd, WHOLE_NAME } from './journey.ts';
import { chooseRide } from './rides-told.ts';
import { askedDay } from './train-intents.ts';

const MAX_TOLD = 4;
export const DIRECTION = /\b(?:from|to|se|towards?|jane wali|jaane wali|between)\b|से|जाने वाली/iu;

/** The words that name a station, without those that the area knows by itself. */
const nameAsked = (words: readonly string[], query: Query): string =>
  nameOfStation(words.filter((word) => !query.named.includes(word) || query.places.some((place) => fold(place.name) === word)));

const TOWARDS = /\b(?:to|tak|towards?|reach(?:es|ing)?|jane wali|jaane wali)\b|तक|जाने वाली/iu;

/** The first, last or next train that leaves the one station or town that is named, or the first or last to it: `last train from thane`. */
export function choiceAt(network: Network, parts: AskedParts, query: Query, kind: TrainKind | undefined): DirectAnswer[] {
  const { choice, clock } = parts;
  if (choice !== 'first' && choice !== 'last' && choice !== 'next') return [];
  const name = nameAsked(parts.words, query);
  // The few trains of a kind leave from any station of a town.
  const whole =
    name === '' || (kind && query.place)
      ? undefined
      : searchStations(network, name, 1).find(({ score, trains }) => score >= WHOLE_NAME && trains > 0);
  const end = name === '' || whole ? undefined : readEnd(network, name);
  const stations = whole ? [whole.station] : (end?.end.stations ?? []);
  const [station] = stations;
  if (!station) return [];
  const codes = new Set(stations.map(({ code }) => code));
  const isTo = TOWARDS.test(query.text) && !/\b(?:from|se)\b|से/iu.test(query.text);
  if (isTo && choice === 'next') return [];
  const day = askedDay(query);
  const timeOf = ({ departure, arrival }: Ride) => (isTo ? arrival : departure) % DAY_MINUTES;
  const rides = network.trains
    .filter((train) => takesPassengers(train) && (kind ? isOfKind(train, kind) : !isSuburban(train)) && isCurrent(train, day))
    .flatMap((train) => rideAt(train, codes, isTo) ?? [])
    .filter((ride) => !clock || isInClock(timeOf(ride), clock))
    .sort((a, b) => timeOf(a) - timeOf(b));
  const title = inAllLocales(TRAIN, (t, locale) =>
    [
      t.trainsAt(whole ? `${stationTitle(network, station.code, locale)} (${station.code})` : (end?.name[locale] ?? station.name)),
      ...(kind ? [kind.name[locale]] : []),
      t.choices[choice],
    ].join(', '),
  );
  if (kind && areLocalsOfMumbai(kind, stations)) return [localsMissing(title, pageOfStation(network, station.code))];
  const ride = chooseRide(day ? rides.filter(({ daysRuns }) => daysRuns === null || runsOn(daysRuns, day)) : rides, choice, day);
  if (!ride) return [];
  return [
    {
      title,
      answer: eachLocale((locale) => rideText(network, ride, locale)),
      detail: inAllLocales(TRAIN, (t, locale) =>
        [
          formatRunDays(ride.daysRuns, locale),
          t.rideSays(formatDuration(durationText(ride.arrival - ride.departure), locale), warning(ride.train.as_of, locale)),
        ].join('. '),
      ),
      url: pageOfStation(network, (isTo ? ride.to : ride.from).station),
      confidence: 0.93,
      uses: ['place', 'other', 'amount', 'operation', ...(day ? (['time'] as const) : [])],
      source: TIMETABLE_SOURCE,
    },
  ];
}

/** Local trains of Mumbai, most of which are not on record: neither the first nor their number is known. */
const areLocalsOfMumbai = ({ types }: TrainKind, [first, ...others]: readonly Station[]): boolean =>
  first !== undefined && types?.includes('Suburban') === true && areMumbais({ stations: [first, ...others], isTown: false });
const localsMissing = (title: LocalizedText, url: string): DirectAnswer =>
  declinedAnswer(
    title,
    inAllLocales(TRAIN, (t) => t.lacksLocals),
    { url, confidence: 0.95, uses: 'all' },
  );

const isCurrent = ({ valid_to }: Train, day = istDay()): boolean => valid_to === null || valid_to >= day;
/** Trains of some weeks have numbers that begin with 0. */
const isSpecial = ({ number }: Train): boolean => number.startsWith('0');

/** The ride of a train from one of these stations to its end, or from its beginning to one of them. */
function rideAt(train: Train, codes: ReadonlySet<string>, isTo: boolean): Ride | undefined {
  const [first, last] = [train.stops[0], train.stops.at(-1)];
  const isThere = ({ station }: Train['stops'][number]) => codes.has(station);
  const stop = isTo ? train.stops.slice(1).findLast(isThere) : train.stops.slice(0, -1).find(isThere);
  if (!first || !last || !stop) return undefined;
  // A train that only crosses the town does not leave it.
  if (codes.has((isTo ? first : last).station)) return undefined;
  return isTo ? toRide(train, first, stop) : toRide(train, stop, last);
}

/** All stations of the one state that is named. */
function stateEnd(network: Network, { places: [place, other] }: Query): ReturnType<typeof readEnd> {
  const [first, ...others] = place?.type === 'state' && !other ? stationsOfState(network, place.name) : [];
  if (!place || !first) return undefined;
  return { end: { stations: [first, ...others], isTown: true }, name: { en: place.name, hi: localName('hi', place) }, typed: place.name };
}

/** Trains of a kind that leave, reach or call at a town or in a state, or how many there are. */
export function trainsAtEnd(network: Network, parts: AskedParts, query: Query, kind: TrainKind | undefined): DirectAnswer[] {
  const { asked } = query;
  const { words, attributes, clock } = parts;
  // Gaya is also a word that says nothing.
  const name = nameAsked(words, query) || (query.places.length === 1 ? fold(query.places[0]?.name ?? '') : '');
  const end = name === '' ? undefined : (readEnd(network, name) ?? stateEnd(network, query));
  if (name !== '' && !end) return [];
  const codes = new Set(end?.end.stations.map(({ code }) => code));
  const side = DIRECTION.exec(query.text)?.[0]?.toLowerCase();
  const isFrom = side === 'from' || side === 'se' || side === 'से';
  const isStart = end !== undefined && attributes.includes('origin');
  const isGoal = end !== undefined && attributes.includes('end');
  const calls = (train: Train) => {
    const { stops } = train;
    if (codes.size === 0) return true;
    if (isStart) return starts(train);
    if (isGoal) return codes.has(stops.at(-1)?.station ?? '');
    const part = isFrom ? stops.slice(0, -1) : side === undefined ? stops : stops.slice(1);
    return part.some(({ station }) => codes.has(station));
  };
  const starts = (train: Train) => codes.has(train.stops[0]?.station ?? '');
  const isThen = ({ stops }: Train) => {
    const stop = stops.find(({ station }) => codes.has(station));
    const at = (parts.byArrival ? stop?.arrival : stop?.departure) ?? null;
    return !clock || (at !== null && isInClock(at % DAY_MINUTES, clock));
  };
  const callingTrains = network.trains
    .filter((train) => (!kind || isOfKind(train, kind)) && isCurrent(train) && hasAsked(train, parts) && calls(train) && isThen(train))
    .sort((a, b) => Number(starts(b)) - Number(starts(a)) || Number(isSpecial(a)) - Number(isSpecial(b)));
  const day = askedDay(query);
  const running = day ? callingTrains.filter((train) => train.days_runs === null || runsOn(train.days_runs, day)) : callingTrains;
  const listed = kind || isStart || isGoal ? running.slice(0, MAX_TOLD) : [];
  const isOfTimes = asked.also.includes('when') || attributes.some((one) => one === 'departure' || one === 'arrival');
  const tell = (train: Train, locale: Locale) => {
    const t = TRAIN[locale];
    const [start, goal] = [train.stops[0], train.stops.at(-1)].map((stop) => stationTitle(network, stop?.station ?? '', locale));
    const stop = isOfTimes ? train.stops.find(({ station }) => codes.has(station)) : undefined;
    const [arrives, leaves] = [stop?.arrival ?? null, stop?.departure ?? null].map((at) =>
      at === null ? undefined : formatClock(clockText(at)),
    );
    const times = [arrives && t.arr(arrives), leaves && t.dep(leaves)].filter(Boolean).join(', ');
    return `${translate(trainTitle(train), locale)} (${start} – ${goal})${times && `: ${times}`}`;
  };
  const list = (locale: Locale) => listed.map((train) => tell(train, locale)).join('; ');
  const timed = isOfTimes && codes.size > 0 && listed.length > 0;
  const [only] = running;
  const station = end?.end.stations[0];
  const title = inAllLocales(TRAIN, (t, locale) =>
    [
      ...(isStart || isGoal
        ? [(isStart ? t.startingAt : t.endingAt)(end.name[locale]), ...(kind ? [kind.name[locale]] : [])]
        : [kind ? t.ofKind(kind.name[locale], end?.name[locale]) : t.trainsAt(end?.name[locale] ?? t.allIndia)]),
      ...conditionsIn(locale, { parts, kind: undefined, query }, day, undefined),
    ].join(', '),
  );
  if (kind && end && station && areLocalsOfMumbai(kind, end.end.stations))
    return [localsMissing(title, pageOfStation(network, station.code))];
  return [
    {
      title,
      answer: inAllLocales(TRAIN, (t, locale) => {
        const count = t.count(running.length);
        if (timed) return list(locale);
        return asked.isQuestion && asked.kind !== 'count' ? (running.length > 0 ? t.yes : t.no)(count) : count;
      }),
      ...(listed.length > 0 ? { detail: inAllLocales(TRAIN, (t, locale) => (timed ? t.count(running.length) : list(locale))) } : {}),
      url: running.length === 1 && only ? pageOfTrain(only) : station ? pageOfStation(network, station.code) : '/browse/train',
      confidence: 0.93,
      uses: [
        'word',
        'other',
        'place',
        'operation',
        ...(clock || parts.classes ? (['amount'] as const) : []),
        ...(parts.not && parts.not !== 'run' ? (['negation'] as const) : []),
        ...(day ? (['time'] as const) : []),
      ],
      source: TIMETABLE_SOURCE,
    },
  ];
}

const STATIONS = /^(?:stations?|स्टेशन|स्टेशनों)$/u;

/** How many stations a town has where trains stop: `how many railway stations in mumbai`. Of a state they cannot be counted. */
export function stationsCounted(network: Network, { asked, tokens, place, places, entities, conditions }: Query): DirectAnswer[] {
  const said = tokens.findIndex(({ word }) => asked.words.includes(word));
  // `aqi stations` measure the air.
  const isOfOthers = conditions.some(({ kind, around }) => kind === 'other' && !around);
  const thing = tokens.slice(said).find(({ word }) => STATIONS.test(word) || word.startsWith('train'));
  if (
    asked.kind !== 'count' ||
    isOfOthers ||
    !place ||
    places.length > 1 ||
    !entities.includes('station') ||
    !STATIONS.test(thing?.word ?? '')
  )
    return [];
  const stations = place.type === 'state' ? [] : stationsOfTown(network, place.name).filter(({ code }) => trainsAt(network, code) > 0);
  const isCounted = stations.length > 0;
  const named = (locale: Locale) => stations.slice(0, MAX_STATIONS).map(({ code }) => stationTitle(network, code, locale));
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) => t.stationsOf(localName(locale, place))),
      answer: isCounted ? inAllLocales(TRAIN, (t) => t.stationsHere(stations.length)) : null,
      detail: inAllLocales(TRAIN, (t, locale) =>
        isCounted ? [...named(locale), ...(stations.length > MAX_STATIONS ? ['…'] : [])].join(', ') : t.statesMissing,
      ),
      ...(isCounted ? {} : { declined: true as const }),
      url: '/browse/train',
      confidence: 0.97,
      uses: ['place', 'other', 'operation'],
      source: TIMETABLE_SOURCE,
    },
  ];
}
const MAX_STATIONS = 8;
