/** A list of codes: what it is called, and of which day (YYYY-MM-DD) it is; null where it does not say. */
interface CodeList {
  title: string;
  day: string | null;
}

export const PORTAL_LIST = { title: "The GST portal's list of HSN and SAC codes", day: '2026-10-08' } as const satisfies CodeList;

/** By the name in the column `source` of a code. */
export const CODE_LISTS: Readonly<Record<string, CodeList>> = {
  'gst-portal-list': PORTAL_LIST,
  'gst-india-utils': { title: '@scrrum-labs/gst-india-utils', day: null },
};
