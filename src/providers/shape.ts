import type { z } from 'zod';
import { cutText, UpstreamError } from '../net/upstream.ts';

/** Validates an upstream's JSON, with texts cut to 2,000 characters. Throws UpstreamError `shape`, an outage, since a changed format must not parse as an empty answer. */
export function parseUpstreamBody<S extends z.ZodType>(schema: S, body: unknown, upstream: string): z.output<S> {
  const result = schema.safeParse(cutTexts(body));
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') || 'its whole';
  throw new UpstreamError('shape', `${upstream} sent another shape than was due (${where})`, { cause: result.error });
}

/** Parsed JSON with its texts cut. */
export function cutTexts(json: unknown): unknown {
  if (typeof json === 'string') return cutText(json);
  if (typeof json === 'object' && json !== null)
    for (const [key, value] of Object.entries(json))
      if (typeof value !== 'number') (json as Record<string, unknown>)[key] = cutTexts(value);
  return json;
}

/** A text trimmed of white space; null if empty, or a vendor's word for that: "NA", "null". */
export const present = (text: string | null | undefined): string | null => {
  const clean = text?.replace(/\s+/g, ' ').trim() ?? '';
  return clean === '' || /^(na|n\/a|null|-)$/i.test(clean) ? null : clean;
};
