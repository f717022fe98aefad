import { describe, expect, it } from 'vitest';
import { memberNames } from '../../../src/areas/ifsc/banks/member-names.ts';

describe('names of member banks in Hindi', () => {
  it.each([
    ['Bhilwara Urban Co-operative Bank', 'भीलवाड़ा अर्बन को-ऑपरेटिव बैंक'],
    ['Dhule And Nandurbar District Central Co-operative Bank', 'धुले एवं नंदुरबार ज़िला केंद्रीय सहकारी बैंक'],
    ['District Co-operative Central Bank Mahabubnagar', 'ज़िला केंद्रीय सहकारी बैंक महबूबनगर'],
    ['Jila Sahakari Kendriya Bank Mydt. Rewa', 'ज़िला सहकारी केंद्रीय बैंक मर्यादित रीवा'],
    ['Himachal Pradesh Gramin Bank', 'हिमाचल प्रदेश ग्रामीण बैंक'],
    ['Xyzabad Co-operative Bank', undefined],
  ])('%s is made of words and places that are known, else it stays English', (name, hi) =>
    expect(memberNames(name)).toEqual(hi ? { name, hi } : { name }),
  );
});
