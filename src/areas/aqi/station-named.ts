import { findTown } from '../../places/town.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { addName, type NameIndex, namesIn, newNames } from '../../text/name-index.ts';
import type { Query } from '../intent.ts';
import { STATIONS, type Station } from './station-directory.ts';

let index: NameIndex<Station> | undefined;

/** The part of a town that a station is called by: Anand Vihar of `Anand Vihar, Delhi - DPCC`. */
const localityOf = ({ name }: Station): string => name.split(/,| - /)[0]?.trim() ?? '';

function stationIndex(): NameIndex<Station> {
  if (index) return index;
  index = newNames<Station>();
  for (const station of STATIONS) {
    const locality = normaliseDevanagari(localityOf(station));
    if (locality !== normaliseDevanagari(station.city)) addName(index, locality, station);
  }
  return index;
}

/** A question for the air over a station that is named, read as one for the place where it stands; undefined where none is. */
export function atStation(query: Query): Query | undefined {
  const { places, words } = query;
  const [found] = namesIn(stationIndex(), words).toSorted((a, b) => b.length - a.length);
  const towns = new Set(places.map(({ name }) => name));
  const fitting = found?.things.filter(({ city }) => towns.has(city)) ?? [];
  // Anand Vihar is in Delhi sooner than in Hapur: where no town is named, the one with the most stations.
  const count = ({ city }: Station) => STATIONS.filter((one) => one.city === city).length;
  const [station] = fitting.length > 0 ? fitting : (found?.things ?? []).toSorted((a, b) => count(b) - count(a));
  if (!found || !station || (fitting.length === 0 && places.some(({ state }) => state === station.state))) return undefined;
  const said = new Set(words.slice(found.at, found.at + found.length));
  // A town alone is the town, not a station of its name.
  if (places.some(({ name }) => [...said].join(' ') === normaliseDevanagari(name))) return undefined;
  const town = findTown(station.city);
  const { lat, lon, state } = station;
  const name = `${localityOf(station)}, ${station.city}`;
  const place = { slug: town?.slug ?? station.city, name, type: 'town', state, lat, lon, aliases: [] } as const;
  return {
    ...query,
    place,
    places: [place],
    unknownWords: query.unknownWords.filter((word) => !said.has(word)),
    conditions: query.conditions.filter(({ text, typed = text }) => !said.has(typed)),
  };
}
