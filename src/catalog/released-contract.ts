import type { Endpoint } from '../api/endpoint.ts';
import type { Area } from '../areas/area.ts';
import { operationId } from './openapi.ts';
import { listFields, listParams } from './reference.ts';

/** What a release promises for an endpoint: its name in OpenAPI, its parameters, and its bodies' members with their types. */
export interface ApiContract {
  /** Its name in clients generated from `/openapi.json`. */
  operation: string;
  parameters: string[];
  /** By shape, then by member path: `number or null`; with a question mark if it may be absent. */
  bodies: Record<string, Record<string, string>>;
}

/** What every endpoint of these areas promises now, by path. */
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

/** A type without its values: enumerations may grow. */
const typeKind = (type: string): string =>
  [
    ...new Set(
      type
        .replaceAll(/"[^"]{0,500}"/g, 'string')
        .replaceAll(/ \([^)]{0,500}\)/g, '')
        .split(' or '),
    ),
  ].join(' or ');

/** Broken promises, in words: what is gone, and what may now be absent or of another type. Additions are fine. */
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

/** Whether code for the old type can read the new one. */
function fits(now: string, was: string): boolean {
  if (now.endsWith('?') && !was.endsWith('?')) return false;
  const types = was.replace('?', '').split(' or ');
  return now
    .replace('?', '')
    .split(' or ')
    .every((type) => types.includes(type) || types.includes('any') || (type === 'integer' && types.includes('number')));
}
