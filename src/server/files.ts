import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { strongEtag } from '../lib/http.ts';
import { type Answer, answerOf } from './answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  // Pagefind's index and its program: compressed already, and unpacked by its own script.
  '.pagefind': 'application/octet-stream',
  '.pf_meta': 'application/octet-stream',
  '.pf_index': 'application/octet-stream',
  '.pf_fragment': 'application/octet-stream',
};
const COMPRESSIBLE = new Set(['.html', '.json', '.js', '.mjs', '.css', '.svg', '.txt', '.xml', '.webmanifest']);
/** Below this a compressed body is no smaller on the wire. */
const SMALLEST_COMPRESSED = 600;
/** Astro's assets and Pagefind's parts have their hash in their name, so they never change under it. */
const IMMUTABLE = /^\/_astro\/|\.pf_(meta|index|fragment)$/;
/** The most that is kept in memory; what does not fit is left to the disk by way of `readOnDemand`. */
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;

/** Prebuilt files by the addresses they answer at. */
export type PrebuiltFiles = ReadonlyMap<string, Answer>;

/**
 * Reads a build's files into memory with their compressed twins (`.br`, `.gz` made by the build, else made here).
 * A page `a/b.html` answers at /a/b, /a/b/ and /a/b.html. Throws when the build is larger than memory allows.
 */
export function loadFiles(folder: string): PrebuiltFiles {
  const answers = new Map<string, Answer>();
  let bytes = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name);
    if (!statSync(file).isFile() || /\.(br|gz)$/.test(name)) continue;
    const path = `/${name.replaceAll('\\', '/')}`;
    const answer = readAnswer(file, path);
    bytes += answer.body.length + (answer.br?.length ?? 0) + (answer.gzip?.length ?? 0);
    if (bytes > MEMORY_LIMIT_BYTES) throw new Error(`${folder} holds more than ${MEMORY_LIMIT_BYTES} bytes; it does not fit into memory`);
    for (const address of addressesOf(path)) answers.set(address, answer);
  }
  return answers;
}

function readAnswer(file: string, path: string): Answer {
  const body = readFileSync(file);
  const ending = extname(path);
  const answer = answerOf(path === '/404.html' ? 404 : 200, body, {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300, stale-while-revalidate=86400',
    etag: strongEtag(body),
  });
  if (!COMPRESSIBLE.has(ending) || body.length < SMALLEST_COMPRESSED) return answer;
  return { ...answer, br: readOr(`${file}.br`, () => compressBrotli(body)), gzip: readOr(`${file}.gz`, () => gzipSync(body)) };
}

function readOr(file: string, make: () => Buffer): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return make();
    throw error;
  }
}

/** Brotli at a middle level: the build's own files come precompressed at the highest. */
const compressBrotli = (body: Buffer): Buffer => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

function addressesOf(path: string): string[] {
  if (path === '/index.html') return ['/', path];
  if (path.endsWith('/index.html')) return [path, path.slice(0, -'index.html'.length), path.slice(0, -'/index.html'.length)];
  if (path.endsWith('.html')) return [path, path.slice(0, -5), `${path.slice(0, -5)}/`];
  return [path];
}
