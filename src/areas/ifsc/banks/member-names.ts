// Hindi names of the co-operative and rural banks whose branches have the codes of another bank: of the words that such banks are called by and of places.
import { DISTRICTS_IN_HINDI } from '../../../places/districts.ts';
import { PLACES } from '../../../places/gazetteer.ts';
import words from './member-words.json' with { type: 'json' };

const WORDS: Readonly<Record<string, string>> = words;

/** Banks of a district or state have the Hindi word for their kind, others the English one in Hindi letters, as they write themselves. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bDistrict (?:Central Co-operative|Co-operative Central) Bank\b/, 'ज़िला केंद्रीय सहकारी बैंक'],
  [/\bDistrict Co-operative Bank\b/, 'ज़िला सहकारी बैंक'],
  [/\bCentral Co-operative Bank\b|\bCo-operative Central Bank\b/, 'केंद्रीय सहकारी बैंक'],
  [/\bState Co-operative(?: Apex)? Bank\b/, 'राज्य सहकारी बैंक'],
];

const IN_HINDI = new Map([
  ...[...DISTRICTS_IN_HINDI].map(([name, hi]) => [name.split(', ')[0] ?? '', hi] as const),
  ...PLACES.flatMap(({ name, hi }) => (hi === undefined ? [] : [[name, hi] as const])),
]);
/** Words of the longest name of a place. */
const LONGEST = 3;

/**
 * A member bank's names; the English alone where a word of it is not known.
 * @example memberNames('Bhilwara Urban Co-operative Bank').hi // 'भीलवाड़ा अर्बन को-ऑपरेटिव बैंक'
 */
export function memberNames(name: string): { name: string; hi?: string } {
  const kind = KINDS.find(([words]) => words.test(name));
  const rest = (kind ? name.replace(kind[0], ' * ') : name).replaceAll('.', ' ').trim().split(/\s+/);
  const said: string[] = [];
  for (let at = 0; at < rest.length; ) {
    const place = [LONGEST, 2, 1].find((count) => at + count <= rest.length && IN_HINDI.has(rest.slice(at, at + count).join(' ')));
    const hi = rest[at] === '*' ? kind?.[1] : place ? IN_HINDI.get(rest.slice(at, at + place).join(' ')) : WORDS[rest[at] ?? ''];
    if (hi === undefined) return { name };
    said.push(hi);
    at += place ?? 1;
  }
  return { name, hi: said.join(' ') };
}
