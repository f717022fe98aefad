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
  /** The prebuilt file with the same answer, if there is one. */
  file: string | undefined;
}

const isSearch = ({ endpoint }: Call) => endpoint.path === '/search';
const countParams = ({ example }: Call) => Object.keys(example.params).length;

/** The ways in display order; an example shows the first that fits. */
const KINDS: readonly { kind: string; fits(call: Call): boolean }[] = [
  { kind: 'A file, from this server or any CDN', fits: (call) => call.file !== undefined && countParams(call) > 0 },
  {
    kind: 'An answer made from our data, for what no file can hold',
    fits: (call) =>
      !isSearch(call) && !exampleQueriesUpstream(call.endpoint, call.example) && call.file === undefined && countParams(call) > 1,
  },
  {
    kind: 'An answer fetched from its source while you wait',
    fits: (call) => !isSearch(call) && exampleQueriesUpstream(call.endpoint, call.example) && !call.endpoint.staticFiles,
  },
  { kind: 'A search over all of it', fits: (call) => isSearch(call) && call.example.params.scope === 'site' },
];

/** One call for every way to access data, from the areas' own examples, each from a different area as far as possible. */
export async function listAccessWays(areas: readonly Area[]): Promise<AccessWay[]> {
  const calls = (await Promise.all(areas.map(listCalls))).flat();
  const shown = new Set<Area>();
  return KINDS.flatMap(({ kind, fits }) => {
    const fitting = calls.filter(fits);
    const call = fitting.find(({ area }) => !shown.has(area)) ?? fitting[0];
    if (!call) return [];
    shown.add(call.area);
    const { area, endpoint, example, file } = call;
    return [{ kind, area, title: example.title, call: file ?? callPath(endpoint, example.params) }];
  });
}

/** Every example of an area, with its file. */
async function listCalls(area: Area): Promise<Call[]> {
  const staticFiles = await listStaticFiles([area]);
  const findFile = (endpoint: Endpoint, example: Example) =>
    staticFiles.find((one) => one.endpoint === endpoint && sameParams(one.file.params, example.params))?.file.path;
  return area.endpoints.flatMap((endpoint: Endpoint) =>
    endpoint.examples.map((example) => ({ area, endpoint, example, file: findFile(endpoint, example) })),
  );
}

const sameParams = (a: Example['params'], b: Example['params']) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);
