import type { Area } from '../areas/area.ts';
import type { Endpoint } from '../kernel/endpoint.ts';
import { operationId } from './openapi.ts';
import { listFields, listParams } from './reference.ts';

/** What a release promises of an endpoint: its name in OpenAPI, its parameters, and the members of its bodies with their types. */
export interface ApiContract {
  /** What clients that are generated of `/openapi.json` call it. */
  operation: string;
  parameters: string[];
  /** By the shape's name, then by the member's path: `number or null`; with a question mark where it may be absent. */
  bodies: Record<string, Record<string, string>>;
}

/** What every endpoint of these areas promises today, by its path. */
export function listPromises(areas: readonly Area[]): Record<string, ApiContract> {
  const endpoints = areas.flatMap((area) => area.endpoints as readonly Endpoint[]);
  return Object.fromEntries(endpoints.flatMap((one) => [one.path, ...(one.aliases ?? [])].map((path) => [path, toPromise(one, path)])));
}

const toPromise = (endpoint: Endpoint, path: string): ApiContract => ({
  operation: operationId(path),
  parameters: listParams(endpoint).map(({ name }) => name),
  bodies: Object.fromEntries(
    listFields(endpoint.response).map(({ shape, fields }) => [
      shape,
      Object.fromEntries(fields.map(({ path, type, optional }) => [path, `${typeKind(type)}${optional ? '?' : ''}`])),
    ]),
  ),
});

/** A type without its values: a list of known words may grow. */
const typeKind = (type: string): string =>
  [
    ...new Set(
      type
        .replaceAll(/"[^"]{0,500}"/g, 'string')
        .replaceAll(/ \([^)]{0,500}\)/g, '')
        .split(' or '),
    ),
  ].join(' or ');

/** What was promised and is no longer kept, in words: what is gone, and what may now be of another type or absent. Additions are no breach. */
export function findBreaches(promised: Readonly<Record<string, ApiContract>>, today: Readonly<Record<string, ApiContract>>): string[] {
  return Object.entries(promised).flatMap(([path, was]) => {
    const is = today[path];
    if (!is) return [`${path} is gone`];
    const operation = is.operation === was.operation ? [] : [`${path}: its operation was ${was.operation} and is ${is.operation}`];
    const parameters = was.parameters.filter((name) => !is.parameters.includes(name)).map((name) => `${path} no longer reads ${name}`);
    const bodies = Object.entries(was.bodies).flatMap(([shape, members]) => {
      const now = is.bodies[shape];
      const at = shape ? `${path} (${shape})` : path;
      return now ? lostMembers(at, members, now) : [`${at} is gone`];
    });
    return [...operation, ...parameters, ...bodies];
  });
}

const lostMembers = (at: string, was: Record<string, string>, is: Record<string, string>): string[] =>
  Object.entries(was).flatMap(([member, type]) => {
    const now = is[member];
    if (now === undefined) return [`${at} no longer has ${member}`];
    return fits(now, type) ? [] : [`${at}: ${member} was ${type} and is ${now}`];
  });

/** May a reader of the old type read the new one? */
function fits(now: string, was: string): boolean {
  if (now.endsWith('?') && !was.endsWith('?')) return false;
  const known = was.replace('?', '').split(' or ');
  return now
    .replace('?', '')
    .split(' or ')
    .every((type) => known.includes(type) || known.includes('any') || (type === 'integer' && known.includes('number')));
}
