import { groupDigits } from '../../../i18n/format.ts';
import { inAllLocales, localName, translate } from '../../../i18n/locale.ts';
import { type LocalityPoint, localityPoint } from '../../../places/pincodes/locality-point.ts';
import { findSkyPoint } from '../../../places/sky-point.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import { nameWords } from '../../../text/asks-name.ts';
import { confidence } from '../../../text/confidence.ts';
import { isEveryday } from '../../../text/everyday-words.ts';
import { fold, normaliseDevanagari } from '../../../text/fold.ts';
import { latinAsSpoken } from '../../../text/transliterate.ts';
import { firstAnswers } from '../../first-answers.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { withUnused } from '../../query-uses.ts';
import { KINDS } from '../names/called-trains.ts';
import { zoneName } from '../rail-words.ts';
import { stationsNear } from '../stations/near-stations.ts';
import { searchStations, stationNetwork } from '../stations/station-search.ts';
import { type Network, stationByCode, timetableNetwork, trainsAt } from '../timetable/network.ts';
import { pageOfStation } from '../timetable/timetable.ts';
import { TRAIN } from '../wording.ts';
import { readParts } from './asked-parts.ts';
import { stationTitle } from './called.ts';
import { TIMETABLE_SOURCE } from './found-rides.ts';
import { answerParts } from './frames.ts';
import { isJoined, nameOfStation, readEnd, WHOLE_NAME } from './journey.ts';
import { renamedAnswer } from './renamed-answer.ts';
import { namedAnswer, trainAnswer } from './train-intents.ts';

/** A text means a station if it is this similar to its name. */
const CONFIDENCE = 0.9;
const findStation = (network: Network, name: string) => searchStations(network, name, 1)[0];

/** Words of stations that are parts of their names. */
const IN_STATION_NAMES = new Set(['terminus', 'terminal', 'junction', 'jn', 'central', 'cantt', 'city']);

/** A code in capitals alone: `NDLS`, `NDLS full form`. */
const CODE_ALONE =
  /^([A-Z]{2,5})$|(?<![A-Za-z])([A-Z]{2,5})(?= (?:(?:ka |station )?(?:full (?:form|name)|p[uo]+ra naam|naam|name)|which station|meaning|station|railway station|code|station code)$)/;

/** A code in small letters, where its meaning is asked for: `what is ndls`, `ndls full form`. */
const CODE_MEANT =
  /^(?:what (?:is|does)|meaning of|full form of|which station is)\s+([a-z]{2,5})(?: (?:mean|stand for|station|station code))?$|^([a-z]{2,5}) (?:station )?(?:(?:ka )?(?:full (?:form|name)|p[uo]+ra naam)|meaning|station code|kya hai|kaun ?sa station|which station)(?: station| of station)?$/i;

const ZONE = /\bzone\b|ज़ोन|जोन/iu;

