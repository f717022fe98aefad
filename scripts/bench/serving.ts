// Requests per CPU-second of the server process, against a bare node:http server that sends the same bytes, in one run.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';

const REQUESTS = 20_000;
const CONNECTIONS = 16;
/** Clock ticks a second of /proc/<pid>/stat; 100 on Linux. */
const TICKS = 100;

if (process.argv[3] === 'bare') serveBare();
else await compare();

function serveBare(): void {
  const body = Buffer.from(process.env.BENCH_BODY ?? '');
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body),
  );
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
}

async function compare(): Promise<void> {
  const ours = await start(['src/server/main.ts'], { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_OFF: '1' });
  const body = await (await fetch(`${ours.url}/fuel/city/mumbai.json`)).text();
  const bare = await start(['scripts/bench.ts', 'serving', 'bare'], { BENCH_BODY: body });
  const base = await measure(bare, '/');
  console.log(`bare node:http          ${base.toFixed(0)} requests per CPU-second`);
  for (const [title, path] of [
    ['prebuilt file           ', '/fuel/city/mumbai.json'],
    ['kept live answer        ', '/fuel?city=mumbai'],
    ['the same, noisy query   ', '/fuel?utm_source=x&city=MUMBAI'],
  ] as const) {
    const rate = await measure(ours, path);
    console.log(`${title}${rate.toFixed(0)} requests per CPU-second, ${(rate / base).toFixed(2)} of bare node:http`);
  }
  ours.child.kill();
  bare.child.kill();
}

interface Server {
  url: string;
  child: ChildProcess;
}

function start(args: string[], environment: Record<string, string>): Promise<Server> {
  const child = spawn('node', args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}; is there a build?`)));
    child.stdout.on('data', (text) => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text))?.[0];
      if (url) resolve({ url, child });
    });
  });
}

async function measure({ url, child }: Server, path: string): Promise<number> {
  const pool = new Pool(url, { connections: CONNECTIONS });
  const ask = async () => (await pool.request({ path, method: 'GET' })).body.dump();
  for (let i = 0; i < 500; i += 1) await ask();
  const before = cpuSeconds(child);
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await ask();
    }),
  );
  const spent = cpuSeconds(child) - before;
  await pool.close();
  return REQUESTS / spent;
}

/** CPU time of a process in user and kernel mode so far (Linux). */
function cpuSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
