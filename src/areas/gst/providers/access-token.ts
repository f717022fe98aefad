import { UpstreamError } from '../../../net/upstream.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';

/** A vendor's access token, and for how long it is used. */
interface Grant {
  value: string;
  lifeMs: number;
}

interface Kept extends Grant {
  base: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/**
 * Makes a function that asks a vendor with its access token. The token is fetched by its grant when the first question needs it, kept for its
 * life, and renewed once where a kept one is refused (401 or 403); whatever else goes wrong says nothing of the token.
 */
export function withAccessToken(grant: (upstream: Upstream) => Promise<Grant>) {
  let kept: Kept | undefined;

  async function renew(upstream: Upstream): Promise<Kept> {
    const { value, lifeMs } = await grant(upstream);
    kept = { value, lifeMs, base: upstream.base, until: Date.now() + lifeMs };
    return kept;
  }

  return async function ask<A>(upstream: Upstream, question: (token: string) => Promise<A>): Promise<A> {
    const current = kept && kept.base === upstream.base && kept.until > Date.now() ? kept : undefined;
    const token = current ?? (await renew(upstream));
    try {
      return await question(token.value);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (kept === token) kept = undefined;
      if (!current) throw error;
      return question((await renew(upstream)).value);
    }
  };
}

const isRefused = (error: unknown): boolean => error instanceof UpstreamError && (error.status === 401 || error.status === 403);
