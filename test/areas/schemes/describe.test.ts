import { expect, it } from 'vitest';
import { conditionsInWords } from '../../../src/areas/schemes/facts/describe.ts';
import { giftsInWords } from '../../../src/areas/schemes/facts/describe-gifts.ts';

it('says once how often sums of one kind are paid', () => {
  const gives = [
    { kind: 'money', rupees: 1500, per: 'month' },
    { kind: 'money', rupees: 2500, per: 'month' },
  ] as const;
  expect(giftsInWords({ gives: [...gives] })).toEqual({ en: '₹2,500 and ₹1,500 a month', hi: 'प्रति माह ₹2,500 और ₹1,500' });
  expect(giftsInWords({ gives: [gives[0], { kind: 'loan', rupees: 100_000, most: true }] })).toEqual({
    en: 'a loan of up to ₹1,00,000 and ₹1,500 a month',
    hi: '₹1,00,000 तक का ऋण और प्रति माह ₹1,500',
  });
});

it('leaves out what is given for each thing where there is a sum for all of it', () => {
  const perLitre = { kind: 'money', rupees: 25, per: 'unit' } as const;
  expect(giftsInWords({ gives: [perLitre, { kind: 'money', rupees: 250, per: 'month', most: true }] })?.en).toBe('up to ₹250 a month');
  expect(giftsInWords({ gives: [perLitre] })?.en).toBe('₹25 for each');
});

it.each([
  [[[18, 60]], '18 to 60 years', '18 से 60 वर्ष'],
  [
    [
      [18, 60],
      [6, 18],
      [5, 60],
    ],
    '5 to 60 years, depending on the benefit',
    '5 से 60 वर्ष, लाभ के अनुसार',
  ],
  [
    [
      [18, null],
      [50, null],
    ],
    '18 years or more, depending on the benefit',
    '18 वर्ष या अधिक, लाभ के अनुसार',
  ],
  [
    [
      [5, 10],
      [60, null],
    ],
    '5 to 10 years or 60 years or more',
    '5 से 10 वर्ष या 60 वर्ष या अधिक',
  ],
] as const)('tells ages that overlap as one: %j', (ages, en, hi) => {
  const [age] = conditionsInWords({ ages: ages.map(([from, to]) => [from, to] as const) });
  expect(age?.value).toEqual({ en, hi });
});
