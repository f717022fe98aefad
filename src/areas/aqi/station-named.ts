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
    // R K Puram is also written RK Puram.
    for (const name of new Set([locality, locality.replace(/(?<=\b[a-z]) (?=[a-z]\b)/g, '')]))
      if (name !== normaliseDevanagari(station.city)) addName(index, name, station);
  }
  return index;
}

/** A question for the air over the stations that are named, read as one for the places where they stand; undefined where none is. */
export function atStation(query: Query): Query | undefined {
  const { places, words } = query;
  const [longest, ...others] = namesIn(stationIndex(), words).toSorted((a, b) => b.length - a.length);
  // A single word beside a longer name is seldom a station too.
  const found = longest ? [longest, ...others.filter(({ length }) => length > 1)].toSorted((a, b) => a.at - b.at) : [];
  const towns = new Set(places.map(({ name }) => name));
  // Anand Vihar is in Delhi sooner than in Hapur: where no town is named, the one with the most stations.
  const count = ({ city }: Station) => STATIONS.filter((one) => one.city === city).length;
  const named = found.flatMap(({ things, at, length }) => {
    const fitting = things.filter(({ city }) => towns.has(city));
    const [station] = fitting.length > 0 ? fitting : things.toSorted((a, b) => count(b) - count(a));
    const said = words.slice(at, at + length);
    const isElsewhere = fitting.length === 0 && places.some(({ state }) => state === station?.state);
    // A town alone is the town, not a station of its name.
    const isTown = places.some(({ name }) => said.join(' ') === normaliseDevanagari(name));
    return station && !isElsewhere && !isTown ? [{ place: placeOf(station), said }] : [];
  });
  const [first] = named;
  if (!first) return undefined;
  const said = new Set(named.flatMap((one) => one.said));
  return {
    ...query,
    place: first.place,
    places: named.map(({ place }) => place),
    unknownWords: query.unknownWords.filter((word) => !said.has(word)),
    conditions: query.conditions.filter(({ text, typed = text }) => !said.has(typed)),
  };
}

function placeOf(station: Station) {
  const { city, lat, lon, state } = station;
  const name = `${localityOf(station)}, ${city}`;
  return { slug: findTown(city)?.slug ?? city, name, type: 'town', state, lat, lon, aliases: [] } as const;
}
