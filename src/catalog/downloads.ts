import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { toCsv } from '../api/csv.ts';
import { type Area, freshnessOf } from '../areas/area.ts';
import { env } from '../kernel/env.ts';
import { JSON_TYPE, typeOfFile } from '../kernel/http.ts';
import { noteInput } from '../kernel/inputs.ts';
import { keptWork } from '../kernel/kept-work.ts';
import { shareWork } from '../kernel/memoize.ts';
import { tellInstant } from '../kernel/time.ts';
import { listSnapshots } from '../store/fingerprint.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import { describeTables, readRows, readRowsInParts, readWithoutWordIndexes, type Table } from '../store/sqlite/tables.ts';
import type { Attribution, SnapshotSchema } from '../store/table.ts';
import type { BuiltFile } from './built-file.ts';
import { canWriteParquet, renderParquet } from './parquet.ts';

/** A file to download: a snapshot without its full-text indexes, or one of its tables. */
export interface Download {
  /** Path from the root. */
  path: string;
  type: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** What identifies a download's content. */
export type Digest = Pick<Download, 'bytes' | 'sha256'>;
/** Returns the digest of the download at a path; `make` produces it. */
export type FindDigest = (path: string, make: () => Promise<string | Uint8Array>) => Promise<Digest>;

/** A download that is not a table. */
interface DescribedDownload extends Download {
  about: string;
}

interface DescribedColumn {
  name: string;
  /** As SQLite declares it, in lower case. */
  type: string;
  nullable: boolean;
  key: boolean;
  about: string;
  unit: string | null;
  source: string;
}

interface DescribedTable {
  name: string;
  about: string;
  rows: number;
  /** The table as CSV; null if it holds packed bytes. */
  csv: Download | null;
  /** A daily history as Parquet; null for other tables, and if the package that writes it is not installed. */
  parquet: Download | null;
  columns: DescribedColumn[];
}

interface DescribedSnapshot {
  name: string;
  about: string;
  schema_version: number;
  file: Download;
  /** The publishers; a licence is null if the publisher states none. */
  sources: { name: string; url: string | null; licence: string | null }[];
  tables: DescribedTable[];
}

/** `/data/<area>.json`: what an area's files contain. */
export interface DataDictionary {
  area: string;
  title: string;
  updated_at: string | null;
  schedule: string | null;
  snapshots: DescribedSnapshot[];
  /** All data in formats of its field: trains as GTFS. */
  others: DescribedDownload[];
}

export interface AreaData {
  area: Area;
  dictionary: DataDictionary;
  /** All files, including the dictionary. */
  files: BuiltFile[];
}

/** A larger table is made on request as CSV: its snapshot, which has it too, is a file. In bytes. */
const MAX_CSV_FILE = 4_000_000;

const SQLITE_TYPE = typeOfFile('data.sqlite');
const CSV_TYPE = typeOfFile('data.csv');
const PARQUET_TYPE = typeOfFile('data.parquet');

/** Path of an area's dictionary. */
export const dictionaryPath = ({ name }: Pick<Area, 'name'>): string => `/data/${name}.json`;

const makeDigest: FindDigest = async (_, make) => digestOf(await make());

export const digestOf = (body: string | Uint8Array): Digest => ({
  bytes: Buffer.byteLength(body),
  sha256: createHash('sha256').update(body).digest('hex'),
});

const described = new Map<Area, () => Promise<AreaData | undefined>>();

/**
 * The data of every area that has any and whose snapshot can be read, described once per process: the first call's `findDigest` is used. A
 * build passes one that makes each download once for all its processes, and none that is unchanged since the last build.
 */
export async function listAreaData(areas: readonly Area[], findDigest: FindDigest = makeDigest): Promise<AreaData[]> {
  const all = await Promise.all(areas.map((area) => findAreaData(area, findDigest)));
  return all.flatMap((one) => one ?? []);
}

/** Every file of an area: its snapshots, their tables as CSV and Parquet, and other formats. */
export const listDownloads = ({ snapshots, others }: DataDictionary): Download[] => [
  ...snapshots.flatMap(({ file, tables }) => [file, ...tables.flatMap(({ csv, parquet }) => [csv ?? [], parquet ?? []].flat())]),
  ...others.map(({ about: _, ...file }) => file),
];

function findAreaData(area: Area, findDigest: FindDigest): Promise<AreaData | undefined> {
  const before = described.get(area);
  if (before) return before();
  const data = shareWork(() => withoutSnapshot(() => describeArea(area, findDigest), undefined));
  described.set(area, data);
  return data();
}

async function describeArea(area: Area, findDigest: FindDigest): Promise<AreaData | undefined> {
  const { data } = area;
  if (!data?.snapshots) return undefined;
  // Opens the snapshot as its endpoints do, so that a damaged one is not offered.
  const freshness = await freshnessOf(area);
  const there = new Set(await listSnapshots(area.name, env.DATA_DIR));
  const files: BuiltFile[] = [];
  /** Adds a file to the downloads. Its bytes are not kept: all together are too large. */
  const add: AddDownload = async (path, type, make) => {
    const digest = await findDigest(path, make);
    files.push({ path, type, body: make, keyed: true, ...(type === CSV_TYPE && digest.bytes > MAX_CSV_FILE && { onRequest: true }) });
    return { path, type, ...digest };
  };
  const snapshots: DescribedSnapshot[] = [];
  for (const schema of data.snapshots) if (there.has(`${schema.name}.sqlite`)) snapshots.push(await describeSnapshot(schema, add));
  const others = (data.downloads ?? []).map(async ({ path, about, body }) => ({
    about,
    ...(await add(path, typeOfFile(path), body)),
  }));
  const dictionary: DataDictionary = {
    area: area.name,
    title: area.title.en,
    updated_at: freshness ? tellInstant(freshness.observedAt) : null,
    schedule: data.crawler?.schedule.words.en ?? null,
    snapshots,
    others: await Promise.all(others),
  };
  files.push({ path: dictionaryPath(area), type: JSON_TYPE, body: async () => JSON.stringify(dictionary) });
  return { area, dictionary, files };
}

type AddDownload = (path: string, type: string, make: () => Promise<string | Uint8Array>) => Promise<Download>;

/** Describes one snapshot, and offers it and its tables. */
async function describeSnapshot(schema: SnapshotSchema, addDownload: AddDownload): Promise<DescribedSnapshot> {
  const { name, about, sources } = schema;
  const input = `${name}.sqlite`;
  noteInput?.(input);
  const file = join(env.DATA_DIR, input);
  const add: AddDownload = (path, type, read) =>
    addDownload(path, type, () => {
      noteInput?.(input);
      return read();
    });
  const { version, tables } = await keptWork(`tables of ${input}`, () => {
    noteInput?.(input);
    return describeTables(file);
  });
  const whole = await add(`/data/${name}.sqlite`, SQLITE_TYPE, () => readWithoutWordIndexes(file));
  const all: DescribedTable[] = [];
  for (const table of tables.filter(({ virtual }) => !virtual)) {
    const declared = schema.tables[table.name];
    const hasParquet = declared?.key?.includes('day') && (await canWriteParquet());
    const path = `/data/${name}/${table.name}`;
    all.push({
      name: table.name,
      about: declared?.about ?? '',
      rows: table.rows ?? 0,
      csv: isPlain(table) ? await add(`${path}.csv`, CSV_TYPE, () => renderCsv(file, table)) : null,
      parquet: hasParquet
        ? await add(`${path}.parquet`, PARQUET_TYPE, async () => renderParquet(table.columns, await readRows(file, table.name)))
        : null,
      columns: table.columns.map((column) => describeColumn(schema, table, column)),
    });
  }
  return { name, about, schema_version: version, file: whole, sources: sources.map(toSource), tables: all };
}

/** Finds how a download that a build has left out is made, by its path: a snapshot, or a table as CSV. Undefined if there is none. */
export async function findDownload(areas: readonly Area[], path: string): Promise<(() => Promise<string | Uint8Array>) | undefined> {
  const other = areas.flatMap(({ data }) => data?.downloads ?? []).find((one) => one.path === path);
  if (other) return () => other.body();
  const [, snapshot, name] = /^\/data\/([a-z\d-]+)(?:\/(\w+)\.csv|\.sqlite)$/.exec(path) ?? [];
  const area = areas.find(({ data }) => data?.snapshots?.some((one) => one.name === snapshot));
  if (!area || !(await listSnapshots(area.name, env.DATA_DIR)).includes(`${snapshot}.sqlite`)) return undefined;
  const file = join(env.DATA_DIR, `${snapshot}.sqlite`);
  if (name === undefined) return () => readWithoutWordIndexes(file);
  const table = (await describeTables(file)).tables.find((one) => !one.virtual && one.name === name && isPlain(one));
  return table && (() => renderCsv(file, table));
}

function describeColumn(schema: SnapshotSchema, table: Table, { name, type, nullable, key }: Table['columns'][number]): DescribedColumn {
  const declared = schema.tables[table.name];
  const { about = '', unit = null, source = declared?.source ?? '' } = declared?.columns[name] ?? {};
  return { name, type: type.toLowerCase(), nullable, key: key > 0, about, unit, source };
}

/** A table as CSV, in UTF-8. */
async function renderCsv(file: string, table: Table): Promise<Uint8Array> {
  const parts = [Buffer.from(toCsv([], () => [emptyRow(table)]))];
  for await (const rows of readRowsInParts(file, table.name)) parts.push(Buffer.from(toCsv(rows, () => [], false)));
  return Buffer.concat(parts);
}

/** Whether it is readable as text; packed bytes are not. */
const isPlain = ({ columns }: Table): boolean => columns.every(({ type }) => type.toLowerCase() !== 'blob');

const emptyRow = ({ columns }: Table): Record<string, null> => Object.fromEntries(columns.map(({ name }) => [name, null]));

const toSource = ({ name, url, licence }: Attribution) => ({ name, url: url ?? null, licence: licence ?? null });
