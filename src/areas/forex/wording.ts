import { defineWording } from '../../lib/locale.ts';

/** What pages say of currencies. */
export const FOREX = defineWording({
  forOne: { en: (code: string) => `for 1 ${code}`, hi: (code) => `1 ${code} के` },
});
