import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { allSchemes, type SchemesDatabase } from '../../src/areas/schemes/queries.ts';
import { SCHEME_TEXTS_SNAPSHOT } from '../../src/areas/schemes/tables.ts';
import { openSnapshotIn } from '../../src/store/snapshot.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { crawlHere } from '../support/crawl.ts';
import { recordedItems, startMyScheme } from '../support/myscheme.ts';
import { workDir } from '../support/work-dir.ts';

const SCHEMES = 160;
/** A test that kills the crawler after so many answers, each time a crawl that goes on where the one before was. */
export function killsSchemesCrawl(moments: readonly number[]): void {
  it(`goes on where a crawl was that was killed after ${moments.join(' and ')} answers, and ends equal to one that was not`, {
    timeout: 180_000,
  }, async () => {
    const portal = await startMyScheme(recordedItems().slice(0, SCHEMES));
    onTestFinished(() => portal.stop());
    const settings = { UPSTREAM_MYSCHEME_URL: portal.url, UPSTREAM_MYSCHEME_SITEMAP_URL: portal.url, MYSCHEME_API_KEY: 'test-key' };
    const argsOf = (dataDir: string) => ['schemes', '--data-dir', dataDir, '--pause', '0'];
    const run = (dataDir: string) =>
      spawn('node', ['scripts/crawl.ts', ...argsOf(dataDir)], { env: { ...process.env, ...settings }, stdio: 'ignore' });
    const crawl = (dataDir: string) => crawlHere(argsOf(dataDir), settings);

    const cut = workDir();
    onTestFinished(cut.remove);
    for (const moment of moments) {
      portal.asked.length = 0;
      const child = run(cut.path);
      const ended = once(child, 'exit');
      while (portal.asked.length < moment && child.exitCode === null) await sleep(2);
      expect(child.kill('SIGKILL'), `killed after ${moment} answers`).toBe(true);
      await ended;
    }
    portal.asked.length = 0;
    expect((await crawl(cut.path)).code).toBe(0);
    const askedAgain = portal.asked.filter((path) => path.includes('/schemes/v6/')).length;
    // At least the two rounds before the last kill were on record.
    expect(askedAgain).toBeLessThanOrEqual((SCHEMES - 80) * 3);

    const whole = workDir();
    onTestFinished(whole.remove);
    expect((await crawl(whole.path)).code).toBe(0);
    const expected = await contentOf(whole.path);
    expect(expected.schemes.length).toBe(SCHEMES);
    expect(expected.texts.length).toBe(SCHEMES);
    expect(await contentOf(cut.path)).toEqual(expected);
  });
}

async function contentOf(dataDir: string) {
  const db: SchemesDatabase = new Kysely({ dialect: sqliteDialect(join(dataDir, 'schemes.sqlite'), 'read') });
  const texts = await openSnapshotIn(dataDir, SCHEME_TEXTS_SNAPSHOT);
  try {
    return {
      schemes: await allSchemes(db),
      texts: (await texts?.selectFrom('text').selectAll().orderBy('slug').execute()) ?? [],
      pass: await texts?.selectFrom('pass').selectAll().execute(),
    };
  } finally {
    await db.destroy();
    await texts?.destroy();
  }
}
