import { inflateSync } from 'node:zlib';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { insertRows, refillWordIndex } from '../../store/rows.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import type { BranchTables } from './branches/branch-tables.ts';
import { ADDRESS_BLOCK, type BankRow, type BranchRow, IFSC_SNAPSHOT, type IfscTables } from './tables.ts';

export type IfscDatabase = Kysely<IfscTables>;

/** Banks and branches, read-only. */
export const ifscDatabase = (): Promise<IfscDatabase> => openSnapshot(IFSC_SNAPSHOT);

/** Every bank with its codes packed, by its four letters. */
export const readBanks = (db: IfscDatabase): Promise<BankRow[]> => db.selectFrom('bank').selectAll().orderBy('code').execute();

/** Editions of the lists by package name; none before the first crawl. */
export async function readEditions(db: IfscDatabase): Promise<Map<string, IfscTables['edition']>> {
  return new Map((await db.selectFrom('edition').selectAll().execute()).map((row) => [row.source, row]));
}

/** Banks and states with their branches, in their order: under 2,000 rows. */
export const readGroups = (db: IfscDatabase) => db.selectFrom('branch_group').selectAll().orderBy('id').execute();

/** Districts with known branches: under 800 rows. */
export const readDistricts = (db: IfscDatabase) => db.selectFrom('branch_district').selectAll().orderBy('name').execute();

/** A branch with the names of what it refers to. */
export interface FoundBranch extends Pick<BranchRow, 'id' | 'branch_group' | 'code' | 'name' | 'micr' | 'swift' | 'ways'> {
  centre: string | null;
  city: string | null;
  district: string | null;
}

// Plain SQL: building the statement with Kysely each time would cost more than running it.
const BRANCHES = `select branch.id, branch_group, code, branch.name, micr, swift, ways, centre.name as centre, city.name as city, district.name as district
  from branch left join place_name as centre on centre.id = branch.centre left join place_name as city on city.id = branch.city
    left join branch_district as district on district.id = branch.district`;

/** The requested branches: an id range (end exclusive) and further conditions. */
export interface BranchFilter {
  from: number;
  to: number;
  /** District ids. */
  districts?: readonly number[] | undefined;
  /** The centre's name as listed, in any case. */
  centre?: string | undefined;
  /** A full-text query. */
  words?: string | undefined;
}

function conditionOf({ from, to, districts, centre, words }: BranchFilter): { where: string; values: (string | number)[] } {
  const parts = ['branch.id >= ? and branch.id < ?'];
  const values: (string | number)[] = [from, to];
  if (districts) parts.push(`branch.district in (${districts.map(Number).join(', ')})`);
  if (centre !== undefined) {
    parts.push('branch.centre in (select id from place_name where name = ? collate nocase)');
    values.push(centre);
  }
  if (words !== undefined) {
    parts.push('branch.id in (select rowid from branch_text where branch_text match ? and rowid >= ? and rowid < ?)');
    values.push(words, from, to);
  }
  return { where: parts.join(' and '), values };
}

/** In which order branches are listed: by place and then name, as the list has them, or by name alone. */
export type BranchOrder = 'place' | 'name';

/** Branches in an order. */
export async function listBranches(
  db: IfscDatabase,
  filter: BranchFilter,
  limit: number,
  offset = 0,
  order: BranchOrder = 'place',
): Promise<FoundBranch[]> {
  const { where, values } = conditionOf(filter);
  const text = `${BRANCHES} where ${where} order by ${order === 'name' ? 'branch.name collate nocase, ' : ''}branch.id limit ? offset ?`;
  return (await db.executeQuery<FoundBranch>(CompiledQuery.raw(text, [...values, limit, offset]))).rows;
}

/** Their number. */
export async function countBranches(db: IfscDatabase, filter: BranchFilter): Promise<number> {
  const { where, values } = conditionOf(filter);
  const query = CompiledQuery.raw(`select count(*) as count from branch where ${where}`, values);
  return (await db.executeQuery<{ count: number }>(query)).rows[0]?.count ?? 0;
}

/** Number of known branches by district name. */
export async function countByDistrict(db: IfscDatabase, { from, to }: BranchFilter): Promise<{ district: string; branches: number }[]> {
  const text = `select district.name as district, count(*) as branches from branch join branch_district as district on district.id = branch.district
    where branch.id >= ? and branch.id < ? group by district.id order by district.name`;
  return (await db.executeQuery<{ district: string; branches: number }>(CompiledQuery.raw(text, [from, to]))).rows;
}

/** The branch of a bank (id range) with these last six characters. */
export async function findBranchByCode(db: IfscDatabase, code: string, { from, to }: BranchFilter): Promise<FoundBranch | undefined> {
  const query = CompiledQuery.raw(`${BRANCHES} where code = ? and branch.id >= ? and branch.id < ?`, [code, from, to]);
  return (await db.executeQuery<FoundBranch>(query)).rows[0];
}

/** Branches with a MICR code: one, or some dozens that clear together. */
export async function findBranchesByMicr(db: IfscDatabase, micr: number): Promise<FoundBranch[]> {
  return (await db.executeQuery<FoundBranch>(CompiledQuery.raw(`${BRANCHES} where micr = ? order by branch.id`, [micr]))).rows;
}

/** Addresses and telephone numbers by branch id. */
export async function readAddresses(
  db: IfscDatabase,
  ids: readonly number[],
): Promise<Map<number, { address: string | null; contact: string | null }>> {
  const blockOf = (id: number) => Math.floor((id - 1) / ADDRESS_BLOCK);
  const rows = await db
    .selectFrom('branch_address')
    .selectAll()
    .where('id', 'in', [...new Set(ids.map(blockOf))])
    .execute();
  const blocks = new Map(rows.map(({ id, lines }) => [id, inflateSync(lines).toString('utf8').split('\n')]));
  return new Map(
    ids.map((id) => {
      const [address, contact] = blocks.get(blockOf(id))?.[(id - 1) % ADDRESS_BLOCK]?.split('\t') ?? [];
      return [id, { address: address || null, contact: contact || null }];
    }),
  );
}

/** Records a list's edition. */
export async function putEdition(db: IfscDatabase, edition: IfscTables['edition']): Promise<void> {
  await db.deleteFrom('edition').where('source', '=', edition.source).execute();
  await db.insertInto('edition').values(edition).execute();
}

/** Replaces the branches and their index. */
export async function putBranches(db: IfscDatabase, { branch, branch_text, ...tables }: BranchTables): Promise<void> {
  await db.deleteFrom('branch').execute();
  await insertRows(db, 'branch', branch);
  // Codes arrive in order of places, which leaves a third of each index page empty; other tables fill the space freed here.
  await sql`reindex branch`.execute(db);
  for (const [table, rows] of Object.entries(tables) as [keyof typeof tables, never[]][]) {
    await db.deleteFrom(table).execute();
    await insertRows(db, table, rows);
  }
  await refillWordIndex(db, 'branch_text', branch_text);
}
