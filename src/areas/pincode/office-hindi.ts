import { findDistrictName } from '../../places/districts.ts';
import { townOfState } from '../../places/town.ts';
import names from './office-hindi.json' with { type: 'json' };
import words from './office-words.json' with { type: 'json' };

/** Hindi names of post offices: of large cities each written by eye, and with their state those of the railway station that bears the name near by. */
const HINDI: Readonly<Record<string, string>> = names;
/** What stands beside a place's name, or makes a name by itself: `Court`, `Civil Lines`. */
const WORDS: Readonly<Record<string, string>> = words;
/** Numbers as an office writes them: `Sector 12`, `Phase II`. */
const ROMAN: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4' };

const nameOf = (plain: string, state: string): string | undefined =>
  townOfState(plain, state).hi ?? findDistrictName(plain, state).hi ?? HINDI[`${plain}, ${state}`] ?? HINDI[plain];

const wordOf = (word: string): string | undefined => (/^\d+[A-Z]?$/.test(word) ? word : (ROMAN[word] ?? WORDS[word.toLowerCase()]));

/** A name whose words are known, behind one of a place, before it or without: `Motihari Court`, `Sector 9 Chandigarh`, `Sector 12`. */
function composed(plain: string, state: string): string | undefined {
  const parts = plain.split(/[ -]+/);
  const words = parts.map(wordOf);
  for (let length = parts.length - 1; length >= 0; length -= 1)
    for (const from of length > 0 ? [0, parts.length - length] : [0]) {
      const place = length > 0 ? nameOf(parts.slice(from, from + length).join(' '), state) : '';
      const said = [...words.slice(0, from), place, ...words.slice(from + length)];
      if (!said.includes(undefined)) return said.filter(Boolean).join(' ');
    }
  return undefined;
}

/**
 * The names of a post office, in Hindi where its town, district or station has one, it is in the table, or its words are known; what the directory tells
 * apart in brackets stays out. A village's name is not spelt by rule: of a hundred such, more than thirty would have a vowel or a letter wrong.
 * @example postOfficeNames('Malviya Nagar (Jaipur)', 'Rajasthan').hi // 'मालवीय नगर'
 */
export function postOfficeNames(name: string, state: string): { name: string; hi?: string } {
  const plain = name.replace(/ \([^)]*\)$/, '');
  const hi = HINDI[name] ?? nameOf(plain, state) ?? composed(plain, state);
  return hi ? { name, hi } : { name };
}
