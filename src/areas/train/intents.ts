import { formatDate } from '../../i18n/day-words.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { confidence } from '../../text/confidence.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { ridesBetween } from './ends.ts';
import { findJourney, isJoined, nameOfStation, pageBetween, readEnd } from './journey.ts';
import { kindAnswer, kindBetween } from './kind-intents.ts';
import { type Network, timetableNetwork, trainsAt } from './network.ts';
import { stationAnswer } from './station-intents.ts';
import { stationNetwork } from './station-search.ts';
import { pageOfStation } from './timetable.ts';
import { askedDay, KINDS, namedAnswer, trainAnswer } from './train-intents.ts';
import { kindNamed } from './train-kinds.ts';
import { TRAIN } from './wording.ts';

/** A train by its number, and the trains between two stations: `12951`, `train delhi to howrah`, `ndls hwh`. A PNR is none of this field's business. */
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

/** Trains of one town or station that is named beside the word: `haridwar jane wali train`. */
function atPlaceAnswer(network: Network, { entities, words, named, places, unknownWords }: Query): DirectAnswer[] {
  if (!entities.includes('train')) return [];
  // An express is a train by its name: the town in it is not where it is asked for.
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

/** The trains between two stations or towns. */
function betweenAnswer(network: Network, query: Query): DirectAnswer[] {
  const { entities, places, words } = query;
  const asked = entities.includes('train');
  const joined = isJoined(words);
  const journey = findJourney(network, words, query, asked || joined);
  if (!journey) return [];
  const { from, to, byCode } = journey;
  if (!asked && !joined && !byCode && places.length < 2) return [];
  const day = askedDay(query);
  const start = day ?? istDay();
  // As the page counts them: of that day, or of today. Where none goes today, of any day.
  const rides =
    [start, ...(day ? [] : [undefined])].map((on) => ridesBetween(network, from.end, to.end, on)).find((all) => all.length > 0) ?? [];
  const count = rides.filter(({ train }) => train.valid_to === null || train.valid_to >= start).length;
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) =>
        [t.between(from.name[locale], to.name[locale]), ...(day ? [formatDate(day, locale)] : [])].join(', '),
      ),
      answer: inAllLocales(TRAIN, (t) => t.direct(count)),
      url: `${pageBetween(journey)}${day ? `&date=${day}` : ''}`,
      confidence: asked ? 0.95 : byCode && !joined ? 0.9 : 0.6,
      // Names of stations take every word; those of towns only their own.
      // A timetable holds for any week.
      uses: ['place', ...(day || query.range ? (['time'] as const) : []), ...(journey.ofTowns ? [] : (['word', 'other'] as const))],
    },
  ];
}
