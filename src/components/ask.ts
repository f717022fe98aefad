import { bodyFor } from '../lib/endpoint.ts';
import { ApiError } from '../lib/errors.ts';

type AnyEndpoint = Parameters<typeof bodyFor>[0];

/** An endpoint's body for a page, or null where its area's snapshot is not to be had: the page says so and the build goes on. */
export async function ask<E extends AnyEndpoint>(
  endpoint: E,
  params: Readonly<Record<string, string>> = {},
): Promise<Awaited<ReturnType<E['respond']>> | null> {
  try {
    return (await bodyFor(endpoint, params)) as Awaited<ReturnType<E['respond']>>;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return null;
    throw error;
  }
}
