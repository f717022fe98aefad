import type { Endpoint } from '../api/endpoint.ts';
import type { CrawlOptions } from '../crawl/crawl-area.ts';
import type { SourceIdentity } from '../crawl/source.ts';
import type { Locale, LocalizedText } from '../i18n/locale.ts';
import { keptWork } from '../kernel/kept-work.ts';
import { istDay } from '../kernel/time.ts';
import type { Place } from '../places/gazetteer.ts';
import type { Provider } from '../providers/provider.ts';
import type { AnyCheck } from '../store/doubts.ts';
import type { CrawlOutcome } from '../store/report.ts';
import type { Attribution, SnapshotSchema } from '../store/table.ts';
import type { AgentPrompt } from './agent-prompt.ts';
import type { BoardTile, Pin } from './board.ts';
import type { Feed } from './feed.ts';
import type { IconName } from './icons.ts';
import type { DirectAnswer, Query, SearchHit, SearchRecord } from './intent.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { LiveFact, PlaceSection } from './place-section.ts';

/** When a crawled area is crawled, and when its data goes stale. */
export interface Schedule {
  /** Cron lines in UTC, the same as in crawl.yml. */
  cron: readonly string[];
  /** The same in words, with the time zone. */
  words: LocalizedText;
  /** Hours after which the data is stale. */
  staleAfterHours: number;
  /** Days that the newest data's own day may be past before an alarm: crawls may go well while their sources stand still. */
  alarmAfterDays: number;
}

/** How the snapshot of a crawled or reference area is made. */
export interface Crawler {
  /** In the order in which they are asked. */
  sources: readonly SourceIdentity[];
  schedule: Schedule;
  /** Imports the crawl only when it runs: `() => import('./crawl.ts')`. */
  load(): Promise<{ crawl(options: CrawlOptions): Promise<CrawlOutcome> }>;
}

/** The groups of areas, in menu order. */
export const GROUPS = {
  prices: { en: 'Prices', hi: 'दाम' },
  money: { en: 'Money and tax', hi: 'पैसा और कर' },
  places: { en: 'Places and travel', hi: 'जगहें और यात्रा' },
  sky: { en: 'Sky and weather', hi: 'आसमान और मौसम' },
  tools: { en: 'Tools', hi: 'काम के औज़ार' },
} as const satisfies Record<string, LocalizedText>;

export type Group = keyof typeof GROUPS;

/** How fresh a crawled area's snapshot is. */
export interface Freshness {
  /** Newest observation in the snapshot: ISO 8601 in UTC, or a day (YYYY-MM-DD) whose hour is not on record. */
  observedAt: string;
  /** Day of the newest data, YYYY-MM-DD, if its age counts from there instead of the observation. */
  day?: string;
  /** Day of the publisher's list, YYYY-MM-DD, if `observedAt` is when it was last looked at; null if the list tells none. */
  published?: string | null;
  /** Source of that observation. */
  source: string;
  /** Number of what a reader would count: prices, schemes, products. */
  count: number;
  /** What is counted, as a plural: `prices`. */
  counted: string;
}

/** What an area has on record and from when; null without a snapshot, or with one that has nothing yet. A build reads it once. Throws ApiError. */
export const freshnessOf = async ({ name, data }: Area): Promise<Freshness | null> =>
  data?.freshness ? keptWork(`age of ${name}`, async () => data.freshness?.() ?? null) : null;

/** The day of an area's newest data, YYYY-MM-DD: never that of the crawl which looked at it. */
export const dayOfData = ({ observedAt, day, published }: Freshness): string =>
  published ?? day ?? (observedAt.length === 10 ? observedAt : istDay(new Date(observedAt)));

/** All of an area's data in a standard format of its field, such as GTFS. */
interface AreaDownload {
  /** Path from the root: `/train/gtfs.zip`. */
  path: string;
  /** One sentence. */
  about: string;
  /** Must return the same bytes for the same data. */
  body(): Promise<Uint8Array>;
}

/** What an area has on record, and where that is from. */
export interface AreaData {
  /** Crawled and reference areas only. */
  crawler?: Crawler;
  /** The schemas of its snapshots, for the data dictionary; required with a crawler. */
  snapshots?: readonly SnapshotSchema[];
  /** How its rows are held against their neighbours, at each crawl; the status page says what did not fit. */
  checks?(): Promise<readonly AnyCheck[]>;
  /** What is on record and from when; null where a snapshot begins with the first crawl and has nothing yet, which stops no build. */
  freshness?(): Promise<Freshness | null>;
  /** Further files to download, made by the build. */
  downloads?: readonly AreaDownload[];
}

