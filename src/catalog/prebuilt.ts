import { type AnswerFile, staticFileBody } from '../api/call-body.ts';
import { compile } from '../api/compile.ts';
import type { StaticFile } from '../api/endpoint.ts';
import type { Area } from '../areas/area.ts';
import { JSON_TYPE, typeOfFile } from '../kernel/http.ts';
import { noteInput } from '../kernel/inputs.ts';
import { shareWork } from '../kernel/memoize.ts';
import type { BuiltFile } from './built-file.ts';
import { type FileList, listFileLists } from './catalog.ts';
import { datasetsFile } from './datasets.ts';
import { docsFiles } from './docs-files.ts';
import { type FindDigest, listAreaData } from './downloads.ts';
import { feedFiles } from './feeds.ts';
import { listPrebuiltFiles, type RepresentationFile } from './static-files.ts';

/**
 * Every prebuilt file except pages: static files in all formats, each area's list of them, its downloads, feeds, and the reference as
 * markdown. A build writes them with plain Node (scripts/build.ts); while pages are being built, `src/pages/[...file].ts` serves them.
 * `findDigest`: how a build gets the digests of downloads.
 */
export async function prebuiltFiles(areas: readonly Area[], findDigest?: FindDigest): Promise<BuiltFile[]> {
  return [...(await filesOfAreas(areas)), ...(await downloadFiles(areas, findDigest)), ...(await feedFiles(areas)), ...docsFiles(areas)];
}

/**
 * Finds one of these files by path and lists no more of them than it must: listing all takes seconds, an area's milliseconds. For a server
 * without a build.
 */
export function prebuiltFinder(areas: readonly Area[]): (path: string) => Promise<BuiltFile | undefined> {
  const groups = new Map<string, () => Promise<BuiltFile[]>>([
    ['data', () => downloadFiles(areas)],
    ['feeds', () => feedFiles(areas)],
    ...areas.flatMap((area) =>
      [area.name, ...area.endpoints.map(({ path }) => firstOf(path))].map(
        (first) => [first, async () => [...(await filesOfAreas([area])), ...ownDownloads(area)]] as const,
      ),
    ),
  ]);
  const listed = new Map<string, Promise<ReadonlyMap<string, BuiltFile>>>();

  function list(first: string): Promise<ReadonlyMap<string, BuiltFile>> {
    const before = listed.get(first);
    if (before) return before;
    const files = (groups.get(first)?.() ?? Promise.resolve(docsFiles(areas))).then(byPath);
    listed.set(first, files);
    // A snapshot missing now may be restored later.
    files.catch(() => listed.delete(first));
    return files;
  }
  return async (path) => {
    const first = firstOf(path);
    return (await list(groups.has(first) ? first : '')).get(path);
  };
}

/** Downloads next to an area's files rather than under `/data`. */
const ownDownloads = ({ data }: Area): BuiltFile[] =>
  (data?.downloads ?? []).map(({ path, body }) => ({ path, type: typeOfFile(path), body }));

/** The first part of a path, without extension: `fuel` in `/fuel/city/kolkata.json` and `/fuel.csv`. */
const firstOf = (path: string): string => path.slice(1).split(/[/.]/, 1)[0] ?? '';

/** If two files share a path, a build writes the first. */
const byPath = (files: readonly BuiltFile[]): ReadonlyMap<string, BuiltFile> =>
  new Map(files.toReversed().map((file) => [file.path, file]));

async function filesOfAreas(areas: readonly Area[]): Promise<BuiltFile[]> {
  const files = await listPrebuiltFiles(areas);
  return [...files.map(renderStaticFile), ...listFileLists(files).map(renderFileList)];
}

async function downloadFiles(areas: readonly Area[], findDigest?: FindDigest): Promise<BuiltFile[]> {
  const data = await listAreaData(areas, findDigest);
  return [...data.flatMap(({ files }) => files).filter(({ onRequest }) => !onRequest), datasetsFile(data)];
}

let last: { file: StaticFile; answer: () => Promise<unknown> } | undefined;

/** A build writes the formats of a file one after the other, from one answer. */
const answerOnce: AnswerFile = (endpoint, file, params, call) => {
  if (last?.file !== file) last = { file, answer: shareWork(async () => endpoint.respond(params, call)) };
  return last.answer();
};

const renderStaticFile = ({ endpoint, file, format, path }: RepresentationFile): BuiltFile => ({
  path,
  type: compile(endpoint).formats[format]?.type ?? JSON_TYPE,
  body: () => staticFileBody(endpoint, file, format, noteInput && answerOnce),
  keyed: true,
  beside: file.beside,
});

const renderFileList = ({ path, list }: FileList): BuiltFile => ({ path, type: JSON_TYPE, body: async () => JSON.stringify(list) });
