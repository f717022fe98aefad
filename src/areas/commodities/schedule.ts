import type { Schedule } from '../area.ts';

/** Twice a day, off the hour: after the morning's rates and after the evening's (12:13 and 19:43 IST). */
export const COMMODITIES_SCHEDULE: Schedule = {
  cron: ['43 6 * * *', '13 14 * * *'],
  words: 'twice a day, at 12:13 and 19:43 IST',
  staleAfterHours: 48,
};
