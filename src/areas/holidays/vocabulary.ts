import { CENTRAL_HOLIDAYS } from './central.ts';
import texts from './vocabulary.json' with { type: 'json' };

/** Everyday names of holidays. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = texts.holidays;

/** Words by which people ask for holidays, and the names of those on the lists. */
export const HOLIDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...texts.words,
  ...Object.fromEntries(
    Object.entries(CENTRAL_HOLIDAYS).map(([id, { en, hi }]) => [
      `of ${id}`,
      [id.replaceAll('-', ' '), en.replace(/ ?\(.*\)/, ''), hi.replace(/ ?\(.*\)/, ''), ...(EVERYDAY[id] ?? [])],
    ]),
  ),
};
