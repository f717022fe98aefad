import { findDistrictName } from '../../places/districts.ts';
import { townOfState } from '../../places/town.ts';
import hindi from './office-names-hindi.json' with { type: 'json' };

/** Directions, kinds and numbers in names of offices, and the names of small places of northern states that have an office; each read by eye. */
const WORDS: Readonly<Record<string, string>> = hindi.words;
const PLACES: Readonly<Record<string, string>> = hindi.places;
/** At most so many words are a direction or a kind: `State Transport Authority`. */
const MAX_WORDS = 3;

/** The names of an office: of its town or district, or made of their parts, `Nagpur (Rural)`; just the name where a part has none in Hindi. */
export function officeName(name: string, state: string): { name: string; hi?: string } {
  const parts = name.split(/(\s*[(),/]\s*)/).map((part, at) => (at % 2 === 1 || part === '' ? part : nameInHindi(part, state)));
  return parts.every((part) => part !== undefined) ? { name, hi: parts.join('').replace(/(?<=[^\s(])\(/g, ' (') } : { name };
}

/** A place, or one with a word before or behind it: `Mysuru West`, `STA Durgapur`. */
function nameInHindi(name: string, state: string): string | undefined {
  const whole = WORDS[name] ?? placeInHindi(name, state);
  if (whole) return whole;
  const words = name.split(' ');
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    const [last, first] = [WORDS[words.slice(-count).join(' ')], WORDS[words.slice(0, count).join(' ')]];
    const place = last ? placeInHindi(words.slice(0, -count).join(' '), state) : first && placeInHindi(words.slice(count).join(' '), state);
    if (place) return last ? `${place} ${last}` : `${first} ${place}`;
  }
  return undefined;
}

function placeInHindi(name: string, state: string): string | undefined {
  return townOfState(name, state).hi ?? findDistrictName(name, state).hi ?? PLACES[name];
}
