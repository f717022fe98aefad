import { describe, expect, it } from 'vitest';
import { byNamesOfTown, withDoubleVowels } from '../../../src/areas/ifsc/branches/asked-branch.ts';
import { findPlace } from '../../../src/places/find.ts';
import { GAZETTEER } from '../../../src/places/gazetteer.ts';

describe('the words of a branch', () => {
  it('have a town by each of its names, as lists were written before it had the new one', () => {
    const forms = byNamesOfTown(['civil', 'lines', 'prayagraj'], findPlace(GAZETTEER, 'prayagraj'));
    expect(forms[0]).toEqual(['civil', 'lines', 'prayagraj']);
    expect(forms).toContainEqual(['civil', 'lines', 'allahabad']);
    expect(byNamesOfTown(['civil', 'lines'], undefined)).toEqual([['civil', 'lines']]);
  });

  it('may have long vowels written double where they were said', () => {
    expect(withDoubleVowels(['amirpet', 'pune'])).toEqual(['ameerpet', 'poone']);
  });
});
