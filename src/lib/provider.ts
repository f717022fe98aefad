import type { z } from 'zod';
import { providerSecret, upstreamBase } from './env.ts';
import { askUpstream, askUpstreamJson, type UpstreamReply, type UpstreamRequest } from './net/upstream.ts';
import { expectShape } from './shape.ts';

/** An upstream asked while a request waits: data, and beside it the questions of its area as functions `(question, upstream) => answer`. */
export interface Provider {
  /** The file's name; also in UPSTREAM_<NAME>_URL, <NAME>_API_KEY and in bodies as `provider`. */
  name: string;
  title: string;
  /** Where people read about it, for attribution. */
  url: string;
  licence?: string;
  /** Where it is asked. Empty where the operator's <NAME>_URL says it. */
  address: string;
  /** Settings `<NAME>_<SUFFIX>` without which it is skipped; none for a keyless one. */
  needs?: readonly string[];
  /** Requests to it at one time; 4 unless it allows fewer. */
  atOnce?: number;
  /** Whose row and whose outages it shares: its own name's, unless a vendor has several products that fail apart. */
  desk?: string;
}

export interface ProviderRequest extends Pick<UpstreamRequest, 'method' | 'headers' | 'body' | 'answers' | 'maxBytes'> {
  /** Sent as the body by POST. */
  json?: unknown;
}

/** What a question is given to reach its provider with. Paths begin with a slash and stand below the provider's base address. */
export interface Upstream {
  /** Its address, or the operator's `UPSTREAM_<NAME>_URL`; without a slash at the end. */
  base: string;
  /** Ends when the provider's time is over. */
  signal: AbortSignal;
  /** `<NAME>_API_KEY`, or the setting with another suffix; empty where it is not set. */
  secret(suffix?: string): string;
  /** Throws UpstreamError for every status that is not 2xx or named in `answers`. */
  ask(path: string, request?: ProviderRequest): Promise<UpstreamReply>;
  /** The reply's JSON in its due shape. Throws UpstreamError for anything else. */
  askJson<S extends z.ZodType>(
    shape: S,
    path: string,
    request?: ProviderRequest,
  ): Promise<{ body: z.output<S>; status: number; headers: UpstreamReply['headers'] }>;
}

/** What a provider's question is handed while it is asked. */
export function upstreamOf({ name, address }: Provider, signal: AbortSignal): Upstream {
  const secret = (suffix?: string) => providerSecret(name, suffix) ?? '';
  const base = upstreamBase(name, address || secret('URL'));
  const requestOf = (path: string, { json, ...request }: ProviderRequest = {}): UpstreamRequest => ({
    url: base + path,
    signal,
    ...request,
    ...(json !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...request.headers },
      body: JSON.stringify(json),
    }),
  });
  return {
    base,
    signal,
    secret,
    ask: (path, request) => askUpstream(requestOf(path, request)),
    async askJson(shape, path, request) {
      const reply = await askUpstreamJson(requestOf(path, request));
      return { ...reply, body: expectShape(shape, reply.body, name) };
    },
  };
}

/** Does it have what it needs from the environment? */
export const isConfigured = (provider: Provider): boolean =>
  (provider.needs ?? []).every((suffix) => providerSecret(provider.name, suffix) !== undefined);

/** The environment variables a provider needs. */
export const settingsOf = ({ name, needs = [] }: Provider): string[] =>
  needs.map((suffix) => `${name.toUpperCase().replaceAll('-', '_')}_${suffix}`);
