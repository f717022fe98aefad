import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { env } from '../env.ts';
import { istDay, now } from '../time.ts';

export const sourceOutcome = z.strictObject({
  source: z.string(),
  ok: z.boolean(),
  /** Rows parsed. */
  rows: z.number().int(),
  /** Why it failed, or what it lacked. */
  note: z.string().optional(),
});

/** What the last crawl of an area did. Timestamps are ISO 8601 UTC. */
export const crawlReport = z.strictObject({
  area: z.string(),
  /** `starter`: no source gave anything, and the snapshot was begun with our own dated figures. */
  outcome: z.enum(['changed', 'unchanged', 'starter', 'failed']),
  /** The difference in words; also the commit message. */
  message: z.string(),
  finished_at: z.iso.datetime(),
  last_success_at: z.iso.datetime().nullable(),
  last_failure_at: z.iso.datetime().nullable(),
  last_failure: z.string().nullable(),
  sources: z.array(sourceOutcome),
});

export type SourceOutcome = z.output<typeof sourceOutcome>;
export type CrawlReport = z.output<typeof crawlReport>;

export const reportFile = (area: string, dataDir = env.DATA_DIR): string => join(dataDir, 'reports', `${area}.json`);

/** The last report of an area; undefined before its first crawl. Throws when the file is there but not a report. */
export async function readReport(area: string, dataDir = env.DATA_DIR): Promise<CrawlReport | undefined> {
  const file = reportFile(area, dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = crawlReport.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is not a crawl report: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Why a crawl was none, in words. One that was told to take the figures to begin with has not failed. */
function failureOf({ outcome, message, sources }: CrawlOutcome): string | undefined {
  if (outcome === 'failed') return message;
  const failed = sources.filter(({ ok, rows }) => !ok && rows === 0);
  return outcome === 'starter' && failed.length > 0 ? failed.map(({ source, note }) => `${source}: ${note}`).join('; ') : undefined;
}

export interface CrawlOutcome {
  outcome: CrawlReport['outcome'];
  message: string;
  sources: SourceOutcome[];
}

/**
 * Writes an area's report. A crawl that found nothing new after one that also went well writes at most once a day (IST),
 * so that a second run of the day has nothing to commit.
 */
export async function writeReport(area: string, crawl: CrawlOutcome, dataDir = env.DATA_DIR, at = now()): Promise<CrawlReport> {
  const last = await readReport(area, dataDir);
  const finishedAt = at.toISOString();
  const succeeded = /changed$/.test(crawl.outcome);
  const failure = failureOf(crawl);
  const quiet =
    crawl.outcome === 'unchanged' &&
    last !== undefined &&
    /changed$/.test(last.outcome) &&
    istDay(new Date(last.finished_at)) === istDay(at);
  if (quiet) return last;
  const report: CrawlReport = {
    area,
    outcome: crawl.outcome,
    message: crawl.message,
    finished_at: finishedAt,
    last_success_at: succeeded ? finishedAt : (last?.last_success_at ?? null),
    last_failure_at: failure ? finishedAt : (last?.last_failure_at ?? null),
    last_failure: failure ?? last?.last_failure ?? null,
    sources: crawl.sources,
  };
  const file = reportFile(area, dataDir);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, `${JSON.stringify(report, null, 2)}\n`);
  await rename(`${file}.tmp`, file);
  return report;
}
