import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkHealth, type HealthOptions } from '../../scripts/health/checks.ts';
import { snapshotCache } from '../../src/api/cache.ts';
import { defineEndpoint } from '../../src/api/endpoint.ts';
import { type Area, defineArea } from '../../src/areas/area.ts';
import { ApiError, ERROR_CODES } from '../../src/kernel/errors.ts';
import type { CrawlReport } from '../../src/store/report.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

const NOW = new Date('2026-11-21T07:43:00Z');
const OBSERVED = '2026-11-21T00:07:00.000Z';

/** An area as the registry has them, with one endpoint and one prebuilt file. */
function makeArea(name: string, freshness?: NonNullable<Area['data']>['freshness']): Area {
  return defineArea({
    name,
    title: { en: name },
    summary: { en: name },
    group: 'prices',
    icon: 'page',
    endpoints: [
      defineEndpoint({
        path: `/${name}/{place}`,
        title: name,
        summary: name,
        query: z.object({}),
        response: z.strictObject({ price: z.string() }),
        cache: snapshotCache(60),
        examples: [{ title: 'one', params: { place: 'new delhi', days: '7' } }],
        respond: async () => ({ price: '94.72' }),
        staticFiles: async () => [{ path: `/${name}.json`, params: {} }],
      }),
    ],
    attribution: [],
    data: {
      crawler: {
        sources: [],
        schedule: { cron: ['7 0 * * *'], words: { en: 'daily at 05:37 IST' }, staleAfterHours: 36, alarmAfterDays: 2 },
        load: () => Promise.reject(new Error('nothing is crawled here')),
      },
      freshness: freshness ?? (async () => ({ observedAt: OBSERVED, source: 'goodreturns', count: 1, counted: 'prices' })),
    },
  });
}

const report = (more: Partial<CrawlReport> = {}): CrawlReport => ({
  area: 'fuel',
  outcome: 'changed',
  message: 'fuel: 14 of 98 prices changed (goodreturns)',
  finished_at: OBSERVED,
  last_success_at: OBSERVED,
  last_failure_at: null,
  last_failure: null,
  sources: [],
  ...more,
});

const GOOD = JSON.stringify({ price: '94.72' });
let service: StandIn;
let reports: Record<string, CrawlReport | undefined>;

beforeEach(async () => {
  reports = { fuel: report(), forex: report() };
  service = await startStandIn({
    '/index.json': JSON.stringify({ areas: ['fuel', 'forex'].map((name) => ({ name, updated_at: OBSERVED })) }),
    '/readyz': 'ready',
    '/fuel.json': GOOD,
    '/forex.json': GOOD,
    '/fuel/new%20delhi?days=7': GOOD,
    '/forex/new%20delhi?days=7': GOOD,
  });
});
afterEach(() => service.stop());

async function check(more: Partial<HealthOptions> = {}): Promise<Record<string, string[]>> {
  const options = {
    now: NOW,
    siteUrl: service.url,
    apiUrl: service.url,
    readReport: async (area: string) => reports[area],
    pause: 1,
    ...more,
  };
  return Object.fromEntries(await checkHealth([makeArea('fuel'), makeArea('forex')], options));
}

