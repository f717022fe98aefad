import { UpstreamError } from '../net/upstream.ts';
import { fetchPages } from './fetch.ts';
import { GuardError } from './guards.ts';
import type { CollectOptions, CrawlNeeds, Source } from './source.ts';

/** How a crawl is called: by `npm run crawl`, a workflow or a test. */
export interface CrawlOptions extends CollectOptions {
  now: Date;
  /** Only this source. */
  source?: string;
  log(line: string): void;
}

export interface Collected<Row> {
  rows: Row[];
  /** Pages that the source lacked. */
  missing: string[];
}

/** Everything one source has to say. Throws UpstreamError when it has nothing usable. */
export async function collectFrom<Row>(source: Source<Row>, needs: CrawlNeeds, options: CollectOptions): Promise<Collected<Row>> {
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

/** The sources a crawl may ask, in order. Throws when the one asked for by name is unknown. */
export function chooseSources<Row>(
  sources: readonly Source<Row>[],
  name: string | undefined,
  snapshotIsEmpty: boolean,
): readonly Source<Row>[] {
  if (name === undefined) return sources.filter(({ starter }) => !starter || snapshotIsEmpty);
  const found = sources.filter((source) => source.name === name);
  if (found.length === 0) throw new Error(`No source ${name}; there are ${sources.map((one) => one.name).join(', ')}`);
  return found;
}

/** A failure of one source, which the next may make good; anything else is a fault of ours and is thrown on. */
export function sourceFailure(error: unknown): string {
  if (error instanceof UpstreamError || error instanceof GuardError) return error.message;
  throw error;
}
