import type { Schedule } from '../area.ts';

/** The package follows the Reserve Bank's lists about once a month. */
export const IFSC_SCHEDULE: Schedule = {
  cron: ['41 5 5 * *'],
  words: { en: 'on the 5th of each month at 11:11 IST', hi: 'हर महीने की 5 तारीख़ को 11:11 IST पर' },
  staleAfterHours: 62 * 24,
};
