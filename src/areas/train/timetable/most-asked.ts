import type { Network } from './network.ts';
import { trainsAt } from './network.ts';
import { findEnds } from './records.ts';
import { hasFile } from './timetable.ts';

const KNOWN_BY_NAME = new Set(['Rajdhani', 'Shatabdi', 'Vande Bharat', 'Tejas', 'Amrit Bharat']);

/** The stations where most trains call, with their number of trains. */
export function busiestStations(network: Network, most: number) {
  return [...network.stations.values()]
    .filter(({ code }) => hasFile(network, code))
    .map((station) => ({ ...station, trains: trainsAt(network, station.code) }))
    .sort((a, b) => b.trains - a.trains)
    .slice(0, most);
}

/** Trains that are known by the name of their kind, in the order of their numbers, with their first and last stop. */
export const wellKnownTrains = (network: Network) =>
  network.trains.filter(({ type }) => type !== null && KNOWN_BY_NAME.has(type)).map((one) => ({ ...one, ...findEnds(one) }));

/** Well-known trains that leave from where most trains call: at most so many, one a station in turn. */
export function wellKnownOfBusiest(network: Network, most: number) {
  const ofStation = Map.groupBy(wellKnownTrains(network), ({ first }) => first.station);
  const lists = busiestStations(network, ofStation.size).flatMap(({ code }) => {
    const list = ofStation.get(code);
    return list ? [list] : [];
  });
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
    .flat()
    .slice(0, most);
}
