import type { PincodeDatabase } from '../../places/pincodes/queries.ts';
import { isEveryday } from '../../text/everyday-words.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { Query } from '../intent.ts';
import { inLatin } from './named-office.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Popular names of localities whose offices have other names. */
const LOCAL_NAMES: readonly [said: string, office: string][] = [
  ['salt lake', 'bidhan nagar'],
  ['cp delhi', 'connaught place delhi'],
  ['bkc', 'bandra east'],
];
const OWN_WORDS = new Set(Object.values(vocabulary).flat().map(normaliseDevanagari));
/** Words behind which alone nothing is called: what stands before them is a name, `ram nagar`. */
const ENDS_NAME = /^(?:nagar|colony|chowk|ganj|gunj|pura|puram|vihar|bagh|road|marg|layout|enclave|garden)$/u;
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
  const said = officeWords(query);
  const text = said.join(' ');
  const spoken = await inLatin(db, text, place);
  const local = LOCAL_NAMES.find(([popular]) => ` ${text} `.includes(` ${popular} `));
  const renamed = local ? [text.replace(...local), local[1]] : [];
  const isPlace =
    place !== undefined && [place.name, ...place.aliases].some((one) => normaliseDevanagari(text) === normaliseDevanagari(one));
  const ofPlace = new Set(query.tokens.flatMap(({ word, place: at }) => (at ? [word] : [])));
  const isBeside = (word: string, at: number) => !ofPlace.has(word) && ENDS_NAME.test(query.words[at + 1] ?? '') && said.includes(word);
  const alone = query.words.filter((word, at) => unknownWords.includes(word) || isBeside(word, at)).join(' ');
  const isPart = PART.test(text);
  // As written first: an office's name may resemble a town's.
  const names = [
    ...spoken,
    ...renamed,
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

/** The words of a question that may name an office. */
function officeWords({ words, tokens }: Query): string[] {
  const filling = new Set(tokens.flatMap(({ word, kind }) => (kind === 'filler' && isEveryday(word) ? [word] : [])));
  return words.filter((word, at) => {
    const plain = normaliseDevanagari(word);
    // `new` before a name is a part of it.
    const isNew = plain === 'new' && at < words.length - 1 && !OWN_WORDS.has(normaliseDevanagari(words[at + 1] ?? ''));
    return isNew || ((!filling.has(plain) || ENDS_NAME.test(words[at + 1] ?? '')) && !STOP_WORDS.has(plain) && !OWN_WORDS.has(plain));
  });
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** Whether an office's name has the number of the part of a town that is asked for: DLF Phase 3 is not DLF. */
export function hasPart(office: string, words: string): boolean {
  const [number = ''] = PART.exec(words) ?? [];
  return fold(office)
    .split(' ')
    .some((word) => word === number || word === ROMAN[Number(number)] || (/\D/.test(word) && word.replace(/^\D+/, '') === number));
}
