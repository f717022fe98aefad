import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Where a figure was measured: it means little without. */
export const machine = () => ({ cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version, load: loadavg()[0] ?? 0 });

/** A Markdown table, as it stands in docs. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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

/** Asks some questions one after the other and prints what they took, on the clock and of the processor; `ask` gives how much it found. */
export async function tellTimes<T>(title: string, questions: Iterable<T>, ask: (question: T) => Promise<number> | number): Promise<void> {
  const [clock, processor]: [number[], number[]] = [[], []];
  let count = 0;
  for (const question of questions) {
    const used = process.cpuUsage();
    clock.push(await timed(async () => (count += await ask(question))));
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
  }
  for (const [name, times] of [[title, clock] as const, ['  CPU, with what runs beside it', processor] as const]) {
    const [median, most, nearlyAll, all] = [0.5, 0.95, 0.99, 1].map((share) => quantiles(times)(share).toFixed(3));
    console.log(`${name.padEnd(36)} median ${median} ms, 95 % under ${most}, 99 % under ${nearlyAll}, longest ${all}; ${count} found`);
  }
}

/** Puts a table between its marks in a document of ours. */
export function replaceTable(file: string, name: string, table: string): void {
  const text = readFileSync(file, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < 0) throw new Error(`${file} has no table between ${open} and ${close}`);
  writeFileSync(file, `${text.slice(0, from + open.length)}\n${table}\n${text.slice(to)}`);
}
