import { FUEL_SNAPSHOT, type FuelTables } from '../../src/areas/fuel/tables.ts';
import { rewriteSnapshot } from '../../src/crawl/promote.ts';
import { istDay, now } from '../../src/kernel/time.ts';
import { writeReport } from '../../src/store/report.ts';
import { snapshotFile } from '../../src/store/snapshot.ts';

/** Leaves a data folder as the crawl of a day's fuel prices leaves it: each place has a price of today, a little above its newest, and the report tells of a crawl. */
export async function addDayOfPrices(dataDir: string): Promise<void> {
  const day = istDay(now());
  await rewriteSnapshot<FuelTables, void>({
    file: snapshotFile('fuel', dataDir),
    schema: FUEL_SNAPSHOT,
    async fill(db) {
      const rows = await db.selectFrom('price').selectAll().orderBy('day').execute();
      const newest = new Map(rows.map((row) => [`${row.place} ${row.fuel}`, row]));
      for (const row of newest.values()) {
        const price = { ...row, day, paise: row.paise + 10, observed_at: now().toISOString() };
        await db.replaceInto('price').values(price).execute();
      }
      return { changed: true, result: undefined };
    },
  });
  await writeReport('fuel', { outcome: 'changed', message: `fuel: prices of ${day}`, sources: [] }, dataDir);
}
