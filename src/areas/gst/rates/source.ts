import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import type { CodeRateRow, RateRow, RateStatus } from './tables.ts';

/** The two tables of one edition of the rates. */
export interface RateEdition {
  rate: RateRow[];
  code_rate: CodeRateRow[];
}

const digits = z.string().regex(/^\d{2}(\d{2}){0,3}$/);
const entry = z.strictObject({
  id: z.int().positive(),
  schedule: z.enum(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'NIL', '14/2025']),
  percent: z.number().min(0).max(100),
  codes: z.array(digits),
  except: z.array(digits).optional(),
  words: z.string().min(1),
  from: z.iso.date(),
  until: z.iso.date().optional(),
  notification: z.string().regex(/^\d+\/\d{4}$/),
  note: z.string().optional(),
});
const STATUSES = {
  one: 'one',
  conditional: 'conditional',
  residual: 'residual',
  'outside-gst': 'outside_gst',
  'partly-outside-gst': 'partly_outside_gst',
} as const satisfies Record<string, RateStatus>;
const ids = z.string().regex(/^(\d+( \d+)*)?$/);
const edition = z.strictObject({
  source: z.string(),
  licence: z.string(),
  notifications: z.array(z.string()),
  complete_to: z.iso.date(),
  about: z.string(),
  entries: z.array(entry).min(1_000),
  codes: z.array(z.tuple([digits, z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]), ids, ids])).min(10_000),
});

/** Schedule II, S. No. 639: all goods that no other schedule specifies. */
export const RESIDUAL_ENTRY = 1154;

/** data/starter/gst-rates.json.gz: the schedules of notifications 9/2025 and 10/2025 with those that amended them. */
export const GST_RATES_SOURCE = fileSource<RateEdition>(
  { name: 'gst-rates', title: 'CBIC, rates of goods as notified, complete to 2 October 2026' },
  { file: 'gst-rates.json.gz', parse: (text) => [readEdition(edition.parse(JSON.parse(text)))] },
);

function readEdition({ entries, codes, complete_to }: z.output<typeof edition>): RateEdition {
  const byId = new Map(entries.map((one) => [one.id, one]));
  const inForce = (id: number) => byId.get(id)?.until === undefined && byId.has(id);
  // Goods that no entry names in a heading some of whose goods are named.
  const residual = new Set(
    codes.filter(([, status, covering]) => status === 'residual' || (status !== 'outside-gst' && covering === '')).map(([code]) => code),
  );
  const hasResidual = withAbove(residual);
  const hasOutside = withAbove(codes.filter(([, status]) => status.endsWith('outside-gst')).map(([code]) => code));
  return {
    rate: entries.map(({ from, until, codes: covered, except: _, note, ...one }) => ({
      ...one,
      codes: covered.join(' '),
      starts: from,
      ends: until ?? null,
      note: note ?? null,
      as_of: complete_to,
    })),
    code_rate: codes.map(([code, status, covering, named]) => ({
      code,
      status: status !== 'outside-gst' && hasOutside.has(code) ? 'partly_outside_gst' : residual.has(code) ? 'residual' : STATUSES[status],
      entries: [...readIds(covering).filter(inForce), ...(status !== 'outside-gst' && hasResidual.has(code) ? [RESIDUAL_ENTRY] : [])].join(
        ' ',
      ),
      named_goods: readIds(named).filter(inForce).join(' '),
    })),
  };
}

/** Codes, and the chapters and headings above them. */
const withAbove = (codes: Iterable<string>): ReadonlySet<string> =>
  new Set([...codes].flatMap((code) => [2, 4, 6, 8].map((length) => code.slice(0, length))));

/** Ids of entries as a snapshot keeps them, with spaces. */
export const readIds = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));
