import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { expect, inject, TestRunner } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { SETTINGS, type ServedAt } from './settings.ts';

export { NO_ENGINE, type ServedAt } from './settings.ts';

export interface RunningServer extends ServedAt {
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * The built server that all tests share, in the settings of `global-setup.ts`: no rate limit, no weather, no web search engine. Who needs
 * others, or looks at its output, or ends it, launches one.
 */
export const defaultServer = (): ServedAt => servedAt(inject('server'));

/**
 * The built server that tests share which reach stand-ins: the settings of `open-settings.ts`. It counts calls, each as one of a new caller unless
 * its headers name one.
 */
export function openServer(): ServedAt & { output(): string } {
  const { url, log } = inject('open');
  return { ...servedAt(url, newCaller), output: () => readFileSync(log, 'utf8') };
}

/** A header that names a caller nobody else is, for servers that trust their peer as a proxy. */
export const newCaller = (): Record<string, string> => ({ 'x-forwarded-for': `2001:db8:${randomInt(1 << 16).toString(16)}::1` });

/**
 * Starts the built server on a free port, with further environment variables. It does not warm up unless told (`WARM: '1'`). How many a
 * whole run may start is bounded: an endpoint's answers are asked for in the process, by `call.ts`, whatever the settings.
 */
export function launchServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  // What a second try starts has been counted.
  if (!TestRunner.getCurrentTest()?.result?.retryCount) appendFileSync(inject('launches'), `${expect.getState().testPath}\n`);
  return startProcess({ DIST_DIR: inject('dist'), WARM: '0', ...settings });
}

/** How `npm run serve` starts Node: with bounds for its memory. */
const [, ...SERVE] = packageFile.scripts.serve.split(' ');

/** Starts the server as a process over the build in `DIST_DIR`. */
export async function startProcess(settings: Record<string, string>): Promise<RunningServer> {
  const child = spawn('node', SERVE, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...SETTINGS, ...settings },
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
  return {
    ...servedAt(url),
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function servedAt(url: string, caller = (): Record<string, string> => ({})): ServedAt {
  const get = (path: string, init?: RequestInit) => fetch(url + path, { ...init, headers: { ...caller(), ...init?.headers } });
  return {
    url,
    get,
    async json(path, init) {
      const response = await get(path, init);
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
  };
}
