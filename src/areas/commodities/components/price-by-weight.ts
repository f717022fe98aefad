import type { Locale } from '../../../i18n/locale.ts';
import { type Metal, UNITS } from '../tables.ts';
import { METAL_WORDS } from '../wording.ts';

/** 8 is `8 g`, 1000 is `1 kg`. */
export const formatWeight = (grams: number, locale: Locale = 'en'): string =>
  grams >= 1000 ? METAL_WORDS[locale].kilos(grams / 1000) : METAL_WORDS[locale].grams(grams);

/** Rupees for a weight in grams, from a price per the metal's unit. */
export const priceFor = (metal: Metal, price: number, grams: number): number => (price / UNITS[metal].grams) * grams;
