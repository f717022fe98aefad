import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { readdir, rename, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { goodreturnsIndex } from '../support/fuel-pages.ts';
import { startStandIn } from '../support/stand-in.ts';
import { workDir } from '../support/work-dir.ts';

const run = promisify(execFile);
/** What a module asks for: by `import ... from 'x'`, `export ... from 'x'`, `import 'x'`, `import('x')`. */
const IMPORT =
  /\b(?:import|export)\s*(?:[\w$*{}\s,]{1,4000}?\bfrom\s*)?["']([@a-z.][\w./-]{0,200})["']|\bimport\(\s*["']([@a-z.][\w./-]{0,200})["']\s*\)/g;
const MEGABYTE = 1024 * 1024;
const { version, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const empty = workDir();
afterAll(() => empty.remove());

/** What npm runs has no settings of the tests': the package has to find its own build and data. */
const { DATA_DIR: _data, DIST_DIR: _dist, ...others } = process.env;
/** The user's cache folder, in which data is kept. */
const cache = join(empty.path, 'cache');
const environment = { ...others, XDG_CACHE_HOME: cache };
/** The registry is away: nothing of ours is wrong. */
const AWAY = /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT)|network|ETARGET/;

let sizes = { packed: 0, unpacked: 0 };
let away = '';
const command = join(empty.path, 'node_modules/.bin/jaankari');

beforeAll(async () => {
  // What `npm run pack` runs first, with the build of the tests.
  await run('node', ['scripts/pack.ts', '--as-built'], { env: { ...process.env, DIST_DIR: inject('dist') } });
  const { stdout } = await run('npm', ['pack', './package', '--json', '--ignore-scripts', '--pack-destination', empty.path], {
    maxBuffer: 64 * MEGABYTE,
  });
  const [packed] = Object.values(JSON.parse(stdout.slice(stdout.search(/^[[{]/m)))) as {
    filename: string;
    size: number;
    unpackedSize: number;
  }[];
  if (!packed) throw new Error('npm packed nothing');
  sizes = { packed: packed.size, unpacked: packed.unpackedSize };
  await writeFile(join(empty.path, 'package.json'), '{"private":true}');
  // Without scripts, since the native SQLite may have to be compiled: Node's own stands in for it.
  const args = ['install', `./${packed.filename}`, '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', args, { cwd: empty.path, env: environment }).catch((error: Error & { stderr?: string }) => {
    if (!AWAY.test(error.stderr ?? '')) throw error;
    away = 'npm could not reach the package registry';
    console.log(`Skipped: the package was packed, but not installed, since ${away}.`);
  });
}, 300_000);

const installed = (title: string, test: () => Promise<void>) =>
  it(title, { timeout: 120_000 }, async ({ skip }) => {
    skip(away !== '', away);
    await test();
  });

/** Runs the installed command in the empty folder, and gives what it printed and its exit code. */
async function jaankari(args: readonly string[], settings: Record<string, string> = {}) {
  const done = run(command, args, { cwd: empty.path, env: { ...environment, ...settings } });
  return done.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }) as { code: number; stdout: string; stderr: string },
  );
}

async function serve(): Promise<{ url: string; output: () => string; process: ChildProcess }> {
  const child = spawn(command, ['--port', '0', '--host', '127.0.0.1'], { cwd: empty.path, env: environment });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/at http:\S+ \(ready/.test(output)) {
    if (child.exitCode !== null) throw new Error(`The package does not serve: ${output}`);
    await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), once(child, 'exit')]);
  }
  return { url: /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '', output: () => output, process: child };
}

