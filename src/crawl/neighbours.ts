import { type Kysely, sql } from 'kysely';
import type { FoundDoubts, NeighbourCheck } from '../store/doubts.ts';

/** So many rows of a check stand in the report; all of them are in the snapshot. */
const EXAMPLES = 40;

/**
 * Runs the checks over a snapshot's rows and writes their reasons into the column `doubt`, of those alone that changed. Returns what each found, and
 * whether any row changed. A row that a check no longer finds is free of its doubt.
 */
export async function markDoubts<DB>(
  db: Kysely<DB>,
  checks: readonly NeighbourCheck<DB>[],
): Promise<{ changed: boolean; doubts: FoundDoubts[] }> {
  const doubts: FoundDoubts[] = [];
  const byTable = new Map<string, { key: string; reasons: Map<string, string[]> }>();
  for (const check of checks) {
    const misfits = await check.find(db);
    const { reasons } = byTable.get(check.table) ?? { reasons: new Map<string, string[]>() };
    byTable.set(check.table, { key: check.key, reasons });
    for (const [row, why] of misfits) reasons.set(row, [...(reasons.get(row) ?? []), `${check.name}: ${why.replaceAll(';', ',')}`]);
    const examples = [...misfits].slice(0, EXAMPLES).map(([row, why]) => `${row}: ${why}`);
    doubts.push({ check: check.name, rows: misfits.size, examples });
  }
  let changed = false;
  for (const [table, { key, reasons }] of byTable) {
    const { rows } = await sql<{ key: string | number; doubt: string }>`
      select ${sql.ref(key)} as key, doubt from ${sql.table(table)} where doubt is not null`.execute(db);
    const doubtOf = new Map(rows.map((row) => [String(row.key), row.doubt]));
    for (const row of new Set([...doubtOf.keys(), ...reasons.keys()])) {
      const doubt = reasons.get(row)?.join('; ') ?? null;
      if (doubt === (doubtOf.get(row) ?? null)) continue;
      await sql`update ${sql.table(table)} set doubt = ${doubt} where ${sql.ref(key)} = ${row}`.execute(db);
      changed = true;
    }
  }
  return { changed, doubts };
}
