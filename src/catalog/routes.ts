import { compile } from '../api/compile.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { defaultFormat } from '../api/formats.ts';
import type { Area } from '../areas/area.ts';

/** The endpoint that an address names. */
export interface Route {
  endpoint: Endpoint;
  /** Path parameters as the caller wrote them. */
  path: Readonly<Record<string, string>>;
  /** The format that the address names at its end: `csv` of /fuel/history.csv. */
  format?: string;
}

/** The ending of an address that names its format; files of pictures are called by their names. */
const ENDING = /^(.+)\.(csv|geojson|ics|json|ndjson|svg)$/;

/**
 * Compiles all endpoints and creates a function that finds them by decoded path parts: `['gst', 'hsn', '1006']` is `/gst/hsn/{code}` with that code. Paths
 * without parameters win: `/schemes/stats` over `/schemes/{slug}`; so does an endpoint's format at the end: `/fuel/history.csv`, and `.json` where there is no such
 * file, as of a district's former name. Throws if two endpoints share a path.
 */
export function createRouter(areas: readonly Area[]): (parts: readonly string[]) => Route | undefined {
  const fixed = new Map<string, Endpoint>();
  const open: { parts: readonly string[]; endpoint: Endpoint }[] = [];
  for (const endpoint of areas.flatMap(({ endpoints }) => endpoints as readonly Endpoint[])) {
    compile(endpoint);
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const parts = path.slice(1).split('/');
      const isTaken = fixed.has(path) || open.some((one) => routeShape(one.parts) === routeShape(parts));
      if (isTaken) throw new Error(`Two endpoints stand at ${path}`);
      if (path.includes('{')) open.push({ parts, endpoint });
      else fixed.set(path, endpoint);
    }
  }
  function find(parts: readonly string[]): Route | undefined {
    const endpoint = fixed.get(`/${parts.join('/')}`);
    if (endpoint) return { endpoint, path: {} };
    for (const one of open) {
      const path = matchParts(one.parts, parts);
      if (path) return { endpoint: one.endpoint, path };
    }
    return undefined;
  }
  return (parts) => {
    const [, name, format] = ENDING.exec(parts.at(-1) ?? '') ?? [];
    const named = name !== undefined && format !== undefined && find(parts.with(-1, name));
    if (named && format === 'json' && answersJson(named.endpoint)) return named;
    return named && hasAddressOf(named.endpoint, format) ? { ...named, format } : find(parts);
  };
}

const answersJson = (endpoint: Endpoint): boolean => defaultFormat(endpoint) === 'json' && !endpoint.query.shape.format;

/** Whether an endpoint's answer in a format has an address of its own: what it makes besides JSON. */
export const hasAddressOf = (endpoint: Endpoint, format: string): boolean =>
  answersJson(endpoint) && format !== 'json' && compile(endpoint).formats[format] !== undefined;

const PARAMETER = /^\{(\w+)\}$/;
const routeShape = (parts: readonly string[]): string => parts.map((part) => part.replace(PARAMETER, '{}')).join('/');

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, want] of pattern.entries()) {
    const part = parts[index] ?? '';
    const name = PARAMETER.exec(want)?.[1];
    if (name && part !== '') path[name] = part;
    else if (want !== part) return undefined;
  }
  return path;
}
