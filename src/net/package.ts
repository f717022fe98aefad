import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UpstreamError } from './upstream.ts';

/** In bytes. Larger files are not ours: the largest known has 40 MB. */
const MAX_FILE_SIZE = 128 * 1024 * 1024;

/** Limit of npm's output in bytes: a package of daily figures lists thousands of versions. */
const MAX_OUTPUT = 16 * 1024 * 1024;
/** Once more after a second, where npm would wait for ten. */
const RETRY_OPTIONS = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
/** What is on record of a package comes at once; its archive may be large. */
const TIMEOUT_MS = { view: 10_000, pack: 30_000 };

/** Every version of a package in npm's configured registry. Throws UpstreamError. */
export async function listPackageVersions(name: string): Promise<string[]> {
  const { versions = [] } = await viewPackage(name);
  return [versions].flat();
}

/** The latest published version. Throws UpstreamError. */
export const newestPackageVersion = async (name: string): Promise<string> => (await newestPackage(name)).version;

/** The same with its publication day in the registry (YYYY-MM-DD, UTC); null if there is none. */
export async function newestPackage(name: string): Promise<{ version: string; published: string | null }> {
  const { 'dist-tags': tags, time } = await viewPackage(name);
  if (!tags?.latest) throw new UpstreamError('shape', `${name} has no newest version`);
  const day = time?.[tags.latest]?.slice(0, 10);
  return { version: tags.latest, published: day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null };
}

interface PackageView {
  versions?: string | string[];
  'dist-tags'?: Record<string, string>;
  /** Publication time of each version, ISO 8601. */
  time?: Record<string, string>;
}

async function viewPackage(name: string): Promise<PackageView> {
  return JSON.parse(await runNpm('view', name, ['versions', 'dist-tags', 'time', '--prefer-online']));
}

/** The text of one file of a published package, such as `v1/currencies/usd.json`; otherwise like `readPackageFiles`. */
export const readPackageFile = async (name: string, version: string, path: string): Promise<string> =>
  (await readPackageFiles(name, version, [path]))[path] ?? '';

/** The texts of a published package's files, by path; otherwise like `readPackageBytes`. */
export async function readPackageFiles(name: string, version: string, paths: readonly string[]): Promise<Record<string, string>> {
  const files = await readPackageBytes(name, version, paths);
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, bytes.toString('utf8')]));
}

/**
 * Files of a published package, by path. npm downloads the archive, checks its integrity and caches it, so a second reader does not
 * download it again. Throws UpstreamError, also for a missing file.
 */
export async function readPackageBytes(name: string, version: string, paths: readonly string[]): Promise<Record<string, Buffer>> {
  const archive = await downloadPackage(`${name}@${version}`);
  const files = await readArchive(archive, new Set(paths.map((path) => `package/${path}`)));
  return Object.fromEntries(
    paths.map((path) => {
      const bytes = files.get(`package/${path}`);
      if (!bytes) throw new UpstreamError('shape', `${name}@${version} has no ${path}`);
      return [path, bytes];
    }),
  );
}

async function downloadPackage(spec: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'jaankari-package-'));
  try {
    await runNpm('pack', spec, ['--ignore-scripts', `--pack-destination=${folder}`]);
    const [file] = await readdir(folder);
    if (!file) throw new UpstreamError('shape', `npm downloaded no archive of ${spec}`);
    return await readFile(join(folder, file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readArchive(archive: Buffer, names: ReadonlySet<string>): Promise<Map<string, Buffer>> {
  const { Parser } = await loadTar();
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    const parser = new Parser({
      filter: (path: string) => names.has(path),
      onReadEntry(entry) {
        if (entry.size > MAX_FILE_SIZE) return reject(new UpstreamError('too large', `${entry.path} has ${entry.size} bytes`));
        const chunks: Buffer[] = [];
        entry.on('data', (chunk) => chunks.push(chunk));
        entry.on('end', () => files.set(entry.path, Buffer.concat(chunks)));
      },
    });
    parser.on('end', () => resolve(files));
    parser.on('error', reject);
    parser.end(archive);
  });
}

/** An optional dependency: a server that never crawls does not need it. */
async function loadTar(): Promise<typeof import('tar')> {
  try {
    return await import(/* @vite-ignore */ 'tar' as string);
  } catch (cause) {
    throw new UpstreamError('network', 'tar is not installed: it is an optional package, so install without --omit=optional', { cause });
  }
}

/**
 * Runs npm with its own registry, proxy and cache settings and returns its JSON output. The arguments are names and versions from our own
 * sources.
 */
async function runNpm(command: keyof typeof TIMEOUT_MS, spec: string, options: readonly string[]): Promise<string> {
  try {
    // On Windows npm is a batch file, which only a shell can start.
    const started = { maxBuffer: MAX_OUTPUT, shell: process.platform === 'win32' };
    const args = [command, spec, ...options, '--json', ...RETRY_OPTIONS, `--fetch-timeout=${TIMEOUT_MS[command]}`];
    return (await promisify(execFile)('npm', args, started)).stdout;
  } catch (cause) {
    const code = errorCode(cause);
    throw new UpstreamError(code === 'E404' ? 'refused' : 'network', `${spec} could not be read from the package registry (${code})`, {
      cause,
    });
  }
}

/** npm prints errors as JSON too; if it could not start, the error is the system's. */
function errorCode(cause: unknown): string {
  const { stdout, code } = cause as { stdout?: string; code?: string | number };
  const printed = /"code": "(\w+)"/.exec(stdout ?? '')?.[1];
  return printed ?? (code === 'ENOENT' ? 'npm is not installed' : String(code ?? 'unknown'));
}
