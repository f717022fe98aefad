import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import { PORTAL_LIST } from '../code-lists.ts';
import type { CodeRow } from '../tables.ts';
import { codeRow } from './code-row.ts';

const NAME = 'gst-portal-list';
const listFile = z.strictObject({
  source: z.literal('GST portal'),
  // What is said of every code is true of this edition alone.
  edition: z.literal(PORTAL_LIST.day),
  about: z.string(),
  codes: z.array(z.tuple([z.string().regex(/^\d{2}(\d{2}){0,3}$/), z.string()])).min(20_000),
});

/** data/starter/gst.json.gz: the GST portal's own list, chapters and headings included. */
export const gstPortalList = fileSource<CodeRow>(
  { name: NAME, title: "the GST portal's list of 8 October 2026" },
  {
    file: 'gst.json.gz',
    parse: (text) => leaveOutStrays(listFile.parse(JSON.parse(text)).codes.map(([code, description]) => codeRow(code, description, NAME))),
  },
);

/**
 * The list holds strays beside the nomenclature: chapter 3's "3021" that lost its zero, a heading "AKASH test", subheadings of earlier editions. A
 * heading or subheading with no tariff item below it is none, and neither is an item below no heading.
 */
function leaveOutStrays(rows: readonly CodeRow[]): CodeRow[] {
  const items = new Set(
    rows
      .filter(({ code }) => code.length === 8 || (code.length === 6 && code.startsWith('99')))
      .flatMap(({ code }) => [code.slice(0, 4), code.slice(0, 6)]),
  );
  const headings = new Set(rows.filter(({ code }) => code.length === 4).map(({ code }) => code));
  return rows.filter(({ code, kind }) => {
    if (code.length === 2) return true;
    if (code.length === 4) return items.has(code);
    if (code.length === 6 && kind === 'goods') return items.has(code) && headings.has(code.slice(0, 4));
    return headings.has(code.slice(0, 4));
  });
}
