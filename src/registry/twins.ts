import type { Area, Endpoint, Twin } from '../areas/area.ts';
import { formatsOf } from '../lib/formats.ts';
import { findMissingAreas } from './missing-areas.ts';

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

/**
 * Every JSON file to prebuild of these areas. Of an area whose snapshot is not available those endpoints are left out, loudly, that say they
 * need it; the rest goes on.
 */
export async function listTwins(areas: readonly Area[]): Promise<EndpointTwin[]> {
  const twins: EndpointTwin[] = [];
  for (const area of areas) {
    const [fault] = await findMissingAreas([area]);
    if (fault) console.warn(`${area.name}: what its snapshot tells is not built. ${fault}`);
    const ready = (area.endpoints as readonly Endpoint[]).filter(({ errors }) => !fault || !errors?.includes('snapshot_unavailable'));
    for (const endpoint of ready) for (const twin of (await endpoint.twins?.()) ?? []) twins.push({ area, endpoint, twin });
  }
  return twins;
}
