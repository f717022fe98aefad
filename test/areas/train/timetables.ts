import { createNetwork, type Network } from '../../../src/areas/train/timetable/network.ts';
import type { Station, Stop, Train } from '../../../src/areas/train/timetable/records.ts';

/** A station for tests: its code is its name. */
export const aStation = (code: string, more: Partial<Station> = {}): Station => ({
  code,
  name: code,
  name_hi: null,
  state: null,
  zone: null,
  division: null,
  lat: null,
  lon: null,
  point_source: null,
  aliases: [],
  source: 'test',
  as_of: '2016',
  doubt: null,
  ...more,
});

/** A train for tests: stops as `CODE arrival departure km platform`, minutes from its first midnight, `-` for none. */
export const aTrain = (number: string, stops: readonly string[], more: Partial<Train> = {}): Train => ({
  number,
  name: `TRAIN ${number}`,
  name_hi: null,
  type: null,
  days_runs: null,
  classes: [],
  pantry: null,
  railway: null,
  distance_km: null,
  valid_from: null,
  valid_to: null,
  coaches: null,
  aliases: [],
  source: 'test',
  as_of: '2015',
  note: null,
  doubt: null,
  stops: stops.map((text): Stop => {
    const [station = '', arrival = '-', departure = '-', km = '-', platform = '-'] = text.split(' ');
    const known = (part: string) => (part === '-' ? null : Number(part));
    return {
      station,
      arrival: known(arrival),
      departure: known(departure),
      distance_km: known(km),
      platform: platform === '-' ? null : platform,
    };
  }),
  ...more,
});

export function aNetwork(trains: readonly Train[]): Network {
  const codes = new Set(trains.flatMap(({ stops }) => stops.map(({ station }) => station)));
  return createNetwork({ sources: [], stations: [...codes].map((code) => aStation(code)), trains, former: [] });
}
