import { UpstreamError } from '../net/upstream.ts';
import type { SourceOutcome } from '../store/report.ts';
import { fetchPages } from './fetch.ts';
import { GuardError } from './guards.ts';
import type { CollectOptions, Source } from './source.ts';

/** How an area queries its sources. */
export interface SourceQuery<Row, Needs> {
  /** In order. */
  sources: readonly Source<Row, Needs>[];
  /** Passed to the readers. */
  needs: Needs;
  /**
   * Processes a source's rows: resolves places and products, checks and keeps them. Throws GuardError if they cannot be right, which fails
   * this source only.
   */
  accept(rows: readonly Row[], source: Source<Row, Needs>): Accepted | Promise<Accepted>;
  /** Whether there is enough, so that no further source is asked. Without it, every source is. */
  enough?(): boolean;
  /** They are on hosts of their own, and all needed: asked at the same time, so that those who do not answer are waited for once. */
  together?: true;
}

interface Accepted {
  /** Rows used. */
  rows: number;
  /** Names we do not know. A source with no known name at all has failed. */
  unknown?: readonly string[];
  /** Further notes for the report. */
  notes?: readonly string[];
}

/** The state of a run that `readSources` needs; `crawlArea` provides it. */
export interface SourceRun {
  area: string;
  /** Today in India. Rows with a later `day` are dropped and reported. */
  today: string;
  /** Whether nothing is on record yet. */
  first: boolean;
  /** Names of the sources that may be asked: all, or the one named by the caller. */
  chosen: ReadonlySet<string>;
  byName: boolean;
  /** Sources skipped unless named by the caller, each with the reason. */
  held: Readonly<Record<string, string>>;
  options: CollectOptions & { log(line: string): void };
  /** The outcome of each source; appended to. */
  outcomes: SourceOutcome[];
}

/** Most missing pages or unknown names listed in a note. */
const MAX_LISTED = 5;

/** Asks the sources in order until there is enough. A failure is recorded with its reason, and the next source is asked. */
export async function readSources<Row, Needs>(run: SourceRun, query: SourceQuery<Row, Needs>): Promise<void> {
  const { options, outcomes } = run;
  const reasonNotTo = (source: Source<Row, Needs>) => (run.byName ? undefined : run.held[source.name]) ?? source.unavailable?.();
  const ask = (source: Source<Row, Needs>) => {
    options.log(`${run.area}: asking ${source.title}`);
    return collectFrom(source, query.needs, options);
  };
  const asked = query.together
    ? askTogether(
        query.sources.filter((source) => run.chosen.has(source.name) && !source.isSeed && reasonNotTo(source) === undefined),
        ask,
      )
    : undefined;
  let anything = false;
  let answered = false;
  for (const source of query.sources) {
    if (!run.chosen.has(source.name)) continue;
    if (source.isSeed && !run.byName && (!run.first || anything)) continue;
    if (answered && query.enough?.()) break;
    const reason = reasonNotTo(source);
    if (reason !== undefined) {
      outcomes.push({ source: source.name, ok: false, rows: 0, note: `not asked: ${reason}` });
      continue;
    }
    let missingPages: readonly string[] = [];
    try {
      const { rows, missing } = await (asked?.get(source) ?? ask(source));
      missingPages = missing;
      const notFuture = rows.filter((row) => !isAfter(row, run.today));
      const accepted = await query.accept(notFuture, source);
      const unknown = accepted.unknown ?? [];
      if (accepted.rows === 0 && unknown.length > 0)
        throw new GuardError(`none of its ${unknown.length} names is known: ${listSome(unknown)}`);
      anything ||= accepted.rows > 0;
      answered = true;
      const notes = [
        ...describeMissing(missing),
        ...(unknown.length > 0 ? [`unknown names: ${listSome(unknown)}`] : []),
        ...(notFuture.length < rows.length ? [`dropped ${rows.length - notFuture.length} rows dated after ${run.today}`] : []),
        ...(accepted.notes ?? []),
        ...(source.isSeed ? ['figures to begin with, not a crawl'] : []),
      ];
      outcomes.push({
        source: source.name,
        ok: !source.isSeed,
        rows: accepted.rows,
        ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
      });
    } catch (error) {
      outcomes.push({ source: source.name, ok: false, rows: 0, note: [sourceFailure(error), ...describeMissing(missingPages)].join('; ') });
    }
  }
}

/** Begins to ask them all. A failure is that of who waits for it. */
function askTogether<S, Answer>(sources: readonly S[], ask: (source: S) => Promise<Answer>): Map<S, Promise<Answer>> {
  const asked = new Map(sources.map((source) => [source, ask(source)]));
  for (const answer of asked.values()) answer.catch(() => undefined);
  return asked;
}

const describeMissing = (missing: readonly string[]): string[] =>
  missing.length > 0 ? [`without ${missing.length > MAX_LISTED ? `${missing.length} pages: ` : ''}${listSome(missing)}`] : [];

const listSome = (names: readonly string[]) => `${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ' ...' : ''}`;

const isAfter = (row: unknown, today: string): boolean =>
  typeof row === 'object' && row !== null && 'day' in row && typeof row.day === 'string' && row.day > today;

/** The sources a crawl may ask. Throws if the one it names is unknown. */
export function chooseSources(sources: readonly { name: string }[], name: string | undefined): ReadonlySet<string> {
  const names = sources.map((one) => one.name);
  if (name !== undefined && !names.includes(name)) throw new Error(`No source ${name}; there are ${names.join(', ')}`);
  return new Set(name === undefined ? names : [name]);
}

/** The reason a source failed; the next may make up for it. Any other error is a bug and is rethrown. */
export function sourceFailure(error: unknown): string {
  if (error instanceof UpstreamError || error instanceof GuardError) return error.message;
  throw error;
}

interface Collected<Row> {
  rows: Row[];
  /** Pages missing at the source. */
  missing: string[];
}

/** All rows of one source. Throws UpstreamError if none are usable. */
async function collectFrom<Row, Needs>(source: Source<Row, Needs>, needs: Needs, options: CollectOptions): Promise<Collected<Row>> {
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
