import { compile } from '../../src/api/compile.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { type ParamMeta, paramMeta } from '../../src/api/params.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { addressOfCall, namesInPath } from '../../src/catalog/call-address.ts';
import { VIEW } from '../../src/catalog/mcp/tools.ts';

/** Numbers from 0 to 1, the same for one seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Texts of all kinds that people and programs send, to be repeated until they are as long as may be. */
const TEXTS = [
  'petrol price in mumbai ',
  'a ',
  'झारखंड की योजना ',
  'xq',
  '1',
  "o'brien & co, ",
  '%_*"-',
  'é\u0301 ',
  'new delhi to howrah ',
  '9',
  '🙂',
  'aaaaaaaaab ',
];
const DAYS = ['1900-01-01', '1999-12-31', '2000-02-29', '2026-11-21', '2099-12-31'];

/** A value within what is documented of a parameter, most often an extreme one. `known`: values of examples. */
function makeUp(
  { choices, minimum, maximum, maxLength, type, format, pattern }: ParamMeta,
  known: readonly string[],
  random: () => number,
): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  if (known.length > 0 && random() < (pattern === undefined ? 0.25 : 0.9)) return pick(known);
  if (choices) return String(pick(choices));
  if (format === 'date') return pick(DAYS);
  if (type !== 'string' && minimum !== undefined && maximum !== undefined) {
    const some = minimum + random() * (maximum - minimum);
    return String(pick([minimum, maximum, type === 'integer' ? Math.round(some) : Number(some.toFixed(4))]));
  }
  const text = pick(TEXTS);
  const longest = maxLength ?? 200;
  return (
    text
      .repeat(Math.ceil(longest / text.length))
      .slice(0, random() < 0.6 ? longest : Math.ceil(random() * longest))
      // a sign of two halves may have been cut
      .toWellFormed()
      .trim() || 'a'
  );
}

/** A call of an endpoint with parameters that nobody thought of. */
function paramsOf(endpoint: Endpoint, random: () => number): Record<string, string> {
  const { shape } = compile(endpoint).query.schema;
  const params: Record<string, string> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const meta = paramMeta(schema);
    const known = [...endpoint.examples.flatMap(({ params }) => params[name] ?? []), ...(meta.example ? [meta.example] : [])];
    if (meta.acceptedElsewhere === undefined && (meta.required || random() < 0.4)) params[name] = makeUp(meta, known, random);
  }
  const { many } = endpoint;
  // Several values: as many as fit.
  const all = many === undefined ? [] : endpoint.examples.flatMap(({ params }) => params[many] ?? []);
  if (many !== undefined && all.length > 0 && random() < 0.2)
    params[many] = Array.from({ length: 50 }, (_, at) => all[at % all.length]).join();
  return params;
}

export interface MadeUpCall {
  /** The endpoint's path. */
  of: string;
  path: string;
  /** A message to /mcp in place of a path. */
  body?: string;
}

const ENDPOINTS = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]);

/** So many calls of each endpoint by its address, and its examples before. Those that ask somebody outside are left out: they are out anyway. */
export function* madeUpCalls(each: number, seed: number): Generator<MadeUpCall> {
  const random = randomOf(seed);
  for (const endpoint of ENDPOINTS) {
    const { path, examples } = endpoint;
    for (const { params } of examples) yield { of: path, path: addressOfCall(path, params) };
    for (let at = 0; at < each; at += 1) {
      const params = paramsOf(endpoint, random);
      if (namesInPath(path).every((name) => params[name])) yield { of: path, path: addressOfCall(path, params) };
    }
  }
}

/** So many calls of each tool of agents: each view with what its endpoint takes. `tools`: as the server lists them. */
export function* madeUpToolCalls(
  each: number,
  seed: number,
  tools: ReadonlyMap<string, { views: readonly { name: string; endpoint: Endpoint }[] }>,
): Generator<MadeUpCall> {
  const random = randomOf(seed);
  for (const [name, { views }] of tools)
    for (const view of views)
      for (let at = 0; at < each; at += 1) {
        const given = { ...paramsOf(view.endpoint, random), ...(views.length > 1 && { [VIEW]: view.name }) };
        const body = JSON.stringify({ jsonrpc: '2.0', id: at, method: 'tools/call', params: { name, arguments: given } });
        yield { of: `${name} ${view.name}`, path: '/mcp', body };
      }
}
