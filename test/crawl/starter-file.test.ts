import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { crawledAreas } from '../../scripts/schedule.ts';
import { crawlHere } from '../support/crawl.ts';
import { workDir } from '../support/work-dir.ts';

/** Sources that are a file of the folder `starter`. */
const FILES = crawledAreas().flatMap(({ name: area, data: { crawler } }) =>
  crawler.sources.filter(({ isSeed, isFile }) => isSeed || isFile).map(({ name: source }) => ({ area, source })),
);
const NOBODY = 'http://127.0.0.1:9';

describe('a crawl into a folder without starter files', () => {
  let folder: string;
  beforeEach(() => {
    const { path, remove } = workDir();
    folder = path;
    onTestFinished(remove);
  });
  const crawl = (area: string, ...more: string[]) =>
    crawlHere([area, '--data-dir', folder, '--pause', '0', ...more], {
      UPSTREAM_GOODRETURNS_URL: NOBODY,
      UPSTREAM_CARDEKHO_URL: NOBODY,
      UPSTREAM_NDTV_URL: NOBODY,
    });
  const advice = () => `Copy the folder data/starter of the project's repository to ${join(folder, 'starter')}`;

  it.each(FILES)('names the file that is missing and says what to do: $area, $source', async ({ area, source }) => {
    const { code, output, errors } = await crawl(area, '--source', source);
    expect(code).toBe(2);
    expect(output).toMatch(new RegExp(`^${area}: there are no .* yet; .*${join(folder, 'starter')}/[\\w.-]+ is missing\\. `));
    expect(output).toContain(advice());
    expect(errors).not.toMatch(/ENOENT|^\s+at /m);
    expect(JSON.parse(readFileSync(join(folder, `reports/${area}.json`), 'utf8')).message).toBe(output);
  });

  it('says so behind why nobody else answered', async () => {
    const { output } = await crawl('fuel');
    expect(output).toMatch(/^fuel: there are no prices yet; goodreturns: .*; cardekho: .*; ndtv: .*; starter: .*fuel\.json\.gz is missing/);
  });

  it('says of a file that is cut that it is damaged', async () => {
    mkdirSync(join(folder, 'starter'));
    writeFileSync(join(folder, 'starter/fuel.json.gz'), gzipSync('{"about":"prices"}').subarray(0, 20));
    const { output } = await crawl('fuel', '--source', 'starter');
    expect(output).toContain(`starter/fuel.json.gz is damaged (unexpected end of file). ${advice()}`);
  });

  it('says of a folder in its place that it cannot be read', async () => {
    mkdirSync(join(folder, 'starter/fuel.json.gz'), { recursive: true });
    expect((await crawl('fuel', '--source', 'starter')).output).toContain('starter/fuel.json.gz cannot be read (EISDIR)');
  });
});
