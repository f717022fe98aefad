import table from './everyday-words.json' with { type: 'json' };
import { normaliseDevanagari } from './fold.ts';
import { phoneticKey } from './spelling.ts';
import { latinAsSpoken } from './transliterate.ts';

const listed = (words: string): string[] => words.split(' ').filter((word) => word && !word.endsWith('_'));

/** An English verb in its regular forms: `try`, `tries`, `tried`, `trying`. */
function inflect(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const soft = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : stem;
  const doubled = /[^aeiou][aeiou][bdglmnpt]$/.test(verb) ? verb + verb.at(-1) : stem;
  return [verb, `${verb}s`, `${soft}es`, `${soft}ed`, `${stem}ed`, `${stem}ing`, `${doubled}ed`, `${doubled}ing`];
}

/** Forms of Hindi verbs; the a of a second syllable is dropped before a vowel: badal, badlo. */
const combine = (stems: string, endings: string): string[] =>
  listed(stems).flatMap((stem) =>
    endings.split(' ').map((ending) => (/^[aeiou]/.test(ending) ? stem.replace(/([aeiou][^aeiou]+)a([^aeiou])$/, '$1$2') : stem) + ending),
  );

/** Forms of pronouns: `unke liye`, `uska`, उसको. */
const PRONOUNS = [
  ...combine('us un is in jis jin kis kin mujh tujh', 'ka ke ki ko se ne'),
  ...combine('उस उन इस इन जिस जिन किस किन मुझ तुझ', 'का के की को से ने'),
];
const VERBS = combine(table.hindiStems, table.hindiEndings);

/**
 * Verbs, particles, forms of address and politeness of English, Hindi, and Hindi in Latin letters. They surround a question and are never what it
 * asks for; unlike stop words they may be parts of names, so they count only where no name has them.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  [
    ...listed(table.verbs).flatMap(inflect),
    ...listed(table.irregular),
    ...listed(table.around),
    ...VERBS,
    ...PRONOUNS,
    ...listed(table.hindiAround),
    ...listed(table.devanagariAround),
  ].map(normaliseDevanagari),
);

/** How a word sounds; of Devanagari as it is spoken. */
export const soundOf = (word: string): string =>
  phoneticKey(/^[\u0900-\u097f]+$/.test(word) ? latinAsSpoken(word) : word).replace(/y/g, 'i');

/** Shorter sounds are those of too many words. */
const MIN_SOUND = 3;
let soundsOfVerbs: ReadonlySet<string> | undefined;
/** Made when it is first asked for: no start waits for it. */
function verbSounds(): ReadonlySet<string> {
  soundsOfVerbs ??= new Set([...VERBS, ...listed(table.hindiAround)].map(soundOf).filter((sound) => sound.length >= MIN_SOUND));
  return soundsOfVerbs;
}

/** Whether a Devanagari word is one of these as it is written, or a form of a verb by its sound. */
export const isEveryday = (word: string): boolean =>
  EVERYDAY_WORDS.has(word) || (/^[\u0900-\u097f]+$/.test(word) && verbSounds().has(soundOf(word)));
