import { computeFreshness } from '../../crawl/freshness.ts';
import { type LocalizedText, localName } from '../../i18n/locale.ts';
import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { CATEGORIES, categorySlug } from './categories.ts';
import { allFacts, type DatedFacts, factsDatabase, factsOf } from './fact-queries.ts';
import { briefOf } from './facts/brief.ts';
import { conditionsInWords, type FactInWords } from './facts/describe.ts';
import { giftsInWords } from './facts/describe-gifts.ts';
import { DOCUMENTS } from './facts/documents.ts';
import type { SchemeFacts, Words } from './facts/types.ts';
import { ministryNames } from './ministries.ts';
import { countByCategory, countByLevel, countByState, countUnknown, findLastListed, findScheme, schemesDatabase } from './queries.ts';
import { knownBriefInHindi, schemeNames } from './scheme-names.ts';
import { findSchemes, type SchemeFilter, type Suggestion, similarSchemes } from './search/find.ts';
import { parseList } from './search/index-text.ts';
import { ALL_STATES } from './states.ts';
import { type Level, SCHEMES_SCHEDULE, type SchemeRow } from './tables.ts';
import { findTexts, textsDatabase } from './text-queries.ts';
import type { SchemeTexts } from './texts.ts';
import { categoryText, SCHEMES } from './wording.ts';

/** A state by its names; one that the publisher spells as no table does has no page and no Hindi name. */
export type SchemeState = Readonly<{ name: string; hi?: string; page?: string }>;

/** A category of the publisher's. */
export interface SchemeCategory {
  slug: string;
  /** As the publisher writes it. */
  label: string;
  /** The label as it is read, with everyday Hindi for it. */
  name: LocalizedText;
}

/** A scheme as it is listed. What is null or an empty list is not on record. */
export interface Scheme {
  /** The publisher's identifier; empty until a crawl has brought it. */
  id: string;
  slug: string;
  /** In English. */
  name: string;
  /** In Hindi, where it is known. */
  hi?: string;
  shortTitle: string | null;
  level: Level;
  /** Individual, Family ... */
  audience: string | null;
  /** Nodal ministry of a central scheme. */
  ministry: string | null;
  /** Whose people may get it: all of India's, or those of some states. */
  states: 'all' | readonly SchemeState[];
  categories: readonly SchemeCategory[];
  tags: readonly string[];
  brief: string | null;
  /** Who wrote the brief: the publisher or this project. */
  briefSource: SchemeRow['brief_source'];
  /** Last day to apply, YYYY-MM-DD. */
  closeDate: string | null;
  officialUrl: string;
  /** Whether only its name is on record, or all that the listing shows. */
  known: SchemeRow['known'];
  /** Day (YYYY-MM-DD) or month (YYYY-MM) in which the listing showed it so. */
  recorded: string;
  /** Day since which the publisher no longer lists it. */
  goneSince: string | null;
}

/** What the rules took from a scheme's texts, in words. */
export interface SchemeFactsInWords {
  facts: SchemeFacts;
  /** Day or month in which the publisher's page was read. */
  asOf: string;
  brief: Words | undefined;
  gives: Words | undefined;
  /** What an applicant has to be, as far as it is known. */
  conditions: readonly FactInWords[];
  documents: readonly { key: string; name: Words }[];
}

/** A scheme with its long texts, its facts and what is like it. */
export interface SchemeDetail {
  scheme: Scheme;
  /** With the day on which they were read; undefined where they are unknown. */
  texts: (SchemeTexts & { readOn: string }) | undefined;
  facts: SchemeFactsInWords | undefined;
  similar: readonly Suggestion[];
}

/** Whether nothing but its name is known. */
export const isNameAlone = ({ scheme, texts, facts }: SchemeDetail): boolean => !facts && !texts && !scheme.brief;

/** A scheme's official page, for people. */
export const officialPage = (slug: string): string => `https://www.myscheme.gov.in/schemes/${encodeURIComponent(slug)}`;

export const toCategory = (label: string): SchemeCategory => ({ slug: categorySlug(label), label, name: categoryText(label) });

function toState(name: string): SchemeState {
  const hi = STATES.find((one) => one.name === name)?.hi;
  return hi === undefined ? { name } : { name, hi, page: `/browse/schemes/state/${slugify(name)}` };
}

/** A row as a value. */
export function toScheme(row: SchemeRow): Scheme {
  const states = parseList(row.states);
  return {
    id: row.upstream_id,
    slug: row.slug,
    ...schemeNames(row.slug, row.name),
    shortTitle: row.short_title,
    level: row.level,
    audience: row.scheme_for,
    ministry: row.ministry,
    states: states.includes(ALL_STATES) ? 'all' : states.map(toState),
    categories: parseList(row.categories).map(toCategory),
    tags: parseList(row.tags),
    brief: row.brief,
    briefSource: row.brief_source,
    closeDate: row.close_date,
    officialUrl: officialPage(row.slug),
    known: row.known,
    recorded: row.recorded,
    goneSince: row.gone_since,
  };
}

