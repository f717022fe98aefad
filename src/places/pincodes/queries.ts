import { CompiledQuery, type Kysely, sql } from 'kysely';
import { insertRows, refillWordIndex } from '../../store/rows.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { fold } from '../../text/fold.ts';
import { type Directory, type DistrictRow, HEAD, type OfficeRow, PINCODE_SNAPSHOT, type PincodeTables, type PinRow } from './tables.ts';

export type PincodeDatabase = Kysely<PincodeTables>;

/** The directory, read-only. */
export const pincodeDatabase = (): Promise<PincodeDatabase> => openSnapshot(PINCODE_SNAPSHOT);

/** An office as a search finds it. */
export type OfficeFound = Pick<OfficeRow, 'id' | 'pin' | 'name' | 'type' | 'district'>;

/** An office with the names of the units it belongs to. */
export interface OfficeDetails extends OfficeFound, Pick<OfficeRow, 'delivers' | 'listed' | 'lat' | 'lon' | 'doubt'> {
  taluk: string | null;
  division: string | null;
  region: string | null;
  circle: string | null;
}

// Plain SQL: building the statement with Kysely each time would cost more than running it.
const OFFICES = `select office.id, office.pin, office.name, office.type, office.district, taluk.name as taluk,
    division.name as division, division.region, division.circle, office.delivers, office.listed, office.lat, office.lon, office.doubt
  from office left join division on division.id = office.division left join taluk on taluk.id = office.taluk`;

/** A PIN code; undefined if the directory does not have it. */
export async function findPin(db: PincodeDatabase, pin: number): Promise<PinRow | undefined> {
  return (await db.executeQuery<PinRow>(CompiledQuery.raw('select * from pin where pin = ?', [pin]))).rows[0];
}

/** A PIN code's offices, largest first. */
export async function listOffices(db: PincodeDatabase, { first, offices }: PinRow): Promise<OfficeDetails[]> {
  const text = `${OFFICES} where office.id >= ? and office.id < ? order by office.id`;
  return (await db.executeQuery<OfficeDetails>(CompiledQuery.raw(text, [first, first + offices]))).rows;
}

/** Every PIN code with the district of all its present offices; null if they are in several. */
export const readPinDistrictIds = (db: PincodeDatabase): Promise<{ pin: number; district: number | null }[]> =>
  db
    .selectFrom('office')
    .select(['pin', sql<number | null>`iif(min(district) = max(district), min(district), null)`.as('district')])
    .where('listed', '=', 1)
    .groupBy('pin')
    .execute();

/** Names and districts of the head and sub offices that are listed, which are named for towns. */
export const readTownOffices = (db: PincodeDatabase): Promise<Pick<OfficeRow, 'name' | 'district'>[]> =>
  db
    .selectFrom('office')
    .select(['name', 'district'])
    .where('type', 'in', [0, 1])
    .where('listed', '=', 1)
    .where('doubt', 'is', null)
    .execute();

/** Every district: a few hundred. */
export const readDistricts = (db: PincodeDatabase): Promise<DistrictRow[]> =>
  db.selectFrom('district').selectAll().orderBy('name').execute();

/** Every PIN code, in order: 19,159 rows. */
export const readPins = (db: PincodeDatabase): Promise<PinRow[]> => db.selectFrom('pin').selectAll().orderBy('pin').execute();

/** PIN codes with the name of their main office. */
export type NamedPin = PinRow & { office: string };

/** PIN codes in a range, both ends included, in order. */
export async function pinsBetween(db: PincodeDatabase, from: number, to: number): Promise<NamedPin[]> {
  const text =
    'select pin.*, office.name as office from pin join office on office.id = pin.main where pin.pin between ? and ? order by pin.pin';
  return (await db.executeQuery<NamedPin>(CompiledQuery.raw(text, [from, to]))).rows;
}

/** PIN codes with an office in a district, in order. */
export async function listDistrictPins(db: PincodeDatabase, district: number): Promise<NamedPin[]> {
  const text = `select pin.*, office.name as office from pin join office on office.id = pin.main where pin.district = ? order by pin.pin`;
  return (await db.executeQuery<NamedPin>(CompiledQuery.raw(text, [district]))).rows;
}

/** How many offices these districts have. */
export async function countOfficesOf(db: PincodeDatabase, districts: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('office')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('district', 'in', districts)
    .executeTakeFirstOrThrow();
  return count;
}

/** Offices whose folded name matches an FTS5 trigram expression, up to a limit. */
export async function officesByLetters(db: PincodeDatabase, match: string, limit: number): Promise<OfficeFound[]> {
  const text = `with hit as materialized (select rowid as id from office_text where office_text match ? limit ?)
    select office.id, office.pin, office.name, office.type, office.district from hit cross join office on office.id = hit.id`;
  return (await db.executeQuery<OfficeFound>(CompiledQuery.raw(text, [match, limit]))).rows;
}

/** For each of the 9,190 trigrams, the number of names that contain it. */
export async function readLetters(db: PincodeDatabase): Promise<ReadonlyMap<string, number>> {
  await sql`create virtual table if not exists temp.letters using fts5vocab(main, 'office_text', 'row')`.execute(db);
  const { rows } = await sql<{ term: string; doc: number }>`select term, doc from temp.letters`.execute(db);
  return new Map(rows.map(({ term, doc }) => [term, doc]));
}

/** Every head office: 810 rows. */
export const readHeadOffices = (db: PincodeDatabase): Promise<OfficeFound[]> =>
  db.selectFrom('office').select(['id', 'pin', 'name', 'type', 'district']).where('type', '=', HEAD).orderBy('id').execute();

/** Versions of the directory's sources. */
export async function readEditions(db: PincodeDatabase): Promise<Record<string, string>> {
  const rows = await db.selectFrom('edition').selectAll().execute();
  return Object.fromEntries(rows.map(({ source, version }) => [source, version]));
}

/** Replaces the directory and its index. */
export async function putDirectory(db: PincodeDatabase, directory: Directory, editions: Readonly<Record<string, string>>): Promise<void> {
  const { districts, divisions, taluks, pins, offices } = directory;
  const edition = Object.entries(editions).map(([source, version]) => ({ source, version }));
  const tables = { district: districts, division: divisions, taluk: taluks, pin: pins, office: offices, edition } as const;
  for (const [table, rows] of Object.entries(tables) as [keyof typeof tables, never[]][]) {
    await db.deleteFrom(table).execute();
    await insertRows(db, table, rows);
  }
  const texts = offices.map(({ id, name }) => ({ rowid: id, name: nameText(name) }));
  await refillWordIndex(db, 'office_text', texts);
}

/** A name as indexed: folded, with a space at both ends, so that starts and ends of words match. */
const nameText = (name: string): string => ` ${fold(name)} `;
