import { z } from 'zod';
import { fileSource, packageSource } from '../../crawl/list-sources.ts';
import type { Source } from '../../crawl/source.ts';
import { PORTAL_LIST } from './code-lists.ts';
import headings from './heading-texts.json' with { type: 'json' };
import type { CodeRow } from './tables.ts';

/** A code as a source prints it. Codes of services begin with 99. */
const codeRow = (code: string, description: string, source: string): CodeRow => ({
  code,
  kind: code.startsWith('99') ? 'services' : 'goods',
  description: tidy(description),
  source,
});

/** Null where the source has a dash: the text of the heading, which it does not hold. `~` stands between levels, `_x000D_` for line ends. */
function tidy(text: string): string | null {
  const tidied = text
    .replaceAll('_x000D_', ' ')
    .replaceAll('~', ': ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:.])/g, '$1')
    .replace(/[\s:]+$/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(tidied) ? tidied : null;
}

const listFile = z.strictObject({
  source: z.literal('GST portal'),
  // What is said of every code is true of this edition alone.
  edition: z.literal(PORTAL_LIST.day),
  about: z.string(),
  codes: z.array(z.tuple([z.string().regex(/^\d{2}(\d{2}){0,3}$/), z.string()])).min(20_000),
});

/** data/starter/gst.json.gz: the GST portal's own list, chapters and headings included. */
const gstPortalList = fileSource<CodeRow>(
  { name: 'gst-portal-list', title: "the GST portal's list of 8 October 2026" },
  {
    file: 'gst.json.gz',
    parse: (text) =>
      leaveOutStrays(
        listFile.parse(JSON.parse(text)).codes.map(([code, description]) => codeRow(code, description, 'gst-portal-list')),
      ).map(withOwnText),
  },
);

/** Texts of the headings that have another's in the list. */
const HEADING_TEXTS: Readonly<Record<string, string>> = headings.texts;

function withOwnText(row: CodeRow): CodeRow {
  const description = HEADING_TEXTS[row.code];
  return description === undefined ? row : { ...row, description, source: 'customs-tariff' };
}

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

const HSN_DIGITS = 8;
const goods = z.array(z.object({ hsn_code: z.int(), Description: z.string() })).min(12_000);
const services = z.array(z.object({ hsn: z.string().regex(/^99\d{4}$/), description: z.string() })).min(500);

/** The npm package @scrrum-labs/gst-india-utils (ISC): an older edition, full codes only. Its tax rates are out of date and stay out. */
const gstIndiaUtils = packageSource<CodeRow>(
  { name: 'gst-india-utils', title: '@scrrum-labs/gst-india-utils' },
  {
    package: '@scrrum-labs/gst-india-utils',
    files: ['src/hsn.json', 'src/sac.json'],
    parse: (texts) => [
      // The package holds codes as numbers, so chapters 01 to 09 lost their first digit.
      ...goods
        .parse(JSON.parse(texts['src/hsn.json'] ?? ''))
        .map(({ hsn_code, Description }) => codeRow(String(hsn_code).padStart(HSN_DIGITS, '0'), Description, 'gst-india-utils')),
      ...services
        .parse(JSON.parse(texts['src/sac.json'] ?? ''))
        .map(({ hsn, description }) => codeRow(hsn, description, 'gst-india-utils')),
    ],
  },
);

/** Of the codes; the first to name a code is believed. */
export const GST_SOURCES: readonly Source<CodeRow>[] = [gstPortalList, gstIndiaUtils];
