import { describe, expect, it } from 'vitest';
import { findDirectAnswers } from '../../src/search/answers.ts';

const firstTo = async (text: string) => (await findDirectAnswers(text))[0];

describe('an expression of plain numbers', () => {
  it.each([
    ['15% of 2400', '360'],
    ['2400 ka 15 percent kitna hota hai', '360'],
    ['half of 3.5 lakh', '1,75,000'],
    ['3.5 लाख का आधा', '1,75,000'],
    ['double of 4500', '9,000'],
    ['250 x 12', '3,000'],
    ['2 + 3 x 4', '14'],
    ['1500 divided by 12', '125'],
    ['2400 plus 18 percent', '2,832'],
    ['dedh lakh plus 50000', '2,00,000'],
    ['30% of 2 lakh rupees', '₹60,000'],
  ])('%s is %s', async (text, answer) => {
    expect(await firstTo(text)).toMatchObject({ area: 'search', answer });
  });

  it.each(['24/7', '2026-27', '12 x 15 feet', '5 of 8', '10 / 0', '15% of petrol price', '10 percent'])(
    'is none where something else is said: %s',
    async (text) => {
      expect((await firstTo(text))?.answer ?? null).toBeNull();
    },
  );

  it('is no exchange of money where numbers are to be converted', async () => {
    expect(await firstTo('convert 25 lakh to million')).toMatchObject({ area: 'search', answer: { en: '2.5 million' } });
    expect(await firstTo('convert 100 usd')).toMatchObject({ area: 'forex' });
  });
});
