import type { Area } from '../areas/area.ts';
import type { Endpoint, StaticFile } from '../kernel/endpoint.ts';
import { listFormats } from '../kernel/formats.ts';
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
}

/** Every file to prebuild: each static file in each prebuilt format. */
export async function listFilesByFormat(areas: readonly Area[]): Promise<RepresentationFile[]> {
  return (await listStaticFiles(areas)).flatMap((one) =>
    Object.entries(listFormats(one.endpoint))
      .filter(([, { isStatic }]) => isStatic)
      .map(([format]) => ({ ...one, format, path: one.file.path.replace(/\.json$/, `.${format}`) })),
  );
}

/**
 * Every JSON file to prebuild for these areas. If an area's snapshot is unavailable, the endpoints that need it are skipped with a warning,
 * and the rest goes on.
 */
export async function listStaticFiles(areas: readonly Area[]): Promise<EndpointFile[]> {
  const staticFiles: EndpointFile[] = [];
  for (const area of areas) {
    const [fault] = await findMissingAreas([area]);
    if (fault) console.warn(`${area.name}: what its snapshot tells is not built. ${fault}`);
    const ready = (area.endpoints as readonly Endpoint[]).filter(({ errors }) => !fault || !errors?.includes('snapshot_unavailable'));
    for (const endpoint of ready) for (const file of (await endpoint.staticFiles?.()) ?? []) staticFiles.push({ area, endpoint, file });
  }
  return staticFiles;
}
