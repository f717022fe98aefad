import type { Area, Endpoint, Twin } from '../areas/area.ts';
import { ApiError } from '../lib/errors.ts';
import { formatsOf } from '../lib/formats.ts';

export interface EndpointTwin {
  area: Area;
  endpoint: Endpoint;
  twin: Twin;
}

export interface TwinFile extends EndpointTwin {
  /** The twin's representation, and the address of its file. */
  format: string;
  path: string;
}

/** Every file to prebuild: each twin in each format that is prebuilt. */
export async function listFiles(areas: readonly Area[]): Promise<TwinFile[]> {
  return (await listTwins(areas)).flatMap((one) =>
    Object.entries(formatsOf(one.endpoint))
      .filter(([, { twins }]) => twins)
      .map(([format]) => ({ ...one, format, path: one.twin.path.replace(/\.json$/, `.${format}`) })),
  );
}

/** Every JSON file to prebuild of these areas. An area whose snapshot is not available is left out, loudly; the others go on. */
export async function listTwins(areas: readonly Area[]): Promise<EndpointTwin[]> {
  const twins: EndpointTwin[] = [];
  for (const area of areas) {
    try {
      for (const endpoint of area.endpoints) for (const twin of (await endpoint.twins?.()) ?? []) twins.push({ area, endpoint, twin });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'snapshot_unavailable') throw error;
      console.warn(`${area.name}: no files are built. ${error.message} ${error.details.hint ?? ''}`);
    }
  }
  return twins;
}
