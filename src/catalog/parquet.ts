import type { Row } from '../api/csv.ts';
import type { Column } from '../store/sqlite/tables.ts';

/** The part of `hyparquet-writer` that we use. The package is optional: a server that only serves does not need it. */
interface ParquetWriter {
  parquetWriteBuffer(table: { schema: object[]; columnData: { name: string; data: unknown[] }[] }): ArrayBuffer;
}

let loading: Promise<ParquetWriter | undefined> | undefined;

function loadWriter(): Promise<ParquetWriter | undefined> {
  loading ??= import(/* @vite-ignore */ 'hyparquet-writer' as string).catch((error) => {
    if (error?.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  });
  return loading;
}

/** Whether the package that writes Parquet is installed. */
export const canWriteParquet = async (): Promise<boolean> => (await loadWriter()) !== undefined;

/** A table as Parquet: integers as INT64, `day` as DATE. Throws if the package that writes it is not installed. */
export async function renderParquet(columns: readonly Column[], rows: readonly Row[]): Promise<Uint8Array> {
  const installed = await loadWriter();
  if (!installed) throw new Error('hyparquet-writer is not installed');
  const kinds = columns.map((column) => ({ column, ...kindOf(column) }));
  const schema = kinds.map(({ column, type, convert: _, ...rest }) => ({
    name: column.name,
    type,
    repetition_type: column.nullable ? 'OPTIONAL' : 'REQUIRED',
    ...rest,
  }));
  const columnData = kinds.map(({ column: { name }, convert }) => ({
    name,
    data: rows.map((row) => (row[name] === null || row[name] === undefined ? null : convert(row[name]))),
  }));
  return new Uint8Array(installed.parquetWriteBuffer({ schema: [{ name: 'root', num_children: schema.length }, ...schema], columnData }));
}

/** The Parquet type of an SQLite column. */
function kindOf({ name, type }: Column): { type: string; converted_type?: string; convert(value: unknown): unknown } {
  if (name === 'day') return { type: 'INT32', converted_type: 'DATE', convert: (value) => new Date(`${value}T00:00:00Z`) };
  if (type.toLowerCase() === 'integer') return { type: 'INT64', convert: (value) => BigInt(value as number) };
  if (type.toLowerCase() === 'real') return { type: 'DOUBLE', convert: Number };
  return { type: 'BYTE_ARRAY', converted_type: 'UTF8', convert: String };
}
