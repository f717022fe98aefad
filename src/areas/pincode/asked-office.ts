import { localityEndings } from '../../places/pincodes/locality-words.ts';
import type { PincodeDatabase } from '../../places/pincodes/queries.ts';
import { isEveryday } from '../../text/everyday-words.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { inRoman } from '../../text/number-names.ts';
import { soundsLike } from '../../text/sounds-like.ts';
import { consonantKey, phoneticKey } from '../../text/spelling.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { Query } from '../intent.ts';
import { inLatin } from './named-office.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Popular names of localities whose offices have other names, with their town or state. */
const LOCAL_NAMES: readonly [said: string, office: string, within: string][] = [
  ['salt lake', 'bidhan nagar', 'West Bengal'],
  ['cp delhi', 'connaught place delhi', 'Delhi'],
  ['bkc', 'bandra east', 'Maharashtra'],
  ['t nagar', 'thygarayanagar', 'Chennai'],
];
const OWN_WORDS = new Set(Object.values(vocabulary).flat().map(normaliseDevanagari));
/** A numbered part of a town, `noida sector 62`, which may have an office of its own. */
const PART = /(?<!\S)\d{1,3}(?!\S)/;

/** The office that a question asks for, as it is called there. */
export interface AskedOffice {
  /** Its words in the question. */
  text: string;
  /** Those that nobody else knows. */
  alone: string;
  /** A name in Devanagari in Latin letters. */
  spoken: readonly string[];
  /** The name of an office that people call otherwise, with the further words and without. */
  renamed: readonly string[];
  /** All names to look for, best first. */
  names: readonly string[];
  /** Whether it is called by the name of the place alone. */
  isPlace: boolean;
  isPart: boolean;
  /** Whether a town is named alone: its own office is meant, not one that has its name by chance. */
  isTown: boolean;
}

/** Reads what a question says of an office. */
export async function readAskedOffice(db: PincodeDatabase, query: Query): Promise<AskedOffice> {
  const { place, unknownWords } = query;
  const begun = await wordsBeforeEndings(db, query);
  const said = officeWords(query, begun);
  const text = said.join(' ');
  // A town as other scripts write it, too, is called by its own name.
  const ofTown = new Set(query.tokens.flatMap((token) => (token.place === place ? [token.word] : [])));
  const named = said.map((word) => (place && ofTown.has(normaliseDevanagari(word)) && !place.name.includes(' ') ? fold(place.name) : word));
  const spoken = [...new Set([...(await inLatin(db, named.join(' '), place)), ...(await inLatin(db, text, place))])];
  // In Devanagari as it sounds: सॉल्टलेक.
  const heard = spoken[0]?.replaceAll(' ', '') ?? '';
  const local = LOCAL_NAMES.find(
    ([popular, , within]) =>
      (!place || place.name === within || place.state === within) &&
      (` ${text} `.includes(` ${popular} `) || isHeardAs(heard, popular.replaceAll(' ', ''))),
  );
  const renamed = local ? [text.replace(local[0], local[1]), local[1]] : [];
  const isPlace =
    place !== undefined && [place.name, ...place.aliases].some((one) => normaliseDevanagari(text) === normaliseDevanagari(one));
  const alone = query.words
    .filter(
      (word) =>
        unknownWords.includes(normaliseDevanagari(word)) ||
        (said.includes(word) && (begun.has(word) || BEFORE_NAME.test(word) || COUNTRY.test(word))),
    )
    .join(' ');
  const isPart = PART.test(text);
  // As written first: an office's name may resemble a town's.
  const names = [
    ...renamed,
    ...spoken,
    ...(isPlace ? [] : [text]),
    place && alone ? `${alone} ${place.name}` : '',
    // `sector 18 noida` is Noida Sector 18.
    place && !isPlace ? [place.name, ...text.split(' ').filter((word) => word !== fold(place.name))].join(' ') : '',
    alone,
    place?.name ?? '',
    ...(isPlace ? [text] : []),
  ].filter((name) => name !== '');
  const isTown = place?.type === 'town' && query.places.length === 1 && alone === '' && !local && !isPart && query.abroad.length === 0;
  return { text, alone, spoken, renamed, names, isPlace, isPart, isTown };
}

const isHeardAs = (heard: string, name: string): boolean =>
  heard !== '' && consonantKey(heard) === consonantKey(name) && soundsLike(phoneticKey(heard), phoneticKey(name));

/** The words that stand before a nagar, a vihar and the like, so that they are a name: MP Nagar is no place of the state. A town there stays one. */
async function wordsBeforeEndings(db: PincodeDatabase, { words, tokens, named }: Query): Promise<ReadonlySet<string>> {
  const endings = await localityEndings(db);
  const isOwn = (word: string) => named.includes(word) || OWN_WORDS.has(normaliseDevanagari(word));
  const towns = new Set(tokens.flatMap(({ word, place }) => (place && word.length > 2 ? [word] : [])));
  return new Set(
    words.filter((word, at) => endings.has(words[at + 1] ?? '') && ![word, words[at + 1] ?? ''].some(isOwn) && !towns.has(word)),
  );
}

const BEFORE_NAME = /^(?:new|old|lower|upper|greater|outer|inner)$/;
/** Before a word that nobody else knows it is a part of a name: India Gate. */
const COUNTRY = /^(?:india|bharat|भारत|इंडिया)$/u;

/** The words of a question that may name an office. */
function officeWords({ words, tokens, entities, named, unknownWords }: Query, begun: ReadonlySet<string>): string[] {
  const filling = new Set(tokens.flatMap(({ word, kind }) => (kind === 'filler' && isEveryday(word) ? [word] : [])));
  // The office of `post office rajouri garden` is no part of a name.
  const asking = new Set(entities.includes('pin') ? named : []);
  return words.filter((word, at) => {
    const plain = normaliseDevanagari(word);
    // `new` or `lower` before a name is a part of it.
    const isNew =
      (BEFORE_NAME.test(plain) && at < words.length - 1 && !OWN_WORDS.has(normaliseDevanagari(words[at + 1] ?? ''))) ||
      (COUNTRY.test(plain) && unknownWords.includes(words[at + 1] ?? ''));
    return isNew || ((!filling.has(plain) || begun.has(word)) && !STOP_WORDS.has(plain) && !OWN_WORDS.has(plain) && !asking.has(plain));
  });
}

/** Whether an office's name has the number of the part of a town that is asked for: DLF Phase 3 is not DLF. */
export function hasPart(office: string, words: string): boolean {
  const [number = ''] = PART.exec(words) ?? [];
  return fold(office)
    .split(' ')
    .some((word) => word === number || word === inRoman(Number(number)) || (/\D/.test(word) && word.replace(/^\D+/, '') === number));
}
