import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchServer, NO_ENGINE, type RunningServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { waitFor } from '../support/wait.ts';
import { workDir } from '../support/work-dir.ts';

let server: RunningServer;

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; route?: string; [field: string]: unknown });

async function figures(): Promise<string> {
  const port = /Figures for Prometheus: port (\d+)/.exec(server.output())?.[1];
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** What a server says of itself once all these are answered. */
async function askAll(environment: Record<string, string> = {}): Promise<void> {
  server = await launchServer({
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    RATE_LIMIT_OFF: '',
    API_KEYS: 'k3y-of-ours',
    ...NO_ENGINE,
    ...environment,
  });
  const headers = { 'x-api-key': 'k3y-of-ours' };
  for (const path of ['/fuel.json', '/fuel.json', '/fuel?city=mumbai', '/fuel?city=mumbai', '/nothing/1234567890']) await server.get(path);
  for (const path of ['/gst/validate?number=27AAPFU0939F1ZV', '/search?q=my+secret+words', '/train/pnr/1234567890'])
    await server.get(path, { headers });
}

describe('a server that is looked at', () => {
  let site: StandIn;
  beforeAll(async () => {
    site = await startStandIn({ '/robots.txt': { status: 404 }, '/': '<p>A page.</p>' });
    await askAll({
      UPSTREAM_OPEN_METEO_URL: 'http://127.0.0.1:1',
      UPSTREAM_MET_NORWAY_URL: 'http://127.0.0.1:1',
      UPSTREAM_WTTR_URL: 'http://127.0.0.1:1',
      FETCH_ALLOW: new URL(site.url).host,
    });
  });
  afterAll(() => Promise.all([server.stop(), site.stop()]));

  it('writes one line for each request, which says nothing of who asked for what', async () => {
    const linesOfRequests = () => linesOf(server.output()).filter(({ msg }) => msg === 'request');
    // The last line comes when its answer has gone out.
    await waitFor(() => linesOfRequests().length === 8);
    const requests = linesOfRequests();
    expect(requests.map(({ from, status }) => [from, status]).slice(0, 5)).toEqual([
      ['file', 200],
      ['file', 200],
      ['made', 200],
      ['kept', 200],
      ['none', 404],
    ]);
    expect(requests[0]).toMatchObject({ method: 'GET', route: 'file', path: '/fuel.json', ms: expect.any(Number) });
    expect(requests.map(({ route }) => route).slice(2, 7)).toEqual(['/fuel', '/fuel', 'none', '/gst/validate', '/search']);
    expect(new Set(requests.map(({ caller }) => caller)).size).toBe(1);
    expect(JSON.stringify(requests)).not.toMatch(/27AAPFU|1234567890|secret|k3y|127\.0\.0\.1|mumbai/);
  });

  it('counts requests by endpoint and status, and tells its memory and the age of its data', async () => {
    const text = await figures();
    expect(text).toContain('jaankari_requests_total{route="file",status="200",from="file"} 2');
    expect(text).toContain('jaankari_requests_total{route="/fuel",status="200",from="made"} 1');
    expect(text).toContain('jaankari_requests_total{route="/fuel",status="200",from="kept"} 1');
    expect(text).toMatch(/jaankari_requests_total\{route="none",status="404",from="none"\} [12]/);
    expect(text).toMatch(/jaankari_kept_answers [1-9]/);
    expect(text).toMatch(/jaankari_file_bytes [1-9]/);
    expect(text).toMatch(/jaankari_snapshot_age_seconds\{area="crypto"\} -?\d/);
    // Of the data's own day, also where nothing was ever crawled; aqi has no data at first.
    expect(text).toMatch(/jaankari_data_age_seconds\{area="fuel"\} \d+/);
    expect(text).toContain('jaankari_data_age_allowed_seconds{area="fuel"} 172800');
    expect(text).toMatch(/jaankari_never_crawled\{area="fuel"\} [01]/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expect(text).toMatch(/jaankari_request_seconds_bucket\{le="0.1",route="\/fuel",from="kept"\} 1/);
    expect(text).not.toMatch(/27AAPFU|1234567890|secret/);
  });

  it('counts what providers do', async () => {
    for (let call = 0; call < 4; call += 1) await server.get('/weather?city=pune');
    const text = await figures();
    expect(text).toContain('jaankari_provider_calls_total{provider="open-meteo",outcome="outage"} 3');
    expect(text).toContain('jaankari_provider_circuit_open{provider="open-meteo"} 1');
  });

  it('tells what fetched pages take', async () => {
    await server.get(`/fetch?url=${site.url}/`, { headers: { 'x-api-key': 'k3y-of-ours' } });
    expect(await figures()).toMatch(/jaankari_cache_bytes\{cache="fetched pages"\} [1-9]/);
  });
});

describe('one that lacks data, and has a file that is not what it should be', () => {
  const { path: dataDir, remove } = workDir({ data: ['.'] });
  beforeAll(async () => {
    rmSync(join(dataDir, 'fuel.sqlite'));
    // Whole as a database, and without the table that the page reads: a fault of ours and not of the file.
    const db = new DatabaseSync(join(dataDir, 'gst.sqlite'));
    db.exec('drop table code_text');
    db.close();
    rmSync(join(dataDir, 'reports/gst.json'), { force: true });
    await askAll({ WORKERS: '2', DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await server.stop();
    remove();
  });

  it('gathers the figures of all workers', async () => {
    expect(await figures()).toContain('jaankari_requests_total{route="file",status="200",from="file"} 2');
  });

  it('is ready, and says which data it lacks', async () => {
    const ready = await server.get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.text()).toMatch(/^ready\n.*fuel.*is missing.*restore fuel/s);
  });

  it('makes of a page that breaks a 500 that nobody keeps and that tells nothing of how, with the fault in the log', async () => {
    const { status, body, headers } = await server.json('/browse/gst/codes?q=rice');
    expect(status).toBe(500);
    expect(body).toMatchObject({ status: 'error', code: 'internal' });
    expect(JSON.stringify(body)).not.toMatch(/sql|code_text/i);
    expect(headers.get('cache-control')).toBe('no-store');
    await waitFor(() => server.output().includes('no such table'));
    expect(server.output()).not.toContain('rice');
  });

  it('says what is wrong with the question of such a page as before', async () => {
    const response = await server.get(`/browse/gst/codes?q=${'x'.repeat(300)}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});
