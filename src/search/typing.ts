import { LRUCache } from 'lru-cache';
import { CITIES } from '../places/cities.ts';
import { isEveryday } from '../text/everyday-words.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { thingsCalled } from '../text/name-index.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import asks from './answer-words.json' with { type: 'json' };
import type { AreaAnswer } from './area-answer.ts';
import type { Lexicon } from './lexicon.ts';
import { isThing } from './tokens.ts';

/** A beginning of fewer letters says nothing of the word. */
const MIN_NAME = 3;
/** So many letters of a word that no list has, such as a branch's, are taken as they stand. */
const MIN_UNKNOWN = 6;
const CITY_NAMES = CITIES.flatMap(({ name, hi, aliases }) => [name, ...(hi ? [hi] : []), ...aliases]).map(normaliseDevanagari);
/** Words that ask, by which a question goes on: `petrol pri` is `petrol price`. */
const ASKING_WORDS = [...new Set(['price', 'today', 'rate', 'kitna', 'कीमत', 'दाम', ...asks.asking])]
  .filter((one) => one.length > 3)
  .map(normaliseDevanagari);
/** The first row moves seldom: so many readings of one beginning are tried. */
const MAX_READINGS = 2;
/** The settled part of a text is the same for every letter of its last word. */
const KEPT_MS = 10_000;
const kept = new LRUCache<string, Promise<AreaAnswer[]>>({ max: 200, ttl: KEPT_MS });

/**
 * What is shown while a text is typed: its last word is a beginning and never judged as a whole. It counts where it is a name, or the beginning of one
 * city alone; until then the answer to the words before it stands, so that the first row moves with whole words. A refusal is never shown.
 */
export async function answersWhileTyping(
  text: string,
  lexicon: Lexicon,
  answer: (text: string) => Promise<AreaAnswer[]>,
): Promise<AreaAnswer[]> {
  const settled = (part: string): Promise<AreaAnswer[]> => {
    const answers = kept.get(part) ?? answer(part).then((all) => all.filter(({ declined }) => !declined));
    kept.set(part, answers);
    return answers;
  };
  if (/\s$/.test(text)) return settled(text.trim());
  const [, before = '', last = ''] = /^(.*?)(\S+)$/su.exec(text) ?? [];
  const word = normaliseDevanagari(last);
  for (const one of readings(word, before.trim(), lexicon)) {
    const whole = `${before}${one === word ? last : one}`.trim();
    const answers = await settled(whole);
    if (answers.length > 0) return one === word ? answers : answers.map((answer) => ({ ...answer, finished: whole }));
  }
  return before.trim() === '' ? [] : settled(before.trim());
}

/** What a last word may be as it stands, or finished; none for one that says nothing yet. */
function readings(word: string, before: string, lexicon: Lexicon): string[] {
  const isCode = /\d/.test(word);
  const isName = word.length >= MIN_NAME && thingsCalled(lexicon, [word]) !== undefined;
  if (isCode || isName || (word.length >= MIN_NAME && (STOP_WORDS.has(word) || isEveryday(word)))) return [word];
  if (word.length < MIN_NAME) return [];
  const cities = CITY_NAMES.filter((name) => name.startsWith(word));
  const things = thingsBegun(word, lexicon);
  const asking = before === '' ? [] : ASKING_WORDS.filter((one) => one.startsWith(word)).slice(0, 1);
  // Behind a thing a place is sooner meant, at the beginning a thing.
  const begun =
    before === '' ? [...things, ...(cities.length === 1 ? cities : [])] : [...(cities.length === 1 ? cities : []), ...asking, ...things];
  if (begun.length > 0) return begun.slice(0, MAX_READINGS);
  return word.length >= MIN_UNKNOWN && cities.length === 0 ? [word] : [];
}

/** The one thing of the areas whose names begin so, by its shortest name: `pet` is petrol. */
function thingsBegun(word: string, lexicon: Lexicon): string[] {
  const names = [...lexicon.exact].filter(([form, senses]) => form.startsWith(word) && senses.some(isThing));
  const meant = new Set(names.map(([, senses]) => JSON.stringify(senses.find(isThing))));
  const [shortest] = names.map(([form]) => form).sort((a, b) => a.length - b.length);
  return meant.size === 1 && shortest !== undefined ? [shortest] : [];
}
