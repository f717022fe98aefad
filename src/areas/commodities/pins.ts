import { PIN_CITY, type Pin } from '../area.ts';

/** Gold of a purity by a weight, as jewellers price it. */
export const COMMODITIES_PINS: readonly Pin[] = [
  {
    ask: '{weight} {karat} gold {city?}',
    fields: {
      weight: {
        label: { en: 'Gold by', hi: 'सोना, वज़न' },
        options: ['1 g', '8 g', '10 g', '100 g'].map((value) => ({ value, label: value })),
      },
      karat: {
        label: { en: 'Purity', hi: 'शुद्धता' },
        options: ['24', '22', '18'].map((karat) => ({ value: `${karat}k`, label: `${karat} karat` })),
      },
      city: PIN_CITY,
    },
  },
];
