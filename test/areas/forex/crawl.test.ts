import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../../src/areas/forex/currencies.ts';
import { crawlHere } from '../../support/crawl.ts';
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

/** A day of rates as a version of the package; each currency a little above the day before. */
function publish(version: string, day: string): void {
  const drift = 1 + Date.parse(day) / 1e15;
  const usd = Object.fromEntries(CURRENCIES.map(({ code }, at) => [code.toLowerCase(), Number(((at + 2) * drift).toPrecision(8))]));
  registry.hold('@fawazahmed0/currency-api', { version, files: { 'v1/currencies/usd.json': JSON.stringify({ date: day, usd }) } });
}

const crawl = () =>
  crawlHere(['forex', '--source', 'currency-api-package', '--data-dir', data.path], {
    npm_config_registry: registry.url,
    npm_config_cache: join(data.path, 'npm-cache'),
  });

function daysOnRecord(): unknown[] {
  const db = new DatabaseSync(join(data.path, 'forex.sqlite'), { readOnly: true });
  const days = db.prepare('select distinct day from rate order by day').all();
  db.close();
  return days.map(({ day }) => day);
}

describe('a crawl of dated rates from their package', () => {
  it('takes every day that was ever published, with the gaps between them', async () => {
    publish('1.0.0', '2024-01-01');
    publish('2024.3.2', '2024-03-02');
    publish('2025.7.31', '2025-07-31');
    publish('2026.9.29', '2026-09-29');
    const { code, output } = await crawl();
    expect({ code, output }).toEqual({ code: 0, output: `forex: ${CURRENCIES.length * 3} rates of 3 new days (currency-api-package)` });
    expect(daysOnRecord()).toEqual(['2024-03-02', '2025-07-31', '2026-09-29']);
  });

  it('adds what is new, and forgets nothing', async () => {
    publish('2026.10.30', '2026-10-30');
    expect((await crawl()).output).toBe(`forex: ${CURRENCIES.length} rates of 1 new days (currency-api-package)`);
    expect(daysOnRecord()).toEqual(['2024-03-02', '2025-07-31', '2026-09-29', '2026-10-30']);
    expect(JSON.parse(await readFile(join(data.path, 'reports/forex.json'), 'utf8')).records).toEqual({ rate: CURRENCIES.length * 4 });
  });
});
