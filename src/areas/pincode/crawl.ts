import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../crawl/crawl-area.ts';
import { GuardError, guardCount } from '../../crawl/guards.ts';
import { groupDigits } from '../../i18n/format.ts';
import { putDirectory, readEditions } from '../../places/pincodes/queries.ts';
import { PINCODE_SNAPSHOT, type PincodeTables } from '../../places/pincodes/tables.ts';
import { countRows } from '../../store/sqlite/tables.ts';
import { PINCODE_CHECKS } from './checks.ts';
import type { CorrectionCounts } from './corrections.ts';
import { makeDirectory } from './directory.ts';
import { PINCODE_SOURCES } from './sources/index.ts';
import type { PincodeRecord } from './sources/record.ts';

/** Forces a rebuild when the correction rules change, even if no source did. */
const RULES = '3';

/** Crawls the directory of post offices into data/pincode.sqlite. It needs all four sources. */
export const crawl = (options: CrawlOptions) =>
  crawlArea<PincodeTables>(
    {
      area: 'pincode',
      schema: PINCODE_SNAPSHOT,
      older: 'rebuild',
      sources: PINCODE_SOURCES,
      counted: 'post offices',
      checks: PINCODE_CHECKS,
      protectedTables: [{ table: 'office' }, { table: 'pin' }],
      fill,
    },
    options,
  );

async function fill({ db, readSources }: Crawl<PincodeTables>): Promise<Filled> {
  const recordsBySource = new Map<string, PincodeRecord[]>();
  const versions: Record<string, string> = { rules: RULES };
  await readSources({
    sources: PINCODE_SOURCES,
    needs: undefined,
    accept(records, { name }) {
      recordsBySource.set(name, [...records]);
      const version = records.flatMap((record) => ('version' in record ? [record.version] : []))[0] ?? 'unknown';
      versions[name] = version;
      return { rows: records.length - 1, notes: [`edition ${version}`] };
    },
  });
  const missing = PINCODE_SOURCES.filter(({ name }) => !recordsBySource.has(name));
  if (missing.length > 0)
    throw new GuardError(`the directory is made of all its sources; without ${missing.map(({ name }) => name).join(', ')}`);
  const before = await countRows(db, 'office');
  const editions = await readEditions(db);
  const changed = PINCODE_SOURCES.some(({ name }) => editions[name] !== versions[name]) || editions.rules !== RULES;
  if (!changed) return { changed, message: `0 of ${groupDigits(before)} post offices changed` };

  const all = [...recordsBySource.values()].flat();
  const counts: CorrectionCounts = new Map();
  const directory = makeDirectory(
    {
      current: all.flatMap((record) => ('current' in record ? [record.current] : [])),
      offices: all.flatMap((record) => ('office' in record ? [record.office] : [])),
      details: all.flatMap((record) => ('detail' in record ? [record.detail] : [])),
      points: all.flatMap((record) => ('point' in record ? [record.point] : [])),
    },
    counts,
  );
  guardCount(before, directory.offices.length, 'post offices');
  guardCount(await countRows(db, 'pin'), directory.pins.length, 'PIN codes');
  await putDirectory(db, directory, versions);
  const placed = directory.pins.filter(({ lat }) => lat !== null).length;
  const typed = directory.offices.filter(({ type }) => type !== null).length;
  const mended = [...counts].map(([rule, times]) => `${rule} ${groupDigits(times)}`).join(', ');
  return {
    changed,
    message:
      `${before === 0 ? 'first ' : ''}${groupDigits(directory.offices.length)} post offices (${groupDigits(typed)} of a known kind), ` +
      `${groupDigits(directory.pins.length)} PIN codes (${groupDigits(placed)} with a point) in ${directory.districts.length} districts`,
    note: `mended: ${mended}`,
  };
}
