import type { z } from 'zod';
import { providerSecret, upstreamBase } from '../kernel/env.ts';
import { fetchUpstream, fetchUpstreamJson, type UpstreamReply, type UpstreamRequest } from '../net/upstream.ts';
import { parseUpstreamBody } from './shape.ts';

/** An upstream that is asked during a request. An area's provider type adds its questions, as functions `(question, upstream) => answer`. */
export interface Provider {
  /** The file's name; also in UPSTREAM_<NAME>_URL, <NAME>_API_KEY and in bodies as `provider`. */
  name: string;
  title: string;
  /** Its home page, for attribution. */
  url: string;
  licence?: string;
  /** Base URL of its API. Empty if the operator sets <NAME>_URL. */
  address: string;
  /** The suffixes of settings `<NAME>_<SUFFIX>` without which it is skipped. */
  requiredSettings?: readonly string[];
  /** Concurrent requests; 4 by default. */
  concurrency?: number;
  /** The name of its queue and circuit; its own name, unless a vendor's products fail separately. */
  queue?: string;
}

interface ProviderRequest extends Pick<UpstreamRequest, 'method' | 'headers' | 'body' | 'acceptStatuses' | 'maxBytes' | 'cookies'> {
  /** A body to POST as JSON. */
  json?: unknown;
}

/** A question's access to its provider. Paths begin with a slash and are relative to the base URL. */
export interface Upstream {
  /** Its base URL, or the operator's `UPSTREAM_<NAME>_URL`, without a trailing slash. */
  base: string;
  /** Aborts when the provider's time is over. */
  signal: AbortSignal;
  /** `<NAME>_API_KEY`, or the setting with another suffix; empty if unset. */
  secret(suffix?: string): string;
  /** Throws UpstreamError for any status that is neither 2xx nor in `acceptStatuses`. */
  fetchText(path: string, request?: ProviderRequest): Promise<UpstreamReply>;
  /** The reply's JSON, validated, with texts cut to 2,000 characters. Throws UpstreamError for anything else. */
  fetchJson<S extends z.ZodType>(
    shape: S,
    path: string,
    request?: ProviderRequest,
  ): Promise<{ body: z.output<S>; status: number; headers: UpstreamReply['headers'] }>;
}

/** The `upstream` for one question. */
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

/** A provider's switch, `<NAME>_ENABLED`: on by 1 alone, so that 0 leaves it off. */
const SWITCH = 'ENABLED';

/** Whether its required settings are set. */
export const isConfigured = ({ name, requiredSettings = [] }: Provider): boolean =>
  requiredSettings.every((suffix) => {
    const value = providerSecret(name, suffix);
    return suffix === SWITCH ? value === '1' : value !== undefined;
  });

/** Whether it is configured and not switched off by `<NAME>_OFF=1`. */
export const isReady = (provider: Provider): boolean => isConfigured(provider) && providerSecret(provider.name, 'OFF') !== '1';

/** The environment variables that a provider needs. */
export const requiredVariables = ({ name, requiredSettings = [] }: Provider): string[] =>
  requiredSettings.map((suffix) => `${name.toUpperCase().replaceAll('-', '_')}_${suffix}`);
