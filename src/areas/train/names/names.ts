import { NAMES_OF_TODAY } from '../stations/renamed.ts';
import type { Timetable } from '../timetable/merge.ts';
import type { Station, Train } from '../timetable/records.ts';
import { stationInHindi, withoutJunction } from './hindi-names.ts';
import { spellOut, trainInHindi } from './train-names.ts';

const withAlias = (aliases: readonly string[], former: string, name: string): readonly string[] =>
  former.toLowerCase() === name.toLowerCase() || aliases.includes(former) ? aliases : [...aliases, former];

/** A station's full name where an alias has it and the name is that, cut: `Nlachrvuru East`, `Lokvidyapth NGR`. */
function uncut({ name, aliases }: Pick<Station, 'name' | 'aliases'>): string {
  if (name.length < 13 || name.length > 15) return name;
  const letters = lettersOf(name);
  const isLonger = (one: string) => lettersOf(one).length > letters.length && one[0] === name[0] && /^[A-Z][a-z].*\p{Ll}\p{Ll}$/u.test(one);
  // A word more is another name, not the same spelled out.
  return aliases.find((one) => isLonger(one) && !one.startsWith(`${name} `) && holdsInOrder(one.toLowerCase(), letters)) ?? name;
}

const lettersOf = (name: string): string =>
  withoutJunction(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

function holdsInOrder(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

function nameStation(station: Station): Station {
  const name = NAMES_OF_TODAY.get(station.code) ?? uncut(station);
  const aliases = withAlias(station.aliases, station.name, name).filter((one) => one !== name);
  return { ...station, name, aliases, name_hi: stationInHindi({ ...station, name }) };
}

/** The timetable with today's names of stations, and names of trains in words and in Hindi. Given its own result, it returns the same. */
export function withNames(timetable: Timetable): Timetable {
  const stations = timetable.stations.map(nameStation);
  const byCode = new Map(stations.map((station) => [station.code, station]));
  const nameTrain = (train: Train): Train => {
    const name = spellOut(train, byCode);
    const named = { ...train, name, aliases: withAlias(train.aliases, train.name, name) };
    return { ...named, name_hi: trainInHindi(named, byCode) };
  };
  return { ...timetable, stations, trains: timetable.trains.map(nameTrain) };
}
