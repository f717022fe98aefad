import type { z } from 'zod';
import { computeFreshness } from '../../crawl/freshness.ts';
import { splitCategory } from './categories.ts';
import type { SchemeFit } from './eligible/eligible.ts';
import type { FactInWords } from './facts/describe.ts';
import type { SchemeListing } from './listing.ts';
import type { categoryStats, levelCount, schemeAnswer, schemeFacts, schemeList, schemeRecord, stateStats, suggestions } from './schema.ts';
import type { Suggestion } from './search/find.ts';
import { ALL_STATES } from './states.ts';
import { type Level, SCHEMES_SCHEDULE } from './tables.ts';
import type { categoryCounts, Scheme, SchemeDetail, SchemeFactsInWords, StateCounts } from './values.ts';

const levelName = (level: Level) => (level === 'central' ? ('Central' as const) : ('State' as const));

/** Whose people may get a scheme, as the publisher says it. */
const statesText = ({ states }: Pick<Scheme, 'states'>): string =>
  states === 'all' ? ALL_STATES : states.map(({ name }) => name).join(', ');

/** A scheme in the contract's form: unknown values are empty, dates null. */
export function toRecord(scheme: Scheme): z.output<typeof schemeRecord> {
  return {
    id: scheme.id,
    slug: scheme.slug,
    scheme_name: scheme.name,
    short_title: scheme.shortTitle ?? '',
    level: levelName(scheme.level),
    scheme_for: scheme.audience ?? '',
    ministry: scheme.ministry ?? '',
    beneficiary_state: statesText(scheme),
    categories: scheme.categories.map(({ label }) => label).join(', '),
    tags: scheme.tags.join(', '),
    brief: scheme.brief ?? '',
    brief_source: scheme.briefSource,
    close_date: scheme.closeDate,
    official_url: scheme.officialUrl,
    known: scheme.known,
    recorded: scheme.recorded,
    gone_since: scheme.goneSince,
  };
}

const levelCounts = (levels: Readonly<Record<Level, number>>): z.output<typeof levelCount>[] => [
  { level: 'Central', count: levels.central },
  { level: 'State', count: levels.state },
];

export const dated = (asOf: string) => ({ as_of: asOf, ...computeFreshness(asOf, SCHEMES_SCHEDULE) });

/** `unknown` counts schemes whose state, category or ministry is not on record, and says whether the matches are only near. */
export function listBody(
  listing: SchemeListing,
  { page, limit }: { page: number; limit: number },
  asOf: string,
  unknown: Partial<Pick<z.output<typeof schemeList>, 'unknown_state' | 'unknown_category' | 'unknown_ministry' | 'near'>> = {},
): z.output<typeof schemeList> {
  return {
    status: 'ok',
    total: listing.total,
    ...unknown,
    page,
    limit,
    levels: levelCounts(listing.levels),
    count: listing.schemes.length,
    data: listing.schemes.map(toRecord),
    ...dated(asOf),
  };
}

const toTitle = ({ slug, name, short_title, level }: Suggestion) => ({
  slug,
  scheme_name: name,
  short_title: short_title ?? '',
  level: levelName(level),
});

const factsBody = ({ facts, asOf, brief, gives, conditions, documents }: SchemeFactsInWords): z.output<typeof schemeFacts> => ({
  as_of: asOf,
  brief: brief ?? null,
  gives: gives ?? null,
  conditions: conditions.map(conditionBody),
  documents: [...documents],
  apply: facts.apply ?? [],
  helpline: facts.helpline ?? [],
  official_page: facts.page ?? null,
  values: { ...facts },
});

const conditionBody = ({ name, label, value }: FactInWords) => ({ fact: name, label, value });

export function schemeBody({ scheme, texts, facts, similar }: SchemeDetail, asOf: string): z.output<typeof schemeAnswer> {
  return {
    status: 'ok',
    data: {
      ...toRecord(scheme),
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
      texts_read_on: texts?.readOn ?? null,
      facts: facts ? factsBody(facts) : null,
    },
    similar: similar.map(toTitle),
    ...dated(asOf),
  };
}

/** A scheme and how it fits a person. */
export function fitBody({ scheme, fit, gives, why, met, missing, notMet, others, factsAsOf }: SchemeFit) {
  const { slug, name, level, officialUrl } = scheme;
  return {
    slug,
    scheme_name: name,
    level: levelName(level),
    beneficiary_state: statesText(scheme),
    fit,
    gives: gives ?? null,
    why: why ?? null,
    met: met.map(conditionBody),
    missing: missing.map(conditionBody),
    not_met: notMet.map(conditionBody),
    others,
    official_url: officialUrl,
    facts_as_of: factsAsOf,
  };
}

export function suggestBody(q: string, suggested: readonly Suggestion[]): z.output<typeof suggestions> {
  return { status: 'ok', q, count: suggested.length, data: suggested.map(toTitle) };
}

export const levelStatsBody = (levels: Readonly<Record<Level, number>>) => ({
  status: 'ok' as const,
  total: levels.central + levels.state,
  count: Object.keys(levels).length,
  data: levelCounts(levels),
});

/** The 15 categories and any others the publisher uses, largest first. */
export function categoryStatsBody(
  { categories, unknown }: Awaited<ReturnType<typeof categoryCounts>>,
  total: number,
): z.output<typeof categoryStats> {
  const data = categories.map(({ name, slug, count }) => ({ category: name.en, slug, parts: splitCategory(name.en), count }));
  return { status: 'ok', total, unknown, count: data.length, data };
}

export function stateStatsBody({ states, allIndia, unknown }: StateCounts, total: number): z.output<typeof stateStats> {
  const data = states.map(({ state, slug, count }) => ({ state: state.name, slug, count }));
  return { status: 'ok', total, unknown, all_india: allIndia, count: data.length, data };
}
