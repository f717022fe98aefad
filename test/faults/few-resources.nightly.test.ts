import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { askAnew } from '../support/ask-anew.ts';
import { SETTINGS } from '../support/settings.ts';
import { waitFor } from '../support/wait.ts';
import { workDir } from '../support/work-dir.ts';

let nextPort = 5_480;
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;
const MEMORY = '/sys/fs/cgroup/memory/jaankari-test';
const canLimitMemory = (() => {
  try {
    mkdirSync(MEMORY);
    rmdirSync(MEMORY);
    return true;
  } catch {
    return false; // no such group, or no right to make one
  }
})();

/** Starts the built server by a shell that does something before; gives its address and its process. */
async function startAfter(before: string, settings: Record<string, string> = {}, wrap: string[] = []) {
  nextPort += 1;
  const command = `${before}; exec node --initial-old-space-size=24 --max-semi-space-size=16 --max-old-space-size=${settings.OLD_MB ?? '512'} src/server/main.ts`;
  const environment = { ...process.env, ...SETTINGS, DIST_DIR: inject('dist'), HOST: '127.0.0.1', PORT: String(nextPort), ...settings };
  const child = spawn(wrap[0] ?? 'sh', [...wrap.slice(1), ...(wrap.length > 0 ? ['sh'] : []), '-c', command], {
    env: environment,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${nextPort}`;
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
  await waitFor(() => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    return askAnew(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  });
  return { url, child, readyz: async () => (await fetch(`${url}/readyz`)).text() };
}

/** Files, a kept answer and one that is made. */
async function servesAll(url: string): Promise<void> {
  for (const path of ['/', '/browse/fuel', '/fuel.json', '/fuel/search?q=kolkata', '/fuel/search?q=kolkata', '/schemes?q=farmer'])
    expect([path, await askAnew(url + path)]).toEqual([path, 200]);
}

it('with 256 open files 400 connections leave it able to read files, and it says so', { timeout: 120_000 }, async () => {
  const { url, readyz } = await startAfter('ulimit -n 256');
  const sockets = Array.from({ length: 400 }, () => connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined));
  await sleep(3_000);
  for (const socket of sockets) socket.destroy();
  await waitFor(() =>
    askAnew(`${url}/healthz`).then(
      () => true,
      () => false,
    ),
  );
  await servesAll(url);
  expect(await readyz()).toContain('few open files: 256 are allowed');
});

it.skipIf(!canMount)('goes on serving when the disk of its log is full, and says so', { timeout: 120_000 }, async () => {
  const wrap = ['unshare', '-rm'];
  const { url, readyz } = await startAfter('mount -t tmpfs -o size=16k none /mnt; exec >/mnt/log 2>&1', { LOG_LEVEL: 'info' }, wrap);
  for (let call = 0; call < 200; call += 1) expect(await askAnew(`${url}/fuel.json`)).toBe(200);
  await servesAll(url);
  expect(await readyz()).toMatch(/^ready\nthe log cannot be written: ENOSPC/);
});

it.skipIf(!canMount)('writes nothing: a read-only file system is enough', { timeout: 120_000 }, async () => {
  const readOnly = ['/tmp', process.cwd()]
    .map((folder) => `mount --bind ${folder} ${folder}; mount -o remount,bind,ro ${folder}`)
    .join('; ');
  const { url, readyz } = await startAfter(`${readOnly}; cd ${process.cwd()}; ! touch x 2>/dev/null || exit 9`, {}, ['unshare', '-rm']);
  await servesAll(url);
  expect(await readyz()).toMatch(/^ready\n/);
});

it('serves on one core', { timeout: 120_000 }, async () => {
  const { url } = await startAfter('true', {}, ['taskset', '-c', '0']);
  await servesAll(url);
});

/** Makes the group of processes that have so many megabytes in all; it goes with the test. */
function limitMemory(mb: number): void {
  mkdirSync(MEMORY);
  onTestFinished(() =>
    waitFor(() => {
      try {
        rmdirSync(MEMORY);
      } catch {
        // its processes are ending
      }
      return !existsSync(MEMORY);
    }),
  );
  writeFileSync(`${MEMORY}/memory.limit_in_bytes`, String(mb * 2 ** 20));
}

const mostMb = () => Math.round(Number(readFileSync(`${MEMORY}/memory.max_usage_in_bytes`, 'utf8')) / 2 ** 20);

it.skipIf(!canLimitMemory)('with SERVER_MEMORY_MB=128 it lives in 512 MB in all', { timeout: 400_000 }, async () => {
  limitMemory(512);
  const { url, child, readyz } = await startAfter(`echo $$ > ${MEMORY}/cgroup.procs`, { SERVER_MEMORY_MB: '128', OLD_MB: '256' });
  const pages = (JSON.parse(readFileSync(`${inject('dist')}/files.json`, 'utf8')) as [string][]).map(([path]) => path);
  for (let call = 0; call < 6_000; call += 1) {
    await askAnew(url + encodeURI(pages[(call * 37) % pages.length] ?? '/'));
    await askAnew(`${url}/fuel/search?q=${call}`);
  }
  expect(child.exitCode).toBeNull();
  expect(await readyz()).toMatch(/^ready\n/);
  console.log(`At most ${mostMb()} MB`);
});

it.skipIf(!canLimitMemory)('a whole build with BUILD_MEMORY_MB=1600 is made in 1,600 MB in all', { timeout: 1_200_000 }, async () => {
  limitMemory(1_600);
  const { path, remove } = workDir();
  onTestFinished(remove);
  // Vitest sets Vite's BASE_URL for itself, and a build would believe it.
  const { BASE_URL: _own, ...environment } = process.env;
  const child = spawn('sh', ['-c', `echo $$ > ${MEMORY}/cgroup.procs; exec npm run build`], {
    env: { ...environment, DIST_DIR: join(path, 'dist'), BUILD_SAMPLE: '', BUILD_PLAIN: '', BUILD_MEMORY_MB: '1600' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(join(path, 'dist/files.json'))).toBe(true);
  console.log(`At most ${mostMb()} MB`);
});
