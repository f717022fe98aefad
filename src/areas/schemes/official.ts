/** Official page of a scheme, for people. */
export const officialPage = (slug: string): string => `https://www.myscheme.gov.in/schemes/${encodeURIComponent(slug)}`;
