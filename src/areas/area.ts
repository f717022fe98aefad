import type { z } from 'zod';
import type { CacheRule } from '../lib/cache.ts';
import type { CrawlOptions } from '../lib/crawl/crawl-area.ts';
import type { CrawlOutcome } from '../lib/crawl/report.ts';
import type { SourceIdentity } from '../lib/crawl/source.ts';
import type { Row } from '../lib/csv.ts';
import type { ApiError, ErrorCode } from '../lib/errors.ts';
import type { Locale, Words } from '../lib/locale.ts';
import type { QuerySchema } from '../lib/params.ts';
import type { Place } from '../lib/places/gazetteer.ts';
import type { Provider } from '../lib/provider.ts';
import type { SharedStore } from '../lib/shared.ts';
import type { SnapshotMeaning } from './dictionary.ts';
import type { Feed } from './feed.ts';
import type { IconName } from './icons.ts';

/** What an endpoint knows of the call besides its parameters. */
export interface CallContext {
  /** Ends when the caller goes away or the server's time for the call is over. */
  signal: AbortSignal;
  /** Public address of the service, without a trailing slash; for absolute links in bodies. */
  baseUrl: string;
  /** Address of the caller, for fair queues; never logged or kept. Empty at build. */
  caller: string;
  /** The caller's whole address, for what tells a caller its own; never logged or kept. Empty at build. */
  address: string;
  /** What servers share (REDIS_URL). */
  shared: SharedStore | undefined;
}

/** A call of our own: by a build, or by an endpoint that asks another. */
export const ownCall = (baseUrl = ''): CallContext => ({
  signal: new AbortController().signal,
  baseUrl,
  caller: '',
  address: '',
  shared: undefined,
});

/** One set of parameters of an endpoint that is prebuilt as a file. */
export interface Twin {
  /** Address of the file, starting with a slash and ending in `.json`. */
  path: string;
  /** The endpoint's parameters as a caller would send them. */
  params: Readonly<Record<string, string>>;
}

export interface Example {
  title: string;
  params: Readonly<Record<string, string>>;
}

/** One path of the contract. `respond` gives the body that the live route, the twin and the human page all show. */
export interface Endpoint<Q extends QuerySchema = QuerySchema, R extends z.ZodType = z.ZodType> {
  /** Path, with `{name}` for a parameter in it: `/liquor/product/{id}`. */
  path: string;
  /** Other paths of the very same endpoint. */
  aliases?: readonly string[];
  title: string;
  summary: string;
  query: Q;
  response: R;
  cache: CacheRule;
  examples: readonly [Example, ...Example[]];
  /**
   * Asks an upstream while the caller waits: always, or for some parameters (`/crypto?live=1`). Such calls are limited and may need a key;
   * the others are neither.
   */
  asks?: true | ((params: z.output<Q>) => boolean);
  /** Codes it can fail with besides those of its parameters' form and of counted calls: `unknown_place`, `snapshot_unavailable`, `upstream_unavailable`. */
  errors?: readonly ErrorCode[];
  /** Throws ApiError for what the caller has to know. */
  respond(params: z.output<Q>, context: CallContext): Promise<z.input<R>>;
  /** Fixed parameter sets to prebuild; none for an endpoint that asks an upstream. */
  twins?(): Promise<Twin[]>;
  /**
   * Other representations than JSON, by name: csv, svg, png, html, xml, md, ics. One is chosen by `format=` (a parameter that the frame adds
   * and documents, unless the endpoint has a `format` of its own) or by the ending of a prebuilt file. `json: null`: it has no JSON, being a file.
   */
  formats?: Readonly<Record<string, Format<Q, R> | null>>;
  /**
   * Its body names addresses of this service whole, so that it is true of one host alone: where SITE_URL does not say which, a prebuilt file of it is
   * answered live, for the host that was asked.
   */
  namesOwnAddresses?: true;
  /** What is sent without `format=`: `json` unless said. */
  defaultFormat?: string;
  /** The table in a body, one record a row: gives the format `csv`. Has to bear a body without content, of which it names the columns. */
  table?(body: z.input<R>): readonly Row[];
  /** False where thousands of tables would be prebuilt that nobody opens; they are given live all the same. */
  tableFiles?: false;
  /** That it goes one day, and what takes its place: told with every answer (docs/versioning.md). */
  deprecated?: Deprecation;
  /** The error body, where the contract has a shape of its own for this family. */
  errorBody?(error: ApiError, search: URLSearchParams): Record<string, unknown>;
  /** Its shape, for docs. */
  errorShape?: z.ZodType;
}

/** When an endpoint was given up, when it ends, and the path that takes its place. Days are YYYY-MM-DD, from 00:00 UTC. */
export interface Deprecation {
  since: string;
  sunset?: string;
  instead?: string;
}

