import { z } from 'zod';
import type { LocalizedText } from '../i18n/locale.ts';
import { type CrawlReport, crawlReport, readReport } from '../store/report.ts';
import { computeFreshness, freshness } from './freshness.ts';

const timestamp = z.iso.datetime().meta({ description: 'ISO 8601 UTC' });

/** A report as callers get it: of a refused day without its figures, and without what only a newer version knows. */
const toldReport = crawlReport
  .extend({
    refused: z
      .record(
        z.iso.date(),
        z.strictObject({ why: z.string(), since: z.iso.datetime(), verdict: z.enum(['accepted', 'refused']).optional() }),
      )
      .optional()
      .meta({ description: 'Days that a guard refused as a whole, each with the reason' }),
  })
  .strip();

function toTold({ refused, ...report }: CrawlReport): z.output<typeof toldReport> {
  const days = Object.entries(refused ?? {}).map(([day, { rows: _, ...rest }]) => [day, rest] as const);
  return toldReport.parse({ ...report, ...(days.length > 0 ? { refused: Object.fromEntries(days) } : {}) });
}

/** Schema of an area's crawl status; `ownMembers` are the area's own. */
export const crawlStatus = <A extends string, Own extends z.ZodRawShape>(area: A, ownMembers: Own) =>
  z.strictObject({
    status: z.literal('ok'),
    area: z.literal(area),
    last_crawl: toldReport.nullable(),
    last_success_at: timestamp.nullable(),
    last_failure_at: timestamp.nullable(),
    ...ownMembers,
    schedule: z.string(),
    ...freshness,
  });

/** The body of that schema. `newest` is the newest day or instant on record. */
export async function crawlStatusBody<A extends string, Own extends object>(
  area: A,
  schedule: { words: LocalizedText; staleAfterHours: number },
  newest: string,
  ownMembers: Own,
) {
  const report = await readReport(area);
  return {
    status: 'ok' as const,
    area,
    last_crawl: report ? toTold(report) : null,
    last_success_at: report?.last_success_at ?? null,
    last_failure_at: report?.last_failure_at ?? null,
    ...ownMembers,
    schedule: schedule.words.en,
    ...computeFreshness(newest, schedule),
  };
}
