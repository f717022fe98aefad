import { type Network, networkOf } from '../../../src/areas/train/network.ts';
import type { Station, Stop, Train } from '../../../src/areas/train/records.ts';

/** A station for tests: its code is its name. */
export const aStation = (code: string, more: Partial<Station> = {}): Station => ({
  code,
  name: code,
  state: null,
  zone: null,
  lat: null,
  lon: null,
  aliases: [],
  source: 'test',
  as_of: '2016',
  ...more,
});

/** A train for tests: stops as `CODE arrival departure km`, minutes from its first midnight, `-` for none. */
export const aTrain = (number: string, stops: readonly string[], more: Partial<Train> = {}): Train => ({
  number,
  name: `TRAIN ${number}`,
  type: null,
  days_runs: null,
  classes: [],
  distance_km: null,
  source: 'test',
  as_of: '2015',
  note: null,
  stops: stops.map((text): Stop => {
    const [station = '', arrival = '-', departure = '-', km = '-'] = text.split(' ');
    const known = (part: string) => (part === '-' ? null : Number(part));
    return { station, arrival: known(arrival), departure: known(departure), distance_km: known(km) };
  }),
  ...more,
});

export function aNetwork(trains: readonly Train[]): Network {
  const codes = new Set(trains.flatMap(({ stops }) => stops.map(({ station }) => station)));
  return networkOf(
    [],
    [...codes].map((code) => aStation(code)),
    trains,
  );
}