/** One representation of an endpoint's body. */
export interface Format<Q extends QuerySchema = any, R extends z.ZodType = any> {
  /** Media type, with its charset. */
  type: string;
  /** What it is, for docs: follows a comma. */
  about: string;
  render(body: z.input<R>, params: z.output<Q>, context: CallContext): string | Uint8Array | Promise<string | Uint8Array>;
  /** Is it prebuilt beside every JSON file? */
  twins?: boolean;
}

/** Checks an endpoint's types and forgets them, so that endpoints of all kinds stand in one list. */
export function defineEndpoint<Q extends QuerySchema, R extends z.ZodType>(endpoint: Endpoint<Q, R>): Endpoint<Q, R> {
  return endpoint;
}

/** When a crawled area's data is expected and how a workflow gets it. */
export interface Schedule {
  /** Cron lines in UTC, as in the workflow. */
  cron: readonly string[];
  /** The same in words, with the zone. */
  words: Words;
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
} as const satisfies Record<string, Words>;

export type Group = keyof typeof GROUPS;

export interface Attribution {
  name: string;
  url?: string;
  licence?: string;
}

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

/** One figure of an area on the home page's price board. */
export interface BoardTile {
  /** What it is: `Petrol, Mumbai`. */
  label: string;
  /** The label's second line in Hindi, on English pages, where an attested form is known. */
  hi?: string;
  /** Rupees or another figure as people read it, without its sign: `1,52,890`. */
  value: string;
  /** Before the value: `₹`. */
  sign?: string;
  /** After the value: `per litre`. */
  unit: string;
  /** Change against the day before in per cent; null where unknown, left out where it means nothing. */
  changePct?: number | null;
  /** The same in rupees, for what the tile says; told before the per cent. */
  change?: number | null;
  /** A second, smaller figure: `Diesel ₹97.83`. */
  second?: string;
  /** The page with more. */
  page: string;
}

/** Something a search of the service's own content can find. */
export interface SearchRecord {
  /** Path of its page from the root; of its JSON where it has no page. */
  url: string;
  title: string;
  description: string;
  /** What Hindi pages show instead, where its thing has a Hindi name; English of `description` stands in for one that is left out. */
  hi?: { title: string; description?: string };
  /** Other words people look for it by, in any script: searched, not shown. */
  names?: readonly string[];
  /** How much sooner than others that are as like the text it is shown: 1 unless said, more for what people mean more often. */
  weight?: number;
}

/** A record that an area's own index found. */
export interface SearchHit extends SearchRecord {
  /** Is its title or one of its names the very text? */
  exact: boolean;
  /** Was it found by some of the words only, or by another spelling of them? */
  loose?: boolean;
}

/** A number in a text, and what of the area's vocabulary is counted: the word behind it, else the one before it. */
export interface Amount {
  value: number;
  of: readonly string[];
}

/** What someone typed into the one field, taken apart once for all areas, as one area sees it. */
export interface Typed {
  /** As it was typed, with single spaces. */
  text: string;
  /** Its words, folded as names are compared. */
  words: readonly string[];
  /** What of the area's vocabulary is named, in the order of the text, misspelt or not. */
  says: readonly string[];
  /** Pages of the area that are named. */
  opens: readonly string[];
  /** Words that are neither the area's own nor a place, a number, a day or filling. */
  strangers: readonly string[];
  /** Those of them that are nobody's. */
  unknown: readonly string[];
  /** The place that some of the words name: of several the one with the longest name, then the first. */
  place?: Place;
  /** All that are named, in the order of the text. */
  places: readonly Place[];
  amounts: readonly Amount[];
  /** The day that is named, YYYY-MM-DD: `today`, `15 august`; or a year and a month (from 1). */
  day?: string;
  year?: number;
  month?: number;
  /** The words that name no place and no day and are more than filling. */
  rest: readonly string[];
}

/** The answer itself to what someone typed, before any search. */
export interface DirectAnswer {
  /** What it is: `Petrol in Pune`. A mere string is in English, or a figure. */
  title: string | Words;
  /** The figure or the fact, as people read it: `₹104.08 a litre`; null where there is none to give. */
  answer: string | Words | null;
  /** A second line. */
  detail?: string | Words;
  /** Day that a figure is for, YYYY-MM-DD, and who published it. */
  as_of?: string;
  source?: string | Words;
  /** Path of its page from the root. */
  url: string;
  /** From 0 to 1: 1 where the words say exactly this, less where it is one reading of several. */
  sureness: number;
}

/** One thing that a question to pin is filled with. */
export interface PinField {
  label: Words;
  /** The choices; without them it is typed. */
  options?: readonly { value: string; label: string | Words }[];
  /** What is typed has to name one of the service's own pages below this path, whose title is then asked for: `/place/`. */
  under?: string;
  placeholder?: Words;
}

