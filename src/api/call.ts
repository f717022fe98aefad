import type { ErrorCode } from '../kernel/errors.ts';
import type { SharedStore } from '../kernel/shared.ts';
import type { CacheRule } from './cache.ts';

/** Calls per caller and minute to endpoints that ask an upstream; files and snapshots are unlimited. */
export const CALLS_PER_MINUTE = 60;

/**
 * Why a call is refused, as told to the caller. Plain data rather than an ApiError: before the first build, pages run from a bundle and the
 * server from the sources, so their classes differ.
 */
interface CallRefusal {
  code: ErrorCode;
  message: string;
  hint: string;
  /** Seconds to wait before a retry. */
  retryAfter?: number;
}

/** The result of counting a call. */
export interface RateLimitResult {
  /** Headers with the caller's remaining calls. */
  responseHeaders: Readonly<Record<string, string>>;
  /** Set when the call is refused. */
  refusal?: CallRefusal;
}

/** What the server knows about a call and passes to endpoints as Astro's `locals`. All of it is absent when Astro itself serves (dev). */
export interface ServerCall {
  /** The caller's address, for fair queueing; never logged or stored. */
  caller: string;
  /** The caller's full address, for endpoints that tell callers their own; '' if unknown. Never logged or stored. */
  address: string;
  /** The key from x-api-key; '' if none. */
  key: string;
  /**
   * Counts a call that asks an upstream (`asks`) and refuses it over the limit, or without a key if the operator requires one. Refuses
   * every call once the caller has used up its processor time.
   */
  rateLimit(caller: string, key: string, asks: boolean): Promise<RateLimitResult>;
  /** Counts processor time a thread spent on the call, in milliseconds. */
  spend(ms: number): void;
  /** Says how long the server itself keeps the answer: by its rule, whatever its headers say to others. What says nothing is not kept. */
  keep(rule: CacheRule): void;
  /** The store that servers share (REDIS_URL); undefined where each process keeps its own. */
  shared: SharedStore | undefined;
}
