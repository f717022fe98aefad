import type { CrawlOptions } from '../crawl/crawl-area.ts';
import type { SourceIdentity } from '../crawl/source.ts';
import type { Locale, LocalizedText } from '../i18n/locale.ts';
import type { Endpoint } from '../kernel/endpoint.ts';
import type { Place } from '../places/gazetteer.ts';
import type { Provider } from '../providers/provider.ts';
import type { CrawlOutcome } from '../store/report.ts';
import type { Attribution, SnapshotSchema } from '../store/table.ts';
import type { AgentPrompt } from './agent-prompt.ts';
import type { BoardTile, Pin } from './board.ts';
import type { Feed } from './feed.ts';
import type { IconName } from './icons.ts';
import type { DirectAnswer, Query, SearchHit, SearchRecord } from './intent.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { PlaceSection } from './place-part.ts';

/** When a crawled area's data is expected and how a workflow gets it. */
export interface Schedule {
  /** Cron lines in UTC, as in the workflow. */
  cron: readonly string[];
  /** The same in words, with the zone. */
  words: LocalizedText;
  /** Hours after which the data counts as stale. */
  staleAfterHours: number;
}

/** How an area's snapshot is made: a crawled or a reference area has one. */
export interface Crawler {
  /** Sources in the order in which they are asked. */
  sources: readonly SourceIdentity[];
  schedule: Schedule;
  /** The crawl itself, loaded only to crawl: `() => import('./crawl.ts')`. */
  load(): Promise<{ crawl(options: CrawlOptions): Promise<CrawlOutcome> }>;
}

/** What areas belong to, in the order of menus and contents. */
export const GROUPS = {
  prices: { en: 'Prices', hi: 'दाम' },
  money: { en: 'Money and tax', hi: 'पैसा और कर' },
  places: { en: 'Places and travel', hi: 'जगहें और यात्रा' },
  sky: { en: 'Sky and weather', hi: 'आसमान और मौसम' },
  tools: { en: 'Tools', hi: 'काम के औज़ार' },
} as const satisfies Record<string, LocalizedText>;

export type Group = keyof typeof GROUPS;

/** How fresh a crawled area's snapshot is; both in ISO 8601 UTC, null where nothing is known. */
export interface Freshness {
  /** Newest observation in the snapshot. */
  observedAt: string;
  /** Day that the newest data is for, YYYY-MM-DD, where the area's bodies count their age from it and not from the observation. */
  day?: string;
  /** Source of that observation. */
  source: string;
  /** Rows a reader would count: prices, schemes, products. */
  count: number;
  /** What is counted, in the plural: `prices`. */
  counted: string;
}

/** All of an area in a format that programs of its subject read. */
interface AreaDownload {
  /** Address from the root: `/train/gtfs.zip`. */
  path: string;
  /** One sentence. */
  about: string;
  /** The same bytes for the same data. */
  body(): Promise<Uint8Array>;
}

export interface Area {
  /** The word of the design, also the name of its folder and its snapshot. */
  name: string;
  title: LocalizedText;
  /** One sentence. */
  summary: LocalizedText;
  group: Group;
  icon: IconName;
  /** Where people start: a page. */
  page?: string;
  /** In the order in which they are read in docs. */
  endpoints: readonly Endpoint<any, any>[];
  /** Public address where the area has a host of its own; docs and links name it. */
  baseUrl?: string | undefined;
  attribution: readonly Attribution[];
  /** What is asked of upstreams while a caller waits, by a name of one word, and who may answer it. */
  upstreamQueries?: Readonly<Record<string, readonly Provider[]>>;
  /** Where people can look the same up at the office itself. */
  official?: { name: string; url: string };
  /** Crawled and reference areas only. */
  crawler?: Crawler;
  /** What stands in its snapshots, for those who download them: of every area with a crawler. */
  snapshots?: readonly SnapshotSchema[];
  /** The same as other files to download, made in the build. */
  downloads?: readonly AreaDownload[];
  freshness?(): Promise<Freshness>;
  /** Figures for the home page, in fours, and in the language of that page. */
  board?(locale: Locale): Promise<BoardTile[]>;
  /** What of it people may pin on a board of their own. */
  pins?: readonly Pin[];
  /** What of the area the service's own search finds, besides its page: a few thousand records at most, written into one index by the build. */
  searchRecords?(): Promise<Iterable<SearchRecord>> | AsyncIterable<SearchRecord>;
  /** The same for an area of many records, from an index of its own; a text of any length and kind, bounded in time whatever it says. */
  search?(text: string, limit: number): Promise<SearchHit[]>;
  /** The same by other spellings, or by some of the words: asked where little is found as it is written, and by `search` nothing. */
  searchFuzzy?(text: string, limit: number): Promise<SearchHit[]>;
  /** What changes in it by place or by list, for those who follow it: some dozens of feeds at most. */
  feeds?(): Promise<Feed[]>;
  /** What it knows of a place; undefined where it knows nothing. */
  placePart?(place: Place): Promise<PlaceSection | undefined>;
  /**
   * The page that is meant by an address under the area's own page that has none: another name of the place, or the sheet of a town. Its parts
   * come after the area's page, decoded, as somebody wrote them; the answer is a path from the root made of our own words.
   */
  redirects?(parts: readonly string[]): string | undefined;
  /**
   * What it calls its things, by a word of its own for each: names in any language and script, as people write them. Misspelt and otherwise
   * spelt ones are understood without standing here; `recognise` is told which of them a text says.
   */
  vocabulary?: Readonly<Record<string, readonly string[]>>;
  /** What of it the one field answers on a phone without a connection: a few ten thousand bytes, compressed. */
  keptAnswers?(): Promise<KeptAnswers>;
  /** Words that it looks for in its texts: none of them is a slip of somebody else's name (`farmer` is not the town Barmer), or filling. */
  textWords?: readonly string[];
  /** Pages that certain words mean when nothing more is said: `pnr status`. Its own page is meant by its names anyway. */
  navigation?: readonly { page: string; title: LocalizedText; names: readonly string[] }[];
  /** Answers of its own to what was typed into the one field; none where it does not recognise anything. */
  findAnswers?(typed: Query): Promise<DirectAnswer[]>;
  /** Tasks that people bring to an agent, of this area. */
  prompts?: readonly AgentPrompt[];
}

/** Checks an area's manifest, and that its crawler, where it has one, is kept as it is typed. */
export function defineArea<A extends Area>(area: A): A {
  return area;
}
