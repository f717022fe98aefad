import { mkdirSync, writeFileSync } from 'node:fs';
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
