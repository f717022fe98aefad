import { groupDigits } from '../../i18n/format.ts';

const small = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 4 });
/** A price with as many digits as tell something: `0.00012`, `45.50`, `80,00,000`. */
export const figure = (value: number): string =>
  value >= 1000 ? groupDigits(value) : value >= 1 ? groupDigits(value, 2) : small.format(value);
