import type { Area, Endpoint, Twin } from '../areas/area.ts';
import { ApiError } from '../lib/errors.ts';

export interface EndpointTwin {
  area: Area;
  endpoint: Endpoint;
  twin: Twin;
}

/** Every file to prebuild of these areas. An area whose snapshot is not to be had is left out, loudly; the others go on. */
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
