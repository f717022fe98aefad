import { daysBetween } from '../../../kernel/time.ts';
import { findMisfit } from '../../../store/forms.ts';
import { nameKey, shortKeys } from '../search/index-text.ts';
import type { SchemeObservation } from '../sources/observation.ts';
import { stateName } from '../states.ts';
import { SCHEMES_SNAPSHOT, type SchemeRow } from '../tables.ts';

/** How many days schemes that are no longer listed are kept and marked. */
const RETENTION_DAYS = 30;

type NewRow = Omit<SchemeRow, 'id'> & { id?: number };

export interface Merged {
  /** Rows to write; new ones have no id. */
  put: NewRow[];
  /** Rows to delete. */
  drop: SchemeRow[];
  added: number;
  changed: number;
  /** Rows no longer listed as of today. */
  missing: SchemeRow[];
  /** Why listed schemes are not taken; what is on record of them stays. */
  left: string[];
}

/**
 * Applies a listing to the recorded rows. Schemes are matched by slug, then by the publisher's identifier. Those missing from a `whole`
 * listing are marked, and deleted after 30 days. `today` is YYYY-MM-DD.
 */
export function mergeListing(
  existing: readonly SchemeRow[],
  listing: readonly SchemeObservation[],
  briefs: Readonly<Record<string, string>>,
  { today, whole }: { today: string; whole: boolean },
): Merged {
  const bySlug = new Map(existing.map((row) => [row.slug, row]));
  const byId = new Map(existing.filter(({ upstream_id }) => upstream_id).map((row) => [row.upstream_id, row]));
  const listed = new Set(listing.map(({ slug }) => slug));
  const merged: Merged = { put: [], drop: [], added: 0, changed: 0, missing: [], left: [] };
  const seen = new Set<number>();
  for (const observation of listing) {
    // A renamed scheme keeps its identifier; a slug that is still listed belongs to its own scheme.
    const renamed = byId.get(observation.upstreamId);
    const before = bySlug.get(observation.slug) ?? (renamed && !listed.has(renamed.slug) ? renamed : undefined);
    if (before) seen.add(before.id);
    const row = toRow(observation, before, briefs, today);
    const misfit = findMisfit(SCHEMES_SNAPSHOT.tables.scheme, row);
    if (misfit !== undefined) {
      merged.left.push(misfit);
      continue;
    }
    if (!before) merged.added += 1;
    else if (isSame(before, row)) continue;
    else merged.changed += 1;
    merged.put.push(row);
  }
  if (!whole) return merged;
  for (const row of existing) {
    if (seen.has(row.id)) continue;
    if (row.gone_since === null) merged.missing.push(row);
    else if (daysBetween(row.gone_since, today) > RETENTION_DAYS) merged.drop.push(row);
  }
  return merged;
}

function toRow(listed: SchemeObservation, before: SchemeRow | undefined, briefs: Readonly<Record<string, string>>, today: string): NewRow {
  const ourBrief = briefs[listed.slug];
  const brief = listed.brief || ourBrief || null;
  const base = {
    slug: listed.slug,
    upstream_id: listed.upstreamId,
    name: listed.name,
    short_title: listed.shortTitle,
    level: listed.level,
    scheme_for: listed.schemeFor,
    ministry: listed.ministry,
    states: json(listed.states?.map(stateName)),
    categories: json(listed.categories),
    tags: json(listed.tags),
    brief,
    brief_source: brief === null ? null : listed.brief && listed.briefSource ? listed.briefSource : ('jaankari' as const),
    close_date: listed.closeDate,
    known: listed.known,
    gone_since: null,
  };
  const row: NewRow = {
    ...(before ? { id: before.id } : {}),
    ...base,
    recorded: listed.recorded,
    first_recorded: before?.first_recorded ?? (listed.recorded < today ? listed.recorded : today),
    name_key: nameKey(listed.name),
    short_keys: shortKeys(base),
  };
  // An unchanged listing keeps the day of its last change, so that a crawl without news changes nothing.
  if (before && isSame({ ...row, id: before.id, recorded: before.recorded }, before)) row.recorded = before.recorded;
  return row;
}

const json = (list: readonly string[] | null | undefined): string | null => (list ? JSON.stringify([...new Set(list)]) : null);

function isSame(a: SchemeRow, b: NewRow): boolean {
  return (Object.keys(a) as (keyof SchemeRow)[]).every((key) => a[key] === b[key]);
}
