import { normaliseDevanagari, wordSet } from '../../../text/fold.ts';
import type { Query } from '../../intent.ts';
import { KINDS, plainWords, trainsCalled, trainsNamed } from '../names/called-trains.ts';
import { kindNamed, withoutKind } from '../names/train-kinds.ts';
import { stationsOfTown } from '../stations/station-search.ts';
import type { Network } from '../timetable/network.ts';
import type { Train } from '../timetable/records.ts';
import type { AskedParts } from './asked-parts.ts';
import { nameOfStation } from './journey.ts';

const BEHIND = wordSet('se से');
const TOWARDS = wordSet('to tak तक between');
const WAY: ReadonlySet<string> = new Set(['from', ...BEHIND, ...TOWARDS]);
/** Kinds that stand in the name of one train: `howrah mail`. */
const OF_ONE = new Set(['mail', 'express']);

/** The trains of a name, one of which leaves the place behind `from` or before `se`; that place alone is asked about. */
export function namedFrom(
  network: Network,
  query: Query,
  { words }: AskedParts,
): { trains: Train[]; words: string[]; query: Query } | undefined {
  const { tokens, places } = query;
  const at = tokens.findIndex(({ place }, here) => {
    const isLast = tokens.slice(here + 1).find(({ kind, concepts, place: other }) => kind !== 'name' || concepts.length > 0 || other);
    return place && (tokens[here - 1]?.word === 'from' || BEHIND.has(isLast?.word ?? ''));
  });
  const place = tokens[at]?.place;
  // With a place behind it that is the end of a journey.
  const isWay = tokens.some(({ word, place: other }, here) => TOWARDS.has(word) || (here > at && other !== undefined));
  if (!place || isWay) return undefined;
  const end = tokens.findIndex(({ kind, concepts, place: other }, here) => here > at && (kind !== 'name' || concepts.length > 0 || other));
  const start = tokens.slice(at, end < 0 ? undefined : end).map(({ word }) => word);
  const around = new Set(tokens.flatMap(({ word, concepts }) => (concepts.includes('about') && !KINDS.has(word) ? [word] : [])));
  const name = words.filter((word) => [start, [...WAY], [...around]].every((others) => !others.includes(normaliseDevanagari(word))));
  const kinds = name.flatMap(plainWords).filter((word) => KINDS.has(word));
  const isPlace = (word: string) => tokens.some((token) => token.place !== undefined && token.word === normaliseDevanagari(word));
  // `rajdhani from delhi`, `garib rath trains from delhi` name no train, `howrah mail from chennai` does.
  const kind = kindNamed(name.join(' '));
  const isOfKind = kind !== undefined && withoutKind(name, kind).every((word) => nameOfStation([word]) === '');
  const isKindAlone =
    isOfKind || name.every((word) => plainWords(word).some((one) => KINDS.has(one)) || isPlace(word) || nameOfStation([word]) === '');
  if (isKindAlone && !kinds.some((word) => OF_ONE.has(word))) return undefined;
  const stations = new Set(stationsOfTown(network, place.name).map(({ code }) => code));
  const leaves = ({ stops }: Train) => stops.slice(0, -1).some(({ station }) => stations.has(station));
  // Of the two ways of a train the one that goes further from there.
  const share = ({ stops }: Train) => stops.findIndex(({ station }) => stations.has(station)) / stops.length;
  const numbers = kinds.length > 0 ? trainsNamed(network, name) : trainsCalled(network, name);
  const trains = numbers.flatMap((number) => network.byNumber.get(number) ?? []).filter(leaves);
  return trains.length > 0 && places.includes(place)
    ? { trains: trains.sort((a, b) => share(a) - share(b)), words: start, query: { ...query, places: [place], place } }
    : undefined;
}
