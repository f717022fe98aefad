import { describe, expect, it } from 'vitest';
import { postOfficeNames } from '../../../src/areas/pincode/office-hindi.ts';
import { spokenNames } from '../../../src/places/pincodes/spoken-names.ts';

describe('names of post offices in Hindi', () => {
  it.each([
    ['Varanasi', 'Uttar Pradesh', 'वाराणसी'],
    ['Malviya Nagar (Jaipur)', 'Rajasthan', 'मालवीय नगर'],
    ['Karol Bagh', 'Delhi', 'करोल बाग'],
    ['Gulaothi', 'Uttar Pradesh', 'गुलावठी'],
    ['Gulaothi', 'Kerala', undefined],
    ['Motihari Court', 'Bihar', 'मोतिहारी कोर्ट'],
    ['Sector 12', 'Haryana', 'सेक्टर 12'],
    ['Sector 9 Chandigarh', 'Chandigarh', 'सेक्टर 9 चंडीगढ़'],
    ['Varanasi Xyzpur', 'Uttar Pradesh', undefined],
    ['Xyzpur', 'Bihar', undefined],
  ])('%s in %s has that of its town, its station or the table, or is put together of known words, else none', (name, state, hi) =>
    expect(postOfficeNames(name, state)).toEqual(hi ? { name, hi } : { name }),
  );
});

describe('a name typed in Hindi', () => {
  it.each([
    ['लाजपत नगर दिल्ली', ['lajpat nagar Delhi', 'lajapat nagar Delhi']],
    ['कोरमंगला', ['kormangla', 'koramangala']],
    ['करोल bagh', ['karol bagh']],
    ['karol bagh', []],
  ])('%s is looked for as it is spoken and letter by letter, its town by the English name', (typed, names) =>
    expect(spokenNames(typed)).toEqual(names),
  );
});
