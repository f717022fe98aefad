import { findDistrictName } from '../../places/districts.ts';
import { townOfState } from '../../places/town.ts';
import names from './plaza-hindi.json' with { type: 'json' };

/** Hindi names of plazas whose place is no town, each written by eye. */
const HINDI: Readonly<Record<string, string>> = names;
/** What brackets behind a name say of the road; others name a second place, which the Hindi name leaves out. */
const LOOPS: readonly (readonly [RegExp, string])[] = [
  [/\(\s*EPE Close Loop/i, 'ईपीई क्लोज़ लूप'],
  [/\(\s*DME Close Loop/i, 'डीएमई क्लोज़ लूप'],
  [/Close Loop/i, 'क्लोज़ लूप'],
  [/Entry Exit/i, 'प्रवेश-निकास'],
];

/** A plaza's name without what stands around it: `Kognoli Toll Plaza`, `Dasna (EPE Close Loop Toll)`. */
export const plainPlaza = (name: string): string => name.replace(/\s*\([^)]*\)?|\b(?:toll|fee)? ?pl?laza\b|\bToll$/gi, '').trim();

/**
 * The names of a toll plaza, in Hindi where its town or district has one or it is in the table.
 * @example plazaNames({ name: 'Kognoli Toll Plaza', state: 'Karnataka' }).hi // 'कोगनोली'
 */
export function plazaNames({ name, state = '' }: { name: string; state?: string }): { name: string; hi?: string } {
  const plain = plainPlaza(name);
  const hi = townOfState(plain, state).hi ?? findDistrictName(plain, state).hi ?? HINDI[plain];
  const loop = LOOPS.find(([words]) => words.test(name))?.[1];
  return hi ? { name, hi: loop ? `${hi} (${loop})` : hi } : { name };
}