/** How the search finds what an area has. */
export interface AreaFind {
  /**
   * Names of its things by a key for each, in any language and script, as people write them. Misspellings and transliterations are
   * recognised without being listed. `answers()` gets the keys that a query mentions.
   */
  vocabulary?: Readonly<Record<string, readonly string[]>>;
  /** Words of its own texts, never taken for a misspelt name (`farmer` is not the town Barmer) or a stop word. */
  textWords?: readonly string[];
  /** Direct answers to a query in the search box; empty if it recognises nothing. */
  answers?(typed: Query): Promise<DirectAnswer[]>;
  /** The days of a year, YYYY-MM-DD, of a thing of its vocabulary that is a day itself, such as a festival. */
  daysOf?(key: string, year: number): readonly string[];
  /** Whether what it answers depends on the day, which then may be named by a festival: of the past, as prices, or to come, as trains. */
  dated?: 'past' | 'coming';
  /** What a rupee is in a currency of its vocabulary, on a day or the newest before it; undefined for keys that are no currency. */
  rateOf?(key: string, day: string): Promise<{ currency: string; rate: number; day: string } | undefined>;
  /** Records for the site index besides the area's page; a few thousand at most. */
  records?(): Promise<Iterable<SearchRecord>> | AsyncIterable<SearchRecord>;
  /** Pages that certain words alone mean: `pnr status`. Its main page is already found by the area's names. */
  navigation?: readonly { page: string; title: LocalizedText; names: readonly string[] }[];
  /** Searches an area with more records than that, in its own index. `text` is untrusted: the time must be bounded whatever it is. */
  search?(text: string, limit: number): Promise<SearchHit[]>;
  /** The same with corrected spelling or only some of the words, called when `search` found nothing and other areas little. */
  searchFuzzy?(text: string, limit: number): Promise<SearchHit[]>;
  /** Answers for the search box while offline; a few tens of kilobytes compressed. */
  keptAnswers?(): Promise<KeptAnswers>;
  /**
   * Where to redirect a path below the area's page that has no page of its own, such as another name of a place. `parts` are the decoded
   * segments after the area's page, untrusted; the result is a path from the root that contains nothing of theirs.
   */
  redirects?(parts: readonly string[]): string | undefined;
}

/** What an area shows to people outside its own pages. */
export interface AreaShow {
  /** Tiles for the home page, four at a time, in that page's language. */
  board?(locale: Locale): Promise<BoardTile[]>;
  /** What people may pin to their own board. */
  pins?: readonly Pin[];
  /** Feeds of changes by place or list; a few dozen at most. */
  feeds?(): Promise<Feed[]>;
  /** Its section on a place's page; undefined if it knows nothing about the place. */
  /** What a tile of a place shows of an answer of the area's own call (`PlaceSection.liveCall`), the first large. */
  liveFacts?: readonly LiveFact[];
  placeSection?(place: Place): Promise<PlaceSection | undefined>;
  /** Prompts for agents. */
  prompts?: readonly AgentPrompt[];
  /** Paths of its pages that are made on request, in both languages: there are too many for a host of files. */
  pagesOnRequest?(): Promise<readonly string[]>;
}

/**
 * An area's manifest: everything that routes, pages, docs, search and crawls know about it. What takes more than a line stands in the area's
 * `values.ts`, `find.ts` and `show.ts`.
 */
export interface Area {
  /** Also the name of its folder and snapshot. */
  name: string;
  title: LocalizedText;
  /** One sentence. */
  summary: LocalizedText;
  group: Group;
  icon: IconName;
  /** Its main page. */
  page?: string;
  /** In the order of the docs. */
  endpoints: readonly Endpoint<any, any>[];
  /** Public URL for docs and links, if the area has a host of its own. */
  baseUrl?: string | undefined;
  /** Who is named for its data, where those are others than the sources of its snapshots. */
  attribution?: readonly Attribution[];
  /** What is asked of upstreams during a request: a one-word name, and the providers that may answer. */
  upstreamQueries?: Readonly<Record<string, readonly Provider[]>>;
  /** The authority's own site for the same question. */
  official?: { name: string; hi?: string; url: string };
  data?: AreaData;
  find?: AreaFind;
  show?: AreaShow;
}

/** Who is named for an area's data: whom its manifest names, else the sources of its snapshots, each once. */
export function creditsOf({ attribution, data }: Area): readonly Attribution[] {
  const sources = data?.snapshots?.flatMap((snapshot) => snapshot.sources) ?? [];
  return attribution ?? sources.filter(({ name }, at) => sources.findIndex((one) => one.name === name) === at);
}

/** Checks a manifest's types without widening them. A member that no manifest has is an error. */
export function defineArea<A extends Area>(area: A & Record<Exclude<keyof A, keyof Area>, never>): A {
  return area;
}
