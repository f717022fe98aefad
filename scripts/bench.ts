// Benchmarks: `npm run bench -- NAME`. Every figure is a ratio within one run on one machine, never a threshold for tests.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const FOLDER = new URL('./tools/bench/', import.meta.url);
const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.ts') ? basename(file, '.ts') : []));
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`Usage: npm run bench -- ${names.join('|')}`);
  process.exit(1);
}
await import(new URL(`${name}.ts`, FOLDER).href);
