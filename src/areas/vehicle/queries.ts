import { CompiledQuery, type Kysely, sql } from 'kysely';
import { memoizeAsync } from '../../kernel/memoize.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { type OfficeRow, VEHICLE_SNAPSHOT, type VehicleTables } from './tables.ts';

export type VehicleDatabase = Kysely<VehicleTables>;

/** The registering offices, read-only. */
export const vehicleDatabase = (): Promise<VehicleDatabase> => openSnapshot(VEHICLE_SNAPSHOT);

const COLUMNS = [
  'code',
  'kind',
  'state_code',
  'state',
  'office',
  'district',
  'type',
  'status',
  'current',
  'note',
  'doubts',
  'source',
  'as_of',
  'attested_by',
] as const;

/** Codes of one office before those of the dashboard, in the order of their numbers. */
const inOrder = sql`kind = 'dashboard', state_code, cast(substr(code, 4) as integer), code`;

/** Every office, in the order of states and numbers. */
export const allOffices = (db: VehicleDatabase): Promise<OfficeRow[]> => db.selectFrom('office').select(COLUMNS).orderBy(inOrder).execute();

/** Once per snapshot: every town's page looks for its own among those of its state. */
const officesByState = memoizeAsync(async (db: VehicleDatabase) =>
  Map.groupBy(
    (await allOffices(db)).filter(({ kind }) => kind === 'office'),
    ({ state }) => state,
  ),
);

/** The offices of a state by its name, in the order of their numbers. */
export const officesIn = async (db: VehicleDatabase, state: string): Promise<readonly OfficeRow[]> =>
  (await officesByState(db)).get(state) ?? [];

/** The office of a code such as `WB-20`. */
export const findOffice = (db: VehicleDatabase, code: string): Promise<OfficeRow | undefined> =>
  db.selectFrom('office').select(COLUMNS).where('code', '=', code).executeTakeFirst();

/** Offices under these state codes, those of today before the codes that are no longer given. */
export const findOfficesByStateCode = (db: VehicleDatabase, stateCodes: readonly string[]): Promise<OfficeRow[]> =>
  db
    .selectFrom('office')
    .select(COLUMNS)
    .where('state_code', 'in', stateCodes)
    .orderBy(sql`case kind when 'office' then 0 when 'legacy' then 1 else 2 end`)
    .orderBy(inOrder)
    .execute();

/** How many offices of each kind stand under each state code. */
export const countOffices = (db: VehicleDatabase): Promise<{ state_code: string; kind: OfficeRow['kind']; count: number }[]> =>
  db
    .selectFrom('office')
    .select(({ fn }) => ['state_code', 'kind', fn.countAll<number>().as('count')])
    .groupBy(['state_code', 'kind'])
    .execute();

/** Newest date of a source. */
export async function newestSource(db: VehicleDatabase): Promise<string> {
  const { newest } = await db
    .selectFrom('office')
    .select(({ fn }) => fn.max('as_of').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

// Written out once: making a statement anew by Kysely would cost more than running it.
const BY_TEXT = `select ${COLUMNS.map((name) => `office.${name}`).join(', ')} from office_text join office on office.id = office_text.rowid
  where office_text match ?
  order by case office.kind when 'office' then 0 when 'legacy' then 1 else 2 end, bm25(office_text, 4, 4, 1), office.code limit ?`;

/** Offices that have every word in their code, name or district, best first: a name counts more than a district. `match` is an FTS5 expression. */
export const officesByText = async (db: VehicleDatabase, match: string, limit: number): Promise<OfficeRow[]> =>
  (await db.executeQuery<OfficeRow>(CompiledQuery.raw(BY_TEXT, [match, limit]))).rows;

/** Names of offices and districts, each once: what a misspelt one is compared with. */
export async function listOfficeNames(db: VehicleDatabase): Promise<string[]> {
  const rows = await db.selectFrom('office').select(['office', 'district']).where('kind', '!=', 'dashboard').execute();
  return [...new Set(rows.flatMap(({ office, district }) => [office, district]).filter((name) => name !== null))];
}
