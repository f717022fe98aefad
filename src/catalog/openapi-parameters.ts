import type { Endpoint } from '../api/endpoint.ts';
import { defaultFormat } from '../api/formats.ts';
import { isOpen } from '../api/query.ts';
import { type DocumentedParam, listParams } from './reference.ts';

/** The parameters of an endpoint at one of its paths, with the `format` that the path has behind it if any. */
export const parametersOf = (endpoint: Endpoint, path: string, format: string | undefined): object[] =>
  listParams(endpoint)
    .filter(({ inPath, name, acceptedElsewhere }) => !acceptedElsewhere && (!inPath || path.includes(`{${name}}`)))
    .filter(({ name }) => isOffered(endpoint, name, format))
    .map((param): object => parameter(param, path.includes(`{${param.name}}`), findExample(endpoint, param)))
    .concat(isOpen(endpoint.query) ? [FILTERS] : []);

/** Whether an operation takes a parameter: the format is chosen by its address, and columns and a mark of bytes are for tables. */
function isOffered(endpoint: Endpoint, name: string, format: string | undefined): boolean {
  if (endpoint.query.shape[name] !== undefined) return true;
  if (name === 'format') return defaultFormat(endpoint) !== 'json';
  if (name === 'bom') return format === 'csv';
  return name !== 'fields' || format === undefined || format === 'csv';
}

/** A parameter in this path: what one address has in its path is a query parameter of another. */
function parameter(
  { name, about, type, required, default: preset, minimum, maximum, maxLength, pattern, format, choices, otherNames }: DocumentedParam,
  inPath: boolean,
  example: string | number | undefined,
) {
  const schema = {
    type,
    // Of a list of one, generators make a type that refuses it.
    ...(choices && (choices.length > 1 ? { enum: choices } : { pattern: `^${choices[0]}$` })),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
    ...(format !== undefined && { format }),
  };
  // As words: clients send a default by themselves, beside what it would contradict (`type` beside `city`).
  const unless = preset === undefined ? '' : `; ${String(preset)} unless said`;
  const others = otherNames.length > 0 ? `. Also taken as ${otherNames.join(', ')}` : '';
  const isRequired = inPath || required === true;
  const place = { name, in: inPath ? 'path' : 'query', required: isRequired, description: `${about}${unless}${others}` };
  // Like an empty form field.
  const mayBeEmpty = !isRequired && type === 'string' && { allowEmptyValue: true };
  return { ...place, ...mayBeEmpty, ...(example !== undefined && { example }), schema };
}

/** A parameter's value in the first example that sends it, in the parameter's type. */
function findExample({ examples }: Endpoint, { name, type }: DocumentedParam): string | number | undefined {
  const sent = examples.find(({ params }) => params[name] !== undefined)?.params[name];
  return sent === undefined || type === 'string' ? sent : Number(sent);
}

/** Parameters not known in advance: each is a parameter of its own in the URL. */
const FILTERS = {
  name: 'filters',
  in: 'query',
  required: false,
  description:
    'Columns with the values that they have to have; with __lt, __gte, __contains and the like behind the name another comparison',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
};
