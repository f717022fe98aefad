import { CITIES } from '../places/cities.ts';
import type { Place } from '../places/gazetteer.ts';
import { localityEndings, soundsAsLocality } from '../places/pincodes/locality-words.ts';
import { pincodeDatabase } from '../places/pincodes/queries.ts';
import { isLocality } from '../places/pincodes/town-of-word.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import { fold } from '../text/fold.ts';
import { statesOfScript } from '../text/script-states.ts';
import { phoneticKey } from '../text/spelling.ts';
import { latinAsSpoken } from '../text/transliterate.ts';
import type { ParsedQuery } from './parse-query.ts';
import { placesOf } from './tokens.ts';

const LATIN = /^[a-z]+$/;
const CITY_NAMES: ReadonlySet<string> = new Set(CITIES.map(({ name }) => name));

/** A word that was read as a misspelt name, and the town that it was read as, if it is one. */
interface Slip {
  word: string;
  /** In Latin letters. */
  said: string;
  town: Place | undefined;
}

/** Of the words that were read as misspelt names those that localities are called by: Vashi, a nagar. They are to be read as no slips. */
export async function wordsOfLocalities({ typed, tokens }: Pick<ParsedQuery, 'typed' | 'tokens'>): Promise<ReadonlySet<string>> {
  const slips = tokens.flatMap(({ word, corrected, senses }): Slip[] => {
    const said = LATIN.test(word) ? word : latinAsSpoken(word);
    const town = placesOf(senses)[0];
    // What sounds as the town does is the town.
    const isTown = said !== word && town && [town.name, ...town.aliases].some((name) => phoneticKey(fold(name)) === phoneticKey(said));
    return corrected && !isTown ? [{ word, said, town }] : [];
  });
  if (slips.length === 0) return new Set();
  const homes = statesOfScript(typed);
  const held = await withoutSnapshot(async () => Promise.all(slips.map((slip) => isOfLocality(slip, homes))), []);
  return new Set(slips.flatMap(({ word }, at) => (held[at] ? [word] : [])));
}

async function isOfLocality({ word, said, town }: Slip, homes: readonly string[] | undefined): Promise<boolean> {
  const db = await pincodeDatabase();
  const endings = await localityEndings(db);
  if (endings.has(said) || endings.has(phoneticKey(said))) return true;
  if (!town) return false;
  // A town of another state is not named by what only sounds nearly so in the letters of one: మాదాపూర్ is not Madhepura, nor കാക്കനാട് Kakinada.
  const isFar = homes !== undefined && !homes.includes(town.state);
  if (isFar && (!CITY_NAMES.has(town.name) || (await soundsAsLocality(db, word)))) return true;
  return isLocality(said, fold(town.name));
}
