import { describe, expect, it } from 'vitest';
import { postOfficeNames } from '../../../src/areas/pincode/office-hindi.ts';

describe('names of post offices in Hindi', () => {
  it.each([
    ['Varanasi', 'Uttar Pradesh', 'वाराणसी'],
    ['Malviya Nagar (Jaipur)', 'Rajasthan', 'मालवीय नगर'],
    ['Karol Bagh', 'Delhi', 'करोल बाग'],
    ['Xyzpur', 'Bihar', undefined],
  ])('%s has that of its town or of the table, else none', (name, state, hi) =>
    expect(postOfficeNames(name, state)).toEqual(hi ? { name, hi } : { name }),
  );
});
