import type { SourceIdentity } from './source.ts';

/**
 * goodreturns.in, read for fuel and for metals. Its edge answers 403 to programs that offer brotli or zstd, and 200 to the same request without
 * (reported by readers since July 2026). Its pages of fuel prices have no date.
 */
export const GOODRETURNS: SourceIdentity = {
  name: 'goodreturns',
  title: 'goodreturns.in',
  url: 'https://www.goodreturns.in',
  acceptEncoding: 'gzip, deflate',
  datedByAnswer: true,
};
