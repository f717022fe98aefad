import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../run.ts';
import { processTree } from '../processes.ts';
import { isThere, pinned } from './load.ts';
import type { Recorded } from './record.ts';

/** A server under test: where it is, and the processes that answer. */
export interface Rival {
  url: string;
  pids: number[];
  stop(): void;
}

/** One of Node's, and what it has printed. */
interface NodeServer extends Rival {
  output(): string;
}

/** They end with this process, whatever ends it. */
const started: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of started) child.kill();
});

function begin(command: string, args: readonly string[], options: SpawnOptions, pin = true): ChildProcess {
  const child = pin ? spawn(...pinned(0, command, args), options) : spawn(command, args, options);
  started.push(child);
  return child;
}

const BARE = new URL('./bare.ts', import.meta.url).pathname;

/** What deploy/jaankari.service sets for the memory of the C library. */
export const MALLOC_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync('deploy/jaankari.service', 'utf8').matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
);

/** Our server as `npm run serve` runs it under the unit's settings of memory; pinned, on the first core alone. */
export function startOurs(environment: Record<string, string> = {}, { pin = true } = {}): Promise<NodeServer> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } };
  const flags = scripts.serve.match(/--\S+/g) ?? [];
  return startNode([...flags, 'src/server/main.ts'], { ...MALLOC_SETTINGS, RATE_LIMIT_OFF: '1', ...environment }, pin);
}

/** Bare node:http that sends one recorded answer to everybody. */
export function startBare(recorded: Recorded): Promise<Rival> {
  const file = join(mkdtempSync(join(tmpdir(), 'bare-')), 'answer.json');
  writeFileSync(file, JSON.stringify(recorded));
  return startNode([BARE, file]);
}

/** A project of Astro's with one endpoint that returns a constant, built for its own server. */
export async function startConstant(body: string): Promise<Rival> {
  const root = resolve('.cache/bench/constant');
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  const config = `import node from '@astrojs/node';\nexport default { output: 'server', adapter: node({ mode: 'standalone' }), logLevel: 'error' };\n`;
  writeFileSync(join(root, 'astro.config.mjs'), config);
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const headers = '{ headers: { "content-type": "application/json" } }';
  writeFileSync(
    join(root, 'src/pages/constant.ts'),
    `const body = ${JSON.stringify(body)};\nexport const GET = () => new Response(body, ${headers});\n`,
  );
  if (!existsSync(join(root, 'dist/server/entry.mjs'))) await run('astro', ['build', '--root', root]);
  const port = await freePort();
  const child = begin(process.execPath, [join(root, 'dist/server/entry.mjs')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { url, pids: [child.pid ?? 0], stop: () => child.kill() };
}

/** nginx over a build's files, where it is installed; it sends the `.gz` beside a file. */
export async function startNginx(folder: string): Promise<Rival | undefined> {
  if (!isThere('nginx')) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = `user root; worker_processes 1; daemon off; pid ${home}/pid; error_log ${home}/error.log;
    events { worker_connections 1024; }
    http { include /etc/nginx/mime.types; access_log off; keepalive_requests 1000000000; sendfile on; tcp_nopush on; gzip_static on;
      open_file_cache max=10000; client_body_temp_path ${home}; proxy_temp_path ${home}; fastcgi_temp_path ${home}; uwsgi_temp_path ${home};
      scgi_temp_path ${home};
      server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files $uri $uri.html $uri/index.html =404; } } }`;
  writeFileSync(join(home, 'nginx.conf'), config);
  const child = begin('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { url, pids: processTree(child.pid ?? 0), stop: () => child.kill() };
}

async function startNode(args: readonly string[], environment: Record<string, string> = {}, pin = true): Promise<NodeServer> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', ...environment };
  const child = begin(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] }, pin);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.pipe(process.stderr);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The built server ended with ${code}. Is there a build? npm run build`)));
  });
  return { url, pids: [child.pid ?? 0], stop: () => child.kill(), output: () => output };
}

async function answering(url: string): Promise<void> {
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) await sleep(50);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
