import { formatDate } from '../../i18n/day-words.ts';
import { inAllLocales, type Locale } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { confidence } from '../../text/confidence.ts';
import { fold } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { chooseRide, readAskedRide, withoutClock } from './asked-ride.ts';
import type { Ride } from './direct.ts';
import { ridesBetween } from './ends.ts';
import { findJourney, isJoined, nameOfStation, pageBetween, readEnd } from './journey.ts';
import { type Network, stationByCode, timetableNetwork, trainsAt } from './network.ts';
import type { Train } from './records.ts';
import { searchStations, stationNetwork } from './station-search.ts';
import { pageOfStation, pageOfTrain, toDetails, toSummary } from './timetable.ts';
import { askedDay, firstOf, KINDS, MAX_TOLD, namedAnswer, trainAnswer } from './train-intents.ts';
import { isOfKind, kindNamed, type TrainKind, withoutKind } from './train-kinds.ts';
import { TRAIN } from './wording.ts';
import { formatClock, formatDuration, warning } from './words.ts';

/** A text means a station if it is this similar to its name. */
const CONFIDENCE = 0.9;
const findStation = (network: Network, name: string) => searchStations(network, name, 1)[0];

/** Words of stations that are parts of their names, and the likeness of a whole name. */
const IN_STATION_NAMES = new Set(['terminus', 'terminal', 'junction', 'jn', 'central', 'cantt', 'city']);
const WHOLE_NAME = 0.98;

/** A code in capitals alone: `NDLS`, `NDLS full form`. */
const CODE_ALONE = /^([A-Z]{2,5})(?: (?:full form|meaning|station|station name|railway station|code|station code))?$/;

/** A station's trains or code: `pune junction`, `howrah station`, `station code of kanpur`. */
function stationAnswer(network: Network, { text, words, entities }: Query): DirectAnswer[] {
  const typed = CODE_ALONE.exec(text)?.[1] ?? '';
  const isCode = stationByCode(network, typed) !== undefined;
  if (!entities.includes('station') && !isCode) return [];
  const name = isCode ? typed : nameOfStation(words);
  // Bandra Terminus is not Bandra.
  const whole = words.filter((word) => IN_STATION_NAMES.has(word) || nameOfStation([word]) !== '').join(' ');
  const exact = isCode || whole === name ? undefined : findStation(network, whole);
  const found = exact && exact.score >= WHOLE_NAME ? exact : name === '' ? undefined : findStation(network, name);
  if (!found || found.score < CONFIDENCE || found.trains === 0) return [];
  const { code, name: title } = found.station;
  const asksCode = !isCode && words.some((word) => word === 'code' || word === 'कोड');
  return [
    {
      title: inAllLocales(TRAIN, (t) => (asksCode ? t.codeOf(title) : t.trainsAt(`${title} (${code})`))),
      answer: asksCode ? code : inAllLocales(TRAIN, (t) => t.count(found.trains)),
      detail: inAllLocales(TRAIN, (t) => (asksCode ? t.count(found.trains) : t.atStationAbout)),
      url: pageOfStation(network, code),
      confidence: 0.9,
      uses: ['word', 'other', 'place'],
    },
  ];
}

/** Trains of a kind between two ends: `shatabdi delhi bhopal`. The first is shown; if there is none, the answer says so. */
function kindBetween(network: Network, kind: TrainKind, query: Query): DirectAnswer[] {
  const words = withoutKind(query.words, kind);
  // Rath is also a town.
  const places = query.places.filter(({ name }) => !query.words.includes(fold(name)) || words.includes(fold(name)));
  const journey = findJourney(network, words, { ...query, places }, true);
  if (!journey) return [];
  const { from, to } = journey;
  const rides = ridesBetween(network, from.end, to.end, askedDay(query)).filter(({ train }) =>
    isOfKind([train.name, ...train.aliases], kind),
  );
  const [first] = rides;
  // Between towns, any other word is not part of a name.
  const isWhole = !journey.ofTowns || !words.some((word) => query.contentWords.includes(word) && nameOfStation([word]) !== '');
  const uses = ['other', 'place', 'time', ...(isWhole ? (['word', 'abroad'] as const) : [])] as const;
  if (!first)
    return [
      {
        title: inAllLocales(TRAIN, (t, locale) => t.noneOfKind(kind.name[locale], from.name[locale], to.name[locale])),
        answer: null,
        declined: true,
        url: pageBetween(journey),
        confidence: 0.9,
        uses,
      },
    ];
  const told = firstOf(network, [first.train.number, ...rides.slice(1).map(({ train }) => train.number)], query);
  return isWhole ? told : told.map((answer) => ({ ...answer, uses }));
}

/** Trains of a kind at a station or town, or all of them: `garib rath from patna`, `duronto express`. */
function kindAnswer(network: Network, kind: TrainKind, query: Query): DirectAnswer[] {
  const name = nameOfStation(withoutKind(query.words, kind).filter((word) => !query.named.includes(word)));
  const end = name === '' ? undefined : readEnd(network, name);
  if (name !== '' && !end) return [];
  const codes = new Set(end?.end.stations.map(({ code }) => code));
  const calls = (train: Train) => codes.size === 0 || train.stops.some(({ station }) => codes.has(station));
  const starts = (train: Train) => codes.has(train.stops[0]?.station ?? '');
  const found = network.trains
    .filter((train) => isOfKind([train.name, ...train.aliases], kind) && calls(train))
    .sort((a, b) => Number(starts(b)) - Number(starts(a)));
  const told = found.slice(0, MAX_TOLD).map((train) => {
    const { name: title, from, to } = toDetails(network, train);
    return `${train.number} ${title} (${from.name} – ${to.name})`;
  });
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) => t.ofKind(kind.name[locale], end?.name[locale])),
      answer: inAllLocales(TRAIN, (t) => t.count(found.length)),
      ...(told.length > 0 ? { detail: told.join('; ') } : {}),
      url: found.length === 1 && found[0] ? pageOfTrain(found[0]) : '/browse/train',
      confidence: 0.9,
      uses: ['word', 'other', 'place'],
    },
  ];
}

