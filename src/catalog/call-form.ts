import { compile } from '../api/compile.ts';
import type { Endpoint, Example } from '../api/endpoint.ts';
import { defaultFormat } from '../api/formats.ts';
import type { Area } from '../areas/area.ts';
import type { AnswerKind } from './call-samples.ts';
import { type DocumentedParam, exampleQueriesUpstream, listParams } from './reference.ts';

/** One field of an endpoint's form. */
export interface FormField {
  param: DocumentedParam;
  kind: 'choice' | 'number' | 'text';
  /** Its initial value: from the example, else the default. */
  value: string;
  /** The default if it is not sent. */
  preset: string;
  /** Whether the example uses it. */
  shown: boolean;
  /** Accepted values in words; '' if anything goes. */
  accepts: string;
}

/**
 * An endpoint's form fields filled with an example, in the order of its parameters. Aliases of parameters and parameters that belong to
 * another address are left out.
 */
export function listFormFields(endpoint: Endpoint, { params: example }: Example = endpoint.examples[0]): FormField[] {
  return listParams(endpoint)
    .filter(({ aliasOf, acceptedElsewhere }) => !aliasOf && !acceptedElsewhere)
    .map((param) => {
      const preset = param.default === undefined ? '' : String(param.default);
      return {
        param,
        kind: param.choices ? 'choice' : param.type === 'string' ? 'text' : 'number',
        value: example[param.name] ?? preset,
        preset,
        shown: example[param.name] !== undefined,
        accepts: describeAccepted(param),
      };
    });
}

/** Accepted values of a parameter for which a form shows no choices: `1 to 90`. */
export function describeAccepted({ type, minimum, maximum }: DocumentedParam): string {
  if (minimum === undefined || maximum === undefined) return '';
  const number = (value: number) => value.toLocaleString('en-IN');
  return `${type === 'integer' ? 'a whole number' : 'a number'} from ${number(minimum)} to ${number(maximum)}`;
}

/** Parameters without a field: aliases of another one, and those that belong to another address. */
export function unshownParams(endpoint: Endpoint): { otherNames: Map<string, readonly string[]>; elsewhere: DocumentedParam[] } {
  const params = listParams(endpoint);
  const otherNames = new Map(params.flatMap(({ name, otherNames }) => (otherNames.length > 0 ? [[name, otherNames]] : [])));
  return { otherNames, elsewhere: params.filter(({ acceptedElsewhere }) => acceptedElsewhere) };
}

/** How to read the answer, by the value of `format`. An endpoint with a `format` of its own always returns JSON. */
export function listAnswerKinds(endpoint: Endpoint): Record<string, AnswerKind> {
  const hasOwn = Object.hasOwn(endpoint.query.shape, 'format');
  const formats = Object.entries(compile(endpoint).formats).filter(([name]) => !hasOwn || name === defaultFormat(endpoint));
  return Object.fromEntries(formats.map(([name, { type }]) => [name, answerKind(name, type)]));
}

function answerKind(name: string, type: string): AnswerKind {
  if (name === 'json') return 'json';
  if (name === 'csv') return 'table';
  return type.startsWith('text/') || type.startsWith('image/svg') ? 'text' : 'bytes';
}

/** A call to start with: the first example that is also a file and has one parameter. Throws if there is none. */
export function findFirstCall(areas: readonly Area[]): { area: Area; endpoint: Endpoint; example: Example } {
  for (const area of areas)
    for (const endpoint of area.endpoints as readonly Endpoint[])
      for (const example of endpoint.examples)
        if (endpoint.staticFiles && Object.keys(example.params).length === 1 && !exampleQueriesUpstream(endpoint, example))
          return { area, endpoint, example };
  throw new Error('No area has an example to begin with');
}
