import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { createAnswer, makeAnswer, readBody } from '../../src/server/answer.ts';

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
