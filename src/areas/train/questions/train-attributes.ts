import { eachLocale, inAllLocales } from '../../../i18n/locale.ts';
import { fold } from '../../../text/fold.ts';
import { editDistance } from '../../../text/spelling.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { stationsOfTown } from '../stations/station-search.ts';
import type { Network } from '../timetable/network.ts';
import type { Stop, Train } from '../timetable/records.ts';
import { pageOfTrain } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { type AskedParts, ATTRIBUTES, type Attribute } from './asked-parts.ts';
import { timesOf, trainTitle, warningOf } from './called.ts';
import { EARLIER, earlierOf, FASTER, fasterOf } from './faster-train.ts';
import { isDaily, tellAttribute } from './told-attribute.ts';
import { askedDay } from './train-intents.ts';

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
    ((asked.kind === 'which' && !EARLIER.test(query.text)) ||
      asked.kind === 'difference' ||
      parts.choice === 'fastest' ||
      FASTER.test(query.text))
  )
    return fasterOf([train, other]);
  if (other && EARLIER.test(query.text)) {
    const trains = [train, other].map((one) => ({ train: one, named: stopsNamed(network, one, parts, query)[0] }));
    return earlierOf(network, trains, parts, query);
  }
  const stops = ends ?? stopsNamed(network, train, parts, query);
  // A town that is only nearly named is none beside a train that has the word: Avadi of `avadh express`.
  const ofTrain = fold(train.name).split(' ');
  const isOfTrain = (place: Query['places'][number]) => query.tokens.some((token) => token.place === place && ofTrain.includes(token.word));
  const places = query.places.filter((place) => !fold(train.name).includes(fold(place.name)) && !isOfTrain(place));
  const isElsewhere = stops.length === 0 && places.length > 0;
  // `बुधवार को चलती है`: on a day that is named, chalti is no departure.
  const isOfDays =
    ((query.weekday ?? query.day) !== undefined && parts.attributes.includes('runs')) || isDaily(parts) || parts.not === 'run';
  const order = isOfDays ? (['runs', ...ATTRIBUTES] as const) : ATTRIBUTES;
  const asks = (one: Attribute) => parts.attributes.includes(one) || (one === 'runs' && isDaily(parts));
  const attribute = order.find(
    (one) => asks(one) && !(OF_STOP.has(one) && stops.length === 0) && (one !== 'stopsAt' || stops.length > 0 || isElsewhere),
  );
  const day = askedDay(query);
  if (!attribute && !parts.classes && asked.kind !== 'count' && stops.length === 0) return [];
  const says = eachLocale(
    (locale) => tellAttribute({ network, train, parts, query, stops, locale }, attribute, isElsewhere ? places[0]?.name : undefined) ?? '',
  );
  if (says.en === '') return [];
  const isNone = says.en === TRAIN.en.notInTimetable;
  return [
    {
      title: trainTitle(train),
      answer: isNone ? null : says,
      detail: inAllLocales(TRAIN, (t, locale) => (isNone ? `${t.notInTimetable}. ${warningOf(train, locale)}` : warningOf(train, locale))),
      url: pageOfTrain(train),
      confidence: 1,
      ...(isNone ? { declined: true as const } : {}),
      ...(/^\d{4}-\d\d-\d\d$/.test(train.as_of) ? { as_of: train.as_of } : {}),
      source: timesOf(train),
      uses: [
        'amount',
        'place',
        'word',
        'other',
        'operation',
        ...(parts.not && (attribute === 'days' || attribute === 'runs') && train.days_runs !== null ? (['negation'] as const) : []),
        ...(day && (attribute === 'runs' || attribute === 'days') ? (['time'] as const) : []),
      ],
    },
  ];
}

/** Asked of a stop that is named. */
const OF_STOP: ReadonlySet<Attribute> = new Set(['nextStop', 'previousStop']);
/** The stops whose station the words name, in the order of the journey; words of the train's own name count only where they name a stop. */
function stopsNamed(network: Network, { stops, name, name_hi: hi, number }: Train, { words }: AskedParts, { places }: Query): Stop[] {
  // Beside a number a train's name is seldom typed, so that its words are stations.
  const nameWords = new Set(words.includes(number) ? [] : fold(`${name} ${hi ?? ''}`.replace(/\(.*?\)/gu, ' ')).split(' '));
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
  // Of a town whose name no station bears, those that are its: Mumbai, Kolkata.
  const byWord = namedBy(false);
  const ofTowns = places.flatMap((place) => {
    const codes = new Set(nameWords.has(fold(place.name)) ? [] : stationsOfTown(network, place.name).map(({ code }) => code));
    const inTown = stops.filter(({ station }) => codes.has(station));
    const end = inTown.find((stop) => stop === stops.at(-1)) ?? inTown[0];
    return end && !byWord.some((stop) => inTown.includes(stop)) ? [end] : [];
  });
  const exact = [...byWord, ...ofTowns].sort((a, b) => stops.indexOf(a) - stops.indexOf(b));
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
