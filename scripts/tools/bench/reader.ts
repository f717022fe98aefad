// The reader's tables in docs/reader.md: trains on the sample pages and scores by five folds of hosts, then measures speed. Where Python or the
// samples are missing it says so, and leaves the tables of what it cannot measure as they are. `-- reader FOLDER` scores folds trained before,
// `-- reader speed` measures speed alone, `-- reader peers [4]` scores other readers on the same pages, or every
// fourth of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { listSamples, SAMPLES } from '../reader/samples.ts';
import type { Score } from '../reader/score.ts';
import { preparePython, train } from '../reader/train.ts';

const DOCUMENT = 'docs/reader.md';

/** Puts lines between the marks of a table in the document. */
function replaceTable(name: string, lines: readonly string[]): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < 0) throw new Error(`${DOCUMENT} has no table between ${open} and ${close}`);
  writeFileSync(DOCUMENT, `${text.slice(0, from + open.length)}\n${lines.join('\n')}\n${text.slice(to)}`);
  console.log(lines.join('\n'));
}

const row = ({ name, pages, precision, recall, f1 }: Score) =>
  `| ${name} | ${pages} | ${precision.toFixed(3)} | ${recall.toFixed(3)} | ${f1.toFixed(4)} |`;

/** Where the folds are, trained now unless they are `given`; undefined where they cannot be. */
function findFolds(given: string | undefined): string | undefined {
  if (given || !listSamples().length) return given;
  const python = preparePython();
  return python && train(python);
}

const what = process.argv[3];
if (what === 'peers') {
  const { scorePeers } = await import('../reader/peers/peers.ts');
  const peers = [...(await scorePeers(Number(process.argv[4] ?? 1)))];
  const names = peers[0]?.[1].map(({ name }) => name) ?? [];
  const table = peers.map(([name, scores]) => `| ${[name, ...scores.map(({ f1 }) => f1.toFixed(3))].join(' | ')} |`);
  replaceTable('peers', [`| F1 | ${names.join(' | ')} |`, `|---|${names.map(() => '---|').join('')}`, ...table]);
  process.exit(0);
}
const folds = what === 'speed' ? undefined : findFolds(what);
// the reader comes with the weights that were just written, and the crowd first: the rest fills this thread's own memory
const { compareSpeed, readCrowd } = await import('../reader/speed.ts');
const { scoreFolds } = await import('../reader/folds.ts');
const crowd = await readCrowd();
if (!listSamples().length) console.log(`No sample pages in ${SAMPLES}: nothing is scored.`);
else if (what !== 'speed') {
  const table = ['| pages | number | precision | recall | F1 |', '|---|---|---|---|---|', ...scoreFolds(folds).map(row)];
  if (folds) replaceTable('folds', table);
  else console.log(['No Python with lightgbm: what is shipped is scored, which has seen these pages.', ...table].join('\n'));
}
replaceTable('speed', ['| reading | median ms | p95 ms | of plain |', '|---|---|---|---|', ...compareSpeed(), '', crowd]);
process.exit(0);
