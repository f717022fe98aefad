import { describe, expect, it } from 'vitest';
import { countTemplates, drawQuestions, drawTraps } from './draw.ts';
import { scoreAll, summary } from './score.ts';

const COUNT = 1500;
const TRAPS = 250;

it('each area has thirty ways of asking or more', () => {
  expect(Object.fromEntries([...countTemplates()].filter(([, ways]) => ways < 30))).toEqual({});
});

describe.each(['open', 'kept'] as const)('the %s half of the templates', (half) => {
  it('is answered right in 95 of 100', { timeout: 600_000 }, async () => {
    const scored = await scoreAll(drawQuestions(half, COUNT, 7));
    // Of the kept half only the score is told: its questions are not to be read while rules are written.
    const failed =
      half === 'open' ? scored.filter(({ verdict }) => verdict !== 'right').map(({ typed, told }) => `${typed} → ${told}`) : [];
    const right = scored.filter(({ verdict }) => verdict === 'right').length;
    expect(right / scored.length, [summary(scored), ...failed.slice(0, 50)].join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('has no figure for a question that has no answer here', { timeout: 600_000 }, async () => {
    const told = (await scoreAll(drawTraps(half, TRAPS, 11))).filter(({ verdict }) => verdict === 'wrong');
    expect(half === 'open' ? told.map((one) => `${one.typed} → ${one.told}`) : told.length).toEqual(half === 'open' ? [] : 0);
  });
});
