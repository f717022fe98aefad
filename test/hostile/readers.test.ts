import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/areas/webfetch/read/options.ts';
import { readInThread } from '../../src/areas/webfetch/readers.ts';
import { isBusy } from '../../src/kernel/fair-queue.ts';

// Issue 13.7: one caller's pages do not hold up another's, and too many are refused at once.

const page = (title: string, paragraphs: number) => ({
  bytes: Buffer.from(
    `<title>${title}</title><article>${`<p>${'Water is drawn from the well. '.repeat(9)}</p>`.repeat(paragraphs)}</article>`,
  ),
  contentType: 'text/html',
  url: 'https://example.org/',
});

describe('reading for many', () => {
  it('refuses what is too much as busy, of the caller who has most', async () => {
    const outcomes = Array.from({ length: 100 }, (_, at) =>
      readInThread(page(`${at}`, 1), DEFAULT_OPTIONS, { caller: 'many' }).then(
        () => 'read',
        (cause) => (isBusy(cause) ? 'busy' : String(cause)),
      ),
    );
    const one = await readInThread(page('one', 1), DEFAULT_OPTIONS, { caller: 'one' });
    expect(one.title).toBe('one');
    const all = await Promise.all(outcomes);
    expect(new Set(all)).toEqual(new Set(['read', 'busy']));
    expect(all.filter((each) => each === 'busy').length).toBeGreaterThan(70);
  });

  it('reads once for equal calls at one time, also where the first of them goes away', async () => {
    const same = page('same', 500);
    const leaving = new AbortController();
    const first = readInThread(same, DEFAULT_OPTIONS, { caller: 'first', signal: leaving.signal }).catch((cause: Error) => cause.name);
    const others = Array.from({ length: 200 }, (_, at) => readInThread(same, DEFAULT_OPTIONS, { caller: `${at}` }));
    leaving.abort();
    expect(await first).toBe('AbortError');
    const readings = await Promise.all(others);
    expect(new Set(readings).size).toBe(1);
    expect(readings[0]?.title).toBe('same');
  });
});