describe('the npm package, in an empty folder', () => {
  it('is made by npm run pack', () => {
    expect(scripts.pack).toBe('node scripts/main.mjs scripts/pack.ts && npm pack ./package');
  });

  installed('brings no Node beside the one that there is', async () => {
    expect(globSync('node_modules/node-{bin,darwin,linux,win}-*', { cwd: empty.path })).toEqual([]);
  });

  it('has the bundle of pages in the place of the pages, no data and no program twice, and no sources', () => {
    const inside = globSync('**/*', { cwd: 'package' }).map((name) => name.replaceAll('\\', '/'));
    expect(inside).toEqual(
      expect.arrayContaining(['dist/client.zst', 'dist/client.json', 'dist/search.sqlite', 'dist/server/pages-entry.mjs']),
    );
    expect(inside.filter((name) => /\.(html|br|ts|astro)$/.test(name))).toEqual([]);
    expect(inside.filter((name) => name.endsWith('fuel.sqlite'))).toEqual([]);
    expect(inside.filter((name) => /fuel\.sqlite/.test(name))).toEqual(['data/fuel.sqlite.zst']);
    console.log(
      `packed ${(sizes.packed / MEGABYTE).toFixed(1)} MB, unpacked ${(sizes.unpacked / MEGABYTE).toFixed(1)} MB, ${inside.length} files`,
    );
    // Of pdf.js there is what is carried, and references to it.
    expect(globSync('package/dist/**/pdf.*').filter((file) => statSync(file).size > 1_000)).toEqual([]);
    expect(inside.length).toBeLessThan(2_200);
    // So is what is data of the sources: the weights of the reader's net.
    expect(globSync('package/dist/server/chunks/src--areas--*').filter((file) => statSync(file).size > 1_000)).toEqual([]);
    expect(sizes.packed).toBeLessThan(30_000_000);
  });

  it('names only files that it has, and packages that it asks for', () => {
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(readFileSync('package/package.json', 'utf8'));
    const known = new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...Object.keys(peerDependencies)]);
    const nameOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');
    const isThere = (file: string, path: string) =>
      // A bundle holds comments of others, which name files of theirs.
      path.startsWith('.')
        ? file.startsWith('package/dist/') || existsSync(resolve(dirname(file), path))
        : isBuiltin(path) || known.has(nameOf(path));
    const imports = globSync('package/{src,scripts,dist/server}/**/*.{js,mjs}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, named, loaded = '']) => [file, named ?? loaded] as const),
    );
    expect(imports.length).toBeGreaterThan(1_500);
    expect(imports.filter(([file, path]) => !isThere(file, path))).toEqual([]);
  });

  installed('says its version, what it can, and what it cannot', async () => {
    expect((await jaankari(['--version'])).stdout.trim()).toBe(version);
    expect((await jaankari(['--help'])).stdout).toContain('jaankari crawl <area...>|all');
    expect(await jaankari(['fly'])).toMatchObject({ code: 1, stderr: expect.stringContaining('no command "fly"') });
    expect(await jaankari(['--prot', '1'])).toMatchObject({ code: 1, stderr: expect.stringContaining("'--prot'") });
    expect((await jaankari(['crawl', '--help'])).stderr).toContain('Usage: jaankari crawl');
    expect(existsSync(join(cache, 'jaankari'))).toBe(false);
  });

  it('says in one line what it needs where the shell has an old Node', async ({ skip }) => {
    const nodes = (process.env.PATH ?? '')
      .split(delimiter)
      .map((bin) => join(bin, 'node'))
      .filter((file) => existsSync(file));
    const old = nodes.find((file) => /^v(1\d|2[01])\./.test(execFileSync(file, ['--version'], { encoding: 'utf8' })));
    skip(!old, 'there is no old Node here');
    await expect(run(old ?? '', [resolve('package/jaankari.mjs'), '--version'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^This is Node \d+\.\d+\.\d+; Jaankari needs 22\.19 or newer: .+\n$/),
    });
  });

  installed('serves pages, files and calls, and takes what a crawl brings', async () => {
    const server = await serve();
    expect(server.output()).toContain(`begun with what came with Jaankari ${version}`);
    const get = async (path: string) => {
      const answer = await fetch(server.url + path);
      return [answer.status, await answer.text()] as const;
    };
    expect(await get('/healthz?verbose')).toEqual([200, `alive\nversion ${version}\n`]);
    expect(await get('/readyz')).toEqual([200, 'ready\n']);
    const [page, html] = await get('/browse/fuel/city/mumbai');
    expect([page, html.includes(`Jaankari ${version}`)]).toEqual([200, true]);
    expect((await get('/fuel/city/mumbai.json'))[1]).toBe((await get('/fuel?city=mumbai'))[1]);
    expect((await get('/search?q=petrol&scope=site'))[0]).toBe(200);
    const download = await fetch(`${server.url}/data/fuel.sqlite`);
    expect([
      download.status,
      Buffer.from(await download.arrayBuffer())
        .subarray(0, 15)
        .toString(),
    ]).toEqual([200, 'SQLite format 3']);
    expect((await fetch(`${server.url}/no/such/page`, { headers: { accept: 'text/html' } })).status).toBe(404);
    for (const [, script = ''] of html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g))
      expect(await get(script)).toEqual([200, expect.stringMatching(/./)]);
    expect((await get('/fetch?url=http://127.0.0.1/'))[0]).toBe(400);
    const packed = await fetch(`${server.url}/fuel.json`, { headers: { 'accept-encoding': 'br' } });
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'br']);

    const pages = Object.fromEntries(
      (['petrol', 'diesel'] as const).map((fuel) => [
        `/${fuel}-price.html`,
        goodreturnsIndex(fuel, { price: (_, one) => (one === 'petrol' ? 100.5 : 90.5) }),
      ]),
    );
    const standIn = await startStandIn(pages);
    onTestFinished(() => standIn.stop());
    expect((await jaankari(['fuel', '--city', 'mumbai', '--json'])).stdout).toContain('"price":111.21');

    const crawl = await jaankari(['crawl', 'fuel', '--source', 'goodreturns', '--pause', '0'], { UPSTREAM_GOODRETURNS_URL: standIn.url });
    expect(crawl, crawl.stderr).toMatchObject({ code: 0, stdout: expect.stringMatching(/^fuel: \d+ of \d+ prices changed/) });
    await expect.poll(async () => JSON.parse((await get('/fuel?city=mumbai'))[1]).price?.petrol?.price, { timeout: 30_000 }).toBe(100.5);
    await expect.poll(async () => (await get('/browse/fuel/city/mumbai'))[1], { timeout: 30_000 }).toContain('₹100.50');

    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
    // What a crawl has made is not put back by the next start.
    expect((await jaankari(['crawl', 'fuel', '--source', 'nobody'])).stderr).not.toContain('Data:');
    expect(statSync(join(cache, 'jaankari/fuel.sqlite')).size).toBeGreaterThan(0);
    expect(
      (await readdir(empty.path)).filter((name) => !/^(node_modules|cache|package(-lock)?\.json|jaankari-.*\.tgz)$/.test(name)),
    ).toEqual([]);
  });

  installed('speaks the Model Context Protocol', async () => {
    const client = new Client({ name: 'test', version: '1' });
    onTestFinished(() => client.close());
    await client.connect(
      new StdioClientTransport({
        command,
        args: ['mcp', '--areas', 'gst'],
        cwd: empty.path,
        env: environment as Record<string, string>,
        stderr: 'ignore',
      }),
    );
    expect(client.getServerVersion()).toMatchObject({ name: 'jaankari', version });
    expect((await client.callTool({ name: 'gst_hsn', arguments: { q: 'rice' } })).isError).toBeFalsy();
  });

  installed('reads a PDF over standard input and output, by the reader that it carries', async () => {
    const standIn = await startStandIn({
      '/letter.pdf': { headers: { 'content-type': 'application/pdf' }, body: readFileSync('test/fixtures/pdf/letter.pdf') },
    });
    onTestFinished(() => standIn.stop());
    const client = new Client({ name: 'test', version: '1' });
    onTestFinished(() => client.close());
    const env = { ...(environment as Record<string, string>), FETCH_ALLOW: new URL(standIn.url).host };
    const args = ['mcp', '--areas', 'webfetch'];
    await client.connect(new StdioClientTransport({ command, args, cwd: empty.path, env, stderr: 'ignore' }));
    const answer = await client.callTool({ name: 'fetch', arguments: { url: `${standIn.url}/letter.pdf` } });
    expect(answer.structuredContent).toMatchObject({ content_type: 'application/pdf', content: expect.stringMatching(/\w{4}/) });
    expect(globSync('node_modules/**/@napi-rs/canvas', { cwd: empty.path })).toEqual([]);
  });

  installed('says in a line how to add what was left out', async () => {
    const modules = join(empty.path, 'node_modules');
    await rename(join(modules, 'sharp'), join(modules, 'sharp-left-out'));
    onTestFinished(() => rename(join(modules, 'sharp-left-out'), join(modules, 'sharp')));
    const { code, stderr } = await jaankari(['qr', '--data', 'hello', '--format', 'png']);
    expect([code, stderr]).toEqual([
      1,
      'This needs the package sharp, which is not installed here.\nThe operator adds it by npm install sharp\n',
    ]);
    expect(await jaankari(['qr', '--data', 'hello', '--format', 'svg'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('<svg'),
    });
  });
});
