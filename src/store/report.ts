import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { env } from '../kernel/env.ts';
import { noteInput } from '../kernel/inputs.ts';
import { istDay, now } from '../kernel/time.ts';
import type { FoundDoubts } from './doubts.ts';
import { hashFile, listSnapshots } from './fingerprint.ts';

const sourceOutcome = z.strictObject({
  source: z.string(),
  ok: z.boolean(),
  /** Rows parsed. */
  rows: z.number().int(),
  /** Why it failed, or what was missing. */
  note: z.string().optional(),
});

/** What an area's last crawl did. Timestamps are ISO 8601 UTC. */
export const crawlReport = z.strictObject({
  area: z.string(),
  /** `starter`: no source gave anything, so the snapshot was started with our own dated figures. */
  outcome: z.enum(['changed', 'unchanged', 'starter', 'failed']),
  /** The changes in words; also the commit message. */
  message: z.string(),
  finished_at: z.iso.datetime(),
  last_success_at: z.iso.datetime().nullable(),
  last_failure_at: z.iso.datetime().nullable(),
  last_failure: z.string().nullable(),
  sources: z.array(sourceOutcome),
  /** Sources that crawls skip until they are accepted again, each with the reason; what they gave was undone. */
  held: z.record(z.string(), z.string()).optional(),
  /** Days that a guard refused, with their rows until somebody refuses them for good; `verdict` is what somebody said of them. */
  refused: z
    .record(
      z.iso.date(),
      z.strictObject({
        why: z.string(),
        since: z.iso.datetime(),
        rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
        verdict: z.enum(['accepted', 'refused']).optional(),
      }),
    )
    .optional(),
  /** Rows on record by table. */
  records: z.record(z.string(), z.int()).optional(),
  /** Rows with a value before and after the last crawl, by `table.column`, for columns that are empty in some row. */
  columns: z.record(z.string(), z.tuple([z.int(), z.int()]).readonly()).optional(),
  /** What each check of rows against their neighbours found. */
  doubts: z.array(z.strictObject({ check: z.string(), rows: z.int(), examples: z.array(z.string()) })).optional(),
  /** SHA-256 of each snapshot file; two while a crawl replaces it. */
  snapshots: z.record(z.string(), z.array(z.string())).optional(),
});

export type SourceOutcome = z.output<typeof sourceOutcome>;
export type CrawlReport = z.output<typeof crawlReport>;

export const reportFile = (area: string, dataDir = env.DATA_DIR): string => join(dataDir, 'reports', `${area}.json`);

/** A report that a newer version of this program may have written: what it has besides is kept. */
const ANY_REPORT: z.ZodType<CrawlReport> = z.looseObject(crawlReport.shape);

