import { inAllLocales, type Locale, translate } from '../../../i18n/locale.ts';
import { fold } from '../../../text/fold.ts';
import { editDistance } from '../../../text/spelling.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { clockText, dayOffset, durationText, runsOn } from '../clock.ts';
import { formatAge, formatClock, formatDuration, formatRunDays, warning } from '../format.ts';
import { typeName, zoneName } from '../rail-words.ts';
import type { Network } from '../timetable/network.ts';
import { arrivalTime, departureTime, findEnds, type Stop, type Train } from '../timetable/records.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import type { AskedParts, Attribute } from './asked-parts.ts';
import { stationTitle, trainTitle } from './called.ts';
import { FASTER, fasterOf } from './faster-train.ts';
import { askedDay } from './train-intents.ts';

const MAX_STOPS_TOLD = 12;
const HIGHEST: readonly Attribute[] = [
  'firstStop',
  'nextStop',
  'previousStop',
  'halt',
  'platform',
  'pantry',
  'classes',
  'stops',
  'days',
  'speed',
  'zone',
  'type',
  'distance',
  'duration',
  'arrival',
  'departure',
  'origin',
  'end',
  'stopsAt',
  'runs',
  'number',
  'name',
];

interface Asked {
  network: Network;
  train: Train;
  parts: AskedParts;
  query: Query;
  /** The stops that are named. */
  stops: readonly Stop[];
  locale: Locale;
}

/** Both ends are the train's own answer: `kahan se kahan tak jati hai`. */
const ENDS = /\b(?:kaha|kahan|kahaan) se (?:kaha|kahan|kahaan)\b|\bfrom where to where\b|कहां से कहां|कहाँ से कहाँ/iu;

/**
 * Answers what a question asks of a train, or which of two is faster; empty where it asks for nothing but the train. `ends` are those of the ride
 * that is asked for, where they are known.
 */
export function answerAttribute(
  network: Network,
  [train, other]: readonly Train[],
  parts: AskedParts,
  query: Query,
  ends?: readonly Stop[],
): DirectAnswer[] {
  if (!train || ENDS.test(query.text)) return [];
  const { asked } = query;
  if (
    other &&
    query.words.filter((word) => /^\d{5}$/.test(word)).length === 2 &&
    (asked.kind === 'which' || asked.kind === 'difference' || parts.choice || FASTER.test(query.text))
  )
    return fasterOf([train, other]);
  const stops = ends ?? stopsNamed(network, train, parts);
  // A town that is only nearly named is none beside a train that has the word: Avadi of `avadh express`.
  const ofTrain = fold(train.name).split(' ');
  const isOfTrain = (place: Query['places'][number]) => query.tokens.some((token) => token.place === place && ofTrain.includes(token.word));
  const places = query.places.filter((place) => !fold(train.name).includes(fold(place.name)) && !isOfTrain(place));
  const isElsewhere = stops.length === 0 && places.length > 0;
  // `बुधवार को चलती है`: on a day that is named, chalti is no departure.
  const isOfDays = ((query.weekday ?? query.day) !== undefined && parts.attributes.includes('runs')) || isDaily(parts);
  const order: readonly Attribute[] = isOfDays ? ['runs', ...HIGHEST] : HIGHEST;
  const asks = (one: Attribute) => parts.attributes.includes(one) || (one === 'runs' && isDaily(parts));
  const attribute = order.find(
    (one) => asks(one) && !(OF_STOP.has(one) && stops.length === 0) && (one !== 'stopsAt' || stops.length > 0 || isElsewhere),
  );
  const day = askedDay(query);
  if (!attribute && !parts.classes && asked.kind !== 'count' && stops.length === 0) return [];
  const says = inAllLocales(
    TRAIN,
    (_, locale) => tell({ network, train, parts, query, stops, locale }, attribute, isElsewhere ? places[0]?.name : undefined) ?? '',
  );
  if (says.en === '') return [];
  const isNone = says.en === TRAIN.en.notInTimetable;
  return [
    {
      title: trainTitle(train),
      answer: isNone ? null : says,
      detail: inAllLocales(TRAIN, (t, locale) =>
        isNone ? `${t.notInTimetable}. ${warning(train.as_of, locale)}` : warning(train.as_of, locale),
      ),
      url: pageOfTrain(train),
      confidence: 1,
      ...(isNone ? { declined: true as const } : {}),
      ...(/^\d{4}-\d\d-\d\d$/.test(train.as_of) ? { as_of: train.as_of } : {}),
      source: inAllLocales(TRAIN, (t, locale) => t.timetableOf(formatAge(train.as_of, locale))),
      uses: [
        'amount',
        'place',
        'word',
        'other',
        'operation',
        ...(day && (attribute === 'runs' || attribute === 'days') ? (['time'] as const) : []),
      ],
    },
  ];
}

