import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { createClient } from '@redis/client';

/** The server to test with: redis-server or valkey-server, whichever there is; undefined where there is neither. */
export const redisProgram = ['redis-server', 'valkey-server'].find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

export const REDIS_PASSWORD = 'h0rse-battery';

export interface TestRedis {
  /** With its password. */
  url: string;
  port: number;
  process: ChildProcess;
  /** All keys with the milliseconds they have left. */
  keys(): Promise<Record<string, number>>;
  /** All values as one text. */
  values(): Promise<string>;
  clear(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a server of the test's own on a loopback port, without files; `port` to start one again where one was. */
export async function startRedis(port?: number): Promise<TestRedis> {
  port ??= await freePort();
  const child = spawn(
    redisProgram ?? 'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--requirepass', REDIS_PASSWORD, '--dir', tmpdir()],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) if (/ready to accept/i.test(`${text}`)) break;
  child.stdout.resume();
  const url = `redis://:${REDIS_PASSWORD}@127.0.0.1:${port}/0`;
  const client = createClient({ url });
  client.on('error', () => undefined);
  await client.connect();
  return {
    url,
    port,
    process: child,
    async keys() {
      const names = (await client.keys('*')).sort();
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await client.pTTL(name)] as const)));
    },
    values: async () => JSON.stringify(await Promise.all((await client.keys('*')).map((name) => client.get(name)))),
    clear: () => client.flushAll(),
    async stop() {
      client.destroy();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}
