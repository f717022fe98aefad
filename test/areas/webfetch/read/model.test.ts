import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseSet } from '../../../../src/areas/webfetch/read/choose/choose-set.ts';
import { eachRow, FEATURES } from '../../../../src/areas/webfetch/read/choose/features/features.ts';
import { judgeLines, LINES_OF_NETS, loadShippedJudges, SHARE_OF_NETS } from '../../../../src/areas/webfetch/read/choose/judges.ts';
import { loadModel, predict } from '../../../../src/areas/webfetch/read/choose/model.ts';
import { askNet } from '../../../../src/areas/webfetch/read/choose/net/ask-net.ts';
import { hashWords, WORDS_OF_A_LINE } from '../../../../src/areas/webfetch/read/choose/net/hash-words.ts';
import { loadNets, type Net, type NetFile } from '../../../../src/areas/webfetch/read/choose/net/load-net.ts';
import { toOdds } from '../../../../src/areas/webfetch/read/choose/odds.ts';
import { inspectReply } from '../../../../src/areas/webfetch/read/read.ts';

const PAGES = 'test/fixtures/reader';
const readExpected = <Said>(file: string) => JSON.parse(readFileSync(join(PAGES, file), 'utf8')) as Record<string, Said>;
const ofTrees = readExpected<number[]>('chances.json');
const ofNets = readExpected<number[][]>('net-chances.json');

const look = (file: string) =>
  inspectReply({ bytes: readFileSync(join(PAGES, file)), contentType: 'text/html', url: `https://example.org/${file}` });

const rowsOf = ({ outline, hints }: ReturnType<typeof look>) => {
  const rows = new Int16Array(outline.lines.length * FEATURES.length);
  eachRow(outline, hints, (row, at) => rows.set(row, at * FEATURES.length));
  return rows;
};

/** The largest difference between two lists of the same length. */
function furthest(one: ArrayLike<number>, other: ArrayLike<number> = []): number {
  expect(one).toHaveLength(other.length);
  return Math.max(0, ...Array.from(one, (value, at) => Math.abs(value - (other[at] ?? Number.NaN))));
}

describe('the judges of lines', () => {
  it.each(Object.keys(ofTrees))('say of every line of %s what they said where they were trained', (file) => {
    const seen = look(file);
    const rows = rowsOf(seen);
    const { trees, nets } = loadShippedJudges();
    const said = seen.outline.lines.map((_, at) => predict(trees, rows.subarray(at * FEATURES.length, (at + 1) * FEATURES.length)));
    expect(furthest(said, ofTrees[file])).toBeLessThan(1e-6);
    expect(nets.length).toBeGreaterThan(0);
    for (const [at, net] of nets.entries())
      expect(furthest(askNet(net, rows, hashWords(seen.outline.lines)), ofNets[file]?.[at])).toBeLessThan(1e-4);
  });

  const TEXT =
    '<h2>Rain</h2><p>It is the first rain of the year, and it fell on the hills for three days, as the office said in its report.</p><p><a href="/x">More</a></p>';
  it.each([
    ['a text', TEXT, 'https://example.org/', SHARE_OF_NETS.text],
    ['a manual', TEXT, 'https://example.org/docs/rain', SHARE_OF_NETS.manual],
    ['a list', '<ul><li>Rice for the week</li><li>Salt</li></ul>', 'https://example.org/', SHARE_OF_NETS.lists],
  ])('are the trees, and the mean of the nets with its share: %s', (_, lines, url, share) => {
    const seen = inspectReply({ bytes: Buffer.from(`<html lang="en">${lines.repeat(20)}</html>`), contentType: 'text/html', url });
    const judges = loadShippedJudges();
    const trees = judgeLines(seen.outline, seen.hints, { ...judges, nets: [] });
    const nets = judges.nets.map((net) => askNet(net, rowsOf(seen), hashWords(seen.outline.lines)));
    const meanOf = (at: number) => nets.reduce((sum, said) => sum + (said[at] ?? 0), 0) / nets.length;
    const mean = trees.map((chance, at) => 1 / (1 + Math.exp(-((1 - share) * toOdds(chance) + share * toOdds(meanOf(at))))));
    expect(furthest(judgeLines(seen.outline, seen.hints, judges), mean)).toBeLessThan(1e-9);
  });

  it.each([
    ['of few lines', 'Rain fell on the hills.', LINES_OF_NETS.fewest - 1, true],
    ['of some lines', 'Rain fell on the hills.', LINES_OF_NETS.fewest, false],
    ['of many lines', 'Rain fell on the hills.', LINES_OF_NETS.most, false],
    ['of very many lines', 'Rain fell on the hills.', LINES_OF_NETS.most + 1, true],
    ['in another language', 'पहली बारिश पहाड़ों पर हुई और खेतों में पानी आया।', LINES_OF_NETS.fewest, true],
  ])('are the trees alone, or not, on a page %s', (_, text, lines, alone) => {
    const bytes = Buffer.from(`<p>${text}</p>`.repeat(lines));
    const { outline, hints } = inspectReply({ bytes, contentType: 'text/html; charset=utf-8', url: 'https://example.org/' });
    expect(outline.lines).toHaveLength(lines);
    const judges = loadShippedJudges();
    const [both, trees] = [judgeLines(outline, hints, judges), judgeLines(outline, hints, { ...judges, nets: [] })];
    expect(furthest(both, trees) === 0).toBe(alone);
  });
});

