import type { Area } from '../areas/area.ts';
import type { Endpoint, Example } from '../kernel/endpoint.ts';
import { defaultFormat, listFormats } from '../kernel/formats.ts';
import { type DocumentedParam, exampleQueriesUpstream, listParams } from './reference.ts';
import type { AnswerKind } from './samples.ts';

/** One field of an endpoint's form. */
export interface FormField {
  param: DocumentedParam;
  kind: 'choice' | 'number' | 'text';
  /** What stands in it at first: that of the example, else the default. */
  value: string;
  /** What is taken where it is not sent. */
  preset: string;
  /** Does the example name it? */
  shown: boolean;
  /** What is accepted, in words; '' where anything is. */
  accepts: string;
}

/**
 * The fields of an endpoint's form with an example in it, in the order of its parameters; none for another name of a parameter, and none that
 * another address knows.
 */
export function listFormFields(endpoint: Endpoint, { params: given }: Example = endpoint.examples[0]): FormField[] {
  return listParams(endpoint)
    .filter(({ aliasOf, acceptedElsewhere }) => !aliasOf && !acceptedElsewhere)
    .map((param) => {
      const preset = param.default === undefined ? '' : String(param.default);
      return {
        param,
        kind: param.choices ? 'choice' : param.type === 'string' ? 'text' : 'number',
        value: given[param.name] ?? preset,
        preset,
        shown: given[param.name] !== undefined,
        accepts: describeAccepted(param),
      };
    });
}

/** What a parameter accepts, where a form shows no choices: `1 to 90`. */
export function describeAccepted({ type, minimum, maximum }: DocumentedParam): string {
  if (minimum === undefined || maximum === undefined) return '';
  const number = (value: number) => value.toLocaleString('en-IN');
  return `${type === 'integer' ? 'a whole number' : 'a number'} from ${number(minimum)} to ${number(maximum)}`;
}

/** Parameters that no form has: other names of one that it has, and those that another address knows. */
export function unshownParams(endpoint: Endpoint): { otherNames: Map<string, readonly string[]>; elsewhere: DocumentedParam[] } {
  const params = listParams(endpoint);
  const otherNames = new Map(params.flatMap(({ name, otherNames }) => (otherNames.length > 0 ? [[name, otherNames]] : [])));
  return { otherNames, elsewhere: params.filter(({ acceptedElsewhere }) => acceptedElsewhere) };
}

/** What the answer is read as, by the value of `format`. An endpoint whose `format` is its own says JSON whatever it is. */
export function listAnswerKinds(endpoint: Endpoint): Record<string, AnswerKind> {
  const own = Object.hasOwn(endpoint.query.shape, 'format');
  const formats = Object.entries(listFormats(endpoint)).filter(([name]) => !own || name === defaultFormat(endpoint));
  return Object.fromEntries(formats.map(([name, { type }]) => [name, answerKind(name, type)]));
}

function answerKind(name: string, type: string): AnswerKind {
  if (name === 'json') return 'json';
  if (name === 'csv') return 'table';
  return type.startsWith('text/') || type.startsWith('image/svg') ? 'text' : 'bytes';
}

/** A call to begin with: the first example that is a file too and has one parameter. Throws where no area has one. */
export function findFirstCall(areas: readonly Area[]): { area: Area; endpoint: Endpoint; example: Example } {
  for (const area of areas)
    for (const endpoint of area.endpoints as readonly Endpoint[])
      for (const example of endpoint.examples)
        if (endpoint.staticFiles && Object.keys(example.params).length === 1 && !exampleQueriesUpstream(endpoint, example))
          return { area, endpoint, example };
  throw new Error('No area has an example to begin with');
}
