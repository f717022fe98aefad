import { env } from '../kernel/env.ts';
import { ApiError, asApiError, errorBody } from '../kernel/errors.ts';
import { compile } from './compile.ts';
import { type CallContext, type Endpoint, internalCall, type StaticFile } from './endpoint.ts';
import { renderTable } from './formats.ts';
import { answerMany, type ManyBody, oneOf, readMany } from './many.ts';

/** Time limit for a call, after which its upstream work is aborted. */
const CALL_TIME_LIMIT_MS = 30_000;

/**
 * An endpoint's body for given parameters, as static files need it. `origin` is the service's address when SITE_URL is unset.
 * Throws ApiError.
 */
export async function bodyFor(endpoint: Endpoint<any, any>, params: Readonly<Record<string, string>> = {}, origin?: string) {
  return endpoint.respond(compile(endpoint).own.parse(new URLSearchParams(params)), internalCall(env.SITE_URL ?? origin));
}

/** The context of a page rendered on request, which counts as a call as soon as it asks an upstream. Throws ApiError. */
export async function contextForPage(locals: App.Locals, signal: AbortSignal): Promise<CallContext> {
  await enforceRateLimit(locals, {}, false);
  const { caller = '', address = '', shared } = locals;
  return {
    ...internalCall(env.SITE_URL),
    signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIME_LIMIT_MS)]),
    caller,
    address,
    shared,
    beforeAsking: () => enforceRateLimit(locals, {}, true),
  };
}

export interface ManyCall {
  headers: Record<string, string>;
  links: ReturnType<typeof linkBase>;
  signal: () => AbortSignal;
}

export async function bodyForMany(
  endpoint: Endpoint<any, any>,
  values: readonly string[],
  { search, path }: { search: URLSearchParams; path: Readonly<Record<string, string>> },
  { locals, links, signal, headers }: ManyCall & { locals: Partial<App.Locals> },
): Promise<ManyBody> {
  const { parse, run } = compile(endpoint);
  await enforceRateLimit(locals, headers, false);
  const call = callContext(locals, links.read, signal);
  Object.assign(call, { beforeAsking: () => enforceRateLimit(locals, headers, true) });
  return answerMany(values, async (value) => {
    const one = oneOf(endpoint, value, search, path);
    try {
      return { answer: await run(parse(one.search, one.path), call), error: null };
    } catch (cause) {
      const error = asApiError(cause, endpoint.path);
      return { answer: null, error: endpoint.errorBody?.(error, one.search) ?? errorBody(error) };
    }
  });
}

/**
 * The abort signal of a call: it fires when the caller disconnects or time runs out. Created on first read, since few endpoints need it.
 * Its timer is cleared when the call ends: a running timer would keep the call in memory for half a minute.
 */
export function timeLimit(gone: AbortSignal) {
  let made: AbortController | undefined;
  let timer: NodeJS.Timeout | undefined;
  const leave = () => made?.abort(gone.reason);
  function make(): AbortController {
    const controller = new AbortController();
    if (gone.aborted) controller.abort(gone.reason);
    gone.addEventListener('abort', leave, { once: true });
    timer = setTimeout(() => controller.abort(new DOMException('The call took too long', 'TimeoutError')), CALL_TIME_LIMIT_MS);
    return controller;
  }
  return {
    read(): AbortSignal {
      made ??= make();
      return made.signal;
    },
    end(): void {
      clearTimeout(timer);
      gone.removeEventListener('abort', leave);
    },
  };
}

/** What was filled in: agents and forms send what they leave out as empty texts. */
export const withoutEmpty = (params: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(params).filter(([, value]) => value.trim() !== '');

/**
 * The body of a call that did not arrive as a URL (an agent's, for example), with the same limits and errors. `parameters` holds its values as
 * text, path parameters included. Also returns the names of unknown parameters. Throws ApiError.
 */
export async function callBody(
  endpoint: Endpoint<any, any>,
  parameters: Readonly<Record<string, string>>,
  { locals, origin, signal }: { locals: Partial<App.Locals>; origin: string; signal: AbortSignal },
): Promise<{ body: unknown; ignored: string }> {
  const [path, query] = [true, false].map((inPath) =>
    withoutEmpty(parameters).filter(([name]) => endpoint.path.includes(`{${name}}`) === inPath),
  ) as [[string, string][], [string, string][]];
  const search = new URLSearchParams(query);
  const { own } = compile(endpoint);
  const many = readMany(endpoint, search, Object.fromEntries(path));
  const limit = timeLimit(signal);
  try {
    if (many) {
      own.refuseUnknown(search);
      const call = { locals, links: linkBase(origin), signal: limit.read, headers: {} };
      return { body: await bodyForMany(endpoint, many, { search, path: Object.fromEntries(path) }, call), ignored: '' };
    }
    const params = own.parse(search, Object.fromEntries(path));
    await enforceRateLimit(locals, {}, queriesUpstream(endpoint, params));
    const body = await endpoint.respond(params, callContext(locals, linkBase(origin).read, limit.read));
    return { body, ignored: own.findIgnored(search) };
  } finally {
    limit.end();
  }
}

export const queriesUpstream = ({ queriesUpstream }: Endpoint<any, any>, params: unknown): boolean =>
  queriesUpstream === true || queriesUpstream?.(params) === true;

export const callContext = (locals: Partial<App.Locals>, baseUrl: () => string, signal: () => AbortSignal): CallContext => ({
  get signal() {
    return signal();
  },
  get baseUrl() {
    return baseUrl();
  },
  caller: locals.caller ?? '',
  address: locals.address ?? '',
  shared: locals.shared,
  spend: locals.spend,
});

/**
 * The base of links in a body: the operator's SITE_URL, else the requested host. A body that has read the host is valid for that host alone
 * and is not cached for others.
 */
export function linkBase(origin: string) {
  let used = false;
  return {
    read(): string {
      used = true;
      return env.SITE_URL ?? origin;
    },
    ofThisHost: () => used && env.SITE_URL === undefined,
  };
}

/** What a static file's formats are written from. */
export type AnswerFile = (endpoint: Endpoint<any, any>, file: StaticFile, params: unknown, call: CallContext) => Promise<unknown>;

const answerFile: AnswerFile = async (endpoint, _, params, call) => endpoint.respond(params, call);

/** The body of a prebuilt file in one of the endpoint's formats. */
export async function staticFileBody(
  endpoint: Endpoint<any, any>,
  file: StaticFile,
  name: string,
  answer = answerFile,
): Promise<string | Uint8Array> {
  const { own, formats } = compile(endpoint);
  const format = formats[name];
  if (!format) throw new Error(`${endpoint.path} has no format ${name}`);
  if (name === 'csv' && file.wholeTable) return renderTable(endpoint, await file.wholeTable());
  const params = own.parse(new URLSearchParams(file.params));
  const call = internalCall(env.SITE_URL);
  return format.render(await answer(endpoint, file, params, call), params, call);
}

/** Adds the caller's remaining calls to `headers`. Throws ApiError when the call is refused. */
export async function enforceRateLimit(
  { rateLimit, caller = '', key = '' }: Partial<App.Locals>,
  headers: Record<string, string>,
  asks: boolean,
): Promise<void> {
  const counted = await rateLimit?.(caller, key, asks);
  Object.assign(headers, counted?.responseHeaders);
  const refusal = counted?.refusal;
  if (refusal) throw new ApiError(refusal.code, refusal.message, { hint: refusal.hint, retryAfter: refusal.retryAfter });
}
