import { expect, it } from 'vitest';
import { type ListedDay, listedDays } from '../../../src/areas/holidays/lists/index.ts';
import { listFestivals } from '../../../src/astronomy/calendar/festivals/year.ts';

const DELHI = { lat: 28.65195, lon: 77.23149, zone: 'Asia/Kolkata' };
const YEARS = [2024, 2025, 2026, 2027, 2028];

/** A name without what the list and the almanac write in two ways. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'s\b/g, '')
    .replace(/\b(?:jayanti|birthday|puja)\b/g, '')
    .replace(/[^a-z]/g, '');

/** Days of festivals that the sun or the moon decides, of both, each once. Brackets name another day of the same feast. */
function comparedDays(year: number): { day: ListedDay; ours: string[] }[] {
  const ours = Map.groupBy(listFestivals(year, DELHI), ({ name }) => plain(name.en));
  const listed = new Map(listedDays(year).map((day) => [`${day.date} ${plain(day.name)}`, day]));
  return [...listed.values()].flatMap((day) => {
    const found = day.name.includes('(') ? undefined : ours.get(plain(day.name));
    return found ? [{ day, ours: found.flatMap(({ date, others }) => [date, ...others.map((other) => other.date)]) }] : [];
  });
}

it('the lists of the states have the festivals on the days of the almanac, but for those on which states differ', () => {
  const compared = YEARS.flatMap(comparedDays);
  const different = compared.filter(({ day, ours }) => !ours.includes(day.date)).map(({ day }) => `${day.name} ${day.date}`);
  expect(compared).toHaveLength(169);
  expect(different.toSorted()).toEqual([
    'Bhogi 2024-01-13',
    'Cheti Chand 2026-03-19',
    'Cheti Chand 2027-04-07',
    'Chhath Puja 2025-10-28',
    'Holi 2026-03-03',
    'Lohri 2024-01-13',
    'Mahanavami 2024-10-11',
    'Mahanavami 2026-10-19',
    'Mahanavami 2027-10-08',
    'Mahanavami 2028-09-26',
    'Mahavir Jayanti 2027-04-18',
    'Makar Sankranti 2024-01-14',
    'Nirjala Ekadashi 2025-06-07',
    'Nirjala Ekadashi 2027-06-15',
    'Pongal 2026-01-15',
    'Ram Navami 2026-03-27',
    'Vishwakarma Puja 2028-09-17',
  ]);
});
