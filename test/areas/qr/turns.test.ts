import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { loadService } from '../../support/call.ts';

const CODES = 24;

it('draws codes one at a time: files are read meanwhile', async () => {
  const service = await loadService();
  const draw = (at: number) => service.get(`/qr?data=${at}&size=1000x1000&format=webp`);
  expect((await draw(-1)).status).toBe(200);
  const begun = performance.now();
  const codes = Promise.all(Array.from({ length: CODES }, (_, at) => draw(at)));
  let slowest = 0;
  let reading = true;
  codes.finally(() => (reading = false));
  while (reading) {
    const asked = performance.now();
    await readFile(new URL(import.meta.url));
    slowest = Math.max(slowest, performance.now() - asked);
  }
  expect((await codes).map(({ status }) => status)).toEqual(Array(CODES).fill(200));
  expect(slowest).toBeLessThan((performance.now() - begun) / 4);
});

it('tells whom it has no room for that it is busy', async () => {
  const service = await loadService();
  const codes = await Promise.all(Array.from({ length: 100 }, (_, at) => service.get(`/qr?data=${at}&size=300`)));
  const statuses = codes.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(503);
  expect(codes.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
});

it('draws as SVG in any size', async () => {
  const service = await loadService();
  const drawing = await (await service.get('/qr?data=a&size=50000&format=svg')).text();
  expect(drawing).toContain('width="50000"');
  expect(drawing.length).toBeLessThan(10_000);
});
