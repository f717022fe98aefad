import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type StandIn, startStandIn } from '../../test/support/stand-in.ts';
import { makeRehearsal, type Rehearsal } from '../rehearsal.ts';
import { processTree } from '../tools/processes.ts';
import { fuelSource, type PriceChange } from './fuel-source.ts';
import { freePort, kill, until } from './waiting.ts';

/** As `cp -a` does. */
const COPY = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
/** The place whose price is looked at. */
const PLACE = 'mumbai';
/** What a small build has: a few pages of each kind, and what is looked at. */
const SAMPLE = { each: 3, kinds: {}, all: [], named: ['/browse/fuel.html', `/browse/fuel/city/${PLACE}.html`, `/fuel/city/${PLACE}.json`] };

export interface Ran {
  code: number;
  said: string;
  seconds: number;
}

export interface DayOptions {
  /** Folder in the working folder that stands for `data`. */
  data?: string | undefined;
  /** All pages and files; else a small build. */
  whole: boolean;
  /** A build to begin with, in place of one made first. */
  dist?: string | undefined;
  log(line: string): void;
}

/** A clone with an origin, its build, two servers over it with a shared store, Caddy before them, and a source of prices: all of it on loopback. */
export class World {
  readonly rehearsal: Rehearsal;
  private readonly options: DayOptions;
  private readonly upstream: StandIn;
  private readonly children = new Set<ChildProcess>();
  readonly servers: { port: number; process?: ChildProcess }[] = [];
  redis: ChildProcess | undefined;
  private redisPort = 0;
  /** Where callers reach the service. */
  url = '';
  private source: ReturnType<typeof fuelSource> | undefined;

  private constructor(rehearsal: Rehearsal, upstream: StandIn, options: DayOptions) {
    this.rehearsal = rehearsal;
    this.upstream = upstream;
    this.options = options;
  }

  static async open(options: DayOptions): Promise<World> {
    const rehearsal = await makeRehearsal(options.data ? { data: options.data } : {});
    const world = new World(rehearsal, await startStandIn(), options);
    try {
      await world.furnish();
      return world;
    } catch (error) {
      await world.close();
      throw error;
    }
  }

  private async furnish(): Promise<void> {
    const { clone } = this.rehearsal;
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
    this.source = fuelSource(join(clone, 'data'), this.upstream);
    if (this.options.dist) cpSync(this.options.dist, join(clone, 'dist'), COPY);
    else {
      this.options.log('building what is served at first');
      const built = await this.build('dist');
      if (built.code !== 0) throw new Error(`The first build failed: ${built.said.slice(-2_000)}`);
    }
    await this.startStore();
    for (let at = 0; at < 2; at += 1) this.servers.push({ port: await freePort() });
    for (const at of this.servers.keys()) await this.startServer(at);
    await this.startCaddy();
  }

