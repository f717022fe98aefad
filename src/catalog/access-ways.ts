import type { Endpoint, Example } from '../api/endpoint.ts';
import type { Area } from '../areas/area.ts';
import { callPath, exampleQueriesUpstream } from './reference.ts';
import { listStaticFiles } from './static-files.ts';

/** A way to access data, with a call to try. */
export interface AccessWay {
  /** The kind of access. */
  kind: string;
  area: Area;
  /** What the call returns. */
  title: string;
  /** Path from the root, with its query. */
  call: string;
}

interface Call {
  area: Area;
  endpoint: Endpoint;
  example: Example;
}

const isSearch = ({ endpoint }: Call) => endpoint.path === '/search';
const countParams = ({ example }: Call) => Object.keys(example.params).length;
const asks = ({ endpoint, example }: Call) => exampleQueriesUpstream(endpoint, example);

/** The ways in display order; an example shows the first that fits. */
const KINDS: readonly {
  kind: string;
  fits(call: Call): boolean;
  /** Whether it must have a prebuilt file, or none; undefined where that does not matter. */
  hasFile?: boolean;
}[] = [
  { kind: 'A file, from this server or any CDN', hasFile: true, fits: (call) => countParams(call) > 0 },
  {
    kind: 'An answer made from our data, for what no file can hold',
    hasFile: false,
    fits: (call) => !isSearch(call) && !asks(call) && countParams(call) > 1,
  },
  { kind: 'An answer fetched from its source while you wait', fits: (call) => !isSearch(call) && asks(call) && !call.endpoint.staticFiles },
  { kind: 'A search over all of it', fits: (call) => isSearch(call) && call.example.params.scope === 'site' },
];

/**
 * One call for every way to access data, from the areas' own examples, each from a different area as far as possible. Files are listed of the areas alone
 * of which a call may be shown: those of all take a second, for which the first page of a server would wait.
 */
export async function listAccessWays(areas: readonly Area[]): Promise<AccessWay[]> {
  const calls = areas.flatMap((area) =>
    area.endpoints.flatMap((endpoint: Endpoint) => endpoint.examples.map((example): Call => ({ area, endpoint, example }))),
  );
  const shown = new Set<Area>();
  const ways: AccessWay[] = [];
  for (const { kind, fits, hasFile } of KINDS) {
    const fitting = calls.filter(fits);
    const inOrder = [...fitting.filter(({ area }) => !shown.has(area)), ...fitting.filter(({ area }) => shown.has(area))];
    for (const call of inOrder) {
      const file = hasFile === undefined ? undefined : await findFile(call);
      if (hasFile !== undefined && hasFile !== (file !== undefined)) continue;
      const { area, endpoint, example } = call;
      shown.add(area);
      ways.push({ kind, area, title: example.title, call: file ?? callPath(endpoint, example.params) });
      break;
    }
  }
  return ways;
}

/** The prebuilt file with the same answer; undefined if there is none. */
async function findFile({ area, endpoint, example }: Call): Promise<string | undefined> {
  if (!endpoint.staticFiles) return undefined;
  const files = await listStaticFiles([area]);
  return files.find((one) => one.endpoint === endpoint && sameParams(one.file.params, example.params))?.file.path;
}

const sameParams = (a: Example['params'], b: Example['params']) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);
