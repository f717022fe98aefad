import { localityWord, mendLocalityWord } from '../../../places/pincodes/locality-words.ts';
import { pincodeDatabase } from '../../../places/pincodes/queries.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import { isEveryday } from '../../../text/everyday-words.ts';
import { fold, normaliseDevanagari } from '../../../text/fold.ts';
import { isWordAlike } from '../../../text/spelling.ts';
import { PARTICLES, STOP_WORDS } from '../../../text/stop-words.ts';
import { latinAsSpoken } from '../../../text/transliterate.ts';
import type { Query } from '../../intent.ts';
import { partAsked } from './branch-parts.ts';

/** Words of a question that may be part of a branch's name: all but the bank's, the area's own, the state's and particles. */
export async function branchWordsOf({
  text,
  words,
  named,
  place,
  places,
  tokens,
}: Query): Promise<{ certain: string[]; doubtful: string[] }> {
  const states = [place?.state ?? '', ...places.filter(({ type }) => type === 'state').map(({ name }) => name)];
  const ofState = new Set(
    place?.type === 'state' || (place && fold(words.join(' ')).includes(fold(place.state))) ? states.flatMap(foldedWords) : [],
  );
  const isTown = place?.type === 'town' ? new Set(foldedWords(place.name)) : new Set<string>();
  const filling = new Set(tokens.flatMap(({ word, kind }) => (kind === 'filler' && isEveryday(word) ? [word] : [])));
  const ofPart = partAsked(text).words;
  const branchWords = words.filter((word) => {
    const plain = normaliseDevanagari(word);
    return (
      !ofPart.has(word) &&
      !named.includes(plain) &&
      (!filling.has(plain) || isTown.has(word)) &&
      (!PARTICLES.has(plain) || isTown.has(word)) &&
      (!ofState.has(word) || isTown.has(word)) &&
      !(place?.type === 'town' && !isTown.has(word) && isWordAlike(word, [fold(place.state)]) && word !== fold(place.name))
    );
  });
  const isTelling = (word: string) => isTown.has(word) || (!STOP_WORDS.has(normaliseDevanagari(word)) && !(word in IN_LATIN));
  return {
    certain: (await Promise.all(branchWords.filter(isTelling).map((word) => inLatin(word, tokens)))).flat(),
    doubtful: branchWords
      .flatMap((word) => IN_LATIN[word] ?? word)
      .filter((word) => !isTown.has(word) && STOP_WORDS.has(normaliseDevanagari(word)) && /^[a-z]{3,}$/.test(word)),
  };
}

const IN_LATIN: Readonly<Record<string, string>> = { मेन: 'main', मुख्य: 'main', नई: 'new', नया: 'new' };

/** A word in Devanagari as branches are called: a town by its own name, others as localities are, else as they are spoken. */
async function inLatin(word: string, tokens: Query['tokens']): Promise<string[]> {
  if (!/[\u0900-\u097f]/u.test(word)) return [word];
  const place = tokens.find((token) => token.word === normaliseDevanagari(word))?.place;
  if (place) return foldedWords(place.name);
  return [await withoutSnapshot(async () => localityWord(await pincodeDatabase(), word), latinAsSpoken(word))];
}

/** Words of a name as they are compared. */
export const foldedWords = (name: string): string[] => fold(name).split(' ');

const MAX_TOWN_NAMES = 4;
/** The words with the town by each of its names: lists have Allahabad, Bangalore and Gurgaon. */
export function byNamesOfTown(words: readonly string[], place: Query['place']): (readonly string[])[] {
  const names = [place?.name ?? '', ...(place?.aliases ?? [])].map(fold).filter((name) => /^[a-z]{3,}$/.test(name));
  const said = names.find((name) => words.includes(name));
  if (said === undefined) return [words];
  return [said, ...names.filter((name) => name !== said)]
    .slice(0, MAX_TOWN_NAMES)
    .map((name) => words.map((word) => (word === said ? name : word)));
}

/** Long vowels of what is said as English may write them: Amirpet is Ameerpet too. */
export const withDoubleVowels = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/(?<!i)i(?!i)/g, 'ee').replace(/(?<!u)u(?!u)/g, 'oo'));

/** Shorter words are too like others. */
const MIN_MENDED = 6;
/** Words of localities' names in which slips are mended: `whitefeild`; undefined where there is none. */
export async function mendLocalities(words: readonly string[]): Promise<string[] | undefined> {
  const mended = await withoutSnapshot(async () => {
    const db = await pincodeDatabase();
    return Promise.all(words.map((word) => (word.length < MIN_MENDED ? word : mendLocalityWord(db, word))));
  }, words);
  return mended.some((word, at) => word !== words[at]) ? [...mended] : undefined;
}
