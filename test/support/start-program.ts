import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workDir } from './work-dir.ts';

export interface Started {
  process: ChildProcess;
  url: string;
  output(): string;
  /** An answer over a connection of its own. */
  get(path: string, accept?: string): Promise<{ status: number; text: string }>;
  /** `running`, `failed` or `done`, as /status.json says of the build. */
  buildState(): Promise<string>;
  /** Gives the code that it ends with. */
  stop(): Promise<number | null>;
}

/** A page or file of each kind, and those that tests name. */
const SAMPLE = { each: 1, kinds: {}, all: [], named: ['/browse/fuel.html', '/fuel/city/mumbai.json'] };

/** What `npm start` runs, over the data of one area and with a small build in a folder of its own, which `remove` takes away. */
export function startProgram() {
  const { path: data, remove } = workDir({ data: ['fuel.sqlite'] });
  const dist = `.cache/start-dist-${process.pid}`;
  mkdirSync('.cache', { recursive: true });
  const sample = join(data, 'sample.json');
  writeFileSync(sample, JSON.stringify(SAMPLE));
  return {
    /** Runs it until it serves. */
    async start(settings: Record<string, string> = {}): Promise<Started> {
      // Vitest sets Vite's BASE_URL for itself, and a build would believe it.
      const { BASE_URL: _own, ...inherited } = process.env;
      const own = {
        DATA_DIR: data,
        DIST_DIR: dist,
        BUILD_SAMPLE: sample,
        ALLOW_MISSING_AREAS: '1',
        RATE_LIMIT_OFF: '1',
        PORT: '0',
        HOST: '127.0.0.1',
      };
      return started(spawn('node', ['scripts/start.ts'], { env: { ...inherited, ...own, ...settings } }));
    },
    remove() {
      remove();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

async function started(child: ChildProcess): Promise<Started> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/Jaankari is at http/.test(output)) {
    if (child.exitCode !== null) throw new Error(output);
    await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  }
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  async function get(path: string, accept = '*/*') {
    const response = await fetch(url + path, { headers: { accept, connection: 'close' } });
    return { status: response.status, text: await response.text() };
  }
  return {
    process: child,
    url,
    output: () => output,
    get,
    buildState: async () => JSON.parse((await get('/status.json')).text).build.state,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      return child.exitCode;
    },
  };
}
