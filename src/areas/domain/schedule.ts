import type { Schedule } from '../area.ts';

/** IANA changes its list of registration servers a few times a month; read on the 7th of each. */
export const DOMAIN_SCHEDULE: Schedule = {
  cron: ['29 21 6 * *'],
  words: { en: 'once a month, on the 7th at 02:59 IST', hi: 'महीने में एक बार, 7 तारीख़ को 02:59 IST पर' },
  staleAfterHours: 70 * 24,
};
