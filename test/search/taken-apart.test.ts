import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The first answer as one line: title, answer and detail. The frozen data is of 21 Nov 2026, its prices of 7 Jun and 29 Sep. */
async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  return first ? [english(first.title), english(first.answer), english(first.detail)].join(' | ') : 'nothing';
}

describe('a question is taken apart', () => {
  it.each([
    ['IFSC of sbi main branch mumbai', /MUMBAI MAIN \| SBIN0000300/],
    ['sbi main branch kolkata ifsc', /KOLKATA MAIN \| SBIN0000001/],
    ['IFSC of sbi main branch panaji', /no such branch/],
    ['sbi new branch ifsc mumbai', /no such branch/],
    ['syndicate bank ifsc code new', /CNRB0 \| .*Canara Bank|CNRB0 \| .*CNRB/],
    ['paytm payments bank ifsc', /cancelled this bank's licence/],
    ['how many branches of sbi in goa', /\| 10 branches \|/],
  ])('a branch is the one that is named, or none: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it.each([
    ['petrol aurangabad bihar', /Bihar/],
    ['petrol price in bilaspur himachal', /Himachal Pradesh/],
    ['diesel rate pratapgarh rajasthan', /Rajasthan/],
    ['petrol hamirpur himachal pradesh', /Himachal Pradesh/],
  ])('a state beside a town chooses among namesakes: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});
