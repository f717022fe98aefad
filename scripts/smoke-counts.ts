import { Kysely } from 'kysely';
import type { Area } from '../src/areas/area.ts';
import { findFreshness } from '../src/catalog/catalog.ts';
import { countRows } from '../src/crawl/queries.ts';
import { readReport } from '../src/store/report.ts';
import { snapshotFile } from '../src/store/snapshot.ts';
import { sqliteDialect } from '../src/store/sqlite/dialect.ts';
import { crawledAreas } from './schedule.ts';

export interface ShownArea {
  name: string;
  records?: { count: number; of: string } | null | undefined;
}

/** Compares what a catalogue shows of crawled areas with the snapshots, and those with what their reports tell. Gives the differences in words. */
export async function findCountFaults(areas: readonly Area[], shown: readonly ShownArea[]): Promise<string[]> {
  const faults: string[] = [];
  for (const area of crawledAreas(areas)) {
    const ours = await findFreshness(area);
    const theirs = shown.find(({ name }) => name === area.name)?.records;
    if (!ours) faults.push(`${area.name}: its snapshot cannot be read`);
    else if (ours.count !== theirs?.count)
      faults.push(`${area.name}: ${theirs?.count ?? 'no'} ${ours.counted} are shown, ${ours.count} are on record`);
    if (ours) faults.push(...(await findReportFaults(area.name)));
  }
  return faults;
}

async function findReportFaults(area: string): Promise<string[]> {
  const records = Object.entries((await readReport(area))?.records ?? {});
  if (records.length === 0) return [];
  const db = new Kysely<unknown>({ dialect: sqliteDialect(snapshotFile(area), 'read') });
  try {
    const counts = await Promise.all(records.map(async ([table, told]) => ({ table, told, found: await countRows(db, table) })));
    return counts
      .filter(({ told, found }) => told !== found)
      .map(({ table, told, found }) => `${area}: the table ${table} has ${found} rows, and its report tells of ${told}`);
  } finally {
    await db.destroy();
  }
}
