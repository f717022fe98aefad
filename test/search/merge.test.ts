import { describe, expect, it } from 'vitest';
import { pageKey } from '../../src/html/page-key.ts';
import { mergeAnswers } from '../../src/search/responses.ts';

const page = (url: string, title = url) => ({ url, title, description: '' });

describe('two spellings of one page', () => {
  it.each([
    ['http://a.example/x', 'https://a.example/x'],
    ['https://www.a.example/x', 'https://a.example/x'],
    ['https://A.EXAMPLE/x', 'https://a.example/x'],
    ['https://a.example:443/x', 'https://a.example/x'],
    ['https://a.example/x/', 'https://a.example/x'],
    ['https://a.example', 'https://a.example/'],
    ['https://a.example/x#part', 'https://a.example/x'],
    ['https://a.example/x?utm_source=y&gclid=1', 'https://a.example/x'],
    ['https://a.example/x?b=2&a=1', 'https://a.example/x?a=1&b=2'],
    ['https://a.example/%E0%A4%85', 'https://a.example/अ'],
  ])('%s is %s', (one, other) => {
    expect(pageKey(one)).toBe(pageKey(other));
  });

  it.each([
    ['https://a.example/x', 'https://a.example/X'],
    ['https://a.example/x', 'https://b.example/x'],
    ['https://a.example/x?id=1', 'https://a.example/x?id=2'],
    ['https://a.example:8080/x', 'https://a.example/x'],
  ])('%s is not %s', (one, other) => {
    expect(pageKey(one)).not.toBe(pageKey(other));
  });
});

describe('merging', () => {
  it('keeps the order of engines, and a page once, where it stood first', () => {
    const merged = mergeAnswers(
      [
        { engine: 'brave', pages: [page('https://a.example/', 'first'), page('https://b.example/')] },
        { engine: 'mojeek', pages: [page('http://www.a.example/?utm_source=m', 'again'), page('https://c.example/')] },
      ],
      10,
    );
    expect(merged.map(({ url, engine }) => [url, engine])).toEqual([
      ['https://a.example/', 'brave'],
      ['https://b.example/', 'brave'],
      ['https://c.example/', 'mojeek'],
    ]);
    expect(merged[0]?.title).toBe('first');
  });

  it('gives at most the limit', () => {
    const pages = Array.from({ length: 30 }, (_, n) => page(`https://a.example/${n}`));
    expect(mergeAnswers([{ engine: 'brave', pages }], 7)).toHaveLength(7);
  });
});
