// Names of schemes in Hindi: of the best known by hand, else where every word of it is in the table, which has those of Hindi in Latin letters (`Atal Awas
// Yojana`) and those of English names that only put nouns behind one another, in the order of Hindi (`Widow Pension Scheme`).
import table from './names-hindi.json' with { type: 'json' };

const WORDS: Readonly<Record<string, string>> = table.words;
const NAMES: Readonly<Record<string, string>> = table.names;
const BRIEFS: Readonly<Record<string, string>> = table.briefs;

/** Words that Hindi writes as one. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/(मुख्य|प्रधान) मंत्री/g, '$1मंत्री'],
  [/आत्म निर्भर/g, 'आत्मनिर्भर'],
  [/दीन दयाल/g, 'दीनदयाल'],
  [/पशु पालन/g, 'पशुपालन'],
  [/ ([,:)])/g, '$1'],
  [/\( /g, '('],
];
const SIGNS: Readonly<Record<string, string>> = {
  '-': '–',
  '–': '–',
  ':': ':',
  ',': ',',
  '(': '(',
  ')': ')',
  '/': '/',
  '&': 'एवं',
  '.': '',
};
/** What a board calls itself by: `(GBOCWWB)`. */
const LETTERS = /\([A-Z0-9 &.-]{2,}\)/g;
const PARTS = /[A-Za-z]+|\d+|[^\sA-Za-z\d]/g;

/** A name whose words are all in the table; one word alone is no name. */
function spelledOut(name: string): string | undefined {
  const parts = (
    name
      .replace(LETTERS, ' ')
      .replace(/\bOld[ -]Age\b/gi, 'vridhavastha')
      .replace(/(?<=\bMinister)['’]s\b/gi, '')
      .match(PARTS) ?? []
  ).map((part) => (/\d/.test(part) ? part : (WORDS[part.toLowerCase()] ?? SIGNS[part])));
  if (parts.includes(undefined)) return undefined;
  const text = JOINED.reduce((said, [pattern, joined]) => said.replace(pattern, joined), parts.filter(Boolean).join(' '));
  return text.includes(' ') ? text : undefined;
}

/** The names of a scheme by its slug and the publisher's name; just that where it has no Hindi one. */
export function schemeNames(slug: string, name: string): { name: string; hi?: string } {
  const hi = NAMES[slug] ?? spelledOut(name);
  return hi ? { name, hi } : { name };
}

/** What one of the best known schemes is for, in Hindi. */
export const knownBriefInHindi = (slug: string): string | undefined => BRIEFS[slug];
