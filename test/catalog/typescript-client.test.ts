import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { defaultServer } from '../support/server.ts';

const run = promisify(execFile);
/** Filled by .ci/clients/install; what the client needs to be built is among it. */
const CLIENTS = resolve('.cache/clients');
const isThere = existsSync(join(CLIENTS, 'installed'));
if (!isThere) console.log('Skipped: what the TypeScript client is built by is not installed. Get it by .ci/clients/install');
/** Below the packages, so that they are found. */
const FOLDER = join(CLIENTS, 'typescript/client');

/** A program over the built client that prints what it gets; the first argument is the service. */
async function ask(program: string, url: string): Promise<unknown> {
  await writeFile(
    join(FOLDER, 'program.mjs'),
    `import { createJaankari, JaankariError, records } from './dist/index.js';\nconst url = process.argv[2];\n${program}`,
  );
  return JSON.parse((await run(process.execPath, ['program.mjs', url], { cwd: FOLDER })).stdout);
}

describe.skipIf(!isThere)('the TypeScript client', () => {
  const server = defaultServer();
  beforeAll(async () => {
    await rm(FOLDER, { recursive: true, force: true });
    await cp('clients/typescript', FOLDER, { recursive: true });
    // Of the sources: no server runs where the client is built.
    await run(process.execPath, ['scripts/openapi.ts', join(FOLDER, 'openapi.json')]);
    await run(process.execPath, ['../node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '--output', 'src/api.ts'], {
      cwd: FOLDER,
    });
    await run(process.execPath, ['../node_modules/typescript/bin/tsc', '--project', '.'], { cwd: FOLDER });
  }, 120_000);

  it('gives answers and refusals, both typed', async () => {
    const said = await ask(
      `const jaankari = createJaankari({ baseUrl: url });
      const { data } = await jaankari.GET('/fuel/history', { params: { query: { city: 'mumbai', days: 3 } } });
      const { error } = await jaankari.GET('/fuel', { params: { query: { city: 'nowhere at all' } } });
      console.log(JSON.stringify([data.data.length, error.code]));`,
      server.url,
    );
    expect(said).toEqual([3, 'unknown_place']);
  });

  it('takes all pages of a list one by one, and throws what is refused', async () => {
    const said = await ask(
      `const jaankari = createJaankari({ baseUrl: url });
      const read = (limit) => (page) => jaankari.GET('/schemes', { params: { query: { state: 'Kerala', limit, page } } });
      const slugs = [];
      for await (const { slug } of records(read(20))) slugs.push(slug);
      const { total } = (await read(1)(1)).data;
      const refused = await records(read(0)).next().catch((fault) => [fault instanceof JaankariError, fault.code]);
      console.log(JSON.stringify([new Set(slugs).size === total, total > 40, refused]));`,
      server.url,
    );
    expect(said).toEqual([true, true, [true, 'invalid_parameter']]);
  });

  it('takes lists that are called otherwise', async () => {
    const said = await ask(
      `const jaankari = createJaankari({ baseUrl: url });
      const codes = [];
      for await (const { code } of records((page) => jaankari.GET('/vehicle/rto', { params: { query: { q: 'a', limit: 5, page } } }), ({ offices }) => offices)) codes.push(code);
      const { total } = (await jaankari.GET('/vehicle/rto', { params: { query: { q: 'a', limit: 5 } } })).data;
      console.log(JSON.stringify([codes.length === total, total > 5]));`,
      server.url,
    );
    expect(said).toEqual([true, true]);
  });

  it('takes a table by the marks of its pages', async () => {
    const said = await ask(
      `const jaankari = createJaankari({ baseUrl: url });
      const path = { area: 'vehicle', table: 'office' };
      const read = (_size) => (_, _next) => jaankari.GET('/tables/{area}/{table}', { params: { path, query: { filters: { state: 'Goa' }, _size, _next } } });
      const codes = new Set();
      for await (const { code } of records(read(5))) codes.add(code);
      const { total } = (await read(1)(1)).data;
      console.log(JSON.stringify([codes.size === total, total > 5]));`,
      server.url,
    );
    expect(said).toEqual([true, true]);
  });

  it('asks again what is refused for now, and for an answer that it has by its ETag alone', async () => {
    const asked: (string | undefined)[] = [];
    const standIn = createServer(({ headers }, response) => {
      asked.push(headers['if-none-match']);
      if (asked.length === 1) response.writeHead(503, { 'retry-after': '0' }).end('{}');
      else if (headers['if-none-match'] === '"one"') response.writeHead(304, { etag: '"one"' }).end();
      else response.writeHead(200, { etag: '"one"', 'content-type': 'application/json' }).end('{"status":"ok","count":7}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void standIn.close());
    await once(standIn, 'listening');
    const said = await ask(
      `const jaankari = createJaankari({ baseUrl: url });
      const first = await jaankari.GET('/tables');
      const second = await jaankari.GET('/tables');
      console.log(JSON.stringify([first.data.count, second.data.count, second.response.status]));`,
      `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
    );
    expect(said).toEqual([7, 7, 200]);
    expect(asked).toEqual([undefined, undefined, '"one"']);
  });

  it('gives up after two further tries, with what the service said last', async () => {
    let asked = 0;
    const standIn = createServer((_, response) => {
      asked += 1;
      response
        .writeHead(502, { 'content-type': 'application/json', 'retry-after': '0' })
        .end('{"status":"error","error":"out","code":"upstream_unavailable"}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void standIn.close());
    await once(standIn, 'listening');
    const said = await ask(
      `const { error, response } = await createJaankari({ baseUrl: url }).GET('/weather');
      console.log(JSON.stringify([error.code, response.status]));`,
      `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
    );
    expect([said, asked]).toEqual([['upstream_unavailable', 502], 3]);
  });
});
