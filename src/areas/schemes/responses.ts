import type { z } from 'zod';
import { freshnessOf } from '../../lib/crawl/freshness.ts';
import { slugify } from '../../lib/text.ts';
import { CATEGORIES, partsOfCategory, slugOfCategory } from './categories.ts';
import type { SchemePage, Suggestion } from './find.ts';
import { officialPage } from './official.ts';
import type { Count } from './queries.ts';
import { SCHEMES_SCHEDULE } from './schedule.ts';
import type { categoryStats, levelCount, schemeAnswer, schemeDetail, schemeList, schemeRecord, stateStats, suggestions } from './schema.ts';
import { ALL_STATES } from './states.ts';
import type { Level, SchemeRow } from './tables.ts';
import type { SchemeTexts } from './texts.ts';

export type SchemeRecord = z.output<typeof schemeRecord>;
export type SchemeDetail = z.output<typeof schemeDetail>;

const levelName = (level: Level) => (level === 'central' ? ('Central' as const) : ('State' as const));

/** A JSON list of a row, or nothing where it is unknown. */
export const listOf = (json: string | null): string[] => (json === null ? [] : (JSON.parse(json) as string[]));

const joined = (json: string | null): string => (json === null ? '' : listOf(json).join(', '));

/** A row in the contract's shape: what is unknown is empty, a date null. */
export function recordOf(row: SchemeRow): SchemeRecord {
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

const dated = (asOf: string) => ({ as_of: asOf, ...freshnessOf(asOf, SCHEMES_SCHEDULE) });

export function listBody(found: SchemePage, { page, limit }: { page: number; limit: number }, asOf: string): z.output<typeof schemeList> {
  return {
    status: 'ok',
    total: found.total,
    page,
    limit,
    levels: levelCounts(found.levels),
    data: found.rows.map(recordOf),
    ...dated(asOf),
  };
}

const titleOf = ({ slug, name, short_title, level }: Suggestion) => ({
  slug,
  scheme_name: name,
  short_title: short_title ?? '',
  level: levelName(level),
});

export function schemeBody(
  row: SchemeRow,
  text: { texts: SchemeTexts; read_on: string } | undefined,
  similar: readonly Suggestion[],
  asOf: string,
): z.output<typeof schemeAnswer> {
  const texts = text?.texts;
  return {
    status: 'ok',
    data: {
      ...recordOf(row),
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
    },
    similar: similar.map(titleOf),
    ...dated(asOf),
  };
}

export function suggestBody(q: string, found: readonly Suggestion[]): z.output<typeof suggestions> {
  return { status: 'ok', q, count: found.length, data: found.map(titleOf) };
}

export const levelStatsBody = (levels: Readonly<Record<Level, number>>) => ({
  status: 'ok' as const,
  total: levels.central + levels.state,
  data: levelCounts(levels),
});

/** All 15 categories and whatever else the publisher writes, largest first. */
export function categoryStatsBody(counts: readonly Count[], total: number, unknown: number): z.output<typeof categoryStats> {
  const known = new Map(counts.map(({ name, count }) => [name, count]));
  const missing = CATEGORIES.filter((label) => !known.has(label)).map((name) => ({ name, count: 0 }));
  const data = [...counts, ...missing].map(({ name, count }) => ({
    category: name,
    slug: slugOfCategory(name),
    parts: partsOfCategory(name),
    count,
  }));
  return { status: 'ok', total, unknown, count: data.length, data };
}

export function stateStatsBody(counts: readonly Count[], total: number, unknown: number): z.output<typeof stateStats> {
  const data = counts.filter(({ name }) => name !== ALL_STATES).map(({ name, count }) => ({ state: name, slug: slugify(name), count }));
  const all = counts.find(({ name }) => name === ALL_STATES)?.count ?? 0;
  return { status: 'ok', total, unknown, all_india: all, count: data.length, data };
}
