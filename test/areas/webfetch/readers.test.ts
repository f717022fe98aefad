import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/areas/webfetch/read/options.ts';
import { readInThread, startThread } from '../../../src/areas/webfetch/readers.ts';

const page = (title: string, paragraphs: number) => ({
  bytes: Buffer.from(
    `<title>${title}</title><article>${`<p>${'Water is drawn from the well. '.repeat(9)}</p>`.repeat(paragraphs)}</article>`,
  ),
  contentType: 'text/html',
  url: 'https://example.org/',
});
const read = (title: string, paragraphs: number, signal?: AbortSignal) =>
  readInThread(page(title, paragraphs), DEFAULT_OPTIONS, { signal });
const outcome = (work: Promise<{ title: string }>) => work.then(({ title }) => title).catch((cause: Error) => cause.name);
const EVERY_THREAD = Math.min(2, availableParallelism());

describe('reading in threads', () => {
  it('reads in the thread that was started while the page came, however often it was asked for', async () => {
    startThread();
    startThread();
    expect(await outcome(read('well', 1))).toBe('well');
  });

  it('lets a caller leave the row at once, while those before and after it are served', async () => {
    const done: string[] = [];
    const note = (work: Promise<{ title: string }>) => outcome(work).then((title) => done.push(title));
    const leaving = new AbortController();
    const before = Array.from({ length: EVERY_THREAD }, () => note(read('before', 600)));
    const left = note(read('left', 1, leaving.signal));
    const after = note(read('after', 1));
    leaving.abort();
    await Promise.all([...before, left, after]);
    expect(done[0]).toBe('AbortError');
    expect(done.slice(1).sort()).toEqual(['after', ...before.map(() => 'before')]);
  });

  it('ends a reading whose caller has gone, and reads on for others', async () => {
    const leaving = new AbortController();
    const left = outcome(read('left', 20_000, leaving.signal));
    const beside = outcome(read('beside', 1));
    setTimeout(() => leaving.abort(), 50);
    expect(await Promise.all([left, beside])).toEqual(['AbortError', 'beside']);
    expect(await Promise.all([1, 2, 3].map(() => outcome(read('next', 1))))).toEqual(['next', 'next', 'next']);
  });

  it('gives a page five seconds, and its thread to the next', async () => {
    // looking for words in Chinese takes time and little memory
    const long = {
      bytes: Buffer.from(`${'漢字'.repeat(500_000)} `.repeat(40)),
      contentType: 'text/plain; charset=utf-8',
      url: 'https://example.org/',
    };
    const started = performance.now();
    await expect(readInThread(long, DEFAULT_OPTIONS)).rejects.toMatchObject({ fault: 'timeout' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(5_000);
    expect(await outcome(read('next', 1))).toBe('next');
  });

  it('does not begin for a caller who has gone before', async () => {
    expect(await outcome(read('left', 1, AbortSignal.abort()))).toBe('AbortError');
  });

  it.skipIf(process.platform !== 'linux')('lets the thread that answers everybody go first', async () => {
    await read('any', 1);
    // the fields after the name in brackets: the 17th is how far a thread gives way
    const niceness = readdirSync('/proc/self/task').map((id) =>
      Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
    );
    expect(Math.max(...niceness) - Math.min(...niceness)).toBe(5);
  });
});
