/** HTML of parts that Kept.astro has made, by what they depend on. */
export const kept = new Map<string, string>();
