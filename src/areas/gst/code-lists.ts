export const PORTAL_LIST = { title: "The GST portal's list of HSN and SAC codes", day: '2026-10-08' } as const;

/** Lists of codes by the name in the column `source` of a code, with their day (YYYY-MM-DD), null where one does not say. */
export const CODE_LISTS: Readonly<Record<string, { title: string; day: string | null }>> = {
  'gst-portal-list': PORTAL_LIST,
  'customs-tariff': { title: 'First Schedule to the Customs Tariff Act, 1975, as amended by the Finance Act, 2021', day: '2022-01-01' },
  'gst-india-utils': { title: '@scrrum-labs/gst-india-utils', day: null },
};
