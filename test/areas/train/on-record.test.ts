import { expect, it } from 'vitest';
import { trainOnRecord } from '../../../src/areas/train/values.ts';

it('tells the train on its way back: of the number beside it and the same two ends, and no other', async () => {
  const there = await trainOnRecord('12302');
  expect(there.back).toEqual({ number: '12301', page: '/browse/train/12301' });
  const back = await trainOnRecord('12301');
  expect(back.back?.number).toBe('12302');
  expect([back.from.code, back.to.code]).toEqual([there.to.code, there.from.code]);
});
