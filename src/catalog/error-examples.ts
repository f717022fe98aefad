import { queriesUpstream } from '../api/call-body.ts';
import { compile } from '../api/compile.ts';
import { type Endpoint, internalCall } from '../api/endpoint.ts';
import { ApiError, type ErrorCode, errorBody } from '../kernel/errors.ts';
import { keptWork } from '../kernel/kept-work.ts';
import { memoizeAsync } from '../kernel/memoize.ts';
import { callPath, type DocumentedParam, listErrors, listParams } from './reference.ts';

/** A call that fails, with its actual answer. */
export interface ErrorExample {
  code: ErrorCode;
  status: number;
  /** Path from the root. */
  call: string;
  body: Record<string, unknown>;
}

type Params = Readonly<Record<string, string>>;

/** Answers that contain URLs with this origin are not shown: they are not failures. */
const ORIGIN = 'http://localhost';

/** A name in no list and of no place. */
const UNKNOWN = 'xyzzy';

/**
 * For every error code of an endpoint that a caller can cause, one failing call: with something missing, malformed or unknown. The endpoint
 * itself is asked; if it would ask an upstream, only its parameters are parsed.
 */
export const findErrorExamples = memoizeAsync((endpoint: Endpoint) => keptWork(`errors of ${endpoint.path}`, () => findExamples(endpoint)));

async function findExamples(endpoint: Endpoint): Promise<ErrorExample[]> {
  const examples = new Map<ErrorCode, ErrorExample>();
  const codes = new Set(listErrors(endpoint).flatMap(({ code, status }) => (isOfParams(status) ? [code] : [])));
  for (const params of wrongCalls(endpoint)) {
    const example = await findFailure(endpoint, params);
    if (examples.size === codes.size) break;
    if (example && codes.has(example.code) && !examples.has(example.code)) examples.set(example.code, example);
  }
  return [...examples.values()].sort((a, b) => a.status - b.status);
}

/** Keys, limits and outages are no fault of parameters: what is not found is not looked for in all of them, of which some search the whole site. */
const isOfParams = (status: number): boolean => status < 500 && ![401, 403, 429].includes(status);

/** Calls that may fail, the most instructive first. */
function* wrongCalls(endpoint: Endpoint): Generator<Params> {
  const params = listParams(endpoint);
  const good = endpoint.examples[0].params;
  // Without a path parameter, the path is a different one.
  const needed = params.filter(({ required, inPath }) => required && !inPath).map(({ name }) => name);
  if (needed.length > 0) yield Object.fromEntries(Object.entries(good).filter(([name]) => !needed.includes(name)));
  for (const param of params) if (param.acceptedElsewhere) yield { ...good, [param.name]: '1' };
  for (const param of params.filter(isBounded).sort((a, b) => rankParam(a) - rankParam(b)))
    yield { ...good, [param.name]: wrongValue(param) };
  for (const example of endpoint.examples) {
    for (const { name } of params.filter((one) => !isBounded(one))) {
      const value = example.params[name];
      if (value) for (const wrong of [misspelt(value), UNKNOWN, '00', 'q/q']) yield { ...example.params, [name]: wrong };
    }
  }
  for (const { name } of params.filter((one) => !isBounded(one))) yield { ...good, [name]: UNKNOWN };
  for (const param of params.filter(isBounded)) if (param.maximum) yield { ...good, [param.name]: String(param.maximum) };
}

const isBounded = ({ choices, maximum }: DocumentedParam): boolean => choices !== undefined || maximum !== undefined;

/** Numbers are more instructive than words, and words more than `format`, which is nearly everywhere. */
const rankParam = ({ name, choices }: DocumentedParam): number => (name === 'format' ? 2 : choices ? 1 : 0);

/** A value just outside what is accepted. */
function wrongValue({ type, choices, maximum, name }: DocumentedParam): string {
  if (choices) return name === 'format' ? 'xml' : type === 'integer' ? '2' : 'other';
  return String((maximum ?? 0) + 1);
}

/** One letter off, so that the answer can suggest the right value. */
const misspelt = (value: string): string => `${value.slice(0, -1)}y`;

async function findFailure(endpoint: Endpoint, params: Params): Promise<ErrorExample | undefined> {
  const search = new URLSearchParams(params);
  try {
    const values = compile(endpoint).query.parse(search);
    const { format: _format, ...others } = values;
    const read = Object.hasOwn(endpoint.query.shape, 'format') ? values : others;
    if (queriesUpstream(endpoint, read)) return undefined;
    await endpoint.respond(read as never, internalCall(ORIGIN));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) return undefined;
    const inQuery = Object.entries(params).filter(([name]) => !endpoint.path.includes(`{${name}}`));
    const body = endpoint.errorBody?.(error, new URLSearchParams(inQuery)) ?? errorBody(error);
    return { code: error.code, status: error.status, call: callPath(endpoint, params), body };
  }
}
