import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTED_IN_HINDI, hindiNoun } from '../../src/i18n/hindi-nouns.ts';

/** Plurals that stand behind no 1. */
const PLURALS = [...new Set([...Object.values(COUNTED_IN_HINDI), 'छुट्टी', 'शर्त', 'क़िस्म', 'ज़िला'] as const)]
  .filter((noun) => hindiNoun(noun, 2) !== noun)
  .map((noun) => hindiNoun(noun, 2));
const ONE_OF_MANY = new RegExp(`(?<![\\d.,/–-])1 (?:और )?(?:${PLURALS.join('|')})(?![\\u0900-\\u097f])|(?<![\\d.,/–-])1 [^।;:,.]* दर्ज हैं`);

/** What a text says of one thing, as a word and as a number; nothing where it takes something else. */
function saidOfOne(text: unknown): string[] {
  if (typeof text !== 'function') return [];
  return ['1', 1].flatMap((one) => {
    try {
      const said: unknown = text(...Array<typeof one>(text.length).fill(one));
      return typeof said === 'string' ? [said] : [];
    } catch {
      // It takes a list or a record.
      return [];
    }
  });
}

/** What stands before their nouns is no number. */
const OF_KINDS = new Set(['ofKind']);

const TEXTS = (
  await Promise.all(globSync('src/**/{,*-}wording.ts').map(async (path) => [path, await import(resolve(path))] as const))
).flatMap(([path, module]: readonly [string, Record<string, { hi?: Record<string, unknown> }>]) =>
  Object.values(module).flatMap((table) => Object.entries(table?.hi ?? {}).map(([key, text]) => ({ path, key, text }))),
);

describe('Hindi texts with a number', () => {
  it('are many', () => expect(TEXTS.filter(({ text }) => typeof text === 'function').length).toBeGreaterThan(200));

  it('say one thing in the singular', () => {
    const wrong = TEXTS.filter(({ key }) => !OF_KINDS.has(key)).flatMap(({ path, key, text }) => {
      const said = saidOfOne(text);
      return said.length > 0 && said.every((one) => ONE_OF_MANY.test(one)) ? [`${path}: ${key}: ${said[0]}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are refused where they do not', () => {
    expect(['1 शाखाएँ', '1 और योजनाएँ', '1 योजना दर्ज हैं'].filter((said) => !ONE_OF_MANY.test(said))).toEqual([]);
    expect(['11 शाखाएँ', '1 शाखा', '2 योजनाएँ दर्ज हैं'].filter((said) => ONE_OF_MANY.test(said))).toEqual([]);
  });
});
