import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { AnyCheck, FoundDoubts } from '../store/doubts.ts';
import { hashFile } from '../store/fingerprint.ts';
import { migrateTables } from '../store/migrate-tables.ts';
import { acceptSnapshots, noteFingerprints, readReport } from '../store/report.ts';
import { snapshotFile } from '../store/snapshot.ts';
import type { SnapshotSchema } from '../store/table.ts';
import { markDoubts } from './neighbours.ts';
import { rewriteSnapshot } from './promote.ts';

/**
 * Brings an area's snapshots in a folder to the version that its tables declare, and accepts them in the report: a column that was added has in older
 * rows what its `before` says, and its rows are held against their neighbours by `checks`. Returns a line for each file. Throws, with the files as they
 * were, where a column says nothing of older rows.
 *
 * @example await migrateSnapshots('fuel', [FUEL_SNAPSHOT], 'data') // ['data/fuel.sqlite: version 2 (price: octane added)']
 */
export async function migrateSnapshots(
  area: string,
  schemas: readonly SnapshotSchema[],
  dataDir: string,
  checks: readonly AnyCheck[] = [],
): Promise<string[]> {
  const notes: string[] = [];
  let doubts: FoundDoubts[] | undefined;
  for (const schema of schemas) {
    const file = snapshotFile(schema.name, dataDir);
    if (!existsSync(file)) continue;
    let changes: string[] = [];
    const { changed } = await rewriteSnapshot<unknown, void>({
      file,
      schema,
      older: async (db) => {
        changes = await migrateTables(db, schema);
      },
      fill: async (db) => {
        const ofSchema = checks.filter(({ table }) => table in schema.tables);
        const marked = await markDoubts(db, ofSchema);
        if (ofSchema.length > 0) doubts = [...(doubts ?? []), ...marked.doubts];
        return { changed: marked.changed, result: undefined };
      },
      // A crash before the new file is in place leaves either of the two, and both are right.
      announce: async (copy) => noteFingerprints(area, basename(file), [await hashFile(file), await hashFile(copy)], dataDir),
    });
    const version = `version ${schema.version}`;
    notes.push(
      `${file}: ${changed ? `${version} (${changes.join('; ') || 'no table differs'})` : `has ${version} already; raise it in tables.ts to change a table`}`,
    );
  }
  if (await readReport(area, dataDir)) await acceptSnapshots(area, dataDir, doubts);
  return notes;
}
