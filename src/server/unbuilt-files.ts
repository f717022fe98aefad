import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { BuiltFile } from '../catalog/built-file.ts';
import { JSON_TYPE } from '../kernel/http.ts';
import { openBuildReader, PACKED_INDEX } from '../store/packed-files.ts';
import { type Answer, createAnswer, memoryBytes } from './answer.ts';
import { type BuildStatus, STATUS_PATH, statusBody } from './build-status.ts';
import type { Bundle } from './bundle.ts';
import { listFiles, pageFileAt } from './file-list.ts';
import { answerOfFile, type PrebuiltFiles } from './files.ts';

/** Files that are copied into the site as they are. */
const PUBLIC = 'public';
/** Scripts, styles and fonts, which a build writes before its pages. */
const ASSETS = '/_astro/';

export interface UnbuiltOptions {
  /** Folder of the build under way. */
  dist: string;
  /** Memory for files that were made, in bytes. */
  memory: number;
  bundle: Bundle;
  status(): BuildStatus;
  /** Finds a prebuilt file that is no page. */
  findFile(path: string): Promise<BuiltFile | undefined>;
  /** Whether this is the path of a call or of something made on request, for which no file is looked for. */
  isCall(path: string): Promise<boolean>;
  /** Whether there may be a page at this path. Callers wait for it until pages can be made. */
  mayBePage(path: string): boolean;
}

/**
 * The files of a site without a build, each made on request and cached. Pages wait until the build has bundled them; other files do not.
 */
export function makeFiles({ dist, memory, bundle, status, findFile, isCall, mayBePage }: UnbuiltOptions): PrebuiltFiles {
  const files = new Set(listFiles(PUBLIC).map(({ path }) => path));
  const answers = new LRUCache<string, Answer>({
    maxSize: Math.max(1, Math.floor(memory)),
    sizeCalculation: memoryBytes,
    fetchMethod: make,
  });

  async function make(path: string): Promise<Answer | undefined> {
    const body = await bodyOf(path);
    if (body === undefined) return undefined;
    const answer = answerOfFile(path, Buffer.from(body));
    answer.onResize = () => {
      // The cache weighs what is put in, and not what has grown in it.
      if (answers.peek(path) === answer) answers.delete(path);
      answers.set(path, answer);
    };
    return answer;
  }

  async function bodyOf(path: string): Promise<string | Uint8Array | undefined> {
    if (files.has(path)) return readFile(join(PUBLIC, path));
    if (path.startsWith(ASSETS)) return readAsset(path);
    const file = await findFile(path);
    if (file) return file.body();
    return (bundle.now ?? (mayBePage(path) ? await bundle.wait() : undefined))?.renderPage(path);
  }

  /** A build that is nearly done has put its files into an archive. */
  async function readAsset(path: string): Promise<Uint8Array | undefined> {
    const file = join(dist, 'client', path);
    if (existsSync(file)) return readFile(file);
    return existsSync(join(dist, PACKED_INDEX)) ? openBuildReader(dist)(path).catch(() => undefined) : undefined;
  }

  return {
    async get(address) {
      if (address === STATUS_PATH) return statusAnswer(status());
      return (await isCall(address)) ? undefined : answers.fetch(pageFileAt(address));
    },
    atOnce: () => undefined,
    exist: () => true,
    get bytes() {
      return answers.calculatedSize;
    },
  };
}

const statusAnswer = (status: BuildStatus): Answer =>
  createAnswer(200, Buffer.from(statusBody(status)), { 'content-type': JSON_TYPE, 'cache-control': 'no-store' });
