/** HTML of parts that RenderOnce.astro has made, by what they depend on. */
export const renderedHtml = new Map<string, string>();

/** HTML without the spaces beside its tags, a third of what the menu takes on every page. */
export const withoutSpaces = (html: string): string => html.replace(/\s*(<[^>]*>)\s*/g, '$1').replaceAll('></use>', '/>');
