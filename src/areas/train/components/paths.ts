import type { StaticFile } from '../../../kernel/endpoint.ts';
import { ApiError } from '../../../kernel/errors.ts';

/** The parameters of an endpoint's files, for the pages beside them; none where the timetable is not available, and the build goes on. */
export async function listPageParams(endpoint: { staticFiles?(): Promise<StaticFile[]> }): Promise<StaticFile['params'][]> {
  try {
    return ((await endpoint.staticFiles?.()) ?? []).map(({ params }) => params);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return [];
    throw error;
  }
}
