import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lawInHindi, STATE_AGES } from '../../src/areas/liquor/ages.ts';

/** Our own texts: what pages say. Words that people type, names of things and texts of others stand elsewhere. */
const TEXTS = globSync([
  'src/**/{,*-}wording.{json,ts}',
  'src/areas/*/{area,words,navigation,conditions-hindi}.{json,ts}',
  'src/{areas/*,site}/browser/**/*.ts',
  'src/site/refusal-words.ts',
  'src/i18n/*.ts',
]).filter((path) => !path.includes('hindi-nouns'));
const DEVANAGARI = /[\u0900-\u097f]/;
const LITERALS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** No letter or sign of either script stands beside it; a purna viram may. */
const whole = (word: string) => new RegExp(`(?<![\\u0900-\\u0963A-Za-z])${word}(?![\\u0900-\\u0963A-Za-z.])`);

/** Rows of the table of chosen words: what to say, and what not. */
const CHOSEN = [...readFileSync('docs/hindi.md', 'utf8').matchAll(/^\| ([^|]*[\u0900-\u097f][^|]*) \| ([^|]+) \|$/gm)].map(
  ([, say = '', not = '']) => ({ say, not: not.split(', ') }),
);

/** Hindi texts with a word of these, as `file: text`. */
function textsWith(words: readonly RegExp[], texts: Iterable<readonly [path: string, text: string]>): string[] {
  return [...texts].filter(([, text]) => words.some((word) => word.test(text))).map(([path, text]) => `${path}: ${text}`);
}

/** What Hindi readers are told, Latin words such as `MRP` among it. */
const inHindi = (text: string) => DEVANAGARI.test(text) || /^"hi": /.test(text);
const HINDI = TEXTS.flatMap((path) => {
  const texts = readFileSync(path, 'utf8');
  const found = [...(texts.match(LITERALS) ?? []), ...(path.endsWith('.json') ? (texts.match(/"hi": "[^"]*"/g) ?? []) : [])];
  return found.filter(inHindi).map((text) => [path, text] as const);
});

describe('Hindi texts', () => {
  it('are many, and the words chosen are told', () => {
    expect(HINDI.length).toBeGreaterThan(1000);
    expect(CHOSEN.length).toBeGreaterThan(15);
  });

  it.each(CHOSEN)('say $say for one thing', ({ not }) => expect(textsWith(not.map(whole), HINDI)).toEqual([]));

  it('write per cent behind the figure without a space', () => expect(textsWith([/[\d}] %/], HINDI)).toEqual([]));

  it('end sentences with a purna viram', () => expect(textsWith([/[\u0915-\u094d]\. (?=[\u0900-\u097f$])/], HINDI)).toEqual([]));

  it('are refused where they say another word', () =>
    expect(
      textsWith(['दफ़्तर', 'GST'].map(whole), [
        ['a', '‘दफ़्तर’'],
        ['b', 'GST कोड'],
        ['c', 'GSTIN कोड'],
        ['d', 'दफ़्तरी'],
      ]).length,
    ).toBe(2));
});

it('names the law of every state with an age to drink in Hindi', () => {
  for (const { state, law } of STATE_AGES) if (law) expect(lawInHindi(state) ?? '').not.toMatch(/[A-Za-z]{2}|^$/);
});
