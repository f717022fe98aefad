import { expect, it } from 'vitest';
import { findPlazas } from '../../../src/areas/tolls/find-plazas.ts';
import { roadNumbers } from '../../../src/areas/tolls/values.ts';

it.each(['NH 48', '48', 'nh-48', 'एनएच 48'])('finds the plazas of a highway by %s', async (q) => {
  const found = await findPlazas({ q });
  expect(found).toMatchObject({ by: 'road', road: '48' });
  expect(found.plazas.length).toBeGreaterThan(1);
  expect(found.plazas.every(({ road }) => roadNumbers(road ?? '').includes('48'))).toBe(true);
});

it.each([
  ['Kherki Daula', 'Kherki Daula'],
  ['kherki daulla', 'Kherki Daula'],
  ['खेड़की दौला', 'Kherki Daula'],
])('finds a plaza by its name, spelling forgiven: %s', async (q, name) => {
  const found = await findPlazas({ q });
  expect(found.by).toBe('name');
  expect(found.plazas[0]?.name).toContain(name);
});

it('finds the plazas around a town, the nearest first', async () => {
  const found = await findPlazas({ q: 'pune' });
  expect(found).toMatchObject({ by: 'town', town: { name: 'Pune' } });
  expect(found.plazas.length).toBeGreaterThan(0);
});

it('says so where nothing is called that', async () => {
  await expect(findPlazas({ q: 'qqxxzzww' })).rejects.toMatchObject({ code: 'not_found' });
});
