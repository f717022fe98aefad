import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The first answer as one line. */
async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  return first ? [first.title, first.answer, first.detail].map(english).join(' | ') : 'nothing';
}

describe('banks of a place', () => {
  it.each([
    ['banks in kolkata', /^Banks with branches in Kolkata \| 2 banks \| State Bank of India: \d+ branches/],
    ['कोलकाता में बैंक', /^Banks with branches in Kolkata/],
    ['how many banks in goa', /^Banks with branches in Goa \| 3 banks/],
    ['which bank has fewest branches in mumbai', /^Banks with the fewest branches in Mumbai \| 5 banks \| .*: 1 branch; .*: 1 branch$/],
  ])('are counted and told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('are not told for a question about one', async () => {
    expect(await saysTo('bank holidays in kolkata')).not.toMatch(/^Banks with/);
  });
});

describe('branches of a bank', () => {
  it('near a PIN code are those with it in their address', async () => {
    expect(await saysTo('nearest sbi branch to 700001')).toMatch(/PIN code 700001 in their address \| 5 branches \| .*SBIN0001218/);
    expect(await saysTo('icici ifsc 700001')).toMatch(/PIN code 700001 in their address \| 1 branch \| .*ICIC0001295/);
    expect(await saysTo('hdfc bank 700002')).toMatch(/has none; what is nearest is not worked out/);
  });

  it.each(['SBIN9999999', 'is HDFC9999999 valid'])('have no code without a zero: %s', async (typed) => {
    expect(await saysTo(typed)).toMatch(/is not an IFSC .* Position 5 is 9/);
  });
});

describe('bottles', () => {
  it('of two labels have a price each', async () => {
    const [one, other] = await findDirectAnswers('red label and old monk price');
    expect([one, other].map((answer) => english(answer?.title))).toEqual([
      'Johnnie Walker Red Label Blended Scotch Whisky, 750 ml',
      'Old Monk Very Old Vatted Matured Rum, 750 ml',
    ]);
  });
});
