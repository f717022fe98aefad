import { UpstreamError } from '../net/upstream.ts';

/** A page that a source wants fetched. `About` is what the page is for; it is handed back to `parse`. */
export interface SourceRequest<About = undefined> {
  /** Path and query at the source's base address, starting with a slash. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  about: About;
  /** A page without which the source still has something to say, such as one city's history. */
  optional?: boolean;
  /** A picture or a PDF: `parse` gets `bytes`, and `text` is empty. */
  binary?: true;
  /** Bytes at most, for a page that is larger than the 8 MB that are taken unless said. */
  maxBytes?: number;
}

export interface SourcePage<About = undefined> extends SourceRequest<About> {
  text: string;
  /** Of a page asked for with `binary`. */
  bytes?: Uint8Array;
}

/**
 * How to ask one upstream and read what it sends: requests in, rows out. No identity, no rescue, no database.
 * `Needs` is what the area tells its sources when it asks: today, the places with holes, the slugs whose details are missing.
 */
export interface Reader<Row, Needs, About = undefined> {
  requests(needs: Needs): SourceRequest<About>[];
  /** Further pages that one of the first pages names: a list of places, the other pages of a listing. */
  discover?(page: SourcePage<About>, needs: Needs): SourceRequest<About>[];
  /** Rows of one page; throws `unexpectedPage()` when the page is not what it should be. */
  parse(page: SourcePage<About>, needs: Needs): Row[];
}

/** Who a source is: data beside its reader. */
export interface SourceIdentity {
  /** The file's name; also in UPSTREAM_<NAME>_URL and in every row. */
  name: string;
  title: string;
  /** Base address without a trailing slash; none for a package or a file of ours. */
  url?: string;
  /** Dated figures to begin with: asked by itself only while there is no snapshot and no other source gave anything, and never a success. */
  isSeed?: true;
  /** Why it cannot be asked here, in words (`SHOP_URL is not set`); undefined when it can. Not a failure. */
  unavailable?(): string | undefined;
}

/** A source is a set of pages to read, or something of its own kind that collects its rows itself (a package, a file of ours). */
export type Source<Row, Needs = unknown> = SourceIdentity &
  ({ reader: Reader<Row, Needs, unknown> } | { collect(needs: Needs, options: CollectOptions): Promise<Row[]> });

export interface CollectOptions {
  /** Folder of snapshots, reports and starter data. */
  dataDir: string;
  /** Milliseconds between two requests to one host. */
  pause?: number;
  /** Optional pages are not asked for any more from this instant on, in milliseconds since 1970. */
  until?: number;
  onPage?(done: number, of: number): void;
  /** What was read in this run, by its address: areas that ask for the same share it. */
  alreadyRead?: Map<string, Promise<unknown>>;
}

/** A page that is not what this source sends. */
export const unexpectedPage = (source: string, path: string, what: string, cause?: unknown): UpstreamError =>
  new UpstreamError('shape', `${source} ${path}: ${what}`, { cause });
