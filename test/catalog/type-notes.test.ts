import { expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { listTypeNotes } from '../../src/catalog/type-notes.ts';

const notes = listTypeNotes(AREAS);

it('says where a price is a number and where it is text', () => {
  expect(notes.get('/fuel data[].petrol.price')).toMatch(/^a number here, text at \/fuel\/history, \/commodities/);
  expect(notes.get('/fuel/history data[].price')).toMatch(/^text here, a number at \/fuel, \/fuel\/latest/);
  expect(notes.get('/commodities data[].change_pct')).toBe('text here, a number at /fuel, /fuel/latest');
});

it('says nothing of members that have one type everywhere, or only share a word', () => {
  expect(notes.get('/fuel count')).toBeUndefined();
  expect(notes.get('/train/info from')).toBeUndefined();
});
