import misses from './misses.json' with { type: 'json' };

/** Why a published value differs from ours by more than the tolerance: found by its source and what is compared. */
export const MISSES: ReadonlyArray<{ source: string; what: string; why: string }> = misses;

/** The explanation of a miss; undefined where there is none, which the tests do not allow. */
export const explain = (source: string, what: string): string | undefined =>
  MISSES.find((miss) => source.includes(miss.source) && what.startsWith(miss.what))?.why;
