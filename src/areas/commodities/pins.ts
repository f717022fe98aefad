import { bothOf } from '../../lib/locale.ts';
import { PIN_CITY, type Pin } from '../area.ts';
import { METAL_WORDS } from './wording.ts';

/** Gold of a purity by a weight, as jewellers price it. */
export const COMMODITIES_PINS: readonly Pin[] = [
  {
    ask: '{weight} {karat} gold {city?}',
    fields: {
      weight: {
        label: { en: 'Gold by', hi: 'सोना, वज़न' },
        options: [1, 8, 10, 100].map((grams) => ({ value: `${grams} g`, label: bothOf(METAL_WORDS, (t) => t.grams(grams)) })),
      },
      karat: {
        label: { en: 'Purity', hi: 'शुद्धता' },
        options: [24, 22, 18].map((karat) => ({ value: `${karat}k`, label: bothOf(METAL_WORDS, (t) => t.karat(karat)) })),
      },
      city: PIN_CITY,
    },
  },
];
