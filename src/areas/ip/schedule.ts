import type { Schedule } from '../area.ts';

/** DB-IP publishes on the first days of each month. */
export const IP_SCHEDULE: Schedule = {
  cron: ['29 21 5 * *'],
  words: { en: 'once a month, on the 6th at 02:59 IST', hi: 'महीने में एक बार, 6 तारीख़ को 02:59 IST पर' },
  staleAfterHours: 70 * 24,
};
