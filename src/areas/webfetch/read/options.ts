export const FORMATS = ['markdown', 'text', 'html', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export interface ReadOptions {
  format: Format;
  /** Isolate the main content, or keep the whole page. */
  main: boolean;
  /** Most characters of content. */
  max: number;
  /** List every link of the page too. */
  links: boolean;
  /** Mark where each page of a PDF begins. */
  pageMarks?: boolean;
  /** List the links of the main content too: the first to follow in a crawl. */
  contentLinks?: boolean;
}

export const DEFAULT_OPTIONS: Readonly<ReadOptions> = Object.freeze({ format: 'markdown', main: true, max: 20_000, links: false });
export const MIN_CONTENT_LENGTH = 500;
export const MAX_CONTENT_LENGTH = 100_000;
/** Pages of a PDF that are read, at most. */
export const MAX_PDF_PAGES = 500;
