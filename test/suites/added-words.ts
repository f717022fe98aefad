import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';
import type { AreaAnswer } from '../../src/search/area-answer.ts';
import { FIRST_ANSWERS, FURTHER_ANSWERS } from '../search/first-answers.ts';

/** What is put behind a question that has an answer, and would make it another question. */
const ADDED: Readonly<Record<string, (typed: string) => string>> = {
  'a place abroad': (typed) => `${typed} in lisbon`,
  'a year long past': (typed) => `${typed} in 1907`,
  'a year to come': (typed) => `${typed} in 2091`,
  'a weekday': (typed) => `${typed} on sunday`,
  'a day long past': (typed) => `${typed} on 3 march 1921`,
  'a negation': (typed) => `${typed} not`,
  'a word that is none': (typed) => `${typed} blorptang`,
  'a time of day': (typed) => `${typed} raat ko`,
  'a week that is over': (typed) => `${typed} pichle hafte`,
  'a person': (typed) => `${typed} for goldsmiths`,
  'a state': (typed) => `in nagaland ${typed}`,
  'a weight': (typed) => `${typed} 7 kg`,
  'a rank': (typed) => `costliest ${typed}`,
  'a record': (typed) => `${typed} history`,
};

const keyOf = ({ title, answer, detail, url }: AreaAnswer): string =>
  [title, answer, detail, url].map((text) => (text ? toLocalizedText(text).en : '')).join(' | ');
const countIgnored = (answers: readonly AreaAnswer[]): number => answers.flatMap(({ ignored = [] }) => ignored).length;

const plain = new Map<string, AreaAnswer[]>();
async function findPlain(typed: string): Promise<AreaAnswer[]> {
  const answers = plain.get(typed) ?? (await findDirectAnswers(typed));
  plain.set(typed, answers);
  return answers;
}

/** Is the question answered as if nothing had been added? */
async function isAnsweredAlike(typed: string, changed: string): Promise<string | undefined> {
  const [before, after] = [await findPlain(typed), await findDirectAnswers(changed)];
  if (!before[0] || !after[0] || before[0].declined || after[0].declined || countIgnored(after) > countIgnored(before)) return undefined;
  return before.map(keyOf).join() === after.map(keyOf).join() ? `${changed}: ${keyOf(after[0])}` : undefined;
}

/** Tests of one question in so many for each thing added, others for each: with 1 all of them. */
export function answersWithSomethingAdded(oneOf: number): void {
  describe('a question with something added', () => {
    const questions = [...new Set([...FIRST_ANSWERS, ...FURTHER_ANSWERS].map(([typed]) => typed))];

    it('is made of over 2,000 questions', () => {
      expect(questions.length * Object.keys(ADDED).length).toBeGreaterThan(2_000);
    });

    it.each(Object.entries(ADDED).map(([what, add], at) => ({ what, add, at })))(
      'is answered otherwise, declined, or what was ignored is named: $what',
      async ({ add, at }) => {
        const alike: string[] = [];
        for (const typed of questions.filter((_, number) => (number + at) % oneOf === 0)) {
          const found = await isAnsweredAlike(typed, add(typed));
          if (found) alike.push(found);
        }
        expect(alike).toEqual([]);
      },
    );
  });
}
