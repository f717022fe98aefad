import type { z } from 'zod';
import { type SourceIdentity, unexpectedPage } from '../../../crawl/source.ts';

/** What a shop's interface sent, as JSON. A page in its place, and what is no JSON, is a failure of the shop. */
export function parseJson(source: SourceIdentity, path: string, text: string): unknown {
  if (text.trimStart().startsWith('<')) throw unexpectedPage(source.name, path, 'a page where JSON was due');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unexpectedPage(source.name, path, 'something that is not JSON', cause);
  }
}

/** The items of a list that are in shape; how many are not is noted. */
export function inShape<S extends z.ZodType>(list: readonly unknown[], schema: S, note: (text: string) => void): z.output<S>[] {
  const read = list.map((one) => schema.safeParse(one));
  const strange = read.filter(({ success }) => !success).length;
  if (strange > 0) note(`${strange} items in another shape`);
  return read.flatMap(({ data }) => (data === undefined ? [] : [data]));
}
