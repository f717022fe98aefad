import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/areas/webfetch/read/options.ts';
import { readInThread } from '../../src/areas/webfetch/readers.ts';
import { isBusy } from '../../src/kernel/fair-queue.ts';
import { ledger } from '../../src/kernel/ledger.ts';

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

  it('reads one large page at a time, and small ones beside it', async () => {
    const done: string[] = [];
    const many = { ...page('large', 1), bytes: Buffer.from(`<title>large</title>${'<p>Well.</p>'.repeat(4_500)}`) };
    const note = async (name: string, { bytes, ...reply }: ReturnType<typeof page>) => {
      await readInThread({ ...reply, bytes: Buffer.from(bytes) }, DEFAULT_OPTIONS, { caller: `of ${name}` });
      done.push(name);
    };
    const large = [1, 2].map((at) => note(`large ${at}`, many));
    await Promise.all([...Array.from({ length: 4 }, (_, at) => note(`small ${at}`, page('small', 1))), ...large]);
    expect(done.slice(0, 4).sort()).toEqual(['small 0', 'small 1', 'small 2', 'small 3']);
  });

  it('refuses pages beyond the bytes that may wait, and lets go of them', async () => {
    const leaving = new AbortController();
    const text = () => ({ bytes: Buffer.alloc(5_000_000, 'a '), contentType: 'text/plain', url: 'https://example.org/' });
    const outcomes = Array.from({ length: 12 }, (_, at) =>
      readInThread(text(), DEFAULT_OPTIONS, { caller: `198.51.100.${at}`, signal: leaving.signal }).then(
        () => 'read',
        (cause) => (isBusy(cause) ? 'busy' : cause.name),
      ),
    );
    const first = await Promise.race(outcomes);
    leaving.abort();
    const all = await Promise.all(outcomes);
    expect(first).toBe('busy');
    expect(all.filter((one) => one === 'busy').length).toBeGreaterThanOrEqual(1);
    expect(ledger.held('pages')).toBe(0);
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
