import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isCompressible, SMALLEST_COMPRESSED, strongEtag, typeOfFile } from '../lib/http.ts';
import { type Answer, answerOf } from './answer.ts';

/** Astro's assets and Pagefind's parts have their hash in their name, so they never change under it. */
const IMMUTABLE = /^\/_astro\/|\.pf_(meta|index|fragment)$/;
/** Of the memory for files, the part for those that are read from the disk as they are asked for. */
const SHARE_OF_READ = 1 / 4;

/** Prebuilt files by the addresses they answer at. */
export interface PrebuiltFiles {
  get(address: string): Answer | Promise<Answer> | undefined;
}

/** A file of the build, and its compressed copies where the build has made them. */
interface BuiltFile {
  path: string;
  file: string;
  copies: Partial<Record<'br' | 'gzip', string>>;
  bytes: number;
}

/**
 * A build's files by address: a page `a/b.html` answers at /a/b, /a/b/ and /a/b.html. As many as fit into `memory` bytes are read now, small
 * ones first; the others are read when they are asked for, and those lately asked for are kept.
 */
export function loadFiles(folder: string, memory: number): PrebuiltFiles {
  const all = listFiles(folder).sort((a, b) => a.bytes - b.bytes);
  const whole = all.reduce((sum, { bytes }) => sum + bytes, 0) <= memory;
  let left = whole ? memory : memory * (1 - SHARE_OF_READ);
  const answers = new Map<string, Answer | BuiltFile>();
  for (const built of all) {
    left -= built.bytes;
    const entry = left >= 0 ? readNow(built) : built;
    for (const address of addressesOf(built.path)) answers.set(address, entry);
  }
  const read = new LRUCache<string, Answer>({
    maxSize: Math.max(1, Math.floor(memory * SHARE_OF_READ)),
    sizeCalculation: ({ body, br, gzip }) => 1 + body.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  });
  async function readKept(built: BuiltFile): Promise<Answer> {
    const answer = await readLater(built);
    read.set(built.path, answer);
    return answer;
  }
  return {
    get(address) {
      const entry = answers.get(address);
      if (!entry || 'body' in entry) return entry;
      return read.get(entry.path) ?? readKept(entry);
    },
  };
}

function listFiles(folder: string): BuiltFile[] {
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return [...names].flatMap((name): BuiltFile[] => {
    const file = join(folder, name);
    const { size } = statSync(file);
    if (!statSync(file).isFile() || (/\.(br|gz)$/.test(name) && names.has(name.replace(/\.\w+$/, '')))) return [];
    const copies = {
      ...(names.has(`${name}.br`) && { br: `${file}.br` }),
      ...(names.has(`${name}.gz`) && { gzip: `${file}.gz` }),
    };
    const bytes = Object.values(copies).reduce((sum, copy) => sum + statSync(copy).size, size);
    return [{ path: `/${name.replaceAll('\\', '/')}`, file, copies, bytes }];
  });
}

function readNow({ path, file, copies }: BuiltFile): Answer {
  const answer = answerWith(path, readFileSync(file));
  if (!isCompressible(typeOfFile(path)) || answer.body.length < SMALLEST_COMPRESSED) return answer;
  return {
    ...answer,
    br: copies.br ? readFileSync(copies.br) : brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: copies.gzip ? readFileSync(copies.gzip) : gzipSync(answer.body),
  };
}

async function readLater({ path, file, copies }: BuiltFile): Promise<Answer> {
  const [body, br, gzip] = await Promise.all([readFile(file), copies.br && readFile(copies.br), copies.gzip && readFile(copies.gzip)]);
  return { ...answerWith(path, body), ...(br && { br }), ...(gzip && { gzip }) };
}

const answerWith = (path: string, body: Buffer): Answer =>
  answerOf(path === '/404.html' ? 404 : 200, body, {
    'content-type': typeOfFile(path),
    'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300, stale-while-revalidate=86400',
    ...(extname(path) === '.csv' && { 'content-disposition': `inline; filename="${path.slice(1).replaceAll('/', '-')}"` }),
    etag: strongEtag(body),
  });

function addressesOf(path: string): string[] {
  if (path === '/index.html') return ['/', path];
  if (path.endsWith('/index.html')) return [path, path.slice(0, -'index.html'.length), path.slice(0, -'/index.html'.length)];
  if (path.endsWith('.html')) return [path, path.slice(0, -5), `${path.slice(0, -5)}/`];
  return [path];
}
