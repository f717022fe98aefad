import { env } from '../env.ts';
import { UpstreamError } from './upstream.ts';

/** Files larger than this are no data file of ours. */
const LARGEST_FILE = 8 * 1024 * 1024;

interface Pacote {
  packument(spec: string, options: object): Promise<{ versions: Record<string, unknown> }>;
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
export async function listPackageVersions(name: string): Promise<string[]> {
  const pacote = await loadTool<{ default: Pacote }>('pacote');
  try {
    return Object.keys((await pacote.default.packument(name, options())).versions);
  } catch (cause) {
    throw packageError(name, cause);
  }
}

/**
 * The text of one file of a published package, such as `v1/currencies/usd.json`. npm's own cache keeps the archive, so that a second reader
 * does not fetch it again; its integrity is checked. Throws UpstreamError.
 */
export async function readPackageFile(name: string, version: string, path: string): Promise<string> {
  const pacote = await loadTool<{ default: Pacote }>('pacote');
  const archive = await pacote.default.tarball(`${name}@${version}`, { ...options(), preferOnline: false }).catch((cause) => {
    throw packageError(`${name}@${version}`, cause);
  });
  const text = await readArchiveFile(archive, `package/${path}`);
  if (text === undefined) throw new UpstreamError('shape', `${name}@${version} has no ${path}`);
  return text;
}

async function readArchiveFile(archive: Buffer, path: string): Promise<string | undefined> {
  const { Parser } = await loadTool<typeof import('tar')>('tar');
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] | undefined;
    const parser = new Parser({
      filter: (name: string) => name === path,
      onReadEntry(entry) {
        if (entry.size > LARGEST_FILE) return reject(new UpstreamError('too large', `${path} has ${entry.size} bytes`));
        chunks = [];
        entry.on('data', (chunk) => chunks?.push(chunk));
      },
    });
    parser.on('end', () => resolve(chunks && Buffer.concat(chunks).toString('utf8')));
    parser.on('error', reject);
    parser.end(archive);
  });
}

/** The tools are development dependencies: a server that never crawls need not have them. */
async function loadTool<T>(name: string): Promise<T> {
  try {
    return (await import(/* @vite-ignore */ name)) as T;
  } catch (cause) {
    throw new UpstreamError('network', `${name} is not installed: run npm ci without --omit=dev`, { cause });
  }
}

function packageError(spec: string, cause: unknown): UpstreamError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  return new UpstreamError(code === 'E404' ? 'refused' : 'network', `${spec} could not be had from the package registry (${code})`, {
    cause,
  });
}