/** A station's trains, code or zone: `pune junction`, `howrah station`, `station code of kanpur`. */
function stationAnswer(network: Network, { text, words, entities, place, tokens, unknownWords }: Query): DirectAnswer[] {
  const [, alone, named] = CODE_ALONE.exec(text) ?? CODE_MEANT.exec(text) ?? [];
  const typed = alone ?? named ?? '';
  const isCode = stationByCode(network, typed.toUpperCase()) !== undefined;
  if (!entities.includes('station') && !isCode) return [];
  // Gaya is also a word that says nothing: `gaya station`; beside a place such words are no part of its name.
  const isSaidBeside = (word: string) => place !== undefined && isEveryday(word) && !fold(place.name).split(' ').includes(word);
  const name = isCode
    ? typed.toUpperCase()
    : nameOfStation(words.filter((word) => !ZONE.test(word) && !isSaidBeside(word))) || fold(place?.name ?? '');
  // Bandra Terminus is not Bandra.
  const whole = words.filter((word) => IN_STATION_NAMES.has(word) || nameOfStation([word]) !== '').join(' ');
  const exact = isCode || whole === name ? undefined : findStation(network, whole);
  const said = exact && exact.score >= WHOLE_NAME ? exact : name === '' ? undefined : findStation(network, name);
  // A town that Hindi writes otherwise than its station: हावड़ा, मुंबई सेंट्रल.
  const plain = normaliseDevanagari(text);
  const inHindi = fold(place?.hi ?? '');
  const spelt =
    inHindi !== '' && plain.includes(inHindi)
      ? inHindi
      : tokens.find((token) => token.place && token.place.name === place?.name && /^[\u0900-\u097f]/u.test(token.word))?.word;
  const inLatin = place === undefined || spelt === undefined ? '' : plain.replace(spelt, fold(place.name));
  const latin =
    inLatin === ''
      ? ''
      : nameOfStation(
          inLatin.split(' ').map((word) => (/^[\u0900-\u097f]+$/.test(word) && nameOfStation([word]) !== '' ? latinAsSpoken(word) : word)),
        );
  const ofTown = latin === '' || latin === name || (said && said.score >= WHOLE_NAME) ? undefined : findStation(network, latin);
  // `vijaywada` is read as the town.
  const isSlip = place !== undefined && unknownWords.length === 0 && !words.includes(fold(place.name));
  const [mended] =
    isSlip && !(said && said.score >= CONFIDENCE)
      ? [place.name, ...place.aliases].flatMap((one) => findStation(network, fold(one)) ?? []).sort((a, b) => b.score - a.score)
      : [];
  const match = [ofTown, mended, said].find((one) => one && one.score >= CONFIDENCE);
  if (!match || match.trains === 0) return [];
  const { code } = match.station;
  const zone = ZONE.test(text) ? match.station.zone : null;
  // The code of a code is asked for where it was another once: `ald station code`.
  const asksCode = (!isCode || typed.toUpperCase() !== code) && words.some((word) => word === 'code' || word === 'कोड');
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) => {
        const title = stationTitle(network, code, locale);
        return zone ? t.zoneOf(`${title} (${code})`) : asksCode ? t.codeOf(title) : t.trainsAt(`${title} (${code})`);
      }),
      answer: zone ? zoneName(zone) : asksCode ? code : inAllLocales(TRAIN, (t) => t.count(match.trains)),
      detail: inAllLocales(TRAIN, (t) => (zone || asksCode ? t.count(match.trains) : t.atStationAbout)),
      url: pageOfStation(network, code),
      source: TIMETABLE_SOURCE,
      confidence: 0.9,
      uses: ['word', 'other', 'place', 'reason'],
    },
  ];
}

const NEAREST = /\b(?:nearest|closest|nearby|near|naz?di?ki|kareeb|qareeb|pass?|paas)\b|नज़?दीकी|निकटतम|पास|करीब/iu;
const STATION = /\b(?:stations?|railhead|rail(?:way)?)\b|स्टेशन/iu;
const NEAR_KM = 150;
const MAX_NEAR = 3;

/** The stations nearest to a town: `nearest station to manali`. */
async function nearestAnswer({ text, words, places: [named, other], unknownWords, abroad }: Query): Promise<DirectAnswer[]> {
  if (
    !STATION.test(text) ||
    !NEAREST.test(text) ||
    other ||
    abroad.length > 0 ||
    (named && unknownWords.some((word) => !NEAREST.test(word)))
  )
    return [];
  const name = words.filter((word) => !STATION.test(word) && !NEAREST.test(word) && nameOfStation([word]) !== '').join(' ');
  const place = named ?? (await withoutSnapshot(() => localityPoint(name), undefined));
  if (!place) return [];
  const point = named ? findSkyPoint(named) : (place as LocalityPoint);
  const network = await stationNetwork();
  const near = point ? stationsNear(network, point, NEAR_KM).slice(0, MAX_NEAR) : [];
  const [first] = near;
  if (!first) return [];
  const distanceText = ({ station, km }: (typeof near)[number]) =>
    inAllLocales(
      TRAIN,
      (t, locale) =>
        `${localName(locale, { name: station.name, hi: station.name_hi ?? undefined })} (${station.code}), ${t.kilometres(groupDigits(Math.round(km)))}`,
    );
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) => t.nearestTo(localName(locale, place))),
      answer: distanceText(first),
      detail: inAllLocales(TRAIN, (t, locale) => [t.byAir, ...near.slice(1).map((one) => translate(distanceText(one), locale))].join('; ')),
      url: pageOfStation(network, first.station.code),
      confidence: 0.98,
      uses: ['place', 'other', 'word'],
    },
  ];
}

