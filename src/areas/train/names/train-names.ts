// Names of trains, which the timetable cuts at 15 letters and writes in codes: `NGP ASR AC EXP`. They are spelled out where every word of them is known,
// and put into Hindi from right names: the train's own name, else the names of its ends, and the words for its kind. Letters are never transliterated.

import type { Station, Train } from '../timetable/records.ts';
import { withoutJunction } from './hindi-names.ts';
import table from './train-names.json' with { type: 'json' };

interface Part {
  what: 'name' | 'kind' | 'place';
  en: string;
  hi: string | null;
}

const squeeze = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '');

/** The words of the table by their letters, in every spelling. */
function readWords(): ReadonlyMap<string, readonly Part[]> {
  const words = new Map<string, readonly Part[]>();
  for (const [en, hi] of Object.entries(table.kinds)) words.set(squeeze(en), [{ what: 'kind', en, hi }]);
  for (const [en, hi] of Object.entries(table.names)) words.set(squeeze(en), [{ what: 'name', en, hi }]);
  for (const [spelled, spellings] of Object.entries(table.spellings)) {
    const parts = words.get(squeeze(spelled)) ?? spelled.split(' ').flatMap((word) => words.get(squeeze(word)) ?? []);
    for (const one of spellings) words.set(squeeze(one), parts);
  }
  return words;
}

const WORDS = readWords();

const HINDI_TYPES: Readonly<Record<string, string>> = table.types;
/** Kinds that may end a name; others stand before one of them: `शताब्दी एक्सप्रेस`. */
const NOUNS = new Set([
  'Express',
  'Mail',
  'Passenger',
  'Special',
  'MEMU',
  'DEMU',
  'EMU',
  'Local',
  'Train',
  'Rapid Rail',
  'Queen',
  'Rail Bus',
]);
/** The longest phrase in words: `AP S KRANTI EXP` has three before its kind. */
const LONGEST = 4;

/** Shorter words of a station's name are of its kind or its railway: `Road`, `City`, `KSR`. */
const TOWN_LETTERS = 5;

type Stations = ReadonlyMap<string, Pick<Station, 'code' | 'name' | 'name_hi' | 'aliases'>>;
type Named = Pick<Train, 'name' | 'aliases' | 'type' | 'stops'>;

const placePart = ({ name, name_hi }: Pick<Station, 'name' | 'name_hi'>): Part => ({
  what: 'place',
  en: withoutJunction(name),
  hi: name_hi === null ? null : withoutJunction(name_hi),
});

/** The parts of a train's name; undefined where any of its words is unknown. Places are the train's own stops, by code or name. */
function readName(name: string, { stops }: Pick<Train, 'stops'>, stations: Stations): Part[] | undefined {
  const places = new Map<string, readonly Part[]>();
  for (const { station: code } of stops) {
    const station = stations.get(code);
    if (!station) continue;
    for (const called of [code, station.name, ...station.aliases]) places.set(squeeze(withoutJunction(called)), [placePart(station)]);
  }
  const ends = new Set([stops[0]?.station, stops.at(-1)?.station]);
  // `CHENNAI` for a train that ends at Chennai Egmore.
  for (const end of ends)
    for (const word of (stations.get(end ?? '')?.name ?? '').split(/[^A-Za-z]+/))
      if (word.length >= TOWN_LETTERS && !places.has(squeeze(word))) places.set(squeeze(word), [{ what: 'place', en: word, hi: null }]);
  // What stands in brackets tells the way or the days, not the name.
  const words = name
    .replace(/\([^)]*\)?/g, ' ')
    .split(/[^A-Za-z']+/)
    .filter(Boolean);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = Array.from({ length: Math.min(LONGEST, words.length - at) }, (_, more) => more + 1)
      .toReversed()
      .map((count) => ({ count, key: squeeze(words.slice(at, at + count).join('')) }))
      .flatMap(({ count, key }) => {
        // A code that is also a word, such as EX, means the station where the train begins or ends.
        const meaning = ends.has(key) ? places.get(key) : (WORDS.get(key) ?? places.get(key));
        return meaning ? [{ count, known: meaning }] : [];
      })[0];
    // `EX` is express behind a name, and out of before one: nobody can tell what a name with it in the middle means.
    const isOutOf = words[at] === 'EX' && at > 0 && places.has(squeeze(words[at + 1] ?? ''));
    if (!longest || isOutOf) return undefined;
    parts.push(...longest.known);
    at += longest.count;
  }
  if (parts.length === 0) return undefined;
  // A word that is a train's own name and an end's is the place where it stands beside another place: `Shalimar – Puri`.
  return parts.some(({ what }) => what === 'place')
    ? parts.map((part) => (part.what === 'name' && places.get(squeeze(part.en))?.[0]) || part)
    : parts;
}

/** `NGP ASR AC EXP` as `Nagpur – Amritsar AC Express`; the name itself where it has small letters already or a word of it is unknown. */
export function spellOut(train: Named, stations: Stations): string {
  if (/\p{Ll}/u.test(train.name)) return train.name;
  const parts = readName(train.name, train, stations);
  if (!parts || (parts.length === 1 && parts[0]?.what === 'place')) return train.name;
  return parts
    .map(({ what, en }, at) => (at === 0 ? en : `${what === 'place' && parts[at - 1]?.what === 'place' ? ' – ' : ' '}${en}`))
    .join('');
}

/** The kind in Hindi: as the name says it where it ends in a noun, else by the train's type; null where neither tells. */
function kindInHindi(parts: readonly Part[] | undefined, type: string | null): string | null {
  const kinds = (parts ?? []).filter(({ what }) => what === 'kind');
  const said = [...new Set(kinds.map(({ hi }) => hi))].join(' ');
  if (kinds.some(({ en }) => NOUNS.has(en) || NOUNS.has(en.split(' ').at(-1) ?? ''))) return said;
  const typed = type === null ? undefined : HINDI_TYPES[type];
  if (!typed) return null;
  return said && !typed.includes(said) ? `${said} ${typed.split(' ').at(-1)}` : typed;
}

/**
 * A train's name in Hindi: its own name where it has one that is in the list, else its ends: `मुंबई सेंट्रल – नई दिल्ली राजधानी एक्सप्रेस`. Null where an end
 * has no Hindi name or the kind is unknown.
 */
export function trainInHindi(train: Named, stations: Stations): string | null {
  const read = [train.name, ...train.aliases].map((name) => readName(name, train, stations));
  const withName = read.find((parts) => parts?.some(({ what }) => what === 'name'));
  if (withName) {
    const names = withName.filter(({ what }) => what === 'name').map(({ hi }) => hi);
    const kind = kindInHindi(withName, train.type);
    const called = names.join(' ');
    return kind === null || called.endsWith(kind) || / मेल$/.test(called) ? called : `${called} ${kind}`;
  }
  const [first, last] = [train.stops[0], train.stops.at(-1)].map((stop) => stations.get(stop?.station ?? ''));
  const kind = kindInHindi(read.find(Boolean), train.type);
  if (!first?.name_hi || !last?.name_hi || kind === null) return null;
  const ends = [...new Set([first.name_hi, last.name_hi].map(withoutJunction))];
  // A round trip is called by where it goes as well.
  const said = [...new Set((read.find(Boolean) ?? []).flatMap(({ what, hi }) => (what === 'place' ? [hi] : [])))];
  const called = ends.length === 1 && said.length > 1 && said.every((one) => one !== null) ? said : ends;
  return `${called.join(' – ')} ${kind}`;
}
