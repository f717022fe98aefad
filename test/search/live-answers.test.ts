import { expect, it } from 'vitest';
import { internalCall } from '../../src/api/endpoint.ts';
import type { AreaAnswer } from '../../src/search/area-answer.ts';
import { fillLive } from '../../src/search/live-answers.ts';

const weather = (live: AreaAnswer['live']): AreaAnswer => ({
  title: 'Weather in Pune',
  answer: null,
  url: '/browse/weather?city=pune',
  area: 'weather',
  ...(live ? { live } : {}),
});
const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('an answer has what its provider tells within 300 ms', async () => {
  const [told] = await fillLive([weather(async () => ({ answer: '28 °C', source: 'a provider' }))], internalCall());
  expect(told).toEqual({ ...weather(undefined), answer: '28 °C', source: 'a provider' });
});

it('a provider that takes longer is being asked, and goes on for who asks again', async () => {
  let told = false;
  const slow = weather(async () => {
    await after(600);
    told = true;
    return { answer: '28 °C' };
  });
  const begun = performance.now();
  const [first] = await fillLive([slow], internalCall());
  expect(performance.now() - begun).toBeLessThan(550);
  expect(first).toMatchObject({ answer: null, detail: { en: 'Live: being asked now' } });
  expect(first?.live).toBeDefined();
  await after(500);
  expect(told).toBe(true);
});

it('where a provider is out, the answer leads to its page as before', async () => {
  const out = weather(async () => {
    throw new Error('out');
  });
  expect(await fillLive([out], internalCall())).toEqual([weather(undefined)]);
});
