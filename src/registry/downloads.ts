import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Area, Attribution } from '../areas/area.ts';
import { snapshotsOf } from '../lib/crawl/fingerprint.ts';
import { toCsv } from '../lib/csv.ts';
import { env } from '../lib/env.ts';
import { JSON_TYPE, typeOfFile } from '../lib/http.ts';
import { withoutSnapshot } from '../lib/snapshot.ts';
import { describeTables, readRows, type Table } from '../lib/sqlite/tables.ts';
import type { BuiltFile } from './built-file.ts';

/** A file to download: a snapshot, or one of its tables. */
export interface Download {
  /** Address from the root. */
  path: string;
  type: string;
  bytes: number;
  /** Hex. */
  sha256: string;
}

export interface DescribedColumn {
  name: string;
  /** As SQLite declares it, in lower case; empty for a column of an index. */
  type: string;
  nullable: boolean;
  key: boolean;
  about: string;
  unit: string | null;
  source: string;
}

export interface DescribedTable {
  name: string;
  about: string;
  /** Null for an index. */
  rows: number | null;
  /** The table as a file; null for an index, and where it holds packed bytes. */
  csv: Download | null;
  columns: DescribedColumn[];
}

export interface DescribedSnapshot {
  name: string;
  about: string;
  schema_version: number;
  file: Download;
  /** Whose data it is; a licence is null where the publisher states none. */
  sources: { name: string; url: string | null; licence: string | null }[];
  tables: DescribedTable[];
}

/** `/data/<area>.json`: what an area's files hold. */
export interface DataDictionary {
  area: string;
  title: string;
  updated_at: string | null;
  schedule: string | null;
  snapshots: DescribedSnapshot[];
}

export interface AreaData {
  area: Area;
  dictionary: DataDictionary;
  /** All of it, the dictionary too. */
  files: BuiltFile[];
}

type Meaning = NonNullable<Area['snapshots']>[number];

const SQLITE_TYPE = typeOfFile('data.sqlite');
const CSV_TYPE = typeOfFile('data.csv');

/** Where an area's dictionary stands. */
export const dictionaryPath = ({ name }: Pick<Area, 'name'>): string => `/data/${name}.json`;

const described = new Map<Area, Promise<AreaData | undefined>>();

/** The data of every area that has any and whose snapshot can be read, made once a process. */
export async function dataOfAreas(areas: readonly Area[]): Promise<AreaData[]> {
  const found = await Promise.all(areas.map(dataOf));
  return found.flatMap((one) => one ?? []);
}

function dataOf(area: Area): Promise<AreaData | undefined> {
  const known = described.get(area);
  if (known) return known;
  const data = withoutSnapshot(() => describeArea(area), undefined);
  described.set(area, data);
  return data;
}

async function describeArea(area: Area): Promise<AreaData | undefined> {
  if (!area.snapshots) return undefined;
  // Reads the snapshot the way its endpoints do, so that a damaged one is offered to nobody.
  const freshness = await area.freshness?.();
  const there = new Set(await snapshotsOf(area.name, env.DATA_DIR));
  const files: BuiltFile[] = [];
  const snapshots: DescribedSnapshot[] = [];
  for (const meaning of area.snapshots) if (there.has(`${meaning.name}.sqlite`)) snapshots.push(await describeSnapshot(meaning, files));
  const dictionary: DataDictionary = {
    area: area.name,
    title: area.title.en,
    updated_at: freshness?.observedAt ?? null,
    schedule: area.crawler?.schedule.words.en ?? null,
    snapshots,
  };
  files.push({ path: dictionaryPath(area), type: JSON_TYPE, body: async () => JSON.stringify(dictionary) });
  return { area, dictionary, files };
}

/** Describes one file, and adds it and its tables to `files`. */
async function describeSnapshot(meaning: Meaning, files: BuiltFile[]): Promise<DescribedSnapshot> {
  const { name, about, sources } = meaning;
  const file = join(env.DATA_DIR, `${name}.sqlite`);
  const { version, tables } = await describeTables(file);
  const whole = await offer(files, `/data/${name}.sqlite`, SQLITE_TYPE, () => readFile(file));
  const all: DescribedTable[] = [];
  for (const table of tables) {
    const known = meaning.tables[table.name];
    all.push({
      name: table.name,
      about: known?.about ?? '',
      rows: table.rows,
      csv: isPlain(table) ? await offer(files, `/data/${name}/${table.name}.csv`, CSV_TYPE, () => csvOf(file, table)) : null,
      columns: table.columns.map((column) => describeColumn(meaning, table, column)),
    });
  }
  return { name, about, schema_version: version, file: whole, sources: sources.map(sourceOf), tables: all };
}

function describeColumn(meaning: Meaning, table: Table, { name, type, nullable, key }: Table['columns'][number]): DescribedColumn {
  const known = meaning.tables[table.name];
  const { about = '', unit = null, source = known?.source ?? '' } = known?.columns[name] ?? {};
  return { name, type: type.toLowerCase(), nullable, key: key > 0, about, unit, source };
}

const csvOf = async (file: string, table: Table): Promise<string> => toCsv(await readRows(file, table.name), () => [emptyRow(table)]);

/** Puts a file among those that are offered. Its bytes are made again when it is written: all of them are too many to hold meanwhile. */
async function offer(files: BuiltFile[], path: string, type: string, make: () => Promise<string | Uint8Array>): Promise<Download> {
  files.push({ path, type, body: make });
  const body = await make();
  return { path, type, bytes: Buffer.byteLength(body), sha256: createHash('sha256').update(body).digest('hex') };
}

/** Can it be read as text? Packed bytes cannot, and an index has no rows of its own. */
const isPlain = ({ virtual, columns }: Table): boolean => !virtual && columns.every(({ type }) => type.toLowerCase() !== 'blob');

const emptyRow = ({ columns }: Table): Record<string, null> => Object.fromEntries(columns.map(({ name }) => [name, null]));

const sourceOf = ({ name, url, licence }: Attribution) => ({ name, url: url ?? null, licence: licence ?? null });
