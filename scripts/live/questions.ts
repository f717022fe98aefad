import { ASSETS } from '../../src/areas/crypto/assets.ts';
import { addDays, istDay } from '../../src/kernel/time.ts';

const DELHI = { lat: 28.6139, lon: 77.209 };
/** A company's number that the tax authority's own examples use. */
const GSTIN = '27AAPFU0939F1ZV';

/**
 * One question for each query function of a provider, most telling first; a provider is asked the first that it can answer. None is about a person:
 * tickets and vehicles are not asked for.
 */
export const QUESTIONS: Readonly<Record<string, (now: Date) => unknown>> = {
  current: () => DELHI,
  stations: () => 'india',
  air: () => DELHI,
  price: () => ({ asset: ASSETS[0], rupeesPerDollar: async () => null }),
  info: () => '12951',
  live: (now) => ({ number: '12951', day: addDays(istDay(now), -1) }),
  between: (now) => ({ from: 'NDLS', to: 'MMCT', day: addDays(istDay(now), 1) }),
  profile: () => GSTIN,
  goods: () => GSTIN,
  branch: () => 'HDFC0000001',
  offices: () => '110001',
  find: () => ({ q: 'indian railways', count: 5 }),
};

/** Questions about people, which a check does not ask. */
export const PRIVATE_QUESTIONS: ReadonlySet<string> = new Set(['pnr', 'registration', 'numbersByPan']);
