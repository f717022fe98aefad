import { formatCount, groupDigits } from '../../i18n/format.ts';
import type { Place } from '../../places/gazetteer.ts';
import { distanceKm } from '../../places/near.ts';
import type { PlaceSection } from '../place-part.ts';
import { type Network, timetableNetwork, trainsAt } from './network.ts';
import type { Station } from './records.ts';
import { pageOfStation } from './timetable.ts';

/** A station so near to the middle of a town is one of the town's. */
const TOWN_KM = 12;
/** Where none is, the nearest within this. */
const MAX_DISTANCE_KM = 60;
/** A degree of latitude is never less than 110 km. */
const MAX_DEGREES = MAX_DISTANCE_KM / 110;
const MAX_STATIONS = 4;

interface Stop {
  station: Station;
  trains: number;
  km: number;
}

/** The stations of a town with most trains, or the nearest one; the busiest of a state. */
export async function stationsAt(place: Place): Promise<PlaceSection | undefined> {
  const network = await timetableNetwork();
  const stops = place.type === 'state' ? stateStations(network, place.state) : townStations(network, place);
  if (stops.length === 0) return undefined;
  const newest = network.trains.reduce((last, { as_of }) => (as_of.length === 10 && as_of > last ? as_of : last), '');
  const [first] = stops as [Stop];
  return {
    title: { en: 'Trains', hi: 'रेल' },
    facts: stops.map(({ station, trains, km }) => ({
      label: `${station.name} (${station.code})`,
      value: { en: formatCount(trains, 'trains'), hi: `${groupDigits(trains)} ट्रेनें` },
      ...(km > TOWN_KM ? { note: { en: `${Math.round(km)} km away`, hi: `${Math.round(km)} किमी दूर` } } : {}),
      url: pageOfStation(network, station.code),
    })),
    ...(newest ? { asOf: newest } : {}),
    source: { en: 'timetable on record', hi: 'दर्ज समय सारणी' },
    url: pageOfStation(network, first.station.code),
  };
}

function townStations(network: Network, { lat, lon }: Place): Stop[] {
  if (lat === undefined || lon === undefined) return [];
  const around = [...network.stations.values()]
    .filter((station) => station.lat !== null && Math.abs(station.lat - lat) <= MAX_DEGREES)
    .flatMap((station): Stop[] => {
      if (station.lat === null || station.lon === null) return [];
      const km = distanceKm({ lat, lon }, { lat: station.lat, lon: station.lon });
      const trains = km <= MAX_DISTANCE_KM ? trainsAt(network, station.code) : 0;
      return trains > 0 ? [{ station, trains, km }] : [];
    })
    .sort((a, b) => b.trains - a.trains);
  const own = around.filter(({ km }) => km <= TOWN_KM).slice(0, MAX_STATIONS);
  return own.length > 0 ? own : around.toSorted((a, b) => a.km - b.km).slice(0, 1);
}

const stateStations = (network: Network, state: string): Stop[] =>
  [...network.stations.values()]
    .filter((station) => station.state === state)
    .map((station) => ({ station, trains: trainsAt(network, station.code), km: 0 }))
    .filter(({ trains }) => trains > 0)
    .sort((a, b) => b.trains - a.trains)
    .slice(0, MAX_STATIONS);
