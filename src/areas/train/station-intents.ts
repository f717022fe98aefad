import { inAllLocales } from '../../i18n/locale.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { nameOfStation } from './journey.ts';
import { type Network, stationByCode } from './network.ts';
import { searchStations } from './station-search.ts';
import { pageOfStation } from './timetable.ts';
import { TRAIN } from './wording.ts';

/** A station is meant by a text that is this much like its name. */
const CONFIDENCE = 0.9;
const findStation = (network: Network, name: string) => searchStations(network, name, 1)[0];

/** Words of stations that are parts of their names, and the likeness of a whole name. */
const IN_STATION_NAMES = new Set(['terminus', 'terminal', 'junction', 'jn', 'central', 'cantt', 'city']);
const WHOLE_NAME = 0.98;

/** A code in capitals and nothing else: `NDLS`, `NDLS full form`. */
const CODE_ALONE = /^([A-Z]{2,5})(?: (?:full form|meaning|station|station name|railway station|code|station code))?$/;

/** The trains of one station, or its code: `pune junction`, `howrah station`, `station code of kanpur`. */
export function stationAnswer(network: Network, { text, words, entities }: Query): DirectAnswer[] {
  const typed = CODE_ALONE.exec(text)?.[1] ?? '';
  const isCode = stationByCode(network, typed) !== undefined;
  if (!entities.includes('station') && !isCode) return [];
  const name = isCode ? typed : nameOfStation(words);
  // Bandra Terminus is another station than Bandra.
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
