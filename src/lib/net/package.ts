import { env } from '../env.ts';
import { UpstreamError } from './upstream.ts';

/** Files larger than this are no data file of ours: the largest known has 40 MB. */
const LARGEST_FILE = 128 * 1024 * 1024;

interface Pacote {
  packument(spec: string, options: object): Promise<{ versions: Record<string, unknown>; 'dist-tags': Record<string, string> }>;
  tarball(spec: string, options: object): Promise<Buffer>;
}

const options = () => ({
  ...(env.npm_config_registry ? { registry: env.npm_config_registry } : {}),
  ...(env.npm_config_cache ? { cache: `${env.npm_config_cache}/_cacache` } : {}),
  preferOnline: true,
  fetchRetries: 1,
  timeout: 30_000,
});

/** Every version of a package in the registry that npm is set up for. Throws UpstreamError. */
export const listPackageVersions = async (name: string): Promise<string[]> => Object.keys((await readPackument(name)).versions);

/** The version that is published as the newest. Throws UpstreamError. */
export async function newestPackageVersion(name: string): Promise<string> {
  const { 'dist-tags': tags } = await readPackument(name);
  if (!tags.latest) throw new UpstreamError('shape', `${name} has no newest version`);
  return tags.latest;
}

async function readPackument(name: string) {
  const pacote = await loadTool<{ default: Pacote }>('pacote');
  try {
    return await pacote.default.packument(name, options());
  } catch (cause) {
    throw packageError(name, cause);
  }
}

/** The text of one file of a published package, such as `v1/currencies/usd.json`; otherwise as `readPackageFiles`. */
export const readPackageFile = async (name: string, version: string, path: string): Promise<string> =>
  (await readPackageFiles(name, version, [path]))[path] ?? '';

/** The texts of files of a published package by their paths; otherwise as `readPackageBytes`. */
export async function readPackageFiles(name: string, version: string, paths: readonly string[]): Promise<Record<string, string>> {
  const files = await readPackageBytes(name, version, paths);
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, bytes.toString('utf8')]));
}

/**
 * Files of a published package by their paths. npm's own cache keeps the archive, so that a second reader does not fetch it again; its
 * integrity is checked. Throws UpstreamError, also for a file that is not there.
 */
export async function readPackageBytes(name: string, version: string, paths: readonly string[]): Promise<Record<string, Buffer>> {
  const pacote = await loadTool<{ default: Pacote }>('pacote');
  const archive = await pacote.default.tarball(`${name}@${version}`, { ...options(), preferOnline: false }).catch((cause) => {
    throw packageError(`${name}@${version}`, cause);
  });
  const files = await readArchive(archive, new Set(paths.map((path) => `package/${path}`)));
  return Object.fromEntries(
    paths.map((path) => {
      const bytes = files.get(`package/${path}`);
      if (!bytes) throw new UpstreamError('shape', `${name}@${version} has no ${path}`);
      return [path, bytes];
    }),
  );
}

async function readArchive(archive: Buffer, wanted: ReadonlySet<string>): Promise<Map<string, Buffer>> {
  const { Parser } = await loadTool<typeof import('tar')>('tar');
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    const parser = new Parser({
      filter: (path: string) => wanted.has(path),
      onReadEntry(entry) {
        if (entry.size > LARGEST_FILE) return reject(new UpstreamError('too large', `${entry.path} has ${entry.size} bytes`));
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

/** The tools are optional dependencies: a server that never crawls need not have them. */
async function loadTool<T>(name: string): Promise<T> {
  try {
    return (await import(/* @vite-ignore */ name)) as T;
  } catch (cause) {
    throw new UpstreamError('network', `${name} is not installed: it is among the optional packages, so install without --omit=optional`, {
      cause,
    });
  }
}

function packageError(spec: string, cause: unknown): UpstreamError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  return new UpstreamError(code === 'E404' ? 'refused' : 'network', `${spec} could not be had from the package registry (${code})`, {
    cause,
  });
}