/** A question that people pin on a board of their own, as they would type it into the one field. */
export interface Pin {
  /** `{weight} {karat} gold {city?}`: it is asked when all fields are filled; one with `?` may stay empty. */
  ask: string;
  fields: Readonly<Record<string, PinField>>;
}

/** The place of a pin, the same for all areas. */
export const PIN_CITY: PinField = {
  label: { en: 'Town or state', hi: 'शहर या राज्य' },
  under: '/place/',
  placeholder: { en: 'Pune', hi: 'पुणे' },
};

/** One line of what an area knows of a place. */
export interface PlaceFact {
  /** What it is: `Petrol`. A mere string is a figure or a name, or is in English. */
  label: string | Words;
  /** The figure or the words, as people read them. */
  value: string | Words;
  /** Whose figure it is where it is not the place's own, or what it is for. */
  note?: string | Words;
  /** A page with more, from the root. */
  url?: string;
}

/** A line of which the value is a member of an answer, by its path (`tithi.0.name`); `time`: an instant, shown as the time of the day. */
export interface LiveFact {
  label: string | Words;
  member: string;
  /** The same in Hindi, where the answer has both, or what its Hindi words are found by. */
  memberHi?: string;
  /** What is said for a value, by the value: names of codes. What is not among them is said as it comes, in Hindi as `member` has it. */
  words?: { readonly [locale in Locale]?: Readonly<Record<string, string>> };
  unit?: string | Words;
  as?: 'time';
}

/** What an area knows of a place, for the sheet of that place. */
export interface PlacePart {
  title: Words;
  facts: readonly PlaceFact[];
  /** Day that the facts are for, YYYY-MM-DD, and who published them. */
  asOf?: string;
  source?: string | Words;
  /** From when on they are old, ISO 8601 UTC: the sheet says so then. */
  staleAfter?: string;
  /** The area's own page of the place, or its nearest, from the root. */
  url: string;
  /** A call that a script makes while the page is read, and the members of its answer to show: for what no build can know. */
  live?: { call: string; shows: readonly LiveFact[] };
}

export interface Area {
  /** The word of the design, also the name of its folder and its snapshot. */
  name: string;
  title: Words;
  /** One sentence. */
  summary: Words;
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
  asked?: Readonly<Record<string, readonly Provider[]>>;
  /** Where people can look the same up at the office itself. */
  official?: { name: string; url: string };
  /** Crawled and reference areas only. */
  crawler?: Crawler;
  /** What stands in its snapshots, for those who download them: of every area with a crawler. */
  snapshots?: readonly SnapshotMeaning<any>[];
  freshness?(): Promise<Freshness>;
  /** Figures for the home page, in fours, and in the language of that page. */
  board?(locale: Locale): Promise<BoardTile[]>;
  /** What of it people may pin on a board of their own. */
  pins?: readonly Pin[];
  /** What of the area the service's own search finds, besides its page: a few thousand records at most, written into one index by the build. */
  searchable?(): Promise<Iterable<SearchRecord>> | AsyncIterable<SearchRecord>;
  /** The same for an area of many records, from an index of its own; a text of any length and kind, bounded in time whatever it says. */
  search?(text: string, limit: number): Promise<SearchHit[]>;
  /** The same by other spellings, or by some of the words: asked where little is found as it is written, and by `search` nothing. */
  searchAlike?(text: string, limit: number): Promise<SearchHit[]>;
  /** What changes in it by place or by list, for those who follow it: some dozens of feeds at most. */
  feeds?(): Promise<Feed[]>;
  /** What it knows of a place; undefined where it knows nothing. */
  place?(place: Place): Promise<PlacePart | undefined>;
  /**
   * The page that is meant by an address under the area's own page that has none: another name of the place, or the sheet of a town. Its parts
   * come after the area's page, decoded, as somebody wrote them; the answer is a path from the root made of our own words.
   */
  moved?(parts: readonly string[]): string | undefined;
  /**
   * What it calls its things, by a word of its own for each: names in any language and script, as people write them. Misspelt and otherwise
   * spelt ones are understood without standing here; `recognise` is told which of them a text says.
   */
  vocabulary?: Readonly<Record<string, readonly string[]>>;
  /** Pages that certain words mean when nothing more is said: `pnr status`. Its own page is meant by its names anyway. */
  opens?: readonly { page: string; title: Words; names: readonly string[] }[];
  /** Answers of its own to what was typed into the one field; none where it does not recognise anything. */
  recognise?(typed: Typed): Promise<DirectAnswer[]>;
}

/** Checks an area's manifest, and that its crawler, where it has one, is kept as it is typed. */
export function defineArea<A extends Area>(area: A): A {
  return area;
}
