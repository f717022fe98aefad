import { expect, it } from 'vitest';
import { drawQuestions } from './draw.ts';
import { scoreAll } from './score.ts';

it('questions made from templates and records are answered right, whatever phrase stands before them', async () => {
  const scored = await scoreAll(drawQuestions('open', 100, 20_261_126));
  const failed = scored.filter(({ verdict }) => verdict !== 'right').map(({ typed, told }) => `${typed} → ${told}`);
  expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(3);
});
