import type { z } from 'zod';
import { providerSecret, upstreamBase } from '../kernel/env.ts';
import { fetchUpstream, fetchUpstreamJson, type UpstreamReply, type UpstreamRequest } from '../net/upstream.ts';
import { parseUpstreamBody } from './shape.ts';

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
  requiredSettings?: readonly string[];
  /** Requests to it at one time; 4 unless it allows fewer. */
  concurrency?: number;
  /** Whose queue and whose outages it shares: its own name's, unless a vendor has several products that fail apart. */
  queue?: string;
}

interface ProviderRequest extends Pick<UpstreamRequest, 'method' | 'headers' | 'body' | 'acceptStatuses' | 'maxBytes'> {
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
  /** Throws UpstreamError for every status that is not 2xx or named in `acceptStatuses`. */
  fetchText(path: string, request?: ProviderRequest): Promise<UpstreamReply>;
  /** The reply's JSON in its due shape, of each text the first 2,000 letters. Throws UpstreamError for anything else. */
  fetchJson<S extends z.ZodType>(
    shape: S,
    path: string,
    request?: ProviderRequest,
  ): Promise<{ body: z.output<S>; status: number; headers: UpstreamReply['headers'] }>;
}

/** What a provider's question is handed while it is asked. */
export function createUpstream({ name, address }: Provider, signal: AbortSignal): Upstream {
  const secret = (suffix?: string) => providerSecret(name, suffix) ?? '';
  const base = upstreamBase(name, address || secret('URL'));
  const toRequest = (path: string, { json, ...request }: ProviderRequest = {}): UpstreamRequest => ({
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
    fetchText: (path, request) => fetchUpstream(toRequest(path, request)),
    async fetchJson(shape, path, request) {
      const reply = await fetchUpstreamJson(toRequest(path, request));
      return { ...reply, body: parseUpstreamBody(shape, reply.body, name) };
    },
  };
}

/** Does it have what it needs from the environment? */
export const isConfigured = (provider: Provider): boolean =>
  (provider.requiredSettings ?? []).every((suffix) => providerSecret(provider.name, suffix) !== undefined);

/** The same, and is it not switched off by `<NAME>_OFF=1`? */
export const isReady = (provider: Provider): boolean => isConfigured(provider) && providerSecret(provider.name, 'OFF') !== '1';

/** The environment variables a provider needs. */
export const requiredVariables = ({ name, requiredSettings = [] }: Provider): string[] =>
  requiredSettings.map((suffix) => `${name.toUpperCase().replaceAll('-', '_')}_${suffix}`);
