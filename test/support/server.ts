import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  get(path: string, init?: RequestInit): Promise<Response>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  json(path: string, init?: RequestInit): Promise<{ status: number; body: any; headers: Headers }>;
  stop(): Promise<void>;
}

/** No web search engine: a search of the web is then counted like any, and asks nobody. */
export const NO_ENGINE = { DUCKDUCKGO_HTML_OFF: '1' } as const;

const NOBODY = 'http://127.0.0.1:9';
/** Weather and air are out unless a test says otherwise: pages ask for them by themselves, and nobody outside is asked. */
const NO_SKY = {
  UPSTREAM_OPEN_METEO_URL: NOBODY,
  UPSTREAM_OPEN_METEO_AIR_URL: NOBODY,
  UPSTREAM_MET_NORWAY_URL: NOBODY,
  UPSTREAM_WTTR_URL: NOBODY,
} as const;

/** Starts the real built server on a free port, with further environment variables. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const child = spawn('node', ['src/server/main.ts'], {
    env: { ...process.env, DIST_DIR: inject('dist'), PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_OFF: '1', ...NO_SKY, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  const get = (path: string, init?: RequestInit) => fetch(url + path, init);
  return {
    url,
    process: child,
    output: () => output,
    get,
    async json(path, init) {
      const response = await get(path, init);
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
