import { compile } from '../api/compile.ts';
import type { Endpoint, StaticFile } from '../api/endpoint.ts';
import type { Area } from '../areas/area.ts';
import { keptWork } from '../kernel/kept-work.ts';
import { findMissingAreas } from './missing-areas.ts';

export interface EndpointFile {
  area: Area;
  endpoint: Endpoint;
  file: StaticFile;
}

export interface RepresentationFile extends EndpointFile {
  /** The format of its body, and the path of its file. */
  format: string;
  path: string;
  /** The server makes it on request; it is not prebuilt. */
  onRequest: boolean;
}

/** Every address of a file: each static file in each of its formats. */
export async function listFilesByFormat(areas: readonly Area[]): Promise<RepresentationFile[]> {
  return (await listStaticFiles(areas)).flatMap((one) =>
    Object.entries(compile(one.endpoint).formats)
      .filter(([, { isStatic }]) => isStatic)
      .map(([format]) => ({
        ...one,
        format,
        path: one.file.path.replace(/\.json$/, `.${format}`),
        onRequest: one.file.onRequest === 'all' || (one.file.onRequest === 'tables' && format !== 'json'),
      })),
  );
}

/** Those to prebuild. */
export const listPrebuiltFiles = async (areas: readonly Area[]): Promise<RepresentationFile[]> =>
  (await listFilesByFormat(areas)).filter(({ onRequest }) => !onRequest);

/**
 * Creates a function that finds the file of an address. An area's files are listed when one of them is first asked for, which takes
 * milliseconds; all of them take seconds.
 */
export function createFileFinder(areas: readonly Area[]): (path: string) => Promise<RepresentationFile | undefined> {
  const listed = new Map<Area, Promise<ReadonlyMap<string, RepresentationFile>>>();

  function filesOf(area: Area): Promise<ReadonlyMap<string, RepresentationFile>> {
    const before = listed.get(area);
    if (before) return before;
    const files = listFilesByFormat([area]).then((all) => new Map(all.map((one) => [one.path, one])));
    listed.set(area, files);
    // A snapshot missing now may be restored later.
    files.then(
      ({ size }) => size === 0 && listed.delete(area),
      () => listed.delete(area),
    );
    return files;
  }

  return async (path) => {
    const first = path.split(/[/.]/, 2)[1];
    const area = areas.find(({ endpoints }) => endpoints.some((one) => one.staticFiles && one.path.split('/', 2)[1] === first));
    return area && (await filesOf(area)).get(path);
  };
}

/**
 * The JSON file of every call of these areas that has files. If an area's snapshot is unavailable, the endpoints that need it are skipped with a
 * warning, and the rest goes on.
 */
export async function listStaticFiles(areas: readonly Area[]): Promise<EndpointFile[]> {
  const staticFiles: EndpointFile[] = [];
  for (const area of areas) {
    const [fault] = await findMissingAreas([area]);
    if (fault) console.warn(`${area.name}: what its snapshot tells is not built. ${fault}`);
    const ready = (area.endpoints as readonly Endpoint[]).filter(({ errors }) => !fault || !errors?.includes('snapshot_unavailable'));
    const list = () => listFilesOf(ready);
    // All processes of a build list them, and the next build too.
    for (const { path, file, readsRows } of await (fault ? list() : keptWork(`files of ${area.name}`, list))) {
      const endpoint = ready.find((one) => one.path === path);
      if (!endpoint) throw new Error(`${file.path} is of no endpoint of ${area.name}`);
      // What is kept is plain data.
      if (readsRows) file.wholeTable ??= async () => (await findAgain(endpoint, file.path)).wholeTable?.() ?? [];
      staticFiles.push({ area, endpoint, file });
    }
  }
  return staticFiles;
}

async function listFilesOf(endpoints: readonly Endpoint[]): Promise<{ path: string; file: StaticFile; readsRows: boolean }[]> {
  const files = endpoints.map(async ({ path, staticFiles }) =>
    ((await staticFiles?.()) ?? []).map((file) => ({ path, file, readsRows: file.wholeTable !== undefined })),
  );
  return (await Promise.all(files)).flat();
}

async function findAgain({ staticFiles }: Endpoint, path: string): Promise<StaticFile> {
  const file = (await staticFiles?.())?.find((one) => one.path === path);
  if (!file) throw new Error(`${path} is listed no more`);
  return file;
}
