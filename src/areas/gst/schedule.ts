import type { Schedule } from '../area.ts';

/** The nomenclature changes with the law, mostly in February and May: looked at on the 3rd of each month. */
export const GST_SCHEDULE: Schedule = {
  cron: ['29 5 3 * *'],
  words: { en: 'on the 3rd of each month at 10:59 IST', hi: 'हर महीने की 3 तारीख़ को 10:59 IST पर' },
  staleAfterHours: 62 * 24,
};
