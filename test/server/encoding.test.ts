import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { createAnswer, makeAnswer, memoryBytes, readBody, variantOf } from '../../src/server/answer.ts';

const SHEET = readFileSync('src/site/styles/parts.css');
const byQuality = (quality: number) =>
  brotliCompressSync(SHEET, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: SHEET.length } })
    .length;
const fileOf = (type: string) =>
  makeAnswer({ status: 200, size: SHEET.length, bytes: {}, read: async () => SHEET, headers: { 'content-type': type } });

it.each([
  ['a style sheet', fileOf('text/css; charset=utf-8'), 11],
  ['a script', fileOf('text/javascript; charset=utf-8'), 11],
  ['a built page', fileOf('text/html; charset=utf-8'), 5],
  ['a page made on request', createAnswer(200, SHEET, { 'content-type': 'text/html; charset=utf-8' }), 5],
  ['a list of prices that is asked for', createAnswer(200, SHEET, { 'content-type': 'application/json' }), 4],
])('compresses %s as hard as is worth the wait', async (_what, answer, quality) => {
  const body = await readBody(answer, 'br');
  expect(brotliDecompressSync(body)).toEqual(SHEET);
  expect(body.length).toBe(byQuality(quality));
});

it('compresses a long page harder, such as the board of a large station', async () => {
  const page = Buffer.from(
    Array.from({ length: 1_500 }, (_, at) => `<li><a href="/${at * 7919}">${(at * 104_729) % 86_400} ${SHEET.length - at}</a></li>\n`).join(
      '',
    ) + SHEET,
  );
  expect(page.length).toBeGreaterThan(64_000);
  const whole = Buffer.concat([page, page.subarray(0, 60_000).toReversed()]);
  const body = await readBody(createAnswer(200, whole, { 'content-type': 'text/html; charset=utf-8' }), 'br');
  const sizeAt = (quality: number) =>
    brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } })
      .length;
  expect(brotliDecompressSync(body)).toEqual(whole);
  expect(body.length).toBe(sizeAt(9));
  expect(body.length).toBeLessThan(sizeAt(5));
});

it('compresses what many calls get with other headers once, and counts it', async () => {
  const answer = createAnswer(200, SHEET, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' });
  const before = memoryBytes(answer);
  let grown = 0;
  answer.onResize = () => (grown += 1);
  const asked = () =>
    readBody(
      variantOf(answer, 'private', (own) => ({ ...own, 'cache-control': 'private' })),
      'br',
    );
  const [first, ...others] = [...(await Promise.all([asked(), asked()])), await asked()];
  expect(others.map((body) => body.equals(first as Buffer))).toEqual([true, true]);
  expect(others.at(-1)?.buffer).toBe((await asked()).buffer);
  expect(grown).toBe(1);
  expect(memoryBytes(answer)).toBe(before + (first as Buffer).length);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
});
