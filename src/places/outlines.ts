import outlines from './outlines.json' with { type: 'json' };

/**
 * Outlines of the states and union territories as SVG paths, by the names in places/states.ts. From the npm package @react-map/india 1.0.21
 * (MIT, Shubham Singh), simplified to about half a unit and rounded to tenths, without islets too small to draw. Boundaries as shown by the
 * Government of India, with Ladakh (2019) and the merged territory of Dadra and Nagar Haveli and Daman and Diu (2020). For a price map
 * only, not for measuring.
 */
export const OUTLINES_VIEW_BOX = '0 0 773 800';

export const STATE_OUTLINES: Readonly<Record<string, string>> = outlines;