/** Asked of a stop that is named. */
const OF_STOP: ReadonlySet<Attribute> = new Set(['nextStop', 'previousStop']);
const DAILY = '1111111';
const OF_RUNNING: readonly Attribute[] = ['runs', 'departure', 'days'];

/** Whether it is asked if a train runs every day: `kya 22435 roz chalti hai`; not when it leaves each day. */
const isDaily = ({ daily, attributes }: AskedParts): boolean => daily && attributes.every((one) => OF_RUNNING.includes(one));

/** The stops whose station the words name, in the order of the journey; words of the train's own name count only where they name a stop. */
function stopsNamed(network: Network, { stops, name, name_hi: hi, number }: Train, { words }: AskedParts): Stop[] {
  // Beside a number a train's name is seldom typed, so that its words are stations.
  const nameWords = new Set(words.includes(number) ? [] : fold(`${name} ${hi ?? ''}`).split(' '));
  const stationWords = words.filter((word) => !/^\d+$/.test(word));
  const called = (stop: Stop, isFuzzy: boolean) => {
    const station = network.stations.get(stop.station);
    const names = [station?.name ?? '', ...(station?.aliases ?? []), station?.name_hi ?? ''].map(fold);
    return stationWords.find((word) =>
      word === stop.station.toLowerCase()
        ? word.length > 2 || stationWords.length < 3
        : word.length > 2 &&
          !nameWords.has(word) &&
          names.some((one) =>
            one
              .split(' ')
              .some((part, at) => part === word || (isFuzzy && at === 0 && word.length > 4 && editDistance(part, word, 1) <= 1)),
          ),
    );
  };
  // Two stations of one town are one stop, at its end if the train ends there: Trivandrum is Thiruvananthapuram Central, not Pettah before it.
  const namedBy = (isFuzzy: boolean): Stop[] => {
    const named = Map.groupBy(stops, (stop) => called(stop, isFuzzy));
    return [...named].flatMap(([word, all]) => {
      const [stop] = all;
      return word === undefined || !stop ? [] : [all.includes(stops.at(-1) ?? stop) ? (stops.at(-1) ?? stop) : stop];
    });
  };
  const exact = namedBy(false);
  if (exact.length > 0) return exact;
  const fuzzy = namedBy(true);
  // The ends of the train may be in its name: the Mumbai Rajdhani's departure from Mumbai.
  const { first, last } = { first: stops[0], last: stops.at(-1) };
  const inName = [first, last].filter((stop): stop is Stop => {
    const parts = fold(network.stations.get(stop?.station ?? '')?.name ?? '').split(' ');
    return stop !== undefined && stationWords.some((word) => nameWords.has(word) && word.length > 3 && parts.includes(word));
  });
  return fuzzy.length > 0 ? fuzzy : inName.length === 1 ? inName : [];
}

const FROM = /\bfrom\b|\bse\b|(?<=\s)से(?=\s)/iu;

const clockAt = (minutes: number | null): string => (minutes === null ? '–' : formatClock(clockText(minutes)));

