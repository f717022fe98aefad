import { z } from 'zod';
import { fileSource } from '../../crawl/list-sources.ts';
import type { Source } from '../../crawl/source.ts';
import type { OfficeRow } from './tables.ts';

const office = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}-\d{2,3}[A-Z]?$/),
  kind: z.enum(['office', 'legacy', 'dashboard']),
  state: z.string(),
  office: z.string().optional(),
  district: z.string().optional(),
  type: z.string().optional(),
  status: z.string().optional(),
  current: z.string().optional(),
  note: z.string().optional(),
  doubts: z.array(z.string()).optional(),
  source: z.string(),
  as_of: z.iso.date(),
  attested_by: z.array(z.string()).optional(),
});

const listFile = z.object({
  edition: z.iso.date(),
  sources: z.record(z.string(), z.object({ what: z.string(), date: z.iso.date() })),
  offices: z.array(office).min(1_000),
});

/** data/starter/vehicle.json.gz: offices, codes that are no longer given and dashboard numbers, put together from nine lists. */
const rtoList = fileSource<OfficeRow>(
  { name: 'rto-list', title: 'the list of registering offices of 21 November 2026' },
  { file: 'vehicle.json.gz', parse: (text) => listFile.parse(JSON.parse(text)).offices.map(toRow) },
);

const toRow = ({ doubts, attested_by, ...one }: z.output<typeof office>): OfficeRow => ({
  code: one.code,
  kind: one.kind,
  state_code: one.code.slice(0, 2),
  state: one.state,
  office: one.office ?? null,
  district: one.district ?? null,
  type: one.type ?? null,
  status: one.status ?? null,
  current: one.current ?? null,
  note: one.note ?? null,
  doubts: JSON.stringify(doubts ?? []),
  source: one.source,
  as_of: one.as_of,
  attested_by: JSON.stringify(attested_by ?? [one.source]),
});

/** Of the offices. No registry publishes its list in a form that a program may read, so a reviewed file holds what nine lists say. */
export const VEHICLE_SOURCES: readonly Source<OfficeRow>[] = [rtoList];
