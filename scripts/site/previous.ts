import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { BUNDLE } from '../../src/catalog/page-bundle.ts';
import { env } from '../../src/kernel/env.ts';
import type { KeptWork } from '../../src/kernel/kept-work.ts';
import { isWhole } from '../../src/server/build-parts.ts';
import { type BuiltFile, readFileList } from '../../src/server/file-list.ts';
import { openBuildReader, type ReadBuilt } from '../../src/store/packed-files.ts';
import { isBuilt } from '../stamp.ts';
import { type Reused, readArchiveIndex } from './archive.ts';
import { findUnchanged, isSameTime, type Made, type Record, readMade } from './made.ts';
import type { LanguageIndexes } from './pagefind.ts';

/** In a build's folder while the next build is made there. */
export const ASIDE = '.previous';
const AT_A_TIME = 8;

/** What a build may take over of the one before it. */
export interface Previous {
  /** Whether it is of the same code. Its bundles are then in their places, with their files. */
  isSameCode: boolean;
  /** Its pages and files that would be made again just as they are, by path. Empty where the code has changed. */
  unchanged: ReadonlyMap<string, Made>;
  /** Work of it that would give the same again. */
  work: readonly KeptWork[];
  /** Files of the bundles in the folder of files. */
  bundle: string[];
  /** Its indexes of Pagefind. */
  indexes: LanguageIndexes;
  /** Takes some of its files over: those in its archive stay there for the next archive, the others are copied. */
  take(paths: readonly string[]): Promise<void>;
  /** What was taken over and stands in its archive alone. */
  reused: Reused;
  /** Its folder. */
  dist: string;
  /** Its list of files, by path. */
  files: ReadonlyMap<string, BuiltFile>;
}

/** The build before while the next one is made in its place. */
export interface Aside {
  /** Whether its bundles are those of this code. They are then in their places. */
  isSameCode: boolean;
  /** Finds out what of it can be taken over. */
  open(): Promise<Previous>;
  /** Removes it. */
  remove(): void;
  /** Puts it back, as it was, in the place of a build that has failed; returns whether there was one. */
  restore(): boolean;
}

/** Whether the build in a folder is whole and the next one, of the inputs of this `stamp`, would be the same. */
export async function isUpToDate(dist: string, stamp: string): Promise<boolean> {
  const before = isBuilt(stamp) ? readMade(dist) : undefined;
  return before !== undefined && isSameTime(before) && isWhole(dist);
}

/**
 * Empties a build's folder for the next build, which is made where there is none. `code` is the digest of the code. A build that was broken off leaves the
 * one before it, which is then taken once more.
 */
export function setAside(dist: string, code: string): Aside {
  const aside = join(dist, ASIDE);
  mkdirSync(dist, { recursive: true });
  const names = readdirSync(dist).filter((name) => name !== ASIDE);
  if (existsSync(aside)) for (const name of names) rmSync(join(dist, name), { recursive: true });
  else {
    mkdirSync(aside);
    for (const name of names) renameSync(join(dist, name), join(aside, name));
  }
  const made = readMade(aside);
  const isSameCode = made?.code === code && existsSync(join(aside, BUNDLE));
  if (isSameCode) renameSync(join(aside, BUNDLE), join(dist, BUNDLE));
  return {
    isSameCode,
    open: () => openPrevious(dist, isSameCode ? made : undefined),
    remove: () => rmSync(aside, { recursive: true }),
    restore() {
      if (!existsSync(aside)) return false;
      const before = readdirSync(aside);
      // A bundle of the same code has not been touched.
      const kept = new Set([ASIDE, ...(isSameCode ? [BUNDLE] : [])]);
      for (const name of readdirSync(dist)) if (!kept.has(name)) rmSync(join(dist, name), { recursive: true, force: true });
      for (const name of before) renameSync(join(aside, name), join(dist, name));
      rmSync(aside, { recursive: true });
      return before.length > 0;
    },
  };
}

/** `made`: what was left by a build of the same code. */
async function openPrevious(dist: string, made: Record | undefined): Promise<Previous> {
  const aside = join(dist, ASIDE);
  const { unchanged, work } = made ? await findUnchanged(made) : { unchanged: [], work: [] };
  const bundle = made?.bundle ?? [];
  const archived = new Set(env.BUILD_PLAIN ? [] : readArchiveIndex(aside)?.files.map(([path]) => path));
  const reused = new Set<string>();
  const copy = copier(openBuildReader(aside), join(dist, 'client'));
  const take: Previous['take'] = async (paths) => {
    for (const path of paths) if (archived.has(path)) reused.add(path);
    await copy(paths.filter((path) => !archived.has(path)));
  };
  await take(bundle);
  const files = new Map((readFileList(aside) ?? []).map((file) => [file.path, file]));
  return {
    dist: aside,
    isSameCode: made !== undefined,
    work,
    unchanged: new Map(unchanged.map((one) => [one.path, one])),
    bundle,
    indexes: made?.indexes ?? {},
    take,
    reused: { dist: aside, paths: reused },
    files,
  };
}

function copier(read: ReadBuilt, folder: string): Previous['take'] {
  return async (paths) => {
    const keyOf = (path: string) => `${extname(path)} ${path}`;
    // In the order of the archive, whose blocks are unpacked once each.
    const left = paths.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).values();
    const copyNext = async () => {
      for (const path of left) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), await read(path));
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, copyNext));
  };
}
