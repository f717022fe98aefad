/** HTML of parts that RenderOnce.astro has made, by what they depend on. */
export const renderedHtml = new Map<string, string>();
