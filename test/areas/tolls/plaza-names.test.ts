import { describe, expect, it } from 'vitest';
import { plazaNames } from '../../../src/areas/tolls/plaza-names.ts';
import { TOLLS } from '../../../src/areas/tolls/wording.ts';

describe('names of toll plazas in Hindi', () => {
  it.each([
    ['Kognoli Toll Plaza', 'Karnataka', 'कोगनोली'],
    ['Dasna (EPE Close Loop Toll)', 'Uttar Pradesh', 'डासना (ईपीई क्लोज़ लूप)'],
    ['Nadiad', 'Gujarat', 'नडियाड'],
    ['Chechat (Entry Exit ) Toll Plaza', 'Rajasthan', 'चेचट (प्रवेश-निकास)'],
    ['Xyzpur Toll Plaza', 'Bihar', undefined],
  ])('%s has that of its town or of the table, else none', (name, state, hi) =>
    expect(plazaNames({ name, state })).toEqual(hi ? { name, hi } : { name }),
  );
});

it.each([
  ['48', 'NH 48', 'एनएच 48'],
  ['NE- 4', 'NE 4', 'एनई 4'],
  ['NH 334', 'NH 334', 'एनएच 334'],
  ['7 (New 44)', 'NH 7 (New 44)', 'एनएच 7 (नया 44)'],
])('calls the road %s as its signs do', (road, en, hi) => expect([TOLLS.en.onRoad(road), TOLLS.hi.onRoad(road)]).toEqual([en, hi]));
