import type { Schedule } from '../area.ts';

/** Once a day at 02:17 IST (20:47 UTC), off the hour; the first crawl of a week begins to read all long texts again. */
export const SCHEMES_SCHEDULE: Schedule = {
  cron: ['47 20 * * *'],
  words: {
    en: 'once a day at night IST; the long texts of all schemes once a week, those of changed ones at once',
    hi: 'रोज़ रात को एक बार; सभी योजनाओं के लंबे पाठ हफ़्ते में एक बार, बदली योजनाओं के तुरंत',
  },
  staleAfterHours: 72,
};