  /** The settings of everything that runs in the clone. Vitest's own would be believed by a build. */
  private environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
    const { BASE_URL: _vites, ...inherited } = process.env;
    const sample = join(this.rehearsal.root, 'sample.json');
    writeFileSync(sample, JSON.stringify(SAMPLE));
    return {
      ...inherited,
      DATA_DIR: 'data',
      DIST_DIR: 'dist',
      CI: '1',
      UPSTREAM_GOODRETURNS_URL: this.upstream.url,
      ...(this.options.whole ? {} : { BUILD_SAMPLE: sample }),
      ...more,
    };
  }

  /** Runs a program of ours in the clone, to its end. */
  async run(args: readonly string[], more: Record<string, string> = {}): Promise<Ran> {
    const began = performance.now();
    const options = { cwd: this.rehearsal.clone, env: this.environment(more), maxBuffer: 64 * 1024 * 1024 };
    const { code, said } = await new Promise<Omit<Ran, 'seconds'>>((done) =>
      execFile(process.execPath, args, options, (error, out, errors) =>
        done({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, said: `${out}${errors}`.trim() }),
      ),
    );
    return { code, said, seconds: (performance.now() - began) / 1000 };
  }

  /** Builds into a folder of the clone; what the build in service has is taken over. */
  build(folder: string): Promise<Ran> {
    const { clone } = this.rehearsal;
    if (folder !== 'dist') cpSync(join(clone, 'dist'), join(clone, folder), COPY);
    return this.run(['--max-old-space-size=768', 'scripts/main.mjs', 'scripts/build.ts'], { DIST_DIR: folder });
  }

  /** The source's pages from now on. */
  tellPrices(change: PriceChange): void {
    this.source?.tellPrices(change);
  }

  /** Whether each server answers with the price at first, so many paise dearer; `built`: by the file of its build. */
  async shows(dearer: number, built = false): Promise<boolean> {
    const price = (((this.source?.paiseAtFirst(`city/${PLACE}`, 'petrol') ?? 0) + dearer) / 100).toFixed(2);
    const path = built ? `/fuel/city/${PLACE}.json` : `/fuel?city=${PLACE}&fuel=petrol`;
    const bodies = await Promise.all(this.servers.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()));
    return bodies.every((body) => body.includes(price));
  }

  /** Starts a server where it was; resolves when it is ready. */
  async startServer(at: number): Promise<void> {
    const server = this.servers[at];
    if (!server) throw new Error(`There is no server ${at}`);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } };
    const flags = scripts.serve.match(/--\S+/g) ?? [];
    server.process = await this.begin(process.execPath, [...flags, 'src/server/main.ts'], {
      HOST: '127.0.0.1',
      PORT: String(server.port),
      WORKERS: '2',
      DATA_WATCH: '1',
      REDIS_URL: `redis://127.0.0.1:${this.redisPort}/0`,
      TRUSTED_PROXIES: '127.0.0.1',
    });
    await until(`server ${at + 1} is ready`, async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status === 200, 180);
  }

  /** The processes of a server: its primary first, then its workers. */
  processesOf(at: number): number[] {
    const pid = this.servers[at]?.process?.pid ?? 0;
    return processTree(pid).sort((a, b) => Number(b === pid) - Number(a === pid));
  }

  /** Starts the shared store, where it was if there was one. */
  async startStore(): Promise<void> {
    this.redisPort ||= await freePort();
    this.redis = await this.begin('redis-server', [
      '--port',
      String(this.redisPort),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      this.rehearsal.root,
    ]);
    await sleep(500);
  }

  private async startCaddy(): Promise<void> {
    this.url = `http://127.0.0.1:${await freePort()}`;
    const home = join(this.rehearsal.root, 'caddy');
    mkdirSync(home, { recursive: true });
    const places = this.servers.map(({ port }) => `127.0.0.1:${port}`).join(' ');
    const text = readFileSync('deploy/Caddyfile', 'utf8');
    if (!text.includes('one:4321 two:4321')) throw new Error('deploy/Caddyfile does not name its two servers as it did');
    writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin off\n}\n${text.replace('one:4321 two:4321', places)}`);
    const folders = { SITE: this.url, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    await this.begin('caddy', ['run', '--config', join(home, 'Caddyfile')], folders);
    await until('Caddy answers', async () => (await fetch(`${this.url}/fuel.json`)).status === 200, 60);
  }

  private async begin(command: string, args: readonly string[], more: Record<string, string> = {}): Promise<ChildProcess> {
    const child = spawn(command, args, { cwd: this.rehearsal.clone, env: this.environment(more), stdio: 'ignore' });
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    await once(child, 'spawn');
    return child;
  }

  /** Ends everything that was begun, and removes the clone. */
  async close(): Promise<void> {
    const ends = [...this.children].map((child) => {
      // One that was stopped hears nothing else.
      for (const pid of processTree(child.pid ?? 0)) kill(pid, 'SIGKILL');
      return child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    });
    await Promise.all(ends);
    await this.upstream.stop();
    await this.rehearsal.remove();
  }
}
