// How fast pages are read: time against plain linkedom with Readability on the same pages in the same run, then pages of 1 MB at once through the
// worker threads: how long the event loop stands still, and how much memory it takes.
import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { DEFAULT_OPTIONS } from '../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../src/areas/webfetch/read/read.ts';
import { readInThread } from '../../../src/areas/webfetch/readers.ts';
import { quantiles } from '../results.ts';
import { listSamples } from './samples.ts';

/** So many of the sample pages are timed, drawn by a seed: half a minute of a core. */
const PAGES = 40;
/** As many large pages as may wait, and one. */
const CONCURRENT = 13;

const url = 'https://example.org/';
const paragraph = (at: number) =>
  `<p>Paragraph ${at} says ${'something about the price of things, and why it changed; '.repeat(6)}<a href="/${at}">more</a>.</p>`;
const makePage = (bytes: number) => {
  let body = '';
  for (let at = 0; body.length < bytes; at++)
    body += `<div class="item"><h2>Part ${at}</h2>${paragraph(at)}<ul><li>one</li><li><a href="/x">two</a></li></ul></div>`;
  return Buffer.from(
    `<!doctype html><html lang="en"><head><title>Page</title></head><body><nav><a href="/">Home</a></nav><article><h1>Page</h1>${body}</article></body></html>`,
  );
};

function pages(seed: number): Buffer[] {
  const drawn = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const samples = listSamples()
    .map((sample) => ({ sample, order: drawn(sample.id) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, PAGES)
    .map(({ sample }) => sample);
  return samples.length ? samples.map(({ html }) => html()) : Array.from({ length: 40 }, () => makePage(100_000));
}

function plain(bytes: Buffer): void {
  const { document } = parseHTML(bytes.toString());
  new Readability(document, { keepClasses: true }).parse();
}

function time(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Lines of a table: reading the sample pages (of our own where there are none) beside plain linkedom with Readability. Each seed draws other pages. */
export function compareSpeed(seed = 1): string[] {
  const all = pages(seed);
  const kinds = {
    'plain linkedom and Readability': plain,
    'as text': (bytes: Buffer) => void readReply({ bytes, contentType: 'text/html', url }, { ...DEFAULT_OPTIONS, format: 'text' }),
    'as markdown': (bytes: Buffer) => void readReply({ bytes, contentType: 'text/html', url }, DEFAULT_OPTIONS),
  };
  const times = Object.fromEntries(Object.keys(kinds).map((name) => [name, [] as number[]]));
  for (const round of [0, 1]) {
    // interleaved, so that a busy machine is busy for all kinds alike
    for (const bytes of all) {
      for (const [name, work] of Object.entries(kinds)) {
        const took = time(() => work(bytes));
        if (round) times[name]?.push(took);
      }
    }
  }
  const base = quantiles(times['plain linkedom and Readability'] ?? [])(0.5);
  return Object.entries(times).map(([name, list]) => {
    const at = quantiles(list);
    return `| ${name} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} | ${(at(0.5) / base).toFixed(2)} |`;
  });
}

/** Reads large pages all at once through the worker threads, for a caller each; says how that went. */
export async function readCrowd(): Promise<string> {
  const read = (at: number) =>
    readInThread({ bytes: makePage(1_000_000), contentType: 'text/html', url }, DEFAULT_OPTIONS, { caller: `198.51.100.${at}` });
  await read(0);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const started = performance.now();
  await Promise.all(Array.from({ length: CONCURRENT }, (_, at) => read(at)));
  clearInterval(watch);
  delay.disable();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${CONCURRENT} pages of 1 MB at once: ${seconds} s, event loop held up ${(delay.max / 1e6).toFixed(0)} ms at most, memory ${(most / 1e6).toFixed(0)} MB at most`;
}