function tell(asked: Asked, attribute: Attribute | undefined, elsewhere: string | undefined): string | undefined {
  const { network, train, parts, query, stops, locale } = asked;
  const t = TRAIN[locale];
  const { first, last } = findEnds(train);
  const [stop, next] = stops;
  // `from delhi` it arrives at its end.
  const goal = next ?? (stop === first && FROM.test(query.text) ? last : (stop ?? last));
  const nameOf = (one: Stop) => stationTitle(network, one.station, locale);
  const at = (minutes: number | null, one: Stop) => t.timeAt(clockAt(minutes), nameOf(one), dayOffset(minutes ?? 0) + 1);
  const isMore = train.stops.length > MAX_STOPS_TOLD;
  const allStops = () =>
    t.stopsAre(train.stops.length, train.stops.slice(0, MAX_STOPS_TOLD).map(nameOf).join(', '), isMore ? nameOf(last) : undefined);
  if (parts.classes && (!attribute || attribute === 'classes' || attribute === 'runs')) {
    if (train.classes.length === 0) return t.notInTimetable;
    const has = parts.classes.codes.some((code) => train.classes.includes(code));
    return (has ? t.yes : t.no)(t.classesAre(train.classes.join(', ')));
  }
  if (elsewhere !== undefined && ['stopsAt', 'arrival', 'departure', 'platform', 'halt', 'stops', undefined].includes(attribute))
    return t.no(t.doesNotStop(elsewhere));
  switch (attribute) {
    case 'arrival':
      // Where it begins it leaves.
      return goal === first ? t.timesAt(clockAt(null), clockAt(departureTime(first)), nameOf(first)) : at(arrivalTime(goal), goal);
    case 'departure':
    case 'origin':
      // Where it ends it arrives.
      if (attribute === 'departure' && stop === last) return t.timesAt(clockAt(arrivalTime(last)), clockAt(null), nameOf(last));
      return attribute === 'origin' ? at(departureTime(first), first) : at(departureTime(stop ?? first), stop ?? first);
    case 'end':
      return at(arrivalTime(last), last);
    case 'firstStop': {
      const one = train.stops[1] ?? last;
      return t.timesAt(clockAt(arrivalTime(one)), clockAt(departureTime(one)), nameOf(one));
    }
    case 'nextStop':
    case 'previousStop': {
      const one = stop && train.stops[train.stops.indexOf(stop) + (attribute === 'nextStop' ? 1 : -1)];
      return one && t.timesAt(clockAt(arrivalTime(one)), clockAt(departureTime(one)), nameOf(one));
    }
    case 'platform':
      return (stop ?? first).platform === null ? t.notInTimetable : t.platformAt((stop ?? first).platform ?? '', nameOf(stop ?? first));
    case 'halt':
      return stop?.arrival === null || stop?.departure === null || !stop
        ? undefined
        : t.haltAt(stop.departure - stop.arrival, nameOf(stop));
    case 'stopsAt':
    case 'stops':
      if (stop) return t.yes(t.timesAt(clockAt(arrivalTime(stop)), clockAt(departureTime(stop)), nameOf(stop)));
      return allStops();
    case 'days':
    case 'runs': {
      if (isDaily(parts) && train.days_runs !== null)
        return (train.days_runs === DAILY ? t.yes : t.no)(formatRunDays(train.days_runs, locale));
      const day = askedDay(query);
      if (!day || train.days_runs === null)
        return attribute === 'runs' && stops.length > 0 ? undefined : formatRunDays(train.days_runs, locale);
      return (runsOn(train.days_runs, day) ? t.yes : t.no)(formatRunDays(train.days_runs, locale));
    }
    case 'distance':
    case 'duration':
    case 'speed':
      return alongTheWay(asked, attribute, stop && (next || stop === first) ? [stop, next ?? last] : [first, stop ?? last]);
    case 'classes':
      return train.classes.length > 0 ? train.classes.join(', ') : t.notInTimetable;
    case 'pantry':
      return train.pantry === null ? t.notInTimetable : train.pantry ? t.yes(t.hasPantry) : t.no(t.hasNoPantry);
    case 'type':
      return train.type ? translate(typeName(train.type), locale) : t.notInTimetable;
    case 'zone':
      return train.railway ? translate(zoneName(train.railway), locale) : t.notInTimetable;
    case 'number':
    case 'name':
      return attribute === 'number' || stops.length === 0 ? translate(trainTitle(train), locale) : undefined;
    default:
      if (query.asked.kind === 'count') return allStops();
      if (!stop) return undefined;
      return next
        ? `${nameOf(stop)} ${clockAt(departureTime(stop))} – ${nameOf(next)} ${clockAt(arrivalTime(next))}`
        : t.timesAt(clockAt(stop.arrival), clockAt(stop.departure), nameOf(stop));
  }
}

function alongTheWay(
  { network, train, locale }: Asked,
  attribute: 'distance' | 'duration' | 'speed',
  [from, to]: readonly [Stop, Stop],
): string | undefined {
  const t = TRAIN[locale];
  const [start, end] = [departureTime(from), arrivalTime(to)];
  const minutes = start === null || end === null ? null : Math.abs(end - start);
  const whole = from === train.stops[0] && to === train.stops.at(-1) ? train.distance_km : null;
  const km = whole ?? (from.distance_km === null || to.distance_km === null ? null : Math.abs(to.distance_km - from.distance_km));
  const span = [from, to].map(({ station }) => stationTitle(network, station, locale)).join(' – ');
  if (attribute === 'distance') return km === null ? t.notInTimetable : `${t.km(String(km))} (${span})`;
  if (minutes === null) return t.notInTimetable;
  if (attribute === 'duration') return `${formatDuration(durationText(minutes), locale)} (${span})`;
  return km === null || minutes === 0 ? t.notInTimetable : t.kmPerHour(Math.round((km / minutes) * 60));
}
