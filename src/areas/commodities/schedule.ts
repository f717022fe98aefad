import type { Schedule } from '../area.ts';

/** Twice a day, off the hour: after the morning's rates and after the evening's (12:13 and 19:43 IST). */
export const COMMODITIES_SCHEDULE: Schedule = {
  cron: ['43 6 * * *', '13 14 * * *'],
  words: { en: 'twice a day, at 12:13 and 19:43 IST', hi: 'दिन में दो बार, 12:13 और 19:43 IST पर' },
  staleAfterHours: 48,
};
