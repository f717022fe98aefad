import { expect, it } from 'vitest';
import { wrongAnswers } from './check.ts';
import { drawQuestions } from './questions.ts';

it('3,000 questions made from templates and records are answered right in 97 of 100', { timeout: 600_000 }, async () => {
  const count = 3000;
  const wrong = await wrongAnswers(drawQuestions(count, 7));
  expect(wrong.length, wrong.slice(0, 50).join('\n')).toBeLessThanOrEqual(count * 0.03);
});
