import { memoizeAsync } from '../../kernel/memoize.ts';
import { fold } from '../../text/fold.ts';
import { addName, type NameIndex, namesBySound, newNames } from '../../text/name-index.ts';
import { editDistance, phoneticKey } from '../../text/spelling.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import { type PincodeDatabase, readTownOffices } from './queries.ts';

const MAX_SLIPS = 3;

/** How many head and sub post offices have each word in their names; read when the first name in Devanagari is looked for. */
const loadWords = memoizeAsync(async (db: PincodeDatabase): Promise<NameIndex<number>> => {
  const counts = new Map<string, number>();
  for (const { name } of await readTownOffices(db))
    for (const word of fold(name).split(' ')) if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const index = newNames<number>();
  for (const [word, offices] of counts) addName(index, word, offices);
  return index;
});

/** The word of localities' names that a Devanagari word sounds like, the most frequent of several: सिविल is civil. Undefined for none. */
export async function localityWord(db: PincodeDatabase, word: string): Promise<string | undefined> {
  const index = await loadWords(db);
  const spoken = phoneticKey(latinAsSpoken(word));
  const alike = namesBySound(index, word).map((form) => ({
    form,
    offices: index.exact.get(form)?.[0] ?? 0,
    slips: editDistance(spoken, phoneticKey(form), MAX_SLIPS),
  }));
  const least = Math.min(...alike.map(({ slips }) => slips));
  return alike.filter(({ slips }) => slips <= least + 1).toSorted((a, b) => b.offices - a.offices || a.slips - b.slips)[0]?.form;
}
