// Scores the sample pages of the folds for which train_net.py has written what the net says (FOLDER/net-fold-<n>.f32): by the trees alone, by the net
// alone, and by their average; of news in other languages than English also with the net without words.
//   node scripts/tools/reader/try-net.ts FOLDER
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLines, predictLines } from '../../../src/areas/webfetch/read/choose/choose.ts';
import type { Model } from '../../../src/areas/webfetch/read/choose/model.ts';
import { loadFold } from './folds.ts';
import { readOutlines } from './outlines.ts';
import { FOLDS } from './samples.ts';
import { type Row, scoreAll, scorePage } from './score.ts';

const [, , folder = ''] = process.argv;
const read = (file: string) => {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};
const folds = Array.from({ length: FOLDS }, (_, fold) => ({
  trees: loadFold(folder, fold),
  net: read(`net-fold-${fold}.f32`),
  silent: read(`net-silent-${fold}.f32`),
}));
const onlyTrees = folds.every(({ net }) => !net);

const tried = new Map<string, Row[]>();
let first = 0;
for await (const { sample, outline, hints } of readOutlines(join(folder, 'outlines.jsonl'))) {
  const judge = folds[sample.fold] as { trees: Model; net?: Float32Array; silent?: Float32Array };
  const { net, silent } = judge;
  const from = first;
  first += outline.lines.length;
  if (!net && !onlyTrees) continue;
  const trees = predictLines(outline, hints, judge.trees);
  const average = (said: Float32Array | undefined, share: number) =>
    said ? trees.map((chance, at) => (1 - share) * chance + share * (said[from + at] ?? 0)) : trees;
  const isForeign = sample.set === 'news' && sample.type !== 'English';
  const ways: Record<string, number[]> = {
    trees,
    net: average(net, 1),
    average: average(net, 0.5),
    'more net': average(net, 0.65),
    'without words abroad': average(isForeign ? silent : net, 0.5),
  };
  // what Readability chose, alone
  ways.readability = outline.lines.map(({ found }) => (found ? 0.9 : 0.05));
  for (const [name, chances] of Object.entries(onlyTrees ? { trees, readability: ways.readability } : ways)) {
    const kept = chooseLines(outline.lines, chances, hints);
    const text = outline.lines
      .filter((line) => kept.has(line))
      .map((line) => line.text)
      .join('\n');
    tried.set(name, [...(tried.get(name) ?? []), scorePage({ sample, text })]);
  }
}
for (const [name, rows] of tried) {
  const scores = scoreAll(rows).map((score) => `${score.name} ${score.f1.toFixed(4)}`);
  const old = rows.filter(({ sample }) => sample.set === 'pages' && sample.id.startsWith('pages/'));
  const mean = old.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, old.length);
  console.log(`${name}: ${scores.join(', ')}; the first 950 pages ${mean.toFixed(4)} (${old.length})`);
}
