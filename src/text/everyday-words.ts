import table from './everyday-words.json' with { type: 'json' };
import { normaliseDevanagari } from './fold.ts';

const listed = (words: string): string[] => words.split(' ').filter((word) => word && !word.endsWith('_'));

/** An English verb in its regular forms: `try`, `tries`, `tried`, `trying`. */
function inflect(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const soft = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : stem;
  const doubled = /[^aeiou][aeiou][bdglmnpt]$/.test(verb) ? verb + verb.at(-1) : stem;
  return [verb, `${verb}s`, `${soft}es`, `${soft}ed`, `${stem}ed`, `${stem}ing`, `${doubled}ed`, `${doubled}ing`];
}

const combine = (stems: string, endings: string): string[] =>
  listed(stems).flatMap((stem) => endings.split(' ').map((ending) => stem + ending));

/**
 * Verbs, particles, forms of address and politeness of English, Hindi, and Hindi in Latin letters. They surround a question and are never what it
 * asks for; unlike stop words they may be parts of names, so they count only where no name has them.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  [
    ...listed(table.verbs).flatMap(inflect),
    ...listed(table.irregular),
    ...listed(table.around),
    ...combine(table.hindiStems, table.hindiEndings),
    ...listed(table.hindiAround),
    ...combine(table.devanagariStems, table.devanagariEndings),
    ...listed(table.devanagariAround),
  ].map(normaliseDevanagari),
);
