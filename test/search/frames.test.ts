import { expect, it } from 'vitest';
import { findDirectAnswers } from '../../src/search/answers.ts';
import { FRAMES } from '../../src/search/frames.ts';

it.each(FRAMES.map(({ title, q }) => [title, q] as const))('the reference has an example that is answered: %s', async (_, q) => {
  const [first] = await findDirectAnswers(q);
  expect(first?.declined).toBeUndefined();
  expect(first?.answer).toBeTruthy();
});
