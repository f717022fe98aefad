import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it, type TestContext } from 'vitest';
import { findAct, INSTALL_ACT, runWorkflow, type WorkflowRun } from '../../scripts/act.ts';
import { makeRehearsal, type Rehearsal } from '../../scripts/rehearsal.ts';
import { FUEL_SCHEDULE } from '../../src/areas/fuel/tables.ts';
import { FROZEN } from '../support/frozen.ts';
import { goodreturnsIndex } from '../support/fuel-pages.ts';
import { type StandIn, type StandInRoute, startStandIn } from '../support/stand-in.ts';

const act = findAct();
if (!act) console.warn(`SKIPPED: act is not installed, so the crawl workflow is not run; ${INSTALL_ACT}`);

/** A crawl keeps its pauses between requests, and two of these run beside each other. */
const ONE_RUN_MS = 400_000;

const opened: StandIn[] = [];
afterAll(() => Promise.all(opened.map((one) => one.stop())));

const gitIn = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const subjects = ({ origin }: Rehearsal) => gitIn(origin, 'log', '--format=%s', 'main').split('\n').slice(0, -1);
const filesOf = ({ origin }: Rehearsal, commit = 'main') => gitIn(origin, 'show', '--format=', '--name-only', commit).split('\n').sort();
const blob = ({ origin }: Rehearsal, path: string, commit = 'main') => gitIn(origin, 'rev-parse', `${commit}:${path}`);

async function rehearse(test: TestContext): Promise<Rehearsal> {
  const rehearsal = await makeRehearsal({ data: FROZEN.DATA_DIR });
  test.onTestFinished(() => rehearsal.remove());
  return rehearsal;
}

/** Stand-ins for all three sources; the two behind goodreturns refuse. */
async function sources(routes: Record<string, StandInRoute>): Promise<Record<string, string>> {
  const [goodreturns, blocked] = await Promise.all([startStandIn(routes), startStandIn()]);
  opened.push(goodreturns, blocked);
  return { UPSTREAM_GOODRETURNS_URL: goodreturns.url, UPSTREAM_CARDEKHO_URL: blocked.url, UPSTREAM_NDTV_URL: blocked.url };
}

const goodDay = (): Record<string, StandInRoute> => ({
  '/petrol-price.html': goodreturnsIndex('petrol'),
  '/diesel-price.html': goodreturnsIndex('diesel'),
});

const crawlFuel = (rehearsal: Rehearsal, env: Record<string, string>, more: Partial<WorkflowRun> = {}) =>
  runWorkflow(rehearsal.clone, { workflow: 'crawl', inputs: { area: 'fuel', source: '' }, env, ...more });

