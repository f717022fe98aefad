import type { Kysely } from 'kysely';
import { memoizeAsync } from '../../../kernel/memoize.ts';
import { openSnapshot } from '../../../store/snapshot.ts';
import { type CodeRateRow, GST_RATES_SNAPSHOT, type GstRateTables, type RateRow } from './tables.ts';

type RatesDatabase = Kysely<GstRateTables>;

/** The rates, read-only. */
export const ratesDatabase = (): Promise<RatesDatabase> => openSnapshot(GST_RATES_SNAPSHOT);

/** All entries by id: 1,400, which hold for thousands of codes. */
export const allRates = memoizeAsync(
  async (db: RatesDatabase): Promise<ReadonlyMap<number, RateRow>> =>
    new Map((await db.selectFrom('rate').selectAll().orderBy('id').execute()).map((row) => [row.id, row])),
);

export const codeRates = (db: RatesDatabase, codes: readonly string[]): Promise<CodeRateRow[]> =>
  db.selectFrom('code_rate').selectAll().where('code', 'in', codes).execute();
