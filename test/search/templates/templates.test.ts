import { expect, it } from 'vitest';
import { wrongAnswers } from './check.ts';
import { drawQuestions } from './questions.ts';

it('questions made from templates and records are answered right, whatever phrase stands before them', async () => {
  const count = 60;
  const wrong = await wrongAnswers(drawQuestions(count, 20_261_126));
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(count * 0.03);
});
