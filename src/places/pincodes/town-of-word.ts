import { fold } from '../../text/fold.ts';
import { pincodeAtlas, requireDistrict } from './atlas.ts';
import { type OfficeFound, pincodeDatabase } from './queries.ts';
import { findOfficesByName } from './search.ts';

/** Longest ending by which a name may exceed the query: Kotdwara for Kotdwar. */
const MAX_ENDING = 2;
const MAX_NAMESAKES = 20;

/** The lowest rank of a post office that people know a locality by: head and sub offices, not branch offices of villages. */
export const SUB_OFFICE = 1;

/**
 * Whether a folded word is what a locality is called, by a head or sub post office: Vashi, which is no slip of Vasai. An office beside that of the town
 * (folded too) is the town in another spelling: Kolkatta.
 */
export async function isLocality(word: string, town: string): Promise<boolean> {
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  const called = async (name: string) =>
    (await findOfficesByName(db, atlas, name, MAX_NAMESAKES)).filter(
      (one) => one.type !== null && one.type <= SUB_OFFICE && fold(one.name).split(' ')[0] === name,
    );
  const [offices, ofTown] = await Promise.all([called(word), called(town)]);
  return offices.some(({ pin }) => !ofTown.some((one) => one.pin === pin));
}

/** The town a word names, by its post office, with its state; undefined if there is none, or towns in several states. */
export async function townOfWord(word: string): Promise<{ name: string; state: string } | undefined> {
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  const folded = fold(word);
  const plain = ({ name }: OfficeFound) => name.replace(/ ?\(.*/, '');
  const isCalledSo = (one: OfficeFound) => fold(one.name).startsWith(folded) && plain(one).length <= word.length + MAX_ENDING;
  const called = (await findOfficesByName(db, atlas, word, MAX_NAMESAKES)).filter(isCalledSo);
  // Of a locality and villages of its name the locality is meant.
  const sub = called.filter(({ type }) => type !== null && type <= SUB_OFFICE);
  const towns = sub.length > 0 ? sub : called;
  const states = new Set(towns.map(({ district }) => requireDistrict(atlas, district).state));
  const [[name], [state]] = [towns.map(plain), states];
  // If not all were read, others may be elsewhere.
  return name && state && states.size === 1 && called.length < MAX_NAMESAKES ? { name, state } : undefined;
}
