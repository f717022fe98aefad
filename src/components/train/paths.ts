import type { Twin } from '../../areas/area.ts';
import { ApiError } from '../../lib/errors.ts';

/** The parameters of an endpoint's files, for the pages beside them; none where the timetable is not available, and the build goes on. */
export async function pagesOf(endpoint: { twins?(): Promise<Twin[]> }): Promise<Twin['params'][]> {
  try {
    return ((await endpoint.twins?.()) ?? []).map(({ params }) => params);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [];
    throw error;
  }
}
