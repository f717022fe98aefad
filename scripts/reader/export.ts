// Writes what the reader sees of the sample pages into a folder: `rows.i16` (the features of every line, as the reader computes them),
// `lines.jsonl` (a page a line: which it is, and the texts of its lines), `features.json` (their names), and `small.json` (the features of the
// small pages that a test compares).
//   node scripts/reader/export.ts FOLDER
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { eachRow, FEATURES } from '../../src/areas/webfetch/read/choose/features/features.ts';
import { lookAt, type Reply } from '../../src/areas/webfetch/read/read.ts';
import { listSamples } from './samples.ts';

const SMALL_PAGES = 'test/fixtures/reader';

function rowsOf(reply: Reply): { rows: Int16Array; texts: string[] } {
  const { outline, hints } = lookAt(reply);
  const rows = new Int16Array(outline.lines.length * FEATURES.length);
  eachRow(outline, hints, (row, at) => rows.set(row, at * FEATURES.length));
  return { rows, texts: outline.lines.map((line) => line.text) };
}

const chunk = (rows: Int16Array) =>
  Array.from({ length: rows.length / FEATURES.length }, (_, at) => [...rows.subarray(at * FEATURES.length, (at + 1) * FEATURES.length)]);

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/reader/export.ts FOLDER');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'features.json'), JSON.stringify(FEATURES));
const small = readdirSync(SMALL_PAGES).filter((file) => file.endsWith('.html'));
const smallRows = small.map((file) => [
  file,
  chunk(rowsOf({ bytes: readFileSync(join(SMALL_PAGES, file)), contentType: 'text/html', url: `https://example.org/${file}` }).rows),
]);
writeFileSync(join(folder, 'small.json'), JSON.stringify(Object.fromEntries(smallRows)));
const rowsFile = openSync(join(folder, 'rows.i16'), 'w');
const linesFile = openSync(join(folder, 'lines.jsonl'), 'w');
for (const { html, ...sample } of listSamples()) {
  const { rows, texts } = rowsOf({ bytes: html(), contentType: '', url: sample.url });
  writeSync(rowsFile, Buffer.from(rows.buffer));
  writeSync(linesFile, `${JSON.stringify({ ...sample, texts })}\n`);
}
closeSync(rowsFile);
closeSync(linesFile);
