import { bodyFor } from '../kernel/call-body.ts';
import { withoutSnapshot } from '../store/snapshot.ts';

type AnyEndpoint = Parameters<typeof bodyFor>[0];

/** An endpoint's body for a page, or null where its area's snapshot is not available: the page says so and the build goes on. */
export async function callEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  params: Readonly<Record<string, string>> = {},
): Promise<Awaited<ReturnType<E['respond']>> | null> {
  return withoutSnapshot(() => bodyFor(endpoint, params) as ReturnType<E['respond']> as Promise<Awaited<ReturnType<E['respond']>>>, null);
}
