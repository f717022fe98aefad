import type { ErrorCode } from './errors.ts';
import type { SharedStore } from './shared.ts';

/** Processor time that a caller may spend a minute on what is computed, in milliseconds, unless the operator says otherwise; files cost none. */
export const CPU_MS_PER_MINUTE = 15_000;

/** Calls a caller may make a minute to addresses that ask an upstream; files and snapshots are not limited. */
export const CALLS_PER_MINUTE = 60;

/** Why a call is not let through: what the caller is told. Plain data: before there is a build, pages come from a bundle and the server from the sources. */
interface CallRefusal {
  code: ErrorCode;
  message: string;
  hint: string;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

/** A call that was counted. */
export interface RateLimitResult {
  /** Headers that tell the caller how many are left. */
  responseHeaders: Readonly<Record<string, string>>;
  /** Why it is not let through. */
  refusal?: CallRefusal;
}

/** What the server knows of a call and hands to the endpoint as Astro's `locals`; all of it is absent where Astro serves by itself (dev). */
export interface ServerCall {
  /** Address of the caller, for fair queues; never logged or kept. */
  caller: string;
  /** The caller's whole address, for what tells a caller its own; '' where it is not known. Never logged or kept. */
  address: string;
  /** The key that came in x-api-key; '' for none. */
  key: string;
  /**
   * Counts a call that asks an upstream (`asks`). It is refused when it is one too many, or lacks a key that the operator asks for; any call is
   * when the caller has spent its processor time.
   */
  rateLimit(caller: string, key: string, asks: boolean): Promise<RateLimitResult>;
  /** Counts processor time that a thread spent on the call, in milliseconds. */
  spend(ms: number): void;
  /** What servers share (REDIS_URL); undefined where each process keeps its own. */
  shared: SharedStore | undefined;
}
