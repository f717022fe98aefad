import type { StaticFile } from '../../../kernel/endpoint.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';

/** Parameters of an endpoint's files, for the matching pages; none if the timetable is unavailable, so that the build goes on. */
export async function listPageParams(endpoint: { staticFiles?(): Promise<StaticFile[]> }): Promise<StaticFile['params'][]> {
  const files = await withoutSnapshot(() => endpoint.staticFiles?.(), undefined);
  return (files ?? []).map(({ params }) => params);
}
