import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { EXECUTABLE, hasBrowser } from './browser.ts';
import { ensureBuild } from './build.ts';
import { startNameServer } from './name-server.ts';
import { findPorts, openSettings, type Ports } from './open-settings.ts';
import { startProcess } from './server.ts';
import { NO_ENGINE, NOBODY } from './settings.ts';
import { workDir } from './work-dir.ts';

/** A daily run starts no more: each takes a second or two of a core. */
const MAX_SERVERS = 25;

/** What all tests that need the build share: the small build, two servers over it, one of which reaches stand-ins, and one Chromium. */
export default (project: TestProject) => setUp(project, {});

/** The same for a project; `whole`: over a build of all pages and files. Gives what ends them. */
export async function setUp(project: TestProject, { whole = false }): Promise<() => Promise<void>> {
  const dist = await ensureBuild({ whole });
  const names = await startNameServer();
  const settings = { ...NO_ENGINE, ...(await nobodyOutside()), DNS_SERVERS: names.address };
  const ports = await findPorts();
  const [server, open, browser] = await Promise.all([
    startProcess({ DIST_DIR: dist, ...settings }),
    startProcess({ DIST_DIR: dist, WARM: '0', ...settings, ...openSettings(ports) }),
    launchBrowser(),
  ]);
  project.provide('settings', settings);
  project.provide('dist', dist);
  project.provide('server', server.url);
  project.provide('browser', browser?.wsEndpoint() ?? '');
  const launches = workDir();
  const log = join(launches.path, 'log');
  writeFileSync(log, open.output());
  for (const stream of [open.process.stdout, open.process.stderr]) stream?.pipe(createWriteStream(log, { flags: 'a' }));
  project.provide('ports', ports);
  project.provide('open', { url: open.url, log });
  const list = join(launches.path, 'servers');
  writeFileSync(list, 'global-setup.ts\n'.repeat(2));
  project.provide('launches', list);
  return async () => {
    await Promise.all([server.stop(), open.stop(), browser?.close(), names.stop()]);
    const started = readFileSync(list, 'utf8').trim().split('\n');
    launches.remove();
    console.log(`${started.length} servers were started.`);
    if (!whole && started.length > MAX_SERVERS)
      throw new Error(`${started.length} servers were started, where ${MAX_SERVERS} are enough:\n${started.sort().join('\n')}`);
  };
}

/** Every provider is out, and no name exists: tests ask nobody outside. */
async function nobodyOutside(): Promise<Record<string, string>> {
  const { AREAS } = await import('../../src/catalog/areas.ts');
  const providers = AREAS.flatMap(({ upstreamQueries }) => Object.values(upstreamQueries ?? {}).flat());
  const names = [...providers.map(({ name }) => name.toUpperCase().replaceAll('-', '_')), 'RDAP'];
  return Object.fromEntries(names.map((name) => [`UPSTREAM_${name}_URL`, NOBODY]));
}

/** There is no GPU: a process of its own for it takes an eighth of a page's processor time. */
const ARGS = ['--no-sandbox', '--disable-background-networking', '--in-process-gpu'];
const launchBrowser = async () => (hasBrowser() ? chromium.launchServer({ executablePath: EXECUTABLE, args: ARGS }) : undefined);

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the build under test. */
    dist: string;
    /** Address of the server that tests share. */
    server: string;
    /** The one that reaches stand-ins, and the file of what it prints. */
    open: { url: string; log: string };
    /** Where it looks for them. */
    ports: Ports;
    /** What the first is set to beside `SETTINGS`. */
    settings: Record<string, string>;
    /** A file with a line for each server that was started: by which test. */
    launches: string;
    /** WebSocket address of the Chromium that tests share; '' where there is none. */
    browser: string;
  }
}
