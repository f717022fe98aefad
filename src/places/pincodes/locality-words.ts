import { memoizeAsync } from '../../kernel/memoize.ts';
import { fold } from '../../text/fold.ts';
import { addName, type NameIndex, namesBySound, newNames } from '../../text/name-index.ts';
import { editDistance, phoneticKey } from '../../text/spelling.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import { type PincodeDatabase, readTownOffices } from './queries.ts';

/** How many head and sub offices have a word in their name. */
interface LocalityWord {
  word: string;
  offices: number;
}

const MAX_SLIPS = 3;

/** The words of the names of head and sub post offices; read when the first name in Devanagari is looked for. */
const loadWords = memoizeAsync(async (db: PincodeDatabase): Promise<NameIndex<LocalityWord>> => {
  const counts = new Map<string, number>();
  for (const { name } of await readTownOffices(db))
    for (const word of fold(name).split(' ')) if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const index = newNames<LocalityWord>();
  for (const [word, offices] of counts) addName(index, word, { word, offices });
  return index;
});

/** The word of localities' names that a Devanagari word sounds like, the most frequent of several: सिविल is civil. Undefined for none. */
export async function localityWord(db: PincodeDatabase, word: string): Promise<string | undefined> {
  const index = await loadWords(db);
  const spoken = phoneticKey(latinAsSpoken(word));
  const alike = namesBySound(index, word)
    .flatMap((form) => index.exact.get(form) ?? [])
    .map((one) => ({ ...one, slips: editDistance(spoken, phoneticKey(one.word), MAX_SLIPS) }));
  const least = Math.min(...alike.map(({ slips }) => slips));
  return alike.filter(({ slips }) => slips <= least + 1).toSorted((a, b) => b.offices - a.offices || a.slips - b.slips)[0]?.word;
}
