import { describe, expect, it } from 'vitest';
import { plazaNames } from '../../../src/areas/tolls/plaza-names.ts';

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
