import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';
import { lowerPriority } from '../../../kernel/lower-priority.ts';
import { openNodeDatabase } from '../node-database.ts';

/** A statement over a database file, and its parameters. */
export interface QueryTask {
  file: string;
  sql: string;
  parameters: readonly unknown[];
}

/** Its rows, and the processor time it took, in milliseconds. */
export interface Queried {
  rows: unknown[];
  cpuMs: number;
}

/** Each keeps 2 MB of its file in memory. */
const MAX_OPEN = 4;
const databases = new LRUCache<string, SqliteDatabase>({
  max: MAX_OPEN,
  memoMethod: (file) => openNodeDatabase(file, 'read'),
  dispose: (database) => database.close(),
});

lowerPriority();

/** The thread's entry: piscina calls it with a task. */
export default ({ file, sql, parameters }: QueryTask): Queried => {
  const before = process.threadCpuUsage();
  const rows = databases.memo(file).prepare(sql).all(parameters);
  const { user, system } = process.threadCpuUsage(before);
  return { rows, cpuMs: (user + system) / 1_000 };
};
