// The reader's tables in docs/reader.md: trains on the sample pages and scores by five folds of hosts, then measures speed. Where Python or the
// samples are missing it says so, and leaves the tables of what it cannot measure as they are. `-- reader FOLDER` scores folds trained before.
import { readFileSync, writeFileSync } from 'node:fs';
import { preparePython, scoreFolds, train } from '../reader/folds.ts';
import { listSamples, SAMPLES } from '../reader/samples.ts';
import type { Score } from '../reader/score.ts';
import { compareSpeed, readCrowd } from '../reader/speed.ts';

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

// the crowd comes first: the rest fills this thread's own memory
const crowd = await readCrowd();
const python = listSamples().length ? preparePython() : undefined;
const folds = process.argv[3] ?? (python ? train(python) : undefined);
if (!listSamples().length) console.log(`No sample pages in ${SAMPLES}: nothing is scored.`);
else {
  if (!folds)
    console.log('No Python with lightgbm: what is shipped is scored, which has seen these pages; the table by folds stays as it is.');
  const table = ['| pages | number | precision | recall | F1 |', '|---|---|---|---|---|', ...scoreFolds(folds).map(row)];
  if (folds) replaceTable('folds', table);
  else console.log(table.join('\n'));
}
replaceTable('speed', ['| reading | median ms | p95 ms | of plain |', '|---|---|---|---|', ...compareSpeed(), '', crowd]);
process.exit(0);
