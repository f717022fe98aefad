import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { nearestNames } from '../../api/refusals.ts';
import type { Area } from '../../areas/area.ts';
import { ApiError } from '../../kernel/errors.ts';
import { memoizeAsync } from '../../kernel/memoize.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { countRows as countAll } from '../../store/sqlite/tables.ts';
import type { Column, ComputedColumn, SnapshotSchema, Table } from '../../store/table.ts';

/** A column in returned rows. */
export interface ServedColumn {
  name: string;
  column: Column;
  /** The type of its returned value: text if its numbers stand for texts. */
  type: 'text' | 'integer' | 'real';
  /** The table whose texts its numbers stand for. */
  means: { table: string; key: string; text: string } | undefined;
  /** Its value in SQL: the column, or what it is computed of. */
  own: RawBuilder<unknown>;
  /** Whether it is computed of others. */
  isComputed: boolean;
  /** The stored column of which it is another measure: `paise` for `rupees`. People read this one in its place. */
  of?: string;
  /** Whether its text is a JSON list or object, which is given in words. */
  isJson: boolean;
}

/** A public table. */
export interface ServedTable {
  area: Area;
  snapshot: SnapshotSchema;
  name: string;
  table: Table;
  columns: readonly ServedColumn[];
  /** Columns that identify a row, in stored order. */
  key: readonly string[];
  /** Leading columns of each index, including the key. */
  indexes: readonly (readonly string[])[];
}

const computedColumn = (name: string, { sql: text, ...column }: ComputedColumn, of?: string): ServedColumn => ({
  name,
  column,
  type: column.type,
  means: undefined,
  own: sql`(${sql.raw(text)})`,
  isComputed: true,
  isJson: false,
  ...(of !== undefined && { of }),
});

/** Rupees beside paise, and degrees beside their hundred-thousandths: whole numbers are what is stored, not what people read. */
function asPeopleKnow(name: string, { about, called, unit = '', null: mayBeNull }: Column): [name: string, ComputedColumn][] {
  const base = { type: 'real', ...(called && { called }), ...(mayBeNull && { null: mayBeNull }) } as const;
  if (/^paise\b/.test(unit)) {
    const rupees = name.includes('paise') ? name.replace('paise', 'rupees') : `${name}_rupees`;
    return [[rupees, { ...base, about: `${about}, in rupees`, unit: unit.replace('paise', 'rupees'), sql: `round(${name} / 100.0, 2)` }]];
  }
  const degrees = /^hundred-thousandths of a (degree .+)$/.exec(unit)?.[1];
  const degreesName = { lat: 'latitude', lon: 'longitude' }[name];
  if (!degrees || !degreesName) return [];
  return [
    [
      degreesName,
      { ...base, about: `${about}, in degrees`, unit: degrees.replace('degree', 'degrees'), sql: `round(${name} / 100000.0, 5)` },
    ],
  ];
}

const MEANS = /^(\w+)\((\w+), (\w+)\)$/;

function serve(area: Area, snapshot: SnapshotSchema, name: string, table: Table): ServedTable | undefined {
  if (table.using || table.internal) return undefined;
  const columns = [
    ...Object.entries(table.columns).flatMap(([name, column]): ServedColumn[] => {
      if (column.packed || column.type === 'blob') return [];
      const [, of = '', key = '', text = ''] = MEANS.exec(column.means ?? '') ?? [];
      return [
        {
          name,
          column,
          type: of ? 'text' : column.type,
          means: of ? { table: of, key, text } : undefined,
          own: sql.ref(name),
          isComputed: false,
          isJson: column.unit?.startsWith('JSON ') === true,
        },
        ...asPeopleKnow(name, column).map(([computedName, one]) => computedColumn(computedName, one, name)),
      ];
    }),
    ...Object.entries(table.computed ?? {}).map(([computedName, one]) => computedColumn(computedName, one)),
  ];
  const primary = Object.entries(table.columns).flatMap(([name, column]) => (column.primary ? [name] : []));
  const key = table.key ?? (primary.length > 0 ? primary : ['rowid']);
  const unique = [...(table.unique ?? []), ...Object.entries(table.columns).flatMap(([name, column]) => (column.unique ? [[name]] : []))];
  const indexes = [key, ...unique, ...Object.values(table.indexes ?? {}).map((one) => one.split(',').map((part) => part.trim()))];
  return { area, snapshot, name, table, columns, key, indexes };
}

/**
 * Every table of these areas except full-text indexes, packed texts and tables internal to crawls. Throws if an area has two of one name.
 */
export function listServed(areas: readonly Area[]): ServedTable[] {
  const all = areas.flatMap((area) =>
    (area.data?.snapshots ?? []).flatMap((snapshot) =>
      Object.entries(snapshot.tables).flatMap(([name, table]) => serve(area, snapshot, name, table) ?? []),
    ),
  );
  const paths = new Set(all.map(tablePath));
  if (paths.size < all.length) throw new Error('Two tables of one area have one name');
  return all;
}

/** Path of its rows. */
export const tablePath = ({ area, name }: Pick<ServedTable, 'area' | 'name'>): string => `/tables/${area.name}/${name}`;

/** A table by its names. Throws ApiError 404 with the existing ones. */
export function requireServed(all: readonly ServedTable[], area: string, name: string): ServedTable {
  const table = all.find((one) => one.area.name === area.toLowerCase() && one.name === name.toLowerCase());
  if (table) return table;
  const ofArea = all.filter((one) => one.area.name === area.toLowerCase());
  const near = nearestNames(
    ofArea.length > 0 ? name : area,
    ofArea.length > 0 ? ofArea.map((one) => one.name) : [...new Set(all.map((one) => one.area.name))],
  );
  throw new ApiError('not_found', `There is no table ${JSON.stringify(name.slice(0, 60))} of ${JSON.stringify(area.slice(0, 60))}.`, {
    suggestions: ofArea.length > 0 && near.length === 0 ? ofArea.map(tablePath) : near,
    hint: 'Every table is listed at /tables',
  });
}

/** A table's snapshot, read-only. Throws ApiError `snapshot_unavailable`. */
export const openServed = ({ snapshot }: ServedTable): Promise<QueryExecutorProvider> => openSnapshot(snapshot);

const counts = memoizeAsync(async (_: QueryExecutorProvider) => new Map<string, number>());

/** A table's row count, computed once per open snapshot. */
export async function countRows(db: QueryExecutorProvider, { name }: Pick<ServedTable, 'name'>): Promise<number> {
  const countOf = await counts(db);
  const count = countOf.get(name) ?? (await countAll(db, name));
  countOf.set(name, count);
  return count;
}
