import { z } from 'zod';
import { ApiError } from '../kernel/errors.ts';
import { flatten, type Row, toCsv } from './csv.ts';
import { textParam } from './params.ts';
import { splitList } from './query.ts';
import { nearestNames } from './refusals.ts';

const MAX_LENGTH = 500;

/** The parameter that selects members of a body. */
export const fieldsParam = textParam({
  about: 'Members to give, with commas between; a name stands for the member wherever it is, petrol.price for the price within petrol',
  longest: MAX_LENGTH,
});

/**
 * A body reduced to the members that `fields` names, with their parents; `status` always stays. Throws ApiError 400 for a name that is in
 * neither the body nor `members`, those that its schema knows.
 */
export function pickFields(body: unknown, fields: string, members: () => readonly string[]): unknown {
  const names = splitList(fields);
  const matched = new Set<string>();
  const picked = pick(body, '', names, matched) ?? {};
  refuseUnknown(names, matched, members);
  const status = (body as { status?: unknown } | null)?.status;
  return status === undefined ? picked : { status, ...(picked as object) };
}

/** Rows as CSV with the columns that `fields` names. Throws ApiError 400 for an unknown column. */
export function pickColumns(rows: readonly Row[], fields: string, empty: () => readonly Row[]): string {
  const names = splitList(fields);
  const matched = new Set<string>();
  const flat = (rows.length > 0 ? rows : empty()).map((row) => flatten(row));
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  const kept = columns.filter((column) => {
    const parts = column.split('.');
    const paths = parts.map((_, end) => parts.slice(0, end + 1).join('.'));
    return paths.map((path) => matching(path, names, matched)).some(Boolean);
  });
  refuseUnknown(names, matched, () => columns);
  const picked = flat.map((row) => Object.fromEntries(kept.map((column) => [column, row[column] ?? null])));
  return toCsv(rows.length > 0 ? picked : [], () => picked);
}

/** Whether the member at this path is wanted. Adds the names that matched to `found`. */
function matching(path: string, fields: readonly string[], matched: Set<string>): boolean {
  const names = fields.filter((name) => path === name || path.endsWith(`.${name}`));
  for (const name of names) matched.add(name);
  return names.length > 0;
}

function pick(value: unknown, at: string, fields: readonly string[], matched: Set<string>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((one) => pick(one, at, fields, matched)).filter((one) => one !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const path = at ? `${at}.${name}` : name;
    const kept = matching(path, fields, matched) ? member : pick(member, path, fields, matched);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

function refuseUnknown(fields: readonly string[], matched: ReadonlySet<string>, members: () => readonly string[]): void {
  const missing = fields.filter((name) => !matched.has(name));
  if (missing.length === 0) return;
  const all = members();
  const unknown = missing.find((name) => !all.some((path) => path === name || path.endsWith(`.${name}`)));
  if (unknown === undefined) return;
  const names = [...new Set(all.map((path) => path.split('.').at(-1) ?? ''))];
  const suggestions = nearestNames(unknown.split('.').at(-1) ?? '', names);
  throw new ApiError('invalid_parameter', `fields names ${JSON.stringify(unknown.slice(0, 80))}, which this answer does not have`, {
    ...(suggestions.length > 0 ? { suggestions } : { available: names.slice(0, 60) }),
    extra: { parameter: 'fields' },
  });
}

const MAX_DEPTH = 8;

/** Dotted paths of all members that a body of this schema can have. */
export function memberPaths(response: z.ZodType): readonly string[] {
  const root = z.toJSONSchema(response, { unrepresentable: 'any', io: 'input' }) as z.core.JSONSchema.BaseSchema;
  const all = new Set<string>();
  function walk(schema: z.core.JSONSchema.BaseSchema | boolean | undefined, at: string, depth: number): void {
    if (typeof schema !== 'object' || depth > MAX_DEPTH) return;
    if (schema.$ref) walk(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''], at, depth + 1);
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) walk(one, at, depth + 1);
    for (const one of [schema.items, schema.prefixItems, schema.additionalProperties].flat()) walk(one as typeof schema, at, depth + 1);
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      const path = at ? `${at}.${name}` : name;
      all.add(path);
      walk(member, path, depth + 1);
    }
  }
  walk(root, '', 0);
  return [...all];
}
