import { z } from 'zod';
import { packageSource } from '../../../crawl/list-sources.ts';
import type { CodeRow } from '../tables.ts';
import { codeRow } from './code-row.ts';

const NAME = 'gst-india-utils';
const HSN_DIGITS = 8;
const goods = z.array(z.object({ hsn_code: z.int(), Description: z.string() })).min(12_000);
const services = z.array(z.object({ hsn: z.string().regex(/^99\d{4}$/), description: z.string() })).min(500);

/** The npm package @scrrum-labs/gst-india-utils (ISC): an older edition, full codes only. Its tax rates are out of date and stay out. */
export const gstIndiaUtils = packageSource<CodeRow>(
  { name: NAME, title: '@scrrum-labs/gst-india-utils' },
  {
    package: '@scrrum-labs/gst-india-utils',
    files: ['src/hsn.json', 'src/sac.json'],
    parse: (texts) => [
      // The package holds codes as numbers, so chapters 01 to 09 lost their first digit.
      ...goods
        .parse(JSON.parse(texts['src/hsn.json'] ?? ''))
        .map(({ hsn_code, Description }) => codeRow(String(hsn_code).padStart(HSN_DIGITS, '0'), Description, NAME)),
      ...services.parse(JSON.parse(texts['src/sac.json'] ?? '')).map(({ hsn, description }) => codeRow(hsn, description, NAME)),
    ],
  },
);
