/** A list of so many validators, none of them ours: 500 are nearly as long a header as node:http takes. */
export const validators = (count: number): string =>
  Array.from({ length: count }, (_, at) => `W/"${at.toString(36).padStart(20, 'x')}"`).join(', ');

/** Ranges that can be met, that cannot, that are many, and that are none. */
export const RANGES: readonly string[] = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=5-',
  'bytes=9-3',
  'bytes=999999999-',
  `bytes=${'0-1,'.repeat(1_000)}2-3`,
  'lines=1-2',
  'bytes=-',
];