/** A train by number, and trains between two stations: `12951`, `train delhi to howrah`, `ndls hwh`. PNRs are not handled here. */
export async function answerTrain(query: Query): Promise<DirectAnswer[]> {
  const { words, entities, unknownWords, amounts } = query;
  const number = words.filter((word) => /^\d{5}$/.test(word));
  if (number.length === 1 && unknownWords.length <= 1 && amounts.every(({ units }) => units.length === 0 || entities.length > 0)) {
    return trainAnswer(await timetableNetwork(), number[0] ?? '', entities.length > 0 ? 1 : confidence(unknownWords, 0.9), query);
  }
  const network = await stationNetwork();
  const kind = kindNamed(words.join(' '));
  const ofKind = kind ? kindBetween(network, kind, query) : [];
  const named = ofKind.length > 0 ? ofKind : namedAnswer(network, query);
  if (named.length > 0) return named;
  if (kind) return kindAnswer(network, kind, query);
  const station = stationAnswer(network, query);
  if (station.length > 0) return station;
  const between = betweenAnswer(network, query);
  return between.length > 0 ? between : atPlaceAnswer(network, query);
}

/** Trains at the one town or station named with the word: `haridwar jane wali train`. */
function atPlaceAnswer(network: Network, { entities, words, named, places, unknownWords }: Query): DirectAnswer[] {
  if (!entities.includes('train')) return [];
  // An express train is named, so the town in its name is not the place in question.
  const called = words.filter((word) => KINDS.has(word) || nameOfStation([word]) !== '').join(' ');
  if (words.some((word) => KINDS.has(word)))
    return [
      {
        title: inAllLocales(TRAIN, (t) => t.noneNamed(called)),
        answer: null,
        declined: true,
        url: '/browse/train',
        confidence: 0.6,
        uses: ['word', 'other', 'place', 'abroad'],
      },
    ];
  const name = nameOfStation(words.filter((word) => !named.includes(word)));
  const end = name === '' ? undefined : (readEnd(network, name) ?? (places[0] && readEnd(network, places[0].name)));
  const station = end?.end.stations[0];
  if (!station) return [];
  const isWhole = unknownWords.length === 0 || !end.end.isTown;
  return [
    {
      title: inAllLocales(TRAIN, (t) => t.trainsAt(`${station.name} (${station.code})`)),
      answer: inAllLocales(TRAIN, (t) => t.count(trainsAt(network, station.code))),
      detail: inAllLocales(TRAIN, (t) => t.atStationAbout),
      url: pageOfStation(network, station.code),
      confidence: 0.8,
      uses: ['place', ...(isWhole ? (['word', 'other'] as const) : [])],
    },
  ];
}

function betweenAnswer(network: Network, typed: Query): DirectAnswer[] {
  const day = askedDay(typed);
  const asking = readAskedRide(typed.text, day);
  const query = withoutClock(typed, asking?.clock);
  const { entities, places, words } = query;
  const asked = entities.includes('train');
  const joined = isJoined(words);
  const journey = findJourney(network, words, query, asked || joined);
  if (!journey) return [];
  const { from, to, byCode } = journey;
  if (!asked && !joined && !byCode && places.length < 2) return [];
  const start = day ?? istDay();
  // Counted as on the page: those of the day, or today; if none runs today, of any day.
  const rides =
    [start, ...(day ? [] : [undefined])].map((on) => ridesBetween(network, from.end, to.end, on)).find((all) => all.length > 0) ?? [];
  const running = rides.filter(({ train }) => train.valid_to === null || train.valid_to >= start);
  const ride = asking && chooseRide(running, asking);
  // After today's last train, the next one runs on another day, as the page says.
  const one = asking?.choice === 'next' && !ride ? undefined : asking;
  const which = one && ((locale: Locale) => one.clock ?? TRAIN[locale].choices[one.choice]);
  // A time of day was understood if none of its words are left.
  const isRead = one?.clock !== undefined && query.conditions.every(({ kind }) => kind !== 'word' && kind !== 'amount');
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) =>
        [t.between(from.name[locale], to.name[locale]), ...(which ? [which(locale)] : []), ...(day ? [formatDate(day, locale)] : [])].join(
          ', ',
        ),
      ),
      ...(ride ? tellRide(network, ride) : { answer: inAllLocales(TRAIN, (t) => t.direct(one ? 0 : running.length)) }),
      url: `${pageBetween(journey)}${day ? `&date=${day}` : ''}`,
      confidence: asked ? 0.95 : byCode && !joined ? 0.9 : 0.6,
      // Station names use up all words, town names only their own. A timetable holds for any week.
      uses: [
        'place',
        ...(day || query.range ? (['time'] as const) : []),
        ...(journey.ofTowns ? [] : (['word', 'other'] as const)),
        ...(isRead ? (['word', 'amount'] as const) : []),
      ],
    },
  ];
}

function tellRide(network: Network, ride: Ride): Pick<DirectAnswer, 'answer' | 'detail'> {
  const { number, name, from, to, departure, arrival, duration } = toSummary(network, ride);
  return {
    answer: `${number} ${name}: ${from.name} ${formatClock(departure)} – ${to.name} ${formatClock(arrival)}`,
    detail: inAllLocales(TRAIN, (t, locale) => t.rideSays(formatDuration(duration, locale), warning(ride.train.as_of, locale))),
  };
}
