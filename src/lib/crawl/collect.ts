import { UpstreamError } from '../net/upstream.ts';
import { fetchPages } from './fetch.ts';
import type { CollectOptions, Source } from './source.ts';

export interface Collected<Row> {
  rows: Row[];
  /** Pages that the source lacked. */
  missing: string[];
}

/** Everything one source has to say. Throws UpstreamError when it has nothing usable. */
export async function collectFrom<Row, Needs>(source: Source<Row, Needs>, needs: Needs, options: CollectOptions): Promise<Collected<Row>> {
  if ('collect' in source) return { rows: await source.collect(needs, options), missing: [] };
  const { reader } = source;
  const { pages, missing } = await fetchPages(source, reader.requests(needs), options);
  const discovered = pages.flatMap((page) => reader.discover?.(page, needs) ?? []);
  if (discovered.length > 0) {
    const more = await fetchPages(source, discovered, options);
    pages.push(...more.pages);
    missing.push(...more.missing);
  }
  const rows: Row[] = [];
  for (const page of pages) {
    try {
      rows.push(...reader.parse(page, needs));
    } catch (error) {
      if (!page.optional || !(error instanceof UpstreamError)) throw error;
      missing.push(error.message);
    }
  }
  return { rows, missing };
}
