import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boundOf } from '../support/probe.ts';
import { REDIS_PASSWORD, redisProgram, startRedis, type TestRedis } from '../support/redis.ts';
import { launchServer, NO_ENGINE, newCaller, type RunningServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { waitFor } from '../support/wait.ts';

if (!redisProgram) console.warn('SKIPPED: there is no redis-server or valkey-server, so nothing is tested of what servers share.');

const PAGE = '<!doctype html><title>Shared</title><p>One page, with ünicode and a <b>bold</b> word.</p>';
const GSTIN = '27AAPFU0939F1ZV';
const MINUTE_MS = 60_000;

let site: StandIn;
let redis: TestRedis;
let servers: RunningServer[] = [];
/** Starts a server that uses the test's Redis, once it says so. */
async function start(environment: Record<string, string> = {}, says = 'Redis shares caches and rate limits.'): Promise<RunningServer> {
  const upstreams = Object.fromEntries(
    ['OPEN_METEO', 'MET_NORWAY', 'WTTR', 'GST_PORTAL'].map((name) => [`UPSTREAM_${name}_URL`, site.url]),
  );
  const server = await launchServer({
    ...upstreams,
    ...NO_ENGINE,
    REDIS_URL: redis.url,
    FETCH_ALLOW: new URL(site.url).host,
    ...environment,
  });
  servers.push(server);
  await waitFor(() => server.output().includes(says));
  return server;
}
const fetchPage = async (server: RunningServer, path = '/page', headers = newCaller()) =>
  (await server.json(`/fetch?url=${site.url}${path}`, { headers })).body;
const linesWith = (server: RunningServer, words: string) => server.output().split(words).length - 1;

/** Tests of what servers share through a real Redis; `all`: those too for which further servers are started. */
export function sharesThroughRedis({ all }: { all: boolean }): void {
  describe.skipIf(!redisProgram)('with a real Redis,', () => {
    /** Two servers that most of these tests share: each asks for addresses of its own. The second is told who calls. */
    let one: RunningServer;
    let two: RunningServer;
    beforeAll(async () => {
      [site, redis] = await Promise.all([startStandIn(), startRedis()]);
      [one, two] = await Promise.all([start({ RATE_LIMIT_OFF: '' }), start({ RATE_LIMIT_OFF: '', TRUSTED_PROXIES: '127.0.0.1' })]);
      servers = [];
    });
    afterAll(async () => {
      await Promise.all([site, redis, one, two].map((running) => running.stop()));
      for (const server of [one, two]) expect(server.output()).not.toContain(REDIS_PASSWORD);
    });
    beforeEach(async () => {
      site.asked.length = 0;
      site.routes = { '/page': PAGE };
    });
    afterEach(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      // whatever went wrong with Redis, a log never has its password
      for (const server of servers) expect(server.output()).not.toContain(REDIS_PASSWORD);
      servers = [];
      await redis.clear();
    });

    describe('servers with one REDIS_URL', () => {
      // Where Redis is slower than 100 ms, which it is at times beside other tests, each server asks by itself. So each try asks of something new.
      const retry = 3;
      let tries = 0;

      it('fetch a page once between them, and read the same in it', { retry }, async () => {
        const path = `/page?try=${tries++}`;
        const first = await fetchPage(one, path);
        const second = await fetchPage(two, path);
        expect(first).toMatchObject({ cached: false, title: 'Shared' });
        expect({ ...second, took_ms: 0 }).toEqual({ ...first, took_ms: 0, cached: true });
        expect(site.asked).toEqual([path]);
      });

      it.runIf(all)('do so as workers of one port too', async () => {
        const server = await start({ WORKERS: '2' });
        await waitFor(() => linesWith(server, 'Redis shares') === 2);
        for (let call = 0; call < 6; call += 1) {
          const { body } = await server.json(`/fetch?url=${site.url}/page`, { headers: { connection: 'close' } });
          expect(body).toMatchObject({ title: 'Shared', cached: call > 0 });
        }
        expect(site.asked).toEqual(['/page']);
      });

      it('put a question to a provider once between them, and name it alike', { retry }, async () => {
        const path = `/weather?lat=22.5&lon=${80 + tries++}`;
        const current = { time: '2026-11-21T05:15', temperature_2m: 21, relative_humidity_2m: 71, wind_speed_10m: 7.9, weather_code: 2 };
        site.routes['/v1/forecast'] = JSON.stringify({ current });
        const first = await one.json(path);
        expect(first.body).toMatchObject({ temperature: { value: 21 }, provider: 'open-meteo' });
        expect((await two.json(path)).body).toEqual(first.body);
        expect(site.asked).toHaveLength(1);
      });

      it('count the calls of one caller together', async () => {
        for (let call = 0; call < 60; call += 1) {
          expect((await (call % 3 ? one : two).get(`/search?q=word${call}`)).status).toBe(200);
        }
        for (const server of [one, two]) {
          const limited = await server.get('/search?q=onemore');
          expect(limited.status).toBe(429);
          expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
        }
      });

      it('keep nothing for longer than they would themselves, nothing large, and nothing private', async () => {
        site.routes['/gone'] = { status: 404, headers: { 'content-type': 'text/html' }, body: PAGE };
        site.routes['/large'] = `<!doctype html><title>Large</title><p>${'word '.repeat(220_000)}</p>`;
        site.routes[`/services/api/search/goodservice?gstin=${GSTIN}`] = '{"bzgddtls":[{"hsncd":"10063020","gdes":"BASMATI RICE"}]}';
        await fetchPage(one, '/page?kept');
        const page = Object.keys(await redis.keys()).find((key) => key.startsWith('jaankari:1:page:')) ?? '';
        await fetchPage(one, '/gone');
        await fetchPage(one, '/large');
        expect((await one.json(`/gst?number=${GSTIN}`)).body).toMatchObject({ hsn_goods: [{ hsn: '10063020' }] });

        const { [page]: pageLeft = 0, ...others } = await redis.keys();
        expect(pageLeft).toBeGreaterThan(13 * MINUTE_MS);
        expect(pageLeft).toBeLessThanOrEqual(15 * MINUTE_MS);
        expect(Object.keys(others)).toEqual(['jaankari:1:calls:127.0.0.1', expect.stringMatching(/^jaankari:1:page:[\w-]{43}$/)]);
        for (const left of Object.values(others)) {
          expect(left).toBeGreaterThan(0);
          expect(left).toBeLessThanOrEqual(MINUTE_MS);
        }
        expect(await redis.values()).not.toContain('BASMATI');
      });

      it.runIf(all)('share no pages where they may not reach the same hosts', async () => {
        const narrow = await start({ FETCH_ALLOW: '' });
        expect(await fetchPage(one, '/page?narrow')).toMatchObject({ success: true });
        expect(await fetchPage(narrow, '/page?narrow')).toMatchObject({ success: false });
      });
    });

    describe('a Redis that fails', () => {
      it('by stopping is told of once, answers go on, and it is used again when it is back', async () => {
        const headers = newCaller();
        const path = `/page?stopped=${performance.now()}`;
        const away = linesWith(two, 'Redis is away');
        const backs = [one, two].map((server) => linesWith(server, 'Redis is back'));
        await redis.stop();
        try {
          for (let call = 0; call < 10; call += 1) {
            expect(await fetchPage(two, `${path}-${call}`, headers)).toMatchObject({ title: 'Shared', cached: false });
            expect(await fetchPage(two, `${path}-${call}`, headers)).toMatchObject({ title: 'Shared', cached: true });
          }
          for (let call = 20; call < 60; call += 1) expect((await two.get(`/search?q=word${call}`, { headers })).status).toBe(200);
          expect((await two.get('/search?q=onemore', { headers })).status).toBe(429);
          expect(linesWith(two, 'Redis is away')).toBe(away + 1);
          expect(two.output()).toContain('this process goes on with caches and rate limits of its own');
        } finally {
          redis = await startRedis(redis.port);
        }
        await waitFor(() => [one, two].every((server, at) => linesWith(server, 'Redis is back') === (backs[at] ?? 0) + 1));
        site.asked.length = 0;
        await waitFor(async () => (await two.get('/search?q=again', { headers })).status === 200);
        expect(await fetchPage(one, `${path}-after`)).toMatchObject({ cached: false });
        expect(await fetchPage(two, `${path}-after`)).toMatchObject({ cached: true });
        expect(site.asked).toEqual([`${path}-after`]);
      });

      it('by not answering holds no caller up, and is used again when it answers', async () => {
        const before = linesWith(two, 'Redis is away');
        const slow = linesWith(two, 'Redis is away (slow)');
        const back = linesWith(two, 'Redis is back');
        const askTwenty = async (name: string) => {
          const started = performance.now();
          for (let call = 0; call < 20; call += 1) expect(await fetchPage(two, `/page?${name}${call}`)).toMatchObject({ title: 'Shared' });
          return performance.now() - started;
        };
        const control = await askTwenty('before');
        redis.process.kill('SIGSTOP');
        try {
          await fetchPage(two, '/page?slow');
          await waitFor(async () => {
            await fetchPage(two, `/page?slow${performance.now()}`);
            return linesWith(two, 'Redis is away (slow)') === slow + 1;
          });
          // only one that tries it now and then waits for it
          expect(await askTwenty('call')).toBeLessThan(boundOf(20 * 100, control));
          expect(linesWith(two, 'Redis is away')).toBe(before + 1);
        } finally {
          redis.process.kill('SIGCONT');
        }
        await waitFor(async () => {
          await fetchPage(two, `/page?again${performance.now()}`);
          return linesWith(two, 'Redis is back') === back + 1;
        });
      });

      it('by not being there at the start is told of, and the server serves', async () => {
        const server = await start({ REDIS_URL: `redis://:${REDIS_PASSWORD}@127.0.0.1:1` }, 'Redis is away (ECONNREFUSED)');
        expect(await fetchPage(server)).toMatchObject({ title: 'Shared' });
      });

      it.runIf(all)('by refusing the password is told of without it', async () => {
        const server = await start({ REDIS_URL: `redis://:wrong-${REDIS_PASSWORD}@127.0.0.1:${redis.port}` }, 'Redis is away (WRONGPASS)');
        expect(await fetchPage(server)).toMatchObject({ title: 'Shared' });
      });
    });
  });
}
