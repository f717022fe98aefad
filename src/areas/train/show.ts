import { formatCount, groupDigits } from '../../i18n/format.ts';
import { countInHindi } from '../../i18n/hindi-nouns.ts';
import { keptIn } from '../../kernel/memoize.ts';
import type { Place } from '../../places/gazetteer.ts';
import type { PlaceSection } from '../place-section.ts';
import { type NearStation, pointOf, stationsNear } from './stations/near-stations.ts';
import { type Network, timetableNetwork, trainsAt } from './timetable/network.ts';
import { pageOfStation } from './timetable/timetable.ts';

/** A station this close to a town's centre is one of the town's. */
const TOWN_KM = 12;
/** If there is none, the nearest within this distance. */
const MAX_DISTANCE_KM = 60;
const MAX_STATIONS = 4;

const newestDays = new WeakMap<Network, string>();

/** The newest day of which a record is; empty where none tells its day. */
const newestDay = (network: Network): string =>
  keptIn(newestDays, network, () => network.trains.reduce((last, { as_of }) => (as_of.length === 10 && as_of > last ? as_of : last), ''));

/** A town's busiest stations, or the nearest one; a state's busiest. */
export async function stationsAt(place: Place): Promise<PlaceSection | undefined> {
  const network = await timetableNetwork();
  const stops = place.type === 'state' ? stateStations(network, place.state) : townStations(network, place);
  if (stops.length === 0) return undefined;
  const newest = newestDay(network);
  const [first] = stops as [NearStation];
  return {
    title: { en: 'Trains', hi: 'ट्रेनें' },
    facts: stops.map(({ station, trains, km }) => ({
      label: { en: `${station.name} (${station.code})`, ...(station.name_hi ? { hi: `${station.name_hi} (${station.code})` } : {}) },
      value: { en: formatCount(trains, 'trains'), hi: countInHindi(groupDigits(trains), 'ट्रेन') },
      ...(km > TOWN_KM ? { note: { en: `${Math.round(km)} km away`, hi: `${Math.round(km)} किमी दूर` } } : {}),
      url: pageOfStation(network, station.code),
    })),
    ...(newest ? { asOf: newest } : {}),
    source: { en: 'timetable on record', hi: 'दर्ज समय सारणी' },
    url: pageOfStation(network, first.station.code),
  };
}

function townStations(network: Network, place: Place): NearStation[] {
  if (place.lat === undefined || place.lon === undefined) return [];
  const around = stationsNear(network, pointOf(place), MAX_DISTANCE_KM);
  const inTown = around.filter(({ km }) => km <= TOWN_KM).sort(byTrains);
  return inTown.length > 0 ? inTown.slice(0, MAX_STATIONS) : around.slice(0, 1);
}

const byTrains = (a: NearStation, b: NearStation): number => b.trains - a.trains || (a.station.code < b.station.code ? -1 : 1);

const stateStations = (network: Network, state: string): NearStation[] =>
  [...network.stations.values()]
    .filter((station) => station.state === state)
    .map((station) => ({ station, trains: trainsAt(network, station.code), km: 0 }))
    .filter(({ trains }) => trains > 0)
    .sort(byTrains)
    .slice(0, MAX_STATIONS);