/** A train by number, and trains between two stations: `12951`, `train delhi to howrah`, `ndls hwh`. PNRs are not handled here. */
export async function answerTrain(query: Query): Promise<DirectAnswer[]> {
  const [fare] = FARE.exec(query.text) ?? [];
  const answers = await trainsTold(query);
  // Fares are not on record: where one is asked for, it is told as unused.
  return fare === undefined ? answers : withUnused(answers, [fare]);
}

const FARE = /\b(?:fares?|ticket price|ticket cost|ticket rate|kiraya|bhada)\b|किराया|भाड़ा/iu;

const PNR = /\bpnr\b|पीएनआर/iu;
const TICKET = /^\d{10}$/;

/** Where the status of a ticket is told; its number goes into no address. */
const ticketAnswer = (): DirectAnswer => ({
  title: inAllLocales(TRAIN, (t) => t.ticket),
  answer: null,
  detail: inAllLocales(TRAIN, (t) => t.enterThere),
  url: '/browse/train',
  confidence: 0.98,
  uses: 'all',
});

async function trainsTold(query: Query): Promise<DirectAnswer[]> {
  const { words, entities, unknownWords, amounts } = query;
  // The nearest airport is no station of that name.
  // A PNR is no train's number, nor are a few digits of one.
  if (PNR.test(query.text)) return query.words.some((word) => TICKET.test(word)) ? [ticketAnswer()] : [];
  if (NEAREST.test(query.text) && !STATION.test(query.text) && !entities.includes('train')) return [];
  if (nameWords(query.text)) return renamedAnswer(await timetableNetwork(), query);
  const told = await firstAnswers(nearestAnswer, answerParts)(query);
  if (told.length > 0) return told;
  const number = words.filter((word) => /^\d{5}$/.test(word));
  if (number.length === 1 && unknownWords.length <= 1 && amounts.every(({ units }) => units.length === 0 || entities.length > 0)) {
    return trainAnswer(await timetableNetwork(), number[0] ?? '', entities.length > 0 ? 1 : confidence(unknownWords, 0.9), query);
  }
  const network = await stationNetwork();
  return firstAnswers(...[namedAnswer, stationAnswer, atPlaceAnswer].map((answer) => (one: Query) => answer(network, one)))(query);
}

/** Trains at the one town or station named with the word: `haridwar jane wali train`. */
function atPlaceAnswer(network: Network, query: Query): DirectAnswer[] {
  const { entities, words, named, places, unknownWords } = query;
  // A journey that was not read is no station's.
  if (!entities.includes('train') || (places.length > 1 && isJoined(words))) return [];
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
  const { via, words: asked } = readParts(query);
  const name = via ?? nameOfStation(words.filter((word) => asked.includes(word) && !named.includes(word)));
  const whole = name === '' ? undefined : readEnd(network, name);
  const end = whole ?? (name !== '' && places[0] ? readEnd(network, places[0].name) : undefined);
  // Thane has a station of its own name, and busier ones.
  const station = end?.end.stations.find((one) => fold(one.name) === fold(end.name.en)) ?? end?.end.stations[0];
  if (!station) return [];
  const isWhole = !unknownWords.some((word) => asked.includes(word)) || (whole !== undefined && !whole.end.isTown);
  return [
    {
      title: inAllLocales(TRAIN, (t, locale) => t.trainsAt(`${stationTitle(network, station.code, locale)} (${station.code})`)),
      answer: inAllLocales(TRAIN, (t) => t.count(trainsAt(network, station.code))),
      detail: inAllLocales(TRAIN, (t) => t.atStationAbout),
      url: pageOfStation(network, station.code),
      source: TIMETABLE_SOURCE,
      confidence: 0.8,
      uses: ['place', ...(isWhole ? (['word', 'other'] as const) : [])],
    },
  ];
}
