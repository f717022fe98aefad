import { expect, it } from 'vitest';
import { packStops, unpackStops } from '../../../src/areas/train/timetable/packed-stops.ts';
import { aTrain } from './timetables.ts';

it('packs stops as differences and gives the same stops back', () => {
  const { stops } = aTrain('12951', ['MMCT - 1020 0 5', 'BVI 1042 1044 30 6', 'NDLS 1955 - 1385']);
  expect(packStops(stops)).toBe('MMCT,,1020,0,5 BVI,22,2,30,6 NDLS,911,,1355');
  expect(unpackStops(packStops(stops))).toEqual(stops);
});

it('keeps what is not known unknown, and counts on from what is known', () => {
  const { stops } = aTrain('10001', ['A - 0 0', 'B - -', 'C 60 - -', 'D 60 60 40 1A', 'E 1500 - 90']);
  expect(unpackStops(packStops(stops))).toEqual(stops);
});

it('gives one string for a code, however many stops there are', () => {
  const code = ['ND', 'LS'].join('');
  expect(unpackStops('NDLS,,0', new Map([['NDLS', code]]))[0]?.station).toBe(code);
});
