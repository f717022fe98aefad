import type { Schedule } from '../area.ts';

/** Once a week, on Tuesday at 03:11 IST (Monday 21:41 UTC), off the hour. */
export const LIQUOR_SCHEDULE: Schedule = {
  cron: ['41 21 * * 1'],
  words: { en: 'once a week, on Tuesday at 03:11 IST', hi: 'हफ़्ते में एक बार, मंगलवार को 03:11 IST पर' },
  staleAfterHours: 10 * 24,
};
