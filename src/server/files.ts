import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../kernel/errors.ts';
import { CORS_HEADERS, FILE_CACHE, isCompressible, strongEtag, tableName, typeOfFile } from '../kernel/http.ts';
import { openBuildReader, openBuiltPart } from '../store/packed-files.ts';
import { type Answer, createAnswer, makeAnswer, memoryBytes } from './answer.ts';
import { buildVersion, STAMP } from './build.ts';
import { type BuiltFile, type FileList, listFiles, readFileList } from './file-list.ts';

/** Astro's assets and Pagefind's parts have their hash in their name, so they never change. */
const IMMUTABLE = /^\/_astro\/|\.pf_(meta|index|fragment)$/;
/** Pictures rarely change under their URL; one that does has another ETag. */
const PICTURE = /^image\/(?!svg)/;

/** What an update appends to the folder of the build before (docs/operations.md), and the share of memory for its files. */
const LAST = '-last';
const OLDER_SHARE = 16;

/** Larger files that are not compressed, such as snapshots, are sent from the disk. */
const MAX_IN_MEMORY = 2 ** 20;

/** Prebuilt files by URL. */
export interface PrebuiltFiles {
  get(address: string): Answer | Promise<Answer | undefined> | undefined;
  /** The answer for a raw URL that needs no decoding, if it is in memory. */
  atOnce(url: string): Answer | undefined;
  /** Whether the build in which they were found is still in place. */
  exist(): boolean;
  /** Memory of recently requested files. */
  readonly bytes: number;
}

/**
 * A build's files by URL: a page `a/b.html` answers at /a/b, /a/b/ and /a/b.html. Files are read on first request; recently requested ones stay in
 * `memory` bytes, in the encodings requested. `dist` is the build's folder. `site`: the service's address if the build does not know it; pages then name
 * theirs by a header.
 */
export function loadFiles(dist: string, memory: number, site?: string): PrebuiltFiles {
  const folder = join(dist, 'client');
  const list: FileList = readFileList(dist)?.filter(({ etag }) => etag !== undefined) ?? listFiles(folder);
  const files = new Map<string, BuiltFile>();
  for (const file of list) for (const address of listPaths(file.path)) files.set(address, file);
  /** Their addresses are written in more than one way. */
  const odd = new Set(list.filter(({ path }) => !PLAIN.test(path)));
  const readBuilt = openBuildReader(dist);
  const stamp = buildVersion(dist);
  const answers = new LRUCache<BuiltFile, Answer>({ maxSize: Math.max(1, Math.floor(memory)), sizeCalculation: memoryBytes });

  /**
   * Reads a file. If another build has replaced this one, those in the archive are read from the old one, which stays open; what stands beside it is
   * ours only if it has not changed.
   */
  async function read({ path, etag }: BuiltFile): Promise<Buffer> {
    const bytes = await readBuilt(path).catch((cause: unknown) => {
      throw replaced(cause);
    });
    if (buildVersion(dist) !== stamp && strongEtag(bytes) !== etag) throw replaced();
    return bytes;
  }

  async function openPart({ path }: BuiltFile, start: number, end: number): Promise<Readable> {
    if (buildVersion(dist) !== stamp) throw replaced();
    return openBuiltPart(dist, path, start, end).catch((cause: unknown) => {
      throw replaced(cause);
    });
  }

  function keep(file: BuiltFile, answer: Answer): Answer {
    answer.onResize = () => {
      // The cache measures entries when they are set, not when they grow.
      answers.delete(file);
      answers.set(file, answer);
    };
    answers.set(file, answer);
    return answer;
  }

  async function readFirst(file: BuiltFile): Promise<Answer> {
    return keep(file, makeAnswer({ ...answerOfFile(file.path, await read(file)), read: () => read(file) }));
  }

  function answerTo(file: BuiltFile): Answer | Promise<Answer> {
    const { path, size, etag } = file;
    if (etag === undefined || size === undefined) return readFirst(file);
    const headers = { ...CORS_HEADERS, ...fileHeaders(path, etag), ...canonicalOf(path, site) };
    const parts = { status: fileStatus(file), headers, size, read: () => read(file) };
    const isLarge = size > MAX_IN_MEMORY && !isCompressible(typeOfFile(path)) && existsSync(join(folder, path));
    return isLarge ? makeAnswer({ ...parts, open: (start, end) => openPart(file, start, end) }) : keep(file, makeAnswer(parts));
  }

  /**
   * The build before this one, where an update has left it beside. Pages that a reader or a CDN still has name files with a hash that only it has.
   */
  const last = `${dist.replace(/\/+$/, '')}${LAST}`;
  let older: PrebuiltFiles | undefined;
  function findOlder(address: string): ReturnType<PrebuiltFiles['get']> {
    if (!IMMUTABLE.test(address) || !existsSync(join(last, STAMP))) return undefined;
    older ??= loadFiles(last, memory / OLDER_SHARE);
    return older.get(address);
  }

  return {
    get(address) {
      const file = files.get(address);
      return file ? (answers.get(file) ?? answerTo(file)) : findOlder(address);
    },
    atOnce(url) {
      const file = files.get(url);
      return file && !odd.has(file) ? answers.get(file) : undefined;
    },
    exist: () => buildVersion(dist) === stamp,
    get bytes() {
      return answers.calculatedSize + (older?.bytes ?? 0);
    },
  };
}

/** A path that needs no decoding. */
const PLAIN = /^[\w\-.~/]*$/;

const replaced = (cause?: unknown) =>
  new ApiError('busy', 'This file is being replaced by a newer one.', { hint: 'Try again in a few seconds', retryAfter: 5, cause });

/** Makes a file's answer from its path and bytes. */
export const answerOfFile = (path: string, body: Buffer): Answer =>
  createAnswer(fileStatus({ path }), body, fileHeaders(path, strongEtag(body)));

const fileStatus = ({ path }: Pick<BuiltFile, 'path'>): number => (path.endsWith('/404.html') ? 404 : 200);

const fileHeaders = (path: string, etag: string): Record<string, string> => ({
  'content-type': typeOfFile(path),
  'cache-control': cacheControlFor(path),
  ...tableName(path),
  etag,
});

/** Where a page is, for search engines that found it at another host; a page for addresses that lead nowhere is nowhere. */
function canonicalOf(path: string, site: string | undefined): Record<string, string> {
  if (site === undefined || !path.endsWith('.html') || /\/(?:404|offline)\.html$/.test(path)) return {};
  return { link: `<${site}${path === '/index.html' ? '/' : path.replace(/(?:\/index)?\.html$/, '')}>; rel="canonical"` };
}

function cacheControlFor(path: string): string {
  if (IMMUTABLE.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURE.test(typeOfFile(path)) ? 'public, max-age=604800' : FILE_CACHE;
}

function listPaths(path: string): string[] {
  if (path === '/index.html') return ['/', path];
  if (path.endsWith('/index.html')) return [path, path.slice(0, -'index.html'.length), path.slice(0, -'/index.html'.length)];
  if (path.endsWith('.html')) return [path, path.slice(0, -5), `${path.slice(0, -5)}/`];
  return [path];
}
