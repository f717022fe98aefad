import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../lib/crawl/crawl-area.ts';
import { compareRows, differenceInWords, isDifferent } from '../../lib/crawl/differences.ts';
import { guardCount } from '../../lib/crawl/guards.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { groupDigits } from '../../lib/words.ts';
import { putBanks, readBanks, readVersion } from './queries.ts';
import { IFSC_SOURCES } from './sources/index.ts';
import { type BankRow, CREATE_IFSC_TABLES, IFSC_VERSION, type IfscTables } from './tables.ts';

/** Crawls the codes of all banks into data/ifsc.sqlite. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<IfscTables>(
    {
      area: 'ifsc',
      version: IFSC_VERSION,
      tables: CREATE_IFSC_TABLES,
      older: 'rebuild',
      sources: IFSC_SOURCES,
      counted: 'codes',
      keeps: [{ table: 'bank' }],
      fill,
    },
    options,
  );

const countCodes = (banks: readonly BankRow[]): number => banks.reduce((sum, { branches }) => sum + branches, 0);

async function fill({ db, ask }: Crawl<IfscTables>): Promise<Filled> {
  const [before, versionBefore] = [await readBanks(db), await readVersion(db)];
  let banks: BankRow[] = before;
  let version = versionBefore;
  await ask({
    sources: IFSC_SOURCES,
    needs: undefined,
    take(records, source) {
      const found = records.flatMap((record) => ('bank' in record ? [record.bank] : []));
      guardCount(countCodes(before), countCodes(found), 'codes');
      banks = found;
      version = records.flatMap((record) => ('version' in record ? [record.version] : []))[0];
      return { rows: countCodes(found), notes: [`${source.name} ${version}, ${found.length} banks`] };
    },
  });
  const difference = compareRows(before, banks, ({ code }) => code);
  const changed = isDifferent(difference) || version !== versionBefore;
  if (changed && version !== undefined) await putBanks(db, difference, { source: 'ifsc', version });
  const [had, has] = [countCodes(before), countCodes(banks)];
  const counted =
    had === 0 ? `first ${groupDigits(has)} codes` : `${groupDigits(has)} codes (${has < had ? '' : '+'}${groupDigits(has - had)})`;
  return { changed, message: `${counted}; ${differenceInWords(difference, before.length, 'banks')}` };
}
