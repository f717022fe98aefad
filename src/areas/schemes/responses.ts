import type { z } from 'zod';
import { computeFreshness } from '../../crawl/freshness.ts';
import { slugify } from '../../text/fold.ts';
import { CATEGORIES, categorySlug, splitCategory } from './categories.ts';
import type { DatedFacts } from './fact-queries.ts';
import { briefOf } from './facts/brief.ts';
import { conditionsInWords } from './facts/describe.ts';
import { giftsInWords } from './facts/describe-gifts.ts';
import { DOCUMENTS } from './facts/documents.ts';
import type { SchemePage, Suggestion } from './find.ts';
import { parseList } from './index-text.ts';
import type { Count } from './queries.ts';
import type {
  categoryStats,
  levelCount,
  schemeAnswer,
  schemeDetail,
  schemeFacts,
  schemeList,
  schemeRecord,
  stateStats,
  suggestions,
} from './schema.ts';
import { ALL_STATES } from './states.ts';
import { type Level, SCHEMES_SCHEDULE, type SchemeRow } from './tables.ts';
import type { SchemeTexts } from './texts.ts';

export type SchemeRecord = z.output<typeof schemeRecord>;
export type SchemeDetail = z.output<typeof schemeDetail>;

const levelName = (level: Level) => (level === 'central' ? ('Central' as const) : ('State' as const));

const joined = (json: string | null): string => parseList(json).join(', ');

/** A row in the contract's form: unknown values are empty, dates null. */
export function toRecord(row: SchemeRow): SchemeRecord {
  return {
    id: row.upstream_id,
    slug: row.slug,
    scheme_name: row.name,
    short_title: row.short_title ?? '',
    level: levelName(row.level),
    scheme_for: row.scheme_for ?? '',
    ministry: row.ministry ?? '',
    beneficiary_state: joined(row.states),
    categories: joined(row.categories),
    tags: joined(row.tags),
    brief: row.brief ?? '',
    brief_source: row.brief_source,
    close_date: row.close_date,
    official_url: officialPage(row.slug),
    known: row.known,
    recorded: row.recorded,
    gone_since: row.gone_since,
  };
}

const levelCounts = (levels: Readonly<Record<Level, number>>): z.output<typeof levelCount>[] => [
  { level: 'Central', count: levels.central },
  { level: 'State', count: levels.state },
];

export const dated = (asOf: string) => ({ as_of: asOf, ...computeFreshness(asOf, SCHEMES_SCHEDULE) });

/** `unknown` counts schemes whose state, category or ministry is not on record, and says whether the matches are only near. */
export function listBody(
  found: SchemePage,
  { page, limit }: { page: number; limit: number },
  asOf: string,
  unknown: Partial<Pick<z.output<typeof schemeList>, 'unknown_state' | 'unknown_category' | 'unknown_ministry' | 'near'>> = {},
): z.output<typeof schemeList> {
  return {
    status: 'ok',
    total: found.total,
    ...unknown,
    page,
    limit,
    levels: levelCounts(found.levels),
    count: found.rows.length,
    data: found.rows.map(toRecord),
    ...dated(asOf),
  };
}

const toTitle = ({ slug, name, short_title, level }: Suggestion) => ({
  slug,
  scheme_name: name,
  short_title: short_title ?? '',
  level: levelName(level),
});

/** Data beyond a scheme's row. */
interface Besides {
  text: { texts: SchemeTexts; read_on: string } | undefined;
  known: DatedFacts | undefined;
  similar: readonly Suggestion[];
  asOf: string;
}

function factsBody({ facts, as_of }: DatedFacts): z.output<typeof schemeFacts> {
  return {
    as_of,
    brief: briefOf(facts) ?? null,
    gives: giftsInWords(facts) ?? null,
    conditions: conditionsInWords(facts).map(({ name, label, value }) => ({ fact: name, label, value })),
    documents: DOCUMENTS.flatMap(({ key, name }) => (facts.documents?.includes(key) ? [{ key, name }] : [])),
    apply: facts.apply ?? [],
    helpline: facts.helpline ?? [],
    values: { ...facts },
  };
}

export function schemeBody(row: SchemeRow, { text, known, similar, asOf }: Besides): z.output<typeof schemeAnswer> {
  const texts = text?.texts;
  return {
    status: 'ok',
    data: {
      ...toRecord(row),
      details: texts?.details ?? null,
      benefits: texts?.benefits ?? null,
      eligibility: texts?.eligibility ?? null,
      exclusions: texts?.exclusions ?? null,
      documents: texts?.documents ?? null,
      how_to_apply: texts?.application ?? null,
      faqs: texts?.faqs ?? null,
      references: texts?.references ?? null,
      department: texts?.department ?? null,
      agency: texts?.agency ?? null,
      open_date: texts?.open_date || null,
      texts_read_on: text?.read_on ?? null,
      facts: known ? factsBody(known) : null,
    },
    similar: similar.map(toTitle),
    ...dated(asOf),
  };
}

export function suggestBody(q: string, found: readonly Suggestion[]): z.output<typeof suggestions> {
  return { status: 'ok', q, count: found.length, data: found.map(toTitle) };
}

export const levelStatsBody = (levels: Readonly<Record<Level, number>>) => ({
  status: 'ok' as const,
  total: levels.central + levels.state,
  count: Object.keys(levels).length,
  data: levelCounts(levels),
});

/** The 15 categories and any others the publisher uses, largest first. */
export function categoryStatsBody(counts: readonly Count[], total: number, unknown: number): z.output<typeof categoryStats> {
  const known = new Map(counts.map(({ name, count }) => [name, count]));
  const missing = CATEGORIES.filter((label) => !known.has(label)).map((name) => ({ name, count: 0 }));
  const data = [...counts, ...missing].map(({ name, count }) => ({
    category: name,
    slug: categorySlug(name),
    parts: splitCategory(name),
    count,
  }));
  return { status: 'ok', total, unknown, count: data.length, data };
}

export function stateStatsBody(counts: readonly Count[], total: number, unknown: number): z.output<typeof stateStats> {
  const data = counts.filter(({ name }) => name !== ALL_STATES).map(({ name, count }) => ({ state: name, slug: slugify(name), count }));
  const all = counts.find(({ name }) => name === ALL_STATES)?.count ?? 0;
  return { status: 'ok', total, unknown, all_india: all, count: data.length, data };
}

/** A scheme's official page, for people. */
export const officialPage = (slug: string): string => `https://www.myscheme.gov.in/schemes/${encodeURIComponent(slug)}`;
