import type { StaticFile } from '../../../kernel/endpoint.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';

/** The parameters of an endpoint's files, for the pages beside them; none where the timetable is not available, and the build goes on. */
export async function listPageParams(endpoint: { staticFiles?(): Promise<StaticFile[]> }): Promise<StaticFile['params'][]> {
  const files = await withoutSnapshot(() => endpoint.staticFiles?.(), undefined);
  return (files ?? []).map(({ params }) => params);
}
