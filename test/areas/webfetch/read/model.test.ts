import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadShippedModel } from '../../../../src/areas/webfetch/read/choose/choose.ts';
import { chooseSet } from '../../../../src/areas/webfetch/read/choose/choose-set.ts';
import { eachRow, FEATURES } from '../../../../src/areas/webfetch/read/choose/features/features.ts';
import { loadModel, predict } from '../../../../src/areas/webfetch/read/choose/model.ts';
import { inspectReply } from '../../../../src/areas/webfetch/read/read.ts';

const PAGES = 'test/fixtures/reader';
const expected = JSON.parse(readFileSync(join(PAGES, 'chances.json'), 'utf8')) as Record<string, number[]>;

function chancesOf(file: string): number[] {
  const { outline, hints } = inspectReply({
    bytes: readFileSync(join(PAGES, file)),
    contentType: 'text/html',
    url: `https://example.org/${file}`,
  });
  const chances: number[] = [];
  eachRow(outline, hints, (row) => chances.push(predict(loadShippedModel(), row)));
  return chances;
}

describe('the model', () => {
  it.each(Object.keys(expected))('says of every line of %s what LightGBM says', (file) => {
    const chances = chancesOf(file);
    expect(chances).toHaveLength(expected[file]?.length ?? 0);
    for (const [at, chance] of chances.entries()) expect(Math.abs(chance - (expected[file]?.[at] ?? 9))).toBeLessThan(1e-6);
  });

  it('ships in no more than 100 KB', () => {
    expect(readFileSync('src/areas/webfetch/read/choose/weights.json').length).toBeLessThanOrEqual(100_000);
  });

  it('says which feature is missing where weights were trained on others', () => {
    expect(() => loadModel({ names: ['no such feature'], trees: [] }, FEATURES)).toThrow('"no such feature"');
  });

  it('walks left up to the value, right beyond it, and adds the leaves of all trees', () => {
    const model = loadModel(
      {
        names: ['b'],
        trees: [
          [[0], [5], [-1], [-2], [-10_000, 20_000]],
          [[], [], [], [], [5000]],
        ],
      },
      ['a', 'b'],
    );
    expect(predict(model, Int16Array.of(0, 5))).toBeCloseTo(1 / (1 + Math.exp(0.5)), 12);
    expect(predict(model, Int16Array.of(0, 6))).toBeCloseTo(1 / (1 + Math.exp(-2.5)), 12);
  });
});

describe('choosing a set', () => {
  it('takes the pieces whose union has the highest expected F1', () => {
    const pieces = [
      { words: 100, chance: 0.9 },
      { words: 10, chance: 0.2 },
      { words: 40, chance: 0.6 },
      { words: 500, chance: 0.02 },
    ];
    const scoreOf = (chosen: readonly boolean[]) => {
      const wanted = pieces.reduce((sum, one) => sum + one.words * one.chance, 0);
      const taken = pieces.filter((_, at) => chosen[at]);
      return (
        (2 * taken.reduce((sum, one) => sum + one.words * one.chance, 0)) / (wanted + taken.reduce((sum, one) => sum + one.words, 0) || 1)
      );
    };
    const all = Array.from({ length: 16 }, (_, set) => pieces.map((_, at) => Boolean(set & (1 << at))));
    const best = Math.max(...all.map(scoreOf));
    expect(scoreOf(chooseSet(pieces))).toBeCloseTo(best, 12);
    expect(chooseSet(pieces)).toEqual([true, false, true, false]);
  });

  it('takes nothing where there is nothing', () => {
    expect(chooseSet([])).toEqual([]);
    expect(chooseSet([{ words: 3, chance: 0 }])).toEqual([false]);
  });
});
