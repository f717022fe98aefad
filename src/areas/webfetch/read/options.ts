export const FORMATS = ['markdown', 'text', 'html', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export interface ReadOptions {
  format: Format;
  /** Whether to extract the main content or keep the whole page. */
  main: boolean;
  /** Most characters of content. */
  max: number;
  /** Whether to list every link of the page. */
  links: boolean;
  /** Whether to mark where each page of a PDF begins. */
  pageMarks?: boolean;
  /** Whether to list the links of the main content, which a crawl follows first. */
  contentLinks?: boolean;
  /** CSS selectors: of what is read in place of the main content, and of what is left out. */
  select?: string | undefined;
  without?: string | undefined;
  /** Whether to give the content in parts by headings. */
  chunks?: boolean;
  /** Whether to list the tables of data as rows. */
  tables?: boolean;
}

export const DEFAULT_OPTIONS: Readonly<ReadOptions> = Object.freeze({ format: 'markdown', main: true, max: 20_000, links: false });
export const MIN_CONTENT_LENGTH = 500;
export const MAX_CONTENT_LENGTH = 100_000;
/** Most pages of a PDF that are read. */
export const MAX_PDF_PAGES = 500;
