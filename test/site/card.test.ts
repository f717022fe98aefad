import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCard } from '../../src/site/card.ts';

const texts = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word} ${at}`);
const outcome = (drawing: Promise<Uint8Array>) =>
  drawing.then(
    () => 'drawn',
    (error: { code: string }) => error.code,
  );

describe('the picture beside a link', () => {
  it('is drawn in another process, and charged to its caller', async () => {
    const spent: number[] = [];
    const before = process.cpuUsage();
    const png = await drawCard('₹104.08 a litre · नमस्ते', { caller: 'a', spend: (ms) => void spent.push(ms) });
    const { user } = process.cpuUsage(before);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(spent).toHaveLength(1);
    expect(spent[0]).toBeGreaterThan(10);
    expect(user / 1_000).toBeLessThan(spent[0] ?? 0);
  });

  it('is kept: the same words are not drawn or charged again', async () => {
    const first = await drawCard('The same');
    const spent: number[] = [];
    expect(await drawCard('The same', { spend: (ms) => void spent.push(ms) })).toBe(first);
    expect(spent).toEqual([]);
  });

  it('is drawn for others while one caller asks for forty at a time', { timeout: 60_000 }, async () => {
    const many = Promise.all(texts(40, 'Forty').map((text) => outcome(drawCard(text, { caller: 'many' }))));
    const others = Promise.all(texts(3, 'Other').map((text, at) => outcome(drawCard(text, { caller: `other ${at}` }))));
    expect(await others).toEqual(['drawn', 'drawn', 'drawn']);
    expect(new Set(await many)).toEqual(new Set(['drawn', 'busy']));
  });
});
