import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'bench/results';

/** Where a figure was measured: it means little without. */
export const machine = () => ({ cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version, load: loadavg()[0] ?? 0 });

/** Writes what a bench has measured as `bench/results/<name>.json`, and says where. */
export function saveResults(name: string, results: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ measured: new Date().toISOString(), machine: machine(), results }, null, 2)}\n`);
  console.log(`Written to ${file}.`);
}

/** A Markdown table, as it stands in docs. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The figure that a share of some figures, from 0 to 1, does not pass: 0.99 for p99, 1 for the largest. */
export function quantiles(figures: readonly number[]): (share: number) => number {
  const sorted = figures.toSorted((a, b) => a - b);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds of a piece of work. */
export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds for each of some, one after the other. */
export async function timeEach<T>(all: Iterable<T>, work: (one: T) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const one of all) times.push(await timed(() => work(one)));
  return times;
}

/** Puts a table between its marks in a document of ours. */
export function replaceTable(file: string, name: string, table: string): void {
  const text = readFileSync(file, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < 0) throw new Error(`${file} has no table between ${open} and ${close}`);
  writeFileSync(file, `${text.slice(0, from + open.length)}\n${table}\n${text.slice(to)}`);
}
