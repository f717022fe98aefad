// The index that the search box reads in the browser: one of Pagefind's for each language, made anew only where a short page of that language has changed.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { ShortPage } from './short-page.ts';

/** In the folder of files. */
export const FOLDER = 'pagefind';
const ENTRY = 'pagefind-entry.json';
/** Widgets that Pagefind brings: our search box is our own. And the entry, of which there is one for all languages. */
const NOT_SERVED = /-(component-ui|highlight|modular-ui|ui)\.(css|js)$|^pagefind-entry\.json$/;
/** Pages of one message to Pagefind's process. It numbers them as they come, so that none goes before another. */
const AT_A_TIME = 64;

interface Entry {
  version: string;
  languages: Record<string, unknown>;
}

/** The index of a language, as a build leaves it for the next. */
interface LanguageIndex {
  /** Digest of its short pages. */
  digest: string;
  /** Its files, below the folder of files with a slash in front. */
  files: string[];
  entry: Entry;
}
export type LanguageIndexes = Record<string, LanguageIndex>;

/**
 * Begins the indexes of all short pages (by the pages' paths, such as `/browse/fuel.html`) in `client/pagefind` of a build's folder: those of `before` that
 * are of just the same pages are taken over from the build before. Gives what makes the others and ends.
 */
export async function beginPagefind(
  dist: string,
  pages: ReadonlyMap<string, ShortPage>,
  before: LanguageIndexes,
  take: (paths: readonly string[]) => Promise<void>,
): Promise<() => Promise<LanguageIndexes>> {
  const perLanguage = [...byLanguage(pages)].map(([language, texts]) => {
    const digest = digestOf(texts);
    const last = before[language];
    return { language, texts, digest, unchanged: last?.digest === digest ? last : undefined };
  });
  for (const { unchanged } of perLanguage) if (unchanged) await take(unchanged.files);
  return async () => {
    const indexes: LanguageIndexes = {};
    for (const { language, texts, digest, unchanged } of perLanguage)
      indexes[language] = unchanged ?? { digest, ...(await makeIndex(dist, texts)) };
    await close();
    const entries = Object.values(indexes).map(({ entry }) => entry);
    const languages = Object.assign({}, ...entries.map((entry) => entry.languages));
    mkdirSync(join(dist, 'client', FOLDER), { recursive: true });
    writeFileSync(join(dist, 'client', FOLDER, ENTRY), JSON.stringify({ ...entries[0], languages }));
    return indexes;
  };
}

/** The short pages of each language, both in order. */
function byLanguage(pages: ReadonlyMap<string, ShortPage>): Map<string, [path: string, html: string][]> {
  const languages = Map.groupBy(pages, ([, { language }]) => language);
  const inOrder = <T>(entries: Iterable<[string, T]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(inOrder(languages).map(([language, pages]) => [language, inOrder(pages).map(([path, { html }]) => [path, html])]));
}

function digestOf(texts: readonly (readonly [string, string])[]): string {
  const hash = createHash('sha256');
  for (const [path, html] of texts) hash.update(path).update('\0').update(html).update('\0');
  return hash.digest('hex').slice(0, 32);
}

async function makeIndex(dist: string, texts: readonly (readonly [string, string])[]): Promise<Omit<LanguageIndex, 'digest'>> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
  for (let at = 0; at < texts.length; at += AT_A_TIME) {
    const added = texts.slice(at, at + AT_A_TIME).map(([path, content]) => index.addHTMLFile({ sourcePath: path.slice(1), content }));
    for (const { errors: faults } of await Promise.all(added)) if (faults.length > 0) throw new Error(`Pagefind: ${faults.join(', ')}`);
  }
  // Files that Pagefind writes itself may not be whole yet when it says that they are.
  const { files: made, errors: faults } = await index.getFiles();
  if (faults.length > 0) throw new Error(`Pagefind: ${faults.join(', ')}`);
  await index.deleteIndex();
  const entryFile = made.find(({ path }) => path === ENTRY);
  if (!entryFile) throw new Error(`Pagefind: no ${ENTRY} among ${made.length} files`);
  const entry: Entry = JSON.parse(Buffer.from(entryFile.content).toString('utf8'));
  const files: string[] = [];
  for (const { path: name, content } of made.filter(({ path }) => !NOT_SERVED.test(path))) {
    const path = `/${FOLDER}/${name}`;
    mkdirSync(dirname(join(dist, 'client', path)), { recursive: true });
    writeFileSync(join(dist, 'client', path), content);
    files.push(path);
  }
  return { files: files.sort(), entry };
}
