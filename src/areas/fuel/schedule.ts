import type { Schedule } from '../area.ts';

/** Five crawls a day between 05:30 and 10:30 IST (00:00 to 05:00 UTC), off the hour; rates change at 06:00 IST. */
export const FUEL_SCHEDULE: Schedule = {
  cron: ['7 0 * * *', '23 1 * * *', '37 2 * * *', '51 3 * * *', '53 4 * * *'],
  words: { en: 'five times a day between 05:30 and 10:30 IST', hi: 'दिन में पाँच बार, 05:30 और 10:30 IST के बीच' },
  staleAfterHours: 36,
};
