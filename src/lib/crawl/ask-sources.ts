import { UpstreamError } from '../net/upstream.ts';
import { collectFrom } from './collect.ts';
import { GuardError } from './guards.ts';
import type { SourceOutcome } from './report.ts';
import type { CollectOptions, Source } from './source.ts';

/** What an area does with its sources. */
export interface Question<Row, Needs> {
  /** In order. */
  sources: readonly Source<Row, Needs>[];
  /** What the readers are told. */
  needs: Needs;
  /**
   * Takes what a source said: finds the places and products meant, judges, keeps. Throws GuardError when it cannot be right, which makes it a
   * failure of this source alone.
   */
  take(rows: readonly Row[], source: Source<Row, Needs>): Taken | Promise<Taken>;
  /** Is what was taken enough, so that no further source is asked? Without it every source is. */
  enough?(): boolean;
}

export interface Taken {
  /** Rows that were used. */
  rows: number;
  /** Names that are none of ours. A source of which no name is known has failed. */
  unknown?: readonly string[];
  /** What else the report should tell. */
  notes?: readonly string[];
}

/** What `askSources` works with; `crawlArea` has it. */
export interface Asking {
  area: string;
  /** Today in India. Rows with a `day` after it are dropped and told. */
  today: string;
  /** Is there nothing on record? */
  first: boolean;
  /** Names of the sources that may be asked: all, or the one asked for by name. */
  chosen: ReadonlySet<string>;
  byName: boolean;
  options: CollectOptions & { log(line: string): void };
  /** How each source did; added to. */
  outcomes: SourceOutcome[];
}

/** Names shown of pages that a source lacked, of names that are unknown. */
const MOST_NAMED = 5;

/** Asks source after source until there is enough. One that fails is noted with its reason, and the next is asked. */
export async function askSources<Row, Needs>(asking: Asking, question: Question<Row, Needs>): Promise<void> {
  const { options, outcomes } = asking;
  let anything = false;
  let answered = false;
  for (const source of question.sources) {
    if (!asking.chosen.has(source.name)) continue;
    if (source.starter && !asking.byName && (!asking.first || anything)) continue;
    if (answered && question.enough?.()) break;
    const reason = source.unavailable?.();
    if (reason !== undefined) {
      outcomes.push({ source: source.name, ok: false, rows: 0, note: `not asked: ${reason}` });
      continue;
    }
    let lacked: readonly string[] = [];
    try {
      options.log(`${asking.area}: asking ${source.title}`);
      const { rows, missing } = await collectFrom(source, question.needs, options);
      lacked = missing;
      const past = rows.filter((row) => !isAfter(row, asking.today));
      const taken = await question.take(past, source);
      const unknown = taken.unknown ?? [];
      if (taken.rows === 0 && unknown.length > 0) throw new GuardError(`none of its ${unknown.length} names is known: ${some(unknown)}`);
      anything ||= taken.rows > 0;
      answered = true;
      const notes = [
        ...lacking(missing),
        ...(unknown.length > 0 ? [`unknown names: ${some(unknown)}`] : []),
        ...(past.length < rows.length ? [`dropped ${rows.length - past.length} rows dated after ${asking.today}`] : []),
        ...(taken.notes ?? []),
        ...(source.starter ? ['figures to begin with, not a crawl'] : []),
      ];
      outcomes.push({
        source: source.name,
        ok: !source.starter,
        rows: taken.rows,
        ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
      });
    } catch (error) {
      outcomes.push({ source: source.name, ok: false, rows: 0, note: [sourceFailure(error), ...lacking(lacked)].join('; ') });
    }
  }
}

const lacking = (missing: readonly string[]): string[] =>
  missing.length > 0 ? [`without ${missing.length > MOST_NAMED ? `${missing.length} pages: ` : ''}${some(missing)}`] : [];

const some = (names: readonly string[]) => `${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ' ...' : ''}`;

const isAfter = (row: unknown, today: string): boolean =>
  typeof row === 'object' && row !== null && 'day' in row && typeof row.day === 'string' && row.day > today;

/** The sources that a crawl may ask. Throws when the one asked for by name is unknown. */
export function chooseSources(sources: readonly { name: string }[], name: string | undefined): ReadonlySet<string> {
  const names = sources.map((one) => one.name);
  if (name !== undefined && !names.includes(name)) throw new Error(`No source ${name}; there are ${names.join(', ')}`);
  return new Set(name === undefined ? names : [name]);
}

/** A failure of one source, which the next may make good; anything else is a fault of ours and is thrown on. */
export function sourceFailure(error: unknown): string {
  if (error instanceof UpstreamError || error instanceof GuardError) return error.message;
  throw error;
}
