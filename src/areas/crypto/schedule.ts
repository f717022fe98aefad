import type { Schedule } from '../area.ts';

/** Off the hour, after the publisher's run shortly after 00:00 UTC. Prices older than a week are never given without `stale: true`. */
export const CRYPTO_SCHEDULE: Schedule = {
  cron: ['17 6 * * *'],
  words: { en: 'daily at 11:47 IST', hi: 'हर दिन 11:47 IST पर' },
  staleAfterHours: 7 * 24,
};
