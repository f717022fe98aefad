/** A page that draws, on a host of files alone, one of many records from a file that many share. The server makes the records' own pages. */
export interface RecordPage {
  /** Addresses of the records, from the root, in the form of `_redirects`: `:name` stands for a part. */
  records: string;
  /** The page that draws them. */
  page: string;
}

/** In the order in which they are tried. Each of them is in both languages. */
export const RECORD_PAGES: readonly RecordPage[] = [
  { records: '/browse/train/station/:code', page: '/browse/train/station/record' },
  { records: '/browse/train/:number', page: '/browse/train/record' },
  { records: '/browse/ifsc/bank/:code/:state', page: '/browse/ifsc/bank/record' },
  { records: '/browse/pincode/district/:slug', page: '/browse/pincode/district/record' },
];

/** Records that have a page in English alone there: their texts are in English in any case. */
export const ENGLISH_RECORDS: readonly string[] = ['/browse/schemes/:slug'];

/** The address of a record as a pattern. */
const patternOf = (records: string): RegExp => new RegExp(`^${records.replace(/:\w+/g, '[^/]+')}$`);

/** Which page draws the record at a path from the root, in the path's language: `/hi/browse/train/record` for `/hi/browse/train/12302`. */
export function recordPageAt(path: string): string | undefined {
  const [, language = '', english = ''] = /^(\/hi)?(\/.*?)\/?$/.exec(path) ?? [];
  const drawing = RECORD_PAGES.find(({ records, page }) => english !== page && patternOf(records).test(english));
  return drawing && language + drawing.page;
}

/** Where a record of another language stands: `/browse/schemes/pm-kisan` for `/hi/browse/schemes/pm-kisan`. */
export function englishRecordAt(path: string): string | undefined {
  const english = path.startsWith('/hi/') ? path.slice('/hi'.length) : undefined;
  return english && ENGLISH_RECORDS.some((records) => patternOf(records).test(english)) ? english : undefined;
}

/** Whether this is the address of a town's Hindi page. If the build has not made it, it is drawn in place of the page for missing addresses. */
export const isTownInHindi = (path: string): boolean => /^\/hi\/place\/[^/]+\/?$/.test(path);
