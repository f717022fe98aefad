// Writes what the reader sees of the sample pages into a folder: `outlines.jsonl` (made where it is missing), `rows.i16` (the features of every
// line, as the reader computes them), `words.u16` (the hashed words of every line), `lines.jsonl` (a page a line: which it is, and the texts of its
// lines), `features.json` (their names), and `small.json` (the features and words of the small pages that a test compares).
//   node scripts/tools/reader/export.ts FOLDER
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { eachRow, FEATURES } from '../../../src/areas/webfetch/read/choose/features/features.ts';
import type { Hints } from '../../../src/areas/webfetch/read/choose/features/page.ts';
import { hashWords, WORDS_OF_A_LINE } from '../../../src/areas/webfetch/read/choose/net/hash-words.ts';
import type { Outline } from '../../../src/areas/webfetch/read/choose/outline.ts';
import { inspectReply } from '../../../src/areas/webfetch/read/read.ts';
import { readOutlines, saveOutlines } from './outlines.ts';

const SMALL_PAGES = 'test/fixtures/reader';

function featureRows({ outline, hints }: { outline: Outline; hints: Hints }): Int16Array {
  const rows = new Int16Array(outline.lines.length * FEATURES.length);
  eachRow(outline, hints, (row, at) => rows.set(row, at * FEATURES.length));
  return rows;
}

const chunk = (rows: Int16Array | Uint16Array, width: number) =>
  Array.from({ length: rows.length / width }, (_, at) => [...rows.subarray(at * width, (at + 1) * width)]);

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/tools/reader/export.ts FOLDER');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'features.json'), JSON.stringify(FEATURES));
const small = readdirSync(SMALL_PAGES).filter((file) => file.endsWith('.html'));
const smallPages = small.map((file) => {
  const seen = inspectReply({ bytes: readFileSync(join(SMALL_PAGES, file)), contentType: 'text/html', url: `https://example.org/${file}` });
  return [file, { rows: chunk(featureRows(seen), FEATURES.length), words: chunk(hashWords(seen.outline.lines), WORDS_OF_A_LINE) }] as const;
});
writeFileSync(join(folder, 'small.json'), JSON.stringify(Object.fromEntries(smallPages)));
const outlines = join(folder, 'outlines.jsonl');
if (!existsSync(outlines)) saveOutlines(outlines);
const [rowsFile, wordsFile, linesFile] = ['rows.i16', 'words.u16', 'lines.jsonl'].map((name) => openSync(join(folder, name), 'w'));
for await (const { sample, outline, hints } of readOutlines(outlines)) {
  writeSync(rowsFile as number, Buffer.from(featureRows({ outline, hints }).buffer));
  writeSync(wordsFile as number, Buffer.from(hashWords(outline.lines).buffer));
  writeSync(linesFile as number, `${JSON.stringify({ ...sample, texts: outline.lines.map((line) => line.text) })}\n`);
}
for (const file of [rowsFile, wordsFile, linesFile]) closeSync(file as number);
