import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackCodes } from '../../../src/areas/ifsc/branch-codes.ts';
import type { IfscTables } from '../../../src/areas/ifsc/tables.ts';
import { sqliteDialect } from '../../../src/lib/sqlite/dialect.ts';
import { openSqlite } from '../../../src/lib/sqlite/open.ts';
import { type PackageRegistry, startPackageRegistry } from '../../support/package-registry.ts';
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
function hold(version: string, { codes = 10, extra = {} as Record<string, unknown> } = {}): void {
  registry.hold('ifsc', {
    version,
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

function crawl(): Promise<{ code: number; output: string }> {
  const environment = {
    ...process.env,
    npm_config_registry: registry.url,
    npm_config_cache: join(data.path, 'npm-cache'),
  };
  return new Promise((resolve) => {
    execFile('node', ['scripts/crawl.ts', 'ifsc', '--data-dir', data.path], { env: environment }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout.trim() }),
    );
  });
}

async function bank(code: string) {
  const db = new Kysely<IfscTables>({ dialect: sqliteDialect(() => openSqlite(join(data.path, 'ifsc.sqlite'), 'read')) });
  try {
    return await db.selectFrom('bank').selectAll().where('code', '=', code).executeTakeFirst();
  } finally {
    await db.destroy();
  }
}
const report = async () => JSON.parse(await readFile(join(data.path, 'reports/ifsc.json'), 'utf8'));

describe('the crawl of the codes', () => {
  it('keeps every code, with the names of banks and of those behind them', async () => {
    hold('2.0.50');
    expect(await crawl()).toEqual({ code: 0, output: 'ifsc: first 2,107 codes; first 212 banks (ifsc)' });
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
    expect((await report()).sources).toEqual([{ source: 'ifsc', ok: true, rows: 2107, note: 'ifsc 2.0.50, 212 banks' }]);
  });

  it('changes nothing for the same edition', async () => {
    const before = (await report()).snapshots;
    expect((await crawl()).code).toBe(0);
    expect((await report()).snapshots).toEqual(before);
  });

  it('tells of a new edition by how much it differs', async () => {
    hold('2.0.51', { extra: { HDFC: [1, 2, 3, 240, 241, 'CAACOB', 'C0RSBL'] } });
    expect((await crawl()).output).toBe('ifsc: 2,108 codes (+1); 1 of 212 banks changed (ifsc)');
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
