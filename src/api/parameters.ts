import type { z } from 'zod';
import { type ParamMeta, paramMeta } from './params.ts';

/** Tracking parameters that links pick up; they mean nothing here. `utm_` has other endings too. */
export const LINK_PARAMETERS: readonly string[] = [
  ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((one) => `utm_${one}`),
  'fbclid',
  'gclid',
  'msclkid',
  '_',
  'ref',
];
/** Whether a name is a tracking parameter. */
export const isNoise = (name: string): boolean => LINK_PARAMETERS.includes(name) || /^utm_\w+$/.test(name);
/** Names that callers know from other services, by our name. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  lat: ['latitude'],
  lon: ['longitude', 'lng', 'lan'],
  q: ['query', 'search'],
  start: ['start_date', 'from'],
  end: ['end_date', 'to'],
  from: ['start', 'start_date'],
  to: ['end', 'end_date'],
  limit: ['per_page', 'page_size', 'count'],
  count: ['limit'],
  city: ['place', 'location'],
  tz: ['timezone'],
};

/** A parameter as calls are read by it. */
export interface Parameter extends ParamMeta {
  name: string;
  schema: z.ZodType;
  /** The names under which it may be sent, its own first. */
  names: readonly string[];
}

/** The parameters of a schema, in its order. */
export function listParameters(schema: z.ZodObject<Record<string, z.ZodType>>): Parameter[] {
  const declared = Object.entries(schema.shape).map(([name, one]) => ({ name, schema: one, ...paramMeta(one) }));
  const taken = new Set(declared.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  return declared.map((one) => ({
    ...one,
    names: [one.name, ...(one.aliases ?? []), ...(SYNONYMS[one.name] ?? []).filter((other) => !taken.has(other))],
  }));
}
