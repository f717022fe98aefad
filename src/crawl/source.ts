import { UpstreamError } from '../net/upstream.ts';

/** A page that a source needs. `About` says what the page is for and is passed on to `parse`. */
export interface SourceRequest<About = undefined> {
  /** Path and query relative to the source's base URL, with a leading slash. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  about: About;
  /** A page the source can do without, such as one city's history. */
  optional?: boolean;
  /** An image or a PDF: `parse` gets `bytes`, and `text` is empty. */
  binary?: true;
  /** Limit in bytes for a page larger than the default of 8 MB. */
  maxBytes?: number;
}

export interface SourcePage<About = undefined> extends SourceRequest<About> {
  text: string;
  /** Of a page requested with `binary`. */
  bytes?: Uint8Array;
  /** When the page was current by its answer's `Date` and `Age`; only of sources that are `datedByAnswer`. */
  answeredAt?: Date | undefined;
}

/**
 * How to query one upstream and parse its answers: requests in, rows out. No identity, no error handling, no database.
 * `Needs` is what the area passes to its sources: today, places with gaps, slugs without details.
 */
export interface Reader<Row, Needs, About = undefined> {
  requests(needs: Needs): SourceRequest<About>[];
  /** Further pages linked from a first page: the places in a list, the next pages of a listing. */
  discover?(page: SourcePage<About>, needs: Needs): SourceRequest<About>[];
  /** The rows of one page. Throws `unexpectedPage()` if the page is not what it should be. */
  parse(page: SourcePage<About>, needs: Needs): Row[];
}

/** The identity of a source, kept as data beside its reader. */
export interface SourceIdentity {
  /** The file's name; also used in UPSTREAM_<NAME>_URL and in every row. */
  name: string;
  title: string;
  /** Base URL without a trailing slash; absent for a package or a file of ours. */
  url?: string;
  /** Content codings to offer, if not the usual ones: `gzip, deflate` for an edge that refuses programs offering more. */
  acceptEncoding?: string;
  /** Its pages of current prices need no date of their own: they are those of the day on which they are answered. */
  datedByAnswer?: true;
  /**
   * Dated starter figures: used only if there is no snapshot and no other source gave anything; never counts as success. Can also be asked
   * by name.
   */
  isSeed?: true;
  /** A file of ours: nobody is asked. */
  isFile?: true;
  /** Whether its file is in a data folder: a package brings snapshots without the files that they began with. */
  isIn?(dataDir: string): boolean;
  /** Why it cannot be used here (`SHOP_URL is not set`); undefined if it can. Not a failure. */
  unavailable?(): string | undefined;
}

/** A source is a set of pages to read, or collects its rows in its own way (a package, a file of ours). */
export type Source<Row, Needs = unknown> = SourceIdentity &
  ({ reader: Reader<Row, Needs, unknown> } | { collect(needs: Needs, options: CollectOptions): Promise<Row[]> });

export interface CollectOptions {
  /** Folder of snapshots, reports and starter data. */
  dataDir: string;
  /** Milliseconds between two requests to a host. */
  pause?: number;
  /** Time in milliseconds since 1970 after which optional pages are skipped. */
  until?: number;
  onPage?(done: number, of: number): void;
  /** What this run has already read, by address, shared between areas. */
  alreadyRead?: Map<string, Promise<unknown>>;
}

/** The error for a page that is not what the source normally sends. */
export const unexpectedPage = (source: string, path: string, what: string, cause?: unknown): UpstreamError =>
  new UpstreamError('shape', `${source} ${path}: ${what}`, { cause });
