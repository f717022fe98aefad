import { fold } from '../../text/fold.ts';
import { pincodeAtlas, requireDistrict } from './atlas.ts';
import { type OfficeFound, pincodeDatabase } from './queries.ts';
import { findOfficesByName } from './search.ts';

/** Longest ending by which a name may exceed the query: Kotdwara for Kotdwar. */
const MAX_ENDING = 2;
const MAX_NAMESAKES = 20;

/** The town a word names, by its post office, with its state; undefined if there is none, or towns in several states. */
export async function townOfWord(word: string): Promise<{ name: string; state: string } | undefined> {
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  const wanted = fold(word);
  const isCalledSo = ({ name }: OfficeFound) => fold(name).startsWith(wanted) && name.length <= word.length + MAX_ENDING;
  const towns = (await findOfficesByName(db, atlas, word, MAX_NAMESAKES)).filter(isCalledSo);
  const states = new Set(towns.map(({ district }) => requireDistrict(atlas, district).state));
  const [[name], [state]] = [towns.map((town) => town.name), states];
  // If not all were read, others may be elsewhere.
  return name && state && states.size === 1 && towns.length < MAX_NAMESAKES ? { name, state } : undefined;
}
