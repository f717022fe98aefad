import { findAbroad } from '../../../places/abroad.ts';
import { addName, type NameIndex } from '../../../text/name-index.ts';
import { consonantKey, editDistance, phoneticKey } from '../../../text/spelling.ts';
import { latinAsSpoken } from '../../../text/transliterate.ts';
import type { Station } from '../timetable/records.ts';

/** Names are compared by consonants if they have at least this many, and if no more letters differ than they have beyond three. */
const MIN_CONSONANTS = 4;
const MAX_SLIPS = 2;
const MIN_SAID_LENGTH = 4;
/** Of all trains at the stations a part of a name may mean, the share that the chosen one needs. */
const MIN_TRAIN_SHARE = 0.75;
/** A word in more stations' names is not specific: Fort, Road. */
const MAX_STATIONS = 4;

/** A station with its number of trains. */
export interface Entry {
  station: Station;
  trains: number;
}

/** A station by some consecutive words of its name, joined into one. */
export interface Said {
  entry: Entry;
  /** Whether they are the whole name. */
  whole: boolean;
}

/** The words of a folded name, without those common to any station. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/ (railway )?station$| junction$| jn$/, '')
    .replace(/\bcant(onment)?\b/, 'cantt')
    .split(' ');

/** A word in Latin letters; a flap that has lost its dot is an r: गुडी of जलपाईगुड़ी. */
const inLatin = (word: string): string => (DEVANAGARI.test(word) ? latinAsSpoken(word.replace(/(?<=[^\u094d])ड(?!\u094d)/gu, 'र')) : word);
const DEVANAGARI = /[\u0900-\u097f]/u;

export function addSaid(index: NameIndex<Said>, entry: Entry, name: string): void {
  const all = wordsOf(name);
  if (DEVANAGARI.test(name)) {
    addName(index, all.map(inLatin).join(''), { entry, whole: true });
    return;
  }
  const [part, whole] = [
    { entry, whole: false },
    { entry, whole: true },
  ];
  for (const from of all.keys())
    for (let to = from + 1; to <= all.length; to += 1)
      addName(index, all.slice(from, to).join(''), to - from === all.length ? whole : part);
  // Belapur CBD is also CBD Belapur.
  if (all.length === 2) addName(index, all.toReversed().join(''), whole);
}

/**
 * The station whose name a text misspells or shortens: fewest slips first, with one less for a whole name; if several remain, the one with
 * most of their trains.
 */
export function findSaid(index: NameIndex<Said>, text: string): Entry | undefined {
  const words = wordsOf(text);
  if (findAbroad(words, 0)?.length === words.length) return undefined;
  const word = words.map(inLatin).join('');
  if (word.length < MIN_SAID_LENGTH) return undefined;
  const [sound, consonants] = [phoneticKey(word), consonantKey(word)];
  const most = Math.min(MAX_SLIPS, consonants.length - MIN_CONSONANTS + 1);
  const forms = new Set([
    ...(index.bySound.get(sound) ?? []),
    ...(consonants.length < MIN_CONSONANTS ? [] : (index.bySkeleton.get(consonants) ?? [])),
  ]);
  const alike = [...forms].flatMap((form) => {
    const slips = editDistance(word, form, MAX_SLIPS);
    return slips <= most || phoneticKey(form) === sound ? (index.exact.get(form) ?? []).map((one) => ({ ...one, slips })) : [];
  });
  const weigh = ({ slips, whole }: (typeof alike)[number]) => slips - Number(whole);
  const least = Math.min(...alike.map(weigh));
  const left = [...new Set(alike.filter((one) => weigh(one) === least).map(({ entry }) => entry))].toSorted((a, b) => b.trains - a.trains);
  const all = left.reduce((sum, { trains }) => sum + trains, 0);
  if (left.length > MAX_STATIONS) return undefined;
  return left[0] && left[0].trains >= all * MIN_TRAIN_SHARE ? left[0] : undefined;
}
