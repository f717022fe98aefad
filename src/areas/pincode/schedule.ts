import type { Schedule } from '../area.ts';

/** The packages rarely change, so they are looked at monthly. */
export const PINCODE_SCHEDULE: Schedule = {
  cron: ['47 5 5 * *'],
  words: { en: 'on the 5th of each month at 11:17 IST', hi: 'हर महीने की 5 तारीख़ को सुबह 11:17 बजे' },
  staleAfterHours: 62 * 24,
  alarmAfterDays: 730,
};
