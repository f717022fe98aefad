import { describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';
import { isThere } from '../support/whole-build.ts';
import { ASKED_ANSWERS } from './asked-answers.ts';
import { FIRST_ANSWERS, FURTHER_ANSWERS } from './first-answers.ts';

const server = defaultServer();

interface Found {
  url: string;
  title: string;
  answer?: string | null;
  detail?: string;
  description?: string;
}

/** What stands first for a text: an answer, else the first page that was found. */
async function firstFor(typed: string): Promise<{ path: string; words: string }> {
  const { status, body } = await server.json(`/search?scope=site&q=${encodeURIComponent(typed)}`);
  expect(status).toBe(200);
  const first: Found | undefined = body.answers[0] ?? body.results[0];
  const words = [first?.title, first?.answer, first?.detail, first?.description].filter(Boolean).join(' | ');
  const url = first?.url ?? '';
  return { path: url.startsWith(server.url) ? url.slice(server.url.length) : url, words };
}

/** Is a path one of those expected, or below one of them? */
const isAt = (path: string, expected: string): boolean =>
  expected
    .split('|')
    .some((one) => path === one || (one !== '/' && path.startsWith(one) && (one.endsWith('/') || /[/?#]/.test(path.charAt(one.length)))));

describe('the one field answers first', () => {
  it('has over 120 queries to answer', () => {
    expect(new Set(FIRST_ANSWERS.map(([typed]) => typed)).size).toBeGreaterThan(120);
  });

  it('has 500 more as people type them, none twice', () => {
    const typed = ASKED_ANSWERS.map(([one]) => one);
    expect(new Set(typed).size).toBe(typed.length);
    expect(typed.length).toBeGreaterThanOrEqual(500);
  });

  it.each([...FIRST_ANSWERS, ...FURTHER_ANSWERS, ...ASKED_ANSWERS].map(([typed, page, sign = '']) => ({ typed, page, sign })))(
    '$typed by $page',
    async ({ typed, page: expected, sign }) => {
      const { path, words } = await firstFor(typed);
      expect(isAt(path, expected), `${path}: ${words}`).toBe(true);
      if (sign) expect(words).toMatch(new RegExp(sign));
      if (path.startsWith('/')) expect(await isThere(server.url + path), path).toBe(true);
    },
  );

  it.each(['448', '7', '0', '99', '1234567', '42'])('%s alone lists no prices', async (typed) => {
    const { body } = await server.json(`/search?scope=site&q=${typed}`);
    expect(body.results.filter(({ url }: Found) => url.includes('/browse/commodities/'))).toEqual([]);
  });
});