/** An area's last report; undefined before its first crawl. Throws if the file exists but is not a report. */
export async function readReport(area: string, dataDir = env.DATA_DIR): Promise<CrawlReport | undefined> {
  noteInput?.(`reports/${area}.json`);
  const file = reportFile(area, dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = ANY_REPORT.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is not a crawl report: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** When the area's sources were last checked, ISO 8601 UTC; empty before its first crawl. */
export async function lastLookedAt(area: string): Promise<string> {
  const report = await readReport(area);
  return report?.last_success_at ?? report?.finished_at ?? '';
}

/** Why a crawl failed, in words. One told to use the starter figures has not failed. */
function describeFailure({ outcome, message, sources }: CrawlOutcome): string | undefined {
  if (outcome === 'failed') return message;
  const failed = sources.filter(({ ok, rows }) => !ok && rows === 0);
  return outcome === 'starter' && failed.length > 0 ? failed.map(({ source, note }) => `${source}: ${note}`).join('; ') : undefined;
}

export interface CrawlOutcome {
  outcome: CrawlReport['outcome'];
  message: string;
  sources: SourceOutcome[];
  /** Rows on record by table, for the tables that count. */
  records?: Record<string, number>;
  /** Rows with a value before and after, by `table.column`. */
  columns?: Record<string, readonly [before: number, after: number]>;
  /** What each check of rows against their neighbours found. */
  doubts?: FoundDoubts[];
  /** All days that are refused now; undefined if the crawl judges no days. */
  refused?: CrawlReport['refused'];
}

/**
 * Writes an area's report with the SHA-256 of its snapshots. If nothing is new since a successful crawl, it writes at most once a day
 * (IST), so that a second run has nothing to commit.
 */
export async function writeReport(area: string, crawl: CrawlOutcome, dataDir = env.DATA_DIR, at = now()): Promise<CrawlReport> {
  const last = await readReport(area, dataDir);
  const finishedAt = at.toISOString();
  const snapshots = await hashSnapshots(area, dataDir);
  const quiet =
    crawl.outcome === 'unchanged' &&
    last !== undefined &&
    /changed$/.test(last.outcome) &&
    istDay(new Date(last.finished_at)) === istDay(at) &&
    JSON.stringify(last.snapshots) === JSON.stringify(snapshots) &&
    JSON.stringify(last.refused ?? {}) === JSON.stringify(crawl.refused ?? last.refused ?? {});
  if (quiet) return last;
  const succeeded = /changed$/.test(crawl.outcome);
  const failure = describeFailure(crawl);
  const refused = crawl.refused ?? last?.refused ?? {};
  const report: CrawlReport = {
    area,
    outcome: crawl.outcome,
    message: crawl.message,
    finished_at: finishedAt,
    last_success_at: succeeded ? finishedAt : (last?.last_success_at ?? null),
    last_failure_at: failure ? finishedAt : (last?.last_failure_at ?? null),
    last_failure: failure ?? last?.last_failure ?? null,
    sources: crawl.sources,
    ...(last?.held ? { held: last.held } : {}),
    ...(Object.keys(refused).length > 0 ? { refused } : {}),
    ...((crawl.records ?? last?.records) ? { records: { ...last?.records, ...crawl.records } } : {}),
    ...((crawl.columns ?? last?.columns) ? { columns: crawl.columns ?? last?.columns } : {}),
    ...((crawl.doubts ?? last?.doubts) ? { doubts: crawl.doubts ?? last?.doubts } : {}),
    // A crawl refused because of a corrupt snapshot must not record its hash as the right one.
    snapshots: crawl.outcome === 'failed' && last?.snapshots ? last.snapshots : snapshots,
  };
  await writeReportFile(reportFile(area, dataDir), report);
  return report;
}

async function hashSnapshots(area: string, dataDir: string): Promise<Record<string, string[]>> {
  const hashes: Record<string, string[]> = {};
  for (const name of await listSnapshots(area, dataDir)) hashes[name] = [await hashFile(join(dataDir, name))];
  return hashes;
}

/** Accepts an area's snapshots as they are, after a deliberate change, and releases all held sources. Throws if there is no report. */
export async function acceptSnapshots(area: string, dataDir = env.DATA_DIR, doubts?: FoundDoubts[]): Promise<void> {
  const report = await readReport(area, dataDir);
  if (!report) throw new Error(`${reportFile(area, dataDir)} is missing: there is nothing to compare with`);
  const { held: _, ...rest } = report;
  await writeReportFile(reportFile(area, dataDir), { ...rest, ...(doubts && { doubts }), snapshots: await hashSnapshots(area, dataDir) });
}

/** Makes future crawls skip these sources, and says so in `message`, which is also the commit message. Throws if there is no report. */
export async function holdSources(
  area: string,
  held: Readonly<Record<string, string>>,
  message: string,
  dataDir = env.DATA_DIR,
): Promise<void> {
  const report = await readReport(area, dataDir);
  if (!report) throw new Error(`${reportFile(area, dataDir)} is missing: no crawl has been`);
  await writeReportFile(reportFile(area, dataDir), { ...report, message, held: { ...report.held, ...held } });
}

/**
 * Decides about days that a guard refused: the next crawl takes those accepted as they are, and leaves those refused for good. Throws if one of them is
 * not among the refused.
 */
export async function decideDays(
  area: string,
  days: readonly string[],
  verdict: 'accepted' | 'refused',
  dataDir = env.DATA_DIR,
): Promise<void> {
  const report = await readReport(area, dataDir);
  const refused = { ...report?.refused };
  for (const day of days) {
    const refusedDay = refused[day];
    if (!report || !refusedDay)
      throw new Error(`${day} is none of the refused days of ${area}: ${Object.keys(refused).join(', ') || 'there are none'}`);
    if (verdict === 'accepted' && refusedDay.rows.length === 0)
      throw new Error(`${day} of ${area} was refused for good, and its rows are gone`);
    refused[day] = { ...refusedDay, verdict, ...(verdict === 'refused' ? { rows: [] } : {}) };
  }
  if (report) await writeReportFile(reportFile(area, dataDir), { ...report, message: `${area}: ${days.join(', ')} ${verdict}`, refused });
}

/**
 * Records the SHA-256s that a snapshot (`fuel.sqlite`) may have, before the new one is put in place: a crash in between leaves either the
 * old or the new. Does nothing before the first crawl.
 */
export async function noteFingerprints(area: string, snapshot: string, fingerprints: readonly string[], dataDir: string): Promise<void> {
  const report = await readReport(area, dataDir);
  if (!report) return;
  await writeReportFile(reportFile(area, dataDir), { ...report, snapshots: { ...report.snapshots, [snapshot]: [...fingerprints] } });
}

const writeReportFile = (file: string, report: CrawlReport): Promise<void> => writeWhole(file, `${JSON.stringify(report, null, 2)}\n`);

/** Writes a file atomically. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const copy = `${file}.tmp-${process.pid}`;
  await writeFile(copy, data);
  await rename(copy, file);
}