describe('a net', () => {
  const FILE = 'src/areas/webfetch/read/choose/net/weights.json';

  it('ships with others in no more than 1.3 MB', () => {
    expect(readFileSync(FILE).length).toBeLessThanOrEqual(1_300_000);
  });

  it('is refused where it was trained on other features, or lacks a part', () => {
    const file = JSON.parse(readFileSync(FILE, 'utf8')) as NetFile;
    expect(() => loadNets(file, [...FEATURES].reverse())).toThrow('train again');
    expect(() => loadNets({ ...file, nets: [{}] }, FEATURES)).toThrow('lacks its part');
  });

  it.each([1, 3, 4, 9])('reckons a page of %i lines as its formula says', (lines) => {
    const { file, tables } = smallNet();
    const [net] = loadNets(file, file.features);
    const rows = Int16Array.from({ length: lines * 3 }, (_, at) => ((at * 7) % 5) - 2);
    const words = new Uint16Array(lines * WORDS_OF_A_LINE);
    for (let line = 0; line < lines; line++) words.set([1 + (line % 3), 2], line * WORDS_OF_A_LINE);
    expect(furthest(askNet(net as Net, rows, words), sayPlainly(tables, rows, words))).toBeLessThan(1e-5);
  });

  it('says nothing of a page without lines', () => {
    const { file } = smallNet();
    const [net] = loadNets(file, file.features);
    expect(askNet(net as Net, new Int16Array(0), new Uint16Array(0))).toHaveLength(0);
  });
});

type Table = number[][];

/** A net of eight columns with made-up weights, for three features, as a file and as plain tables. */
function smallNet(): { file: NetFile; tables: Record<string, Table> } {
  const shapes = { words: [4, 4], enter: [7, 8], layer0: [24, 8], layer1: [24, 8], page: [16, 8], join: [8, 8], leave: [8, 1] };
  const tables: Record<string, Table> = {};
  const parts: Record<string, { shape: number[]; numbers: string; steps?: string }> = {};
  const floats = (numbers: readonly number[]) => Buffer.from(Float32Array.from(numbers).buffer).toString('base64');
  let seed = 1;
  const next = () => {
    seed = (seed * 37) % 101;
    return seed - 50;
  };
  const addRow = (name: string, numbers: number[]) => {
    parts[name] = { shape: [numbers.length], numbers: floats(numbers) };
    tables[name] = [numbers];
  };
  for (const [name, [rows = 0, columns = 0]] of Object.entries(shapes)) {
    const whole = Array.from({ length: rows }, () => Array.from({ length: columns }, next));
    const steps = Array.from({ length: columns }, (_, at) => (at + 1) / 2048);
    parts[name] = {
      shape: [rows, columns],
      numbers: Buffer.from(Int8Array.from(whole.flat()).buffer).toString('base64'),
      steps: floats(steps),
    };
    tables[name] = whole.map((row) => row.map((value, at) => value * (steps[at] ?? 0)));
    if (name !== 'words')
      addRow(
        `${name}_bias`,
        Array.from({ length: columns }, (_, at) => (at + 1) / 8),
      );
  }
  addRow('mean', [0.5, 0, -0.25]);
  addRow('scale', [1, 0.5, 2]);
  return { file: { features: ['a', 'b', 'c'], dilations: [1, 2], clip: 2, nets: [parts] }, tables };
}

/** The same as askNet, written as the formula stands: slow, without any of its short cuts. */
function sayPlainly(tables: Record<string, Table>, rows: Int16Array, words: Uint16Array): number[] {
  const [[mean = []] = [], [scale = []] = []] = [tables.mean, tables.scale];
  const lines = rows.length / 3;
  const times = (input: readonly number[], name: string) =>
    (tables[`${name}_bias`]?.[0] ?? []).map((bias, column) =>
      input.reduce((sum, value, row) => sum + value * (tables[name]?.[row]?.[column] ?? 0), bias),
    );
  const relu = (row: readonly number[]) => row.map((value) => Math.max(0, value));
  let held = Array.from({ length: lines }, (_, line) => {
    const features = [0, 1, 2].map((at) => Math.min(2, Math.max(-2, ((rows[3 * line + at] ?? 0) - (mean[at] ?? 0)) * (scale[at] ?? 0))));
    const own = [...words.subarray(line * WORDS_OF_A_LINE, (line + 1) * WORDS_OF_A_LINE)].filter(Boolean);
    const spoken = [0, 1, 2, 3].map((at) => own.reduce((sum, word) => sum + (tables.words?.[word]?.[at] ?? 0), 0) / own.length);
    return relu(times([...features, ...spoken], 'enter'));
  });
  for (const [layer, by] of [1, 2].entries()) {
    const at = (line: number) => held[line] ?? Array(8).fill(0);
    const sums = held.map((_, line) => relu(times([...at(line - by), ...at(line), ...at(line + by)], `layer${layer}`)));
    held = held.map((row, line) => row.map((value, column) => value + (sums[line]?.[column] ?? 0)));
  }
  const columns = Array.from({ length: 8 }, (_, column) => held.map((row) => row[column] ?? 0));
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / lines);
  const page = relu(times([...means, ...columns.map((column) => Math.max(...column))], 'page'));
  return held.map((row) => {
    const [odds = 0] = times(relu(times(row, 'join').map((value, column) => value + (page[column] ?? 0))), 'leave');
    return 1 / (1 + Math.exp(-odds));
  });
}

describe('the trees', () => {
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
