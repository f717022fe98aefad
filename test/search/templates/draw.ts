import { createHash } from 'node:crypto';
import { CODE_FAMILIES } from './codes.ts';
import { DAY_FAMILIES } from './days.ts';
import { type Family, type Filled, LANGUAGES, type Language } from './family.ts';
import { OTHER_FAMILIES } from './others.ts';
import { PRICE_FAMILIES } from './prices.ts';
import { TRAPS } from './traps.ts';
import { TRAVEL_FAMILIES } from './travel.ts';

const FAMILIES: readonly Family[] = [...PRICE_FAMILIES, ...TRAVEL_FAMILIES, ...DAY_FAMILIES, ...CODE_FAMILIES, ...OTHER_FAMILIES];

/**
 * The half of the templates that rules may be written by, and the half that is kept: only its score is looked at, never its questions. `open` and
 * `kept` are told apart by the text of the template.
 */
export type Half = 'open' | 'kept';
const halfOf = (template: string): Half => ((createHash('sha256').update(`half ${template}`).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'kept');

/** A question, and what its answer says; null for one that has no answer here. */
export interface Question {
  area: string;
  language: Language;
  template: string;
  typed: string;
  says: string | RegExp | null;
}

/** Everyday phrases before a question; none changes its answer. */
const PHRASES = [
  'please tell me',
  'hey can you check',
  'bhai zara batao',
  'mujhe jaanna hai',
  'i want to know',
  'ok google',
  'kripya bataiye',
  'could you find out',
  'hello sir',
];
const PHRASED = 6;
const MISSPELT = 10;

interface Template {
  family: Family;
  language: Language;
  pattern: string;
}

const templatesOf = (half: Half): Template[] =>
  FAMILIES.flatMap((family) =>
    LANGUAGES.flatMap((language) =>
      (family.patterns[language] ?? []).flatMap((pattern) => (halfOf(pattern) === half ? [{ family, language, pattern }] : [])),
    ),
  );

/** How many templates an area has, of both halves together, with each of their ways of saying it. */
export function countTemplates(): Map<string, number> {
  const all = [...templatesOf('open'), ...templatesOf('kept')];
  const ways = (pattern: string) => [...pattern.matchAll(/\(([^)]*)\)/g)].reduce((count, [, one = '']) => count * one.split('|').length, 1);
  return new Map(
    [...Map.groupBy(all, ({ family }) => family.area)].map(([area, own]) => [
      area,
      own.reduce((sum, { pattern }) => sum + ways(pattern), 0),
    ]),
  );
}

/** The generator of Park and Miller: whole numbers below a limit. */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** So many questions of one half, areas in turn, drawn by a seed: a phrase before every sixth, a slip of the keys in every tenth. */
export function drawQuestions(half: Half, count: number, seed: number): Question[] {
  const next = random(seed);
  const pick = <T>(all: readonly T[]): T => all[next(all.length)] as T;
  const byArea = [...Map.groupBy(templatesOf(half), ({ family }) => family.area).values()];
  const records = new Map<Family, readonly Filled[]>();
  const questions: Question[] = [];
  for (let at = 0; questions.length < count && at < count * 3; at += 1) {
    const { family, language, pattern } = pick(byArea[at % byArea.length] ?? []);
    const all = records.get(family) ?? family.records();
    records.set(family, all);
    if (all.length === 0) continue;
    const one = pick(all);
    const said = pattern
      .replace(/\(([^)]*)\)/g, (_, ways: string) => pick(ways.split('|')))
      .replace(/\{(\w+)\}/g, (_, slot: string) => String(language === 'hi' ? (one[`${slot}_hi`] ?? one[slot]) : one[slot]))
      .replace(/\s+/g, ' ')
      .trim();
    const slipped = next(MISSPELT) === 0 ? slip(said, pattern, next) : said;
    const typed = next(PHRASED) === 0 ? `${pick(PHRASES)} ${slipped}` : slipped;
    questions.push({ area: family.area, language, template: pattern, typed, says: one.says });
  }
  return questions;
}

/** Two neighbouring letters of a long word of the pattern swapped; names are left as they are. */
function slip(said: string, pattern: string, next: (below: number) => number): string {
  const words = said.split(' ').filter((word) => /^[a-z]{6,}$/.test(word) && pattern.includes(word));
  const word = words[next(Math.max(words.length, 1))];
  if (!word) return said;
  const at = 2 + next(word.length - 4);
  return said.replace(word, word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
}

/** Questions of one half that have no answer here. */
export function drawTraps(half: Half, count: number, seed: number): Question[] {
  const next = random(seed);
  const all = TRAPS.filter((one) => halfOf(one) === half);
  return Array.from({ length: count }, () => {
    const trap = all[next(all.length)] as string;
    const typed = next(PHRASED) === 0 ? `${PHRASES[next(PHRASES.length)]} ${trap}` : trap;
    return { area: 'trap', language: 'en' as const, template: trap, typed, says: null };
  });
}
