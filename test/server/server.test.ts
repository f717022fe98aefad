import { readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { loadService } from '../support/call.ts';
import { FROZEN } from '../support/frozen.ts';
import { defaultServer, launchServer, type RunningServer } from '../support/server.ts';
import { workDir } from '../support/work-dir.ts';

const server = defaultServer();

const ADDRESSES = ['/fuel', '/fuel.json', '/', '/nothing/here', '/fuel?fuel=kerosene', '/index.json'];

/** A request as raw as it gets: no redirects, no decompression, headers as sent. */
function raw(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpRequest(server.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('every answer', () => {
  it.each(ADDRESSES)('may be read from any frontend: %s', async (path) => {
    expect((await raw(path)).headers['access-control-allow-origin']).toBe('*');
  });

  it.each(ADDRESSES)('has the same headers for HEAD, without a body: %s', async (path) => {
    const [get, head] = [await raw(path), await raw(path, {}, 'HEAD')];
    expect(head.status).toBe(get.status);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it.each(['/fuel', '/fuel.json', '/nothing'])('answers a preflight with 204 and what is allowed: %s', async (path) => {
    const { status, headers } = await raw(
      path,
      { origin: 'https://example.org', 'access-control-request-headers': 'x-api-key' },
      'OPTIONS',
    );
    expect(status).toBe(204);
    expect(headers['access-control-allow-headers']).toContain('x-api-key');
    expect(headers['access-control-allow-headers']).toContain('content-type');
    expect(headers['access-control-allow-methods']).toContain('GET');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s with 405 and says what is allowed', async (method) => {
    const { status, headers, body } = await raw('/fuel', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(JSON.parse(body.toString())).toMatchObject({
      status: 'error',
      code: 'method_not_allowed',
      hint: expect.stringContaining('address'),
    });
  });

  it.each(['/fuel', '/fuel.json', '/fuel?city=mumbai'])('has a strong ETag and answers it with an empty 304: %s', async (path) => {
    const { etag } = (await raw(path)).headers as { etag: string };
    expect(etag).toMatch(/^"[\w-]{16,}"$/);
    const again = await raw(path, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['access-control-allow-origin']).toBe('*');
    expect((await raw(path, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    expect((await raw(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['br', '/fuel'],
    ['gzip', '/fuel'],
    ['br', '/fuel.json'],
    ['gzip', '/fuel.json'],
  ])('comes in %s when it is accepted: %s', async (encoding, path) => {
    const [plain, packed] = [await raw(path), await raw(path, { 'accept-encoding': encoding })];
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding$/);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    const again = await raw(path, { 'if-none-match': String(packed.headers.etag), 'accept-encoding': encoding });
    expect(again.status).toBe(304);
    // A cache updates what it has by what the 304 says: the same validator, the same vary.
    expect(again.headers.etag).toBe(packed.headers.etag);
    expect(again.headers.vary).toBe(packed.headers.vary);
    expect((await raw(path, { 'if-none-match': String(packed.headers.etag) })).headers.etag).toBe(plain.headers.etag);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const unpacked = await (await server.get(path, { headers: { 'accept-encoding': encoding } })).text();
    expect(unpacked).toBe(plain.body.toString());
  });

  it('is sent plain when encodings are refused', async () => {
    expect((await raw('/fuel', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('is the same with and without a trailing slash', async () => {
    expect((await raw('/fuel/?city=mumbai')).body.toString()).toBe((await raw('/fuel?city=mumbai')).body.toString());
  });

  it('12.10: names the parameters that it ignores, to the caller who sent them alone, kept or not', async () => {
    const ignored = async (query: string, headers: Record<string, string> = {}) =>
      (await raw(`/fuel?city=patna${query}`, headers)).headers['x-ignored-parameters'];
    for (let time = 0; time < 2; time += 1) {
      expect(await ignored('')).toBeUndefined();
      expect(await ignored('&utm_source=x&town=y')).toBe('utm_source, town');
      expect(await ignored('&land=z')).toBe('land');
    }
    expect((await raw('/fuel/history?land=patna')).headers).toMatchObject({
      'x-ignored-parameters': 'land',
      'access-control-expose-headers': expect.stringContaining('x-ignored-parameters'),
    });
  });

  it('tells by Cache-Status and Age whether it was kept, and by No-Vary-Search for whom', async () => {
    const path = '/fuel?city=mUmBaI&fuel=diesel';
    expect((await raw(path)).headers['cache-status']).toBe('jaankari; fwd=uri-miss; stored');
    for (const same of [path, path, `${path}&utm_source=x`, '/fuel?_=1&fuel=diesel&city=mUmBaI']) {
      const { headers } = await raw(same);
      expect(headers).toMatchObject({ 'cache-status': 'jaankari; hit', age: expect.stringMatching(/^\d+$/) });
      expect(headers['no-vary-search']).toMatch(/^key-order, params=\("utm_source" /);
    }
    expect((await raw(`${path}&town=x`)).status).toBe(400);
    expect((await raw('/fuel?city=nowhere')).headers['cache-status']).toBe('jaankari; fwd=uri-miss');
  });

  it('is kept for questions in any script', async () => {
    for (const q of ['कोलकाता', '🙂', '"'])
      for (let time = 0; time < 2; time += 1) expect((await server.get(`/fuel/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  it('carries the cache rule of its area, and errors are never kept', async () => {
    expect((await raw('/fuel')).headers['cache-control']).toContain('stale-while-revalidate');
    for (const path of ['/fuel?city=nowhere', '/fuel?fuel=x', '/nothing'])
      expect((await raw(path)).headers['cache-control']).toBe('no-store');
  });

  it('accepts x-api-key and needs none', async () => {
    expect((await raw('/fuel', { 'x-api-key': 'anything' })).status).toBe(200);
  });
});

describe('addresses that do not exist', () => {
  it('are a JSON 404 for programs', async () => {
    const { status, headers, body } = await raw('/no/such/thing', { accept: '*/*' });
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body.toString())).toMatchObject({ status: 'error', code: 'not_found' });
  });

  it('lead to the call that is meant', async () => {
    const { status, body } = await raw('/weather/mumbai');
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toMatchObject({
      hint: expect.stringContaining('Try /weather?city=mumbai.'),
      suggestions: ['/weather?city=mumbai'],
    });
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/fuel/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/%00',
    '/%zz',
  ])('never reach the disk: %s', async (path) => {
    const { status, body } = await raw(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('"name": "jaankari"');
  });

  it('refuses an address that is far too long', async () => {
    expect((await raw(`/fuel?city=${'a'.repeat(9000)}`)).status).toBe(400);
  });

  it('shows what was asked only inside JSON', async () => {
    const { headers } = await raw('/fuel?city=%3Cscript%3Ealert(1)%3C/script%3E', { accept: 'text/html' });
    expect(headers['content-type']).toContain('application/json');
  });
});

describe('byte ranges of files', () => {
  it('are served one at a time', async () => {
    const whole = (await raw('/fuel.json')).body;
    const part = await raw('/fuel.json', { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(part.body.equals(whole.subarray(10, 20))).toBe(true);
    expect((await raw('/fuel.json', { range: 'bytes=-5' })).body.equals(whole.subarray(-5))).toBe(true);
    expect((await raw('/fuel.json', { range: `bytes=${whole.length}-` })).status).toBe(416);
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await raw('/healthz')).status).toBe(200);
    expect((await raw('/readyz')).status).toBe(200);
  });

  it('says its version where it is asked to say more, and in the foot of every page', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect((await raw('/healthz')).body.toString()).toBe('alive\n');
    expect((await raw('/healthz?verbose')).body.toString()).toBe(`alive\nversion ${version}\n`);
    expect((await raw('/browse/fuel')).body.toString()).toMatch(new RegExp(`<footer[^]*Jaankari ${version.replaceAll('.', '\\.')}`));
  });
});

describe('one connection with many calls', () => {
  it('stays open for longer than the 60 s of load balancers, as the server says', async () => {
    const { headers } = await raw('/fuel', { connection: 'keep-alive' });
    expect(headers['keep-alive']).toBe('timeout=65');
  });
});

describe('a server of its own', () => {
  let own: RunningServer;
  beforeAll(async () => {
    own = await launchServer();
  });
  afterAll(() => own.stop());

  it('leaves nothing behind after a call that Astro answered on a connection with many', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let call = 0; call < 15; call += 1) {
      await new Promise((resolve, reject) =>
        httpRequest(`${own.url}/nothing/${call}`, { agent }, (response) => response.resume().on('end', resolve))
          .on('error', reject)
          .end(),
      );
    }
    agent.destroy();
    expect(own.output()).not.toContain('MaxListenersExceededWarning');
  });

  it('lets the call under way finish on SIGTERM and exits 0', async () => {
    const answer = own.get('/fuel/search?q=pradesh');
    await sleep(5);
    own.process.kill('SIGTERM');
    expect((await answer).status).toBe(200);
    const code = own.process.exitCode ?? (await new Promise<number | null>((resolve) => own.process.once('exit', resolve)));
    expect(code).toBe(0);
  });
});

describe('a snapshot that cannot be used', () => {
  const { path: dataDir, remove } = workDir({ data: ['.'] });
  afterAll(remove);

  async function askWith(prepare: (file: string) => Promise<void>) {
    const file = join(dataDir, 'fuel.sqlite');
    await cp(join(FROZEN.DATA_DIR, 'fuel.sqlite'), file);
    await prepare(file);
    const own = await loadService({ DATA_DIR: dataDir });
    return { ...(await own.json('/fuel/search?q=goa')), live: await own.json('/fuel?city=mumbai'), other: await own.json('/forex') };
  }

  it.each([
    ['missing', (file: string) => rm(file), /fuel\.sqlite is missing/, /npm run crawl -- fuel/],
    [
      'corrupt',
      (file: string) => writeFile(file, 'this is no database at all, it is only text'),
      /cannot be read as a database/,
      /npm run snapshot -- restore fuel/,
    ],
    ['of a newer schema', (file: string) => setVersion(file, 99), /schema version 99, newer than/, /git pull/],
    ['of an older schema', (file: string) => setVersion(file, 0), /schema version 0, older than/, /npm run crawl/],
  ])('that is %s: the answer says which file and what to do, and the rest goes on', async (_, prepare, message, hint) => {
    const { live, status, other } = await askWith(prepare);
    expect(live.status).toBe(503);
    expect(live.body).toMatchObject({ status: 'error', code: 'snapshot_unavailable' });
    expect(live.body.error).toMatch(message);
    expect(live.body.hint).toMatch(hint);
    expect(status).toBe(200);
    expect(other.status).toBe(200);
  });
});

async function setVersion(file: string, version: number): Promise<void> {
  const db = new Kysely<unknown>({ dialect: sqliteDialect(file, 'write') });
  await sql.raw(`pragma user_version = ${version}`).execute(db);
  await db.destroy();
}