describe('the health check', () => {
  it('finds nothing wrong when all is well', async () => {
    expect(await check()).toEqual({ site: [], server: [], fuel: [], forex: [] });
  });

  it('names an area whose last good crawl is older than its schedule allows, with the last failure', async () => {
    const failed = {
      last_success_at: '2026-11-19T19:42:00.000Z',
      last_failure_at: OBSERVED,
      last_failure: 'fuel: kept the prices on record; all blocked',
    };
    reports.fuel = report({ outcome: 'failed', ...failed });
    const { fuel, forex } = await check();
    expect(fuel).toEqual([
      `The last good crawl is 36 hours old; 36 are allowed (daily at 05:37 IST). Last failure, ${OBSERVED}: fuel: kept the prices on record; all blocked`,
    ]);
    expect(forex).toEqual([]);
  });

  it('says what it asks twice before it waits, and what it looks at', async () => {
    const told: string[] = [];
    delete service.routes['/readyz'];
    await check({ log: (line) => told.push(line), pause: 20 });
    expect(told).toEqual([`${service.url}/readyz answers 404; asking once more in 0 s`, 'fuel ...', 'forex ...']);
  });

  it('names an area whose crawls go well and whose data stands still', async () => {
    const options = { now: NOW, siteUrl: service.url, readReport: async () => report({ last_success_at: NOW.toISOString() }), pause: 1 };
    const still = makeArea('fuel', async () => ({
      observedAt: OBSERVED,
      day: '2026-11-18',
      source: 'goodreturns',
      count: 1,
      counted: 'prices',
    }));
    expect((await checkHealth([still], options)).get('fuel')).toEqual([
      'The newest data is of 2026-11-18, 3 days ago; 2 are allowed. Do its sources give newer?',
    ]);
  });

  it('bears a failure while the last good crawl is young enough', async () => {
    reports.fuel = report({
      outcome: 'failed',
      last_failure_at: OBSERVED,
      last_failure: 'fuel: kept',
      last_success_at: '2026-11-20T00:07:00.000Z',
    });
    expect((await check()).fuel).toEqual([]);
  });

  it('names an area that was never crawled, and one whose report cannot be read', async () => {
    reports.fuel = undefined;
    expect((await check()).fuel).toEqual(['There is no report data/reports/fuel.json: the area was never crawled']);
    const readReport = () => Promise.reject(new Error('data/reports/fuel.json is not a crawl report'));
    expect((await check({ readReport })).fuel).toEqual(['The report cannot be read: data/reports/fuel.json is not a crawl report']);
  });

  it('names an area whose public files are older than the data in the repository', async () => {
    service.routes['/index.json'] = JSON.stringify({
      areas: [
        { name: 'fuel', updated_at: '2026-11-20T00:07:00.000Z' },
        { name: 'forex', updated_at: null },
      ],
    });
    const { fuel, forex } = await check();
    expect(fuel).toEqual([`The public site shows data of 2026-11-20T00:07:00.000Z; the repository has ${OBSERVED}. Was it deployed?`]);
    expect(forex).toEqual([expect.stringContaining('shows data of no date')]);
  });

  it('gives a deployment two hours after the crawl', async () => {
    service.routes['/index.json'] = JSON.stringify({
      areas: ['fuel', 'forex'].map((name) => ({ name, updated_at: '2026-11-20T00:07:00.000Z' })),
    });
    reports.fuel = report({ finished_at: '2026-11-21T05:50:00.000Z' });
    const { fuel, forex } = await check();
    expect(fuel).toEqual([]);
    expect(forex).toHaveLength(1);
  });

  it('names a public file and an endpoint that are broken, with what they said', async () => {
    service.routes['/fuel.json'] = '<html>not ours</html>';
    service.routes['/fuel/new%20delhi?days=7'] = { status: 502, body: JSON.stringify({ status: 'error', error: 'no source answered' }) };
    service.routes['/forex/new%20delhi?days=7'] = JSON.stringify({ price: 94.72 });
    const { fuel, forex } = await check();
    expect(fuel).toEqual([
      `${service.url}/fuel.json sends something that is not JSON (text/html)`,
      `${service.url}/fuel/new%20delhi?days=7 answers 502: no source answered`,
    ]);
    expect(forex).toEqual([expect.stringMatching(/sends a body of another shape \(price: .*expected string/)]);
  });

  it('believes a fault only when it is there at the second look', async () => {
    let calls = 0;
    service.routes['/fuel.json'] = (_request, response) => {
      calls += 1;
      response.writeHead(calls === 1 ? 500 : 200, { 'content-type': 'application/json' }).end(GOOD);
    };
    expect((await check()).fuel).toEqual([]);
    expect(calls).toBe(2);
  });

  it('takes a provider without its key for no fault', async () => {
    const body = JSON.stringify({ status: 'error', error: 'no key', code: 'not_configured' });
    service.routes['/fuel/new%20delhi?days=7'] = { status: ERROR_CODES.not_configured, body };
    expect((await check()).fuel).toEqual([]);
  });

  it('raises one alarm, not one an area, when the site or the server is down as a whole', async () => {
    service.routes['/index.json'] = { status: 404 };
    service.routes['/readyz'] = { status: 503 };
    expect(await check()).toEqual({
      site: [`${service.url}/index.json answers 404`],
      server: [`${service.url}/readyz answers 503`],
      fuel: [],
      forex: [],
    });
    const { site } = await check({ siteUrl: 'http://127.0.0.1:1' });
    expect(site).toEqual([expect.stringMatching(/^http:\/\/127.0.0.1:1\/index.json does not answer \(/)]);
  });

  it('goes on to the other areas when a snapshot cannot be opened', async () => {
    const broken = () =>
      Promise.reject(new ApiError('snapshot_unavailable', 'The fuel data is not available: it is missing.', { hint: 'Restore it.' }));
    const options = { now: NOW, siteUrl: service.url, readReport: async (area: string) => reports[area], pause: 1 };
    const findings = await checkHealth([makeArea('fuel', broken), makeArea('forex')], options);
    expect(Object.fromEntries(findings)).toEqual({
      site: [],
      fuel: ['The fuel data is not available: it is missing. Restore it.'],
      forex: [],
    });
  });

  it('looks only at the repository when no public address is known', async () => {
    expect(await check({ siteUrl: undefined, apiUrl: undefined })).toEqual({ fuel: [], forex: [] });
    expect(service.asked).toEqual([]);
  });
});
