/** A page that a source wants fetched. */
export interface SourceRequest {
  /** Path and query at the source's base address, starting with a slash. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** What the page is for; handed back to `parse`. */
  about: Readonly<Record<string, string>>;
  /** A page without which the source still has something to say, such as one city's history. */
  optional?: boolean;
}

export interface SourcePage extends SourceRequest {
  text: string;
}

/** What a source may look at when it chooses its requests. */
export interface CrawlNeeds {
  /** Today in India, YYYY-MM-DD. */
  today: string;
  /** Slugs of places whose last ten days have holes. */
  historyWanted: readonly string[];
  /** Days on record already, for sources whose rows are days. */
  knownDays?: ReadonlySet<string>;
}

/** How to ask one upstream and read what it sends. No identity, no rescue, no database. */
export interface Reader<Row> {
  requests(needs: CrawlNeeds): SourceRequest[];
  /** Further pages that one of the first pages names, such as a list of places. */
  discover?(page: SourcePage, needs: CrawlNeeds): SourceRequest[];
  /** Rows of one page; throws when the page is not what it should be. */
  parse(page: SourcePage, needs: CrawlNeeds): Row[];
}

/** A source's identity: data beside its reader. */
interface SourceIdentity {
  /** The file's name; also in UPSTREAM_<NAME>_URL and in every row. */
  name: string;
  title: string;
  /** Base address without a trailing slash; none for a source that is a file of ours. */
  url?: string;
  /** Dated starter figures: used by itself only while the snapshot is empty, or when asked for by name. */
  starter?: true;
}

/** A source is a set of pages to read, or something of its own kind that collects its rows itself (a package, a file of ours). */
export type Source<Row> = SourceIdentity &
  ({ reader: Reader<Row> } | { collect(needs: CrawlNeeds, options: CollectOptions): Promise<Row[]> });

export interface CollectOptions {
  /** Folder of snapshots, reports and starter data. */
  dataDir: string;
  /** Milliseconds between two requests to one host. */
  pause?: number;
  onPage?(done: number, of: number): void;
}
