import type { Schedule } from '../area.ts';

/** Offices open and are renamed a few times a year; the list is read again on the 5th of each month. */
export const VEHICLE_SCHEDULE: Schedule = {
  cron: ['29 21 4 * *'],
  words: { en: 'once a month, on the 5th at 02:59 IST', hi: 'महीने में एक बार, 5 तारीख़ को 02:59 IST पर' },
  staleAfterHours: 366 * 24,
};