// Mostly waiting between polite requests, so they wait beside each other.
describe.skipIf(!act)('the crawl workflow, run by act', { concurrent: true }, () => {
  it(
    'commits snapshot and report with the difference in words and calls for a deployment, and does neither when it runs again',
    async (test) => {
      const rehearsal = await rehearse(test);
      const env = await sources(goodDay());
      const first = await crawlFuel(rehearsal, env, { cron: FUEL_SCHEDULE.cron[0] ?? '', job: 'changed' });
      expect(first.code, first.output).toBe(0);
      expect(subjects(rehearsal)).toEqual([expect.stringMatching(/^fuel: \d+ of 98 prices changed \(goodreturns\)$/)]);
      expect(filesOf(rehearsal)).toEqual(['data/fuel.sqlite', 'data/reports/fuel.json']);

      expect(first.output).toContain('The data is changed');

      // The real thing starts at the newest commit.
      gitIn(rehearsal.clone, 'pull', '--quiet');
      const second = await crawlFuel(rehearsal, env, { job: 'changed' });
      expect(second.code, second.output).toBe(0);
      expect(second.output).toContain('fuel: nothing to commit');
      expect(second.output).toContain('The data is same');
      expect(subjects(rehearsal)).toHaveLength(1);
    },
    2 * ONE_RUN_MS,
  );

  it(
    'leaves the data alone when every source fails, commits the report that says so, and fails itself',
    async (test) => {
      const rehearsal = await rehearse(test);
      const { code, output } = await crawlFuel(rehearsal, await sources({}));
      expect(code).not.toBe(0);
      // act's own words: under load it loses what a step of milliseconds has printed.
      expect(output).toContain('Failure - Main Fail when the old data was kept');
      expect(subjects(rehearsal)).toEqual([expect.stringMatching(/^fuel: kept the prices on record; goodreturns: .*404/)]);
      expect(filesOf(rehearsal)).toEqual(['data/reports/fuel.json']);
      expect(blob(rehearsal, 'data/fuel.sqlite')).toBe(blob(rehearsal, 'data/fuel.sqlite', 'main~1'));
      expect(JSON.parse(gitIn(rehearsal.origin, 'show', 'main:data/reports/fuel.json'))).toMatchObject({ outcome: 'failed' });
    },
    ONE_RUN_MS,
  );

  it(
    'puts its commit on top of one that arrived while it crawled',
    async (test) => {
      const rehearsal = await rehearse(test);
      const other = await rehearsal.cloneAgain('other');
      const petrol = goodreturnsIndex('petrol');
      let pushed = false;
      const env = await sources({
        ...goodDay(),
        // The workflow has taken the newest data before it asks for this page.
        '/petrol-price.html': (_request, response) => {
          if (!pushed) pushFile(other, 'data/reports/elsewhere.json');
          pushed = true;
          response.writeHead(200, { 'content-type': 'text/html' }).end(petrol);
        },
      });
      const { code, output } = await crawlFuel(rehearsal, env);
      expect(code, output).toBe(0);
      expect(output).toContain('Pushed to main: fuel: ');
      expect(subjects(rehearsal)).toEqual([expect.stringMatching(/^fuel: /), 'elsewhere: a change of somebody else']);
    },
    ONE_RUN_MS,
  );

  it(
    'pushes two areas that were crawled at the same time, one of them failing at the source it was given',
    async (test) => {
      const rehearsal = await rehearse(test);
      const second = await rehearsal.cloneAgain('second');
      const [good, blocked] = await Promise.all([sources(goodDay()), sources({})]);
      const [fuel, commodities] = await Promise.all([
        crawlFuel(rehearsal, good),
        runWorkflow(second, { workflow: 'crawl', inputs: { area: 'commodities', source: 'goodreturns' }, env: blocked }),
      ]);
      expect(fuel.code, fuel.output).toBe(0);
      expect(commodities.code).not.toBe(0);
      expect(subjects(rehearsal).sort()).toEqual([
        expect.stringMatching(/^commodities: kept the prices on record; goodreturns: /),
        expect.stringMatching(/^fuel: \d+ of 98 prices changed \(goodreturns\)$/),
      ]);
      expect([fuel, commodities].filter(({ output }) => output.includes('Pushed to main: '))).toHaveLength(2);
    },
    ONE_RUN_MS,
  );

  it(
    'brings back the data of an earlier commit instead of crawling, and takes a crawl back with word to the next one',
    async (test) => {
      const rehearsal = await rehearse(test);
      const env = await sources(goodDay());
      const first = gitIn(rehearsal.origin, 'rev-parse', 'main');
      const crawled = await crawlFuel(rehearsal, env);
      expect(crawled.code, crawled.output).toBe(0);
      const news = blob(rehearsal, 'data/fuel.sqlite');
      expect(news).not.toBe(blob(rehearsal, 'data/fuel.sqlite', first));
      const again = async (restore: string) => {
        gitIn(rehearsal.clone, 'pull', '--quiet');
        const { code, output } = await crawlFuel(rehearsal, env, { inputs: { area: 'fuel', source: '', restore } });
        expect(code, output).toBe(0);
        expect(output).not.toContain('Main Crawl');
      };
      await again(first);
      expect(blob(rehearsal, 'data/fuel.sqlite')).toBe(blob(rehearsal, 'data/fuel.sqlite', first));
      // The crawl before is the newest commit but one that changed the snapshot.
      await again('undo');
      expect(blob(rehearsal, 'data/fuel.sqlite')).toBe(news);
      expect(subjects(rehearsal)[0]).toMatch(/^fuel: back to the data of [0-9a-f]{12}, without /);
    },
    3 * ONE_RUN_MS,
  );

  it(
    'refuses an area that there is not, whatever the name tries to say to a shell',
    async (test) => {
      const rehearsal = await rehearse(test);
      const trap = join(rehearsal.root, 'trap');
      const { code, output } = await crawlFuel(rehearsal, await sources({}), {
        inputs: { area: `"; touch ${trap}; $(touch ${trap})`, source: '' },
      });
      expect(code).not.toBe(0);
      expect(output).toMatch(/is not a crawled area; there are all, fuel/);
      expect(() => execFileSync('ls', [trap], { stdio: 'ignore' })).toThrow();
      expect(subjects(rehearsal)).toEqual([]);
    },
    ONE_RUN_MS,
  );
});

function pushFile(clone: string, path: string): void {
  execFileSync('sh', ['-c', `echo '{}' > "$0" && git add "$0"`, path], { cwd: clone });
  gitIn(clone, '-c', 'user.name=somebody', '-c', 'user.email=somebody@localhost', 'commit', '-qm', 'elsewhere: a change of somebody else');
  gitIn(clone, 'push', '--quiet', 'origin', 'main');
}
