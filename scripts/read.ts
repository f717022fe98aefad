import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { DEFAULT_OPTIONS, FORMATS, type Format, type ReadOptions } from '../src/areas/webfetch/read/options.ts';
import { readAnyReply } from '../src/areas/webfetch/read/read-any.ts';

const USAGE = `Reads pages as /fetch does and prints one JSON result a line.

  npm run -s read -- FILE|URL ... [--url=https://example.org/a] [--format=${FORMATS.join('|')}] [--main=0|1] [--max=20000] [--links=0|1] [--page_marks=0|1]
      [--select=CSS] [--without=CSS] [--chunks=0|1] [--tables=json]
  npm run -s read -- --batch      one JSON object a line on standard input: {file, url, format, main, max}`;

/** Assumed URL of a saved page if none is given. */
const UNKNOWN_ADDRESS = 'https://example.org/';

interface Task {
  file: string;
  url?: string;
  format?: Format;
  main?: string | number | boolean;
  max?: string | number;
  links?: string | number | boolean;
  page_marks?: string | number | boolean;
  select?: string;
  without?: string;
  chunks?: string | number | boolean;
  tables?: string;
}

const isOff = (value: Task['main']) => value === '0' || value === 0 || value === false || value === 'false';

function toOptions(task: Task): ReadOptions {
  const format = task.format ?? DEFAULT_OPTIONS.format;
  if (!FORMATS.includes(format)) throw new Error(`format must be one of ${FORMATS.join(', ')}; got ${JSON.stringify(format)}`);
  const max = Number(task.max ?? DEFAULT_OPTIONS.max);
  if (!(max > 0)) throw new Error(`max must be a number of characters; got ${JSON.stringify(task.max)}`);
  const isOn = (value: Task['main']) => value !== undefined && !isOff(value);
  return {
    format,
    main: !isOff(task.main ?? true),
    max,
    links: isOn(task.links),
    pageMarks: isOn(task.page_marks),
    select: task.select,
    without: task.without,
    chunks: isOn(task.chunks),
    tables: task.tables === 'json',
  };
}

async function readTask(task: Task): Promise<Record<string, unknown>> {
  const options = toOptions(task);
  if (/^https?:\/\//i.test(task.file)) {
    // loaded only when needed: a saved page needs no network
    const { fetchResult } = await import('../src/areas/webfetch/fetch-page.ts');
    return { ...(await fetchResult(task.file, options, { read: (reply) => readAnyReply(reply, options) })) };
  }
  const bytes = await readFile(task.file);
  const started = performance.now();
  const url = task.url ?? UNKNOWN_ADDRESS;
  const reading = await readAnyReply({ bytes, contentType: '', url }, options);
  return {
    success: true,
    url,
    final_url: url,
    status_code: 200,
    ...reading,
    cached: false,
    took_ms: Math.round((performance.now() - started) * 10) / 10,
  };
}

async function printResult(task: Task): Promise<boolean> {
  try {
    console.log(JSON.stringify(await readTask(task)));
    return true;
  } catch (cause) {
    console.log(
      JSON.stringify({ success: false, url: task.url ?? task.file, error: cause instanceof Error ? cause.message : String(cause) }),
    );
    return false;
  }
}

async function readBatch(): Promise<boolean> {
  let allWell = true;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim()) allWell = (await printResult(JSON.parse(line) as Task)) && allWell;
  }
  return allWell;
}

async function main(args: readonly string[]): Promise<number> {
  const flags = Object.fromEntries(
    args
      .filter((one) => one.startsWith('--'))
      .map((one) => [one.slice(2).split('=')[0], one.includes('=') ? one.slice(one.indexOf('=') + 1) : '1']),
  );
  const files = args.filter((one) => !one.startsWith('--'));
  if (flags.batch) {
    await readBatch();
    return 0;
  }
  if (!files.length) {
    console.error(USAGE);
    return 2;
  }
  let allWell = true;
  for (const file of files) allWell = (await printResult({ ...(flags as Omit<Task, 'file'>), file })) && allWell;
  return allWell ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
