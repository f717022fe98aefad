// Words of English titles and their Hindi, for the grammar of titles: which a title holds, longest first.
import { bend } from '../../i18n/hindi-nouns.ts';
import table from './title-words.json' with { type: 'json' };

/**
 * `m`, `f`: nouns by gender; `M`, `F`: people; `Mx`: people whose word has no plural of its own; `G`: groups that people belong to (`अनुसूचित जाति`); `P`: places;
 * `a`: adjectives; `x`: a word that stands as it is.
 */
export type WordClass = keyof typeof table | 'x';

export interface TitleWord {
  hi: string;
  kind: WordClass;
  plural: boolean;
  /** The English, singular, in small letters. */
  en: string;
}

const WORDS = new Map<string, Omit<TitleWord, 'plural' | 'en'>>(
  Object.entries(table).flatMap(([kind, words]) => Object.entries(words).map(([en, hi]) => [en, { hi, kind: kind as WordClass }] as const)),
);
const LONGEST = new Map<string, number>();
for (const words of WORDS.keys()) {
  const [first = '', ...rest] = words.split(/[ ,/]/);
  LONGEST.set(first, Math.max(LONGEST.get(first) ?? 0, 2 * rest.length + 1));
}

/** How many words and signs from this one on may be one entry of the table. */
export function longestFrom(first: string): number {
  const plain = first.replace(/'s?$/, '');
  const forms = [first, plain, ...SINGULARS.map(([end, singular]) => plain.replace(end, singular))];
  return Math.max(...forms.map((one) => LONGEST.get(one) ?? 0));
}

/** Plurals in their singular: `studies`, `classes`, `students`. */
const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|ch|sh)es$/, ''],
  [/s$/, ''],
];

/** The word for some English ones, in the plural or not; undefined if they are not in the table. */
export function findTitleWord(words: string): TitleWord | undefined {
  const exact = WORDS.get(words);
  if (exact)
    return {
      ...exact,
      en: words,
      plural: /^(?:students|persons|children) with\b|(?:people|men|children|persons|personnel|wives|esm)$/.test(words),
    };
  for (const [end, singular] of SINGULARS) {
    const en = words.replace(end, singular);
    const one = en === words ? undefined : WORDS.get(en);
    if (one) return { ...one, en, plural: true };
  }
  return undefined;
}

/** Adjectives inside a noun of several words that bend with it: `कच्चा माल`, `कच्चे माल`. */
const BENDING = /(?<=^| )(?:कच्च|पक्क|बड़|छोट|मोट|मीठ|अच्छ|नय|पुरान|पिछड़|क)ा(?= )/g;

/** An adjective before a masculine noun in the plural or before a postposition: `नए`, `छोटे`. */
export const bendAdjective = (word: string): string => word.replace(/या$/, 'ए').replace(/ा$/, 'े');

/** A noun in the form that a postposition needs. */
export function oblique({ hi, kind, plural }: TitleWord): string {
  if (kind === 'G') return hi.replace('पिछड़ा', 'पिछड़े').replace(/अल्पसंख्यक$/, 'अल्पसंख्यकों');
  if (kind === 'Mx')
    return hi
      .replace(/लोग$/, 'लोगों')
      .replace(/युवा$/, 'युवाओं')
      .replace(/ता$/, plural && !hi.endsWith('पिता') ? 'ताओं' : 'ता');
  if (kind === 'a' || kind === 'x' || kind === 'P') return hi;
  const isMasculine = kind === 'm' || kind === 'M';
  const inner = isMasculine ? hi.replace(BENDING, bendAdjective) : hi;
  if (!plural) return isMasculine ? bend(inner).replace(/आँ$/, 'एँ') : inner;
  if (/[िीई]$/.test(inner)) return inner.replace(/ई$/, 'इयों').replace(/[िी]$/, 'ियों');
  if (/ू$/.test(inner)) return inner.replace(/ू$/, 'ुओं');
  if (/ा$/.test(inner)) return isMasculine ? inner.replace(/ा$/, 'ों') : inner.replace(/ा$/, 'ाओं');
  return inner.endsWith('आँ') ? inner.replace(/आँ$/, 'ओं') : `${inner}${inner.endsWith('ु') ? 'ओं' : 'ों'}`;
}

/** A noun as a title's subject. */
export function direct({ hi, kind, plural }: TitleWord): string {
  if (!plural || kind === 'Mx' || kind === 'G' || kind === 'a' || kind === 'x' || kind === 'P') return hi;
  if (kind === 'm' || kind === 'M') return bend(hi.replace(BENDING, bendAdjective)).replace(/आँ$/, 'एँ');
  if (/[िीई]$/.test(hi)) return hi.replace(/ई$/, 'इयाँ').replace(/[िी]$/, 'ियाँ');
  return /ा$/.test(hi) ? hi.replace(/ा$/, 'ाएँ') : `${hi}ें`;
}

export const isFeminine = (word: TitleWord | undefined): boolean => word?.kind === 'f' || word?.kind === 'F';
export const isPerson = (word: TitleWord | undefined): boolean => word !== undefined && ['M', 'F', 'Mx', 'G'].includes(word.kind);

/** A letter of an abbreviation in Hindi. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड'
    .split(' ')
    .map((letter, at) => [String.fromCharCode(65 + at), letter]),
);
/** Abbreviations said letter by letter: those without a vowel, and these. */
export const SPELLED =
  /^(?:[B-DF-HJ-NP-TV-XZ]{2,7}|AICTE|UGC|ICAR|ICMR|ICSSR|IIT|IAS|IPS|IT|EPF|UT|UPSC|SEBI|NGO|ESI|OEC|OEBC|IPR|ICT|GIDC|UNI|UP|EDP|SMAE|RMEWF|SERB|CIFE|ANM|AGR|RAS|CBSE|DESW|CAPF|CIT|SECI|ICRO)$/;

/** Capital letters as Hindi says them: `UGC`, `यूजीसी`. */
export const spellLetters = (letters: string): string => [...letters].map((letter) => LETTERS[letter]).join('');
