import type { Pin } from '../area.ts';
import { findCurrency, POPULAR } from './currencies.ts';

/** A currency in rupees. */
export const FOREX_PINS: readonly Pin[] = [
  {
    ask: '1 {currency} in INR',
    fields: {
      currency: {
        label: { en: 'Currency', hi: 'मुद्रा' },
        options: POPULAR.filter((code) => code !== 'INR').map((code) => ({ value: code, label: findCurrency(code)?.name ?? code })),
      },
    },
  },
];
