import type { Schedule } from '../area.ts';

/** Timetables are made once a year, and seldom published: asked for once a month. */
export const TRAIN_SCHEDULE: Schedule = {
  cron: ['29 21 3 * *'],
  words: { en: 'once a month, on the 4th at 02:59 IST', hi: 'महीने में एक बार, 4 तारीख़ को 02:59 IST पर' },
  staleAfterHours: 366 * 24,
};
