/** Our line icons, drawn in components/Icon.astro. */
export const ICONS = [
  'drop',
  'coin',
  'chain',
  'rail',
  'leaf',
  'page',
  'shield',
  'cup',
  'cloud',
  'lens',
  'ledger',
  'pin',
  'note',
  'bank',
  'almanac',
  'shade',
  'code',
  'plate',
  'signpost',
  'globe',
  'frame',
] as const;

export type IconName = (typeof ICONS)[number];