/** The slugs of all schemes, by name. */
export async function schemeSlugs(): Promise<string[]> {
  const { rows } = await findSchemes(await schemesDatabase(), { sort: 'name', limit: Number.MAX_SAFE_INTEGER, page: 1 });
  return rows.map(({ slug }) => slug);
}

/** Every scheme that passes a filter, by name. */
export async function schemesByName(filter: SchemeFilter = {}): Promise<Scheme[]> {
  const { rows } = await findSchemes(await schemesDatabase(), { ...filter, sort: 'name', limit: Number.MAX_SAFE_INTEGER, page: 1 });
  return rows.map(toScheme);
}

/** Everything on record about a scheme; undefined where none has the slug. */
export async function schemeOf(slug: string): Promise<SchemeDetail | undefined> {
  const db = await schemesDatabase();
  const row = await findScheme(db, slug);
  if (!row) return undefined;
  const [texts, facts] = [await textsDatabase(), await factsDatabase()];
  const text = texts && (await findTexts(texts, slug));
  const storedFacts = facts && (await factsOf(facts, slug));
  return {
    scheme: toScheme(row),
    texts: text && { ...text.texts, readOn: text.read_on },
    facts: storedFacts && factsInWords(storedFacts),
    similar: await similarSchemes(db, row, SIMILAR),
  };
}

/** Whose a scheme is and, as far as facts of it are known, what it is for, in Hindi; undefined for a slug of none. */
export async function aboutInHindi(slug: string): Promise<string | undefined> {
  const row = await findScheme(await schemesDatabase(), slug);
  if (!row) return undefined;
  const scheme = toScheme(row);
  const states = scheme.states === 'all' ? [] : scheme.states.map((state) => localName('hi', state));
  const ministry = scheme.ministry === null ? undefined : ministryNames(scheme.ministry).hi;
  const owner = scheme.level === 'central' ? (ministry ?? SCHEMES.hi.unionGovernment) : states.join(', ') || SCHEMES.hi.ofAState;
  const brief = (await briefsInHindi([scheme])).get(slug);
  return brief ? `${owner}: ${brief}` : owner;
}

/** What these schemes are for in Hindi, by slug; of those alone that are well known, or of which facts are known. */
export async function briefsInHindi(schemes: readonly Scheme[]): Promise<Map<string, string>> {
  const db = await factsDatabase();
  const storedFacts = db
    ? await allFacts(
        db,
        schemes.map(({ slug }) => slug),
      )
    : [];
  const taken = new Map(storedFacts);
  return new Map(
    schemes.flatMap(({ slug }) => {
      const facts = taken.get(slug)?.facts;
      const brief = knownBriefInHindi(slug) ?? (facts && briefOf(facts)?.hi);
      return brief ? [[slug, brief] as const] : [];
    }),
  );
}

const SIMILAR = 8;

const factsInWords = ({ facts, as_of }: DatedFacts): SchemeFactsInWords => ({
  facts,
  asOf: as_of,
  brief: briefOf(facts),
  gives: giftsInWords(facts),
  conditions: conditionsInWords(facts),
  documents: DOCUMENTS.flatMap(({ key, name }) => (facts.documents?.includes(key) ? [{ key, name }] : [])),
});

/** How many schemes are on record, the day on which the publisher's listing was last read, and when that is too old. */
export interface SchemeCounts {
  levels: Readonly<Record<Level, number>>;
  total: number;
  /** YYYY-MM-DD in India. */
  day: string;
  /** ISO 8601 UTC. */
  staleAfter: string;
}

export async function schemeCounts(): Promise<SchemeCounts> {
  const db = await schemesDatabase();
  const levels = await countByLevel(db);
  const day = await findLastListed(db);
  return { levels, total: levels.central + levels.state, day, staleAfter: computeFreshness(day, SCHEMES_SCHEDULE).stale_after };
}

/** The publisher's categories and any others, largest first, and the number of schemes of which it is not on record. */
export async function categoryCounts(): Promise<{ categories: (SchemeCategory & { count: number })[]; unknown: number }> {
  const db = await schemesDatabase();
  const counts = await countByCategory(db);
  const missing = CATEGORIES.filter((label) => !counts.some(({ name }) => name === label)).map((name) => ({ name, count: 0 }));
  return {
    categories: [...counts, ...missing].map(({ name, count }) => ({ ...toCategory(name), count })),
    unknown: await countUnknown(db, 'categories'),
  };
}

/** The number of schemes of each state, largest first; of those open to all of India, and of those whose state is not on record. */
export interface StateCounts {
  states: readonly { state: SchemeState; slug: string; count: number }[];
  allIndia: number;
  /** As the filter counts: a state in the name or brief is known. */
  unknown: number;
}

export async function stateCounts(): Promise<StateCounts> {
  const db = await schemesDatabase();
  const counts = await countByState(db);
  const { total } = await findSchemes(db, { unknown: 'state', sort: 'name', limit: 1, page: 1 });
  return {
    states: counts
      .filter(({ name }) => name !== ALL_STATES)
      .map(({ name, count }) => ({ state: toState(name), slug: slugify(name), count })),
    allIndia: counts.find(({ name }) => name === ALL_STATES)?.count ?? 0,
    unknown: total,
  };
}
