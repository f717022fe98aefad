import type { z } from 'zod';
import { UpstreamError } from './net/upstream.ts';

/** What an upstream sent, checked against what is due. Throws UpstreamError `shape`, which is an outage: a changed page must not parse as an empty answer. */
export function expectShape<S extends z.ZodType>(schema: S, body: unknown, upstream: string): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') || 'its whole';
  throw new UpstreamError('shape', `${upstream} sent another shape than was due (${where})`, { cause: result.error });
}
