import { type Reader, type SourcePage, unexpectedPage } from '../../../crawl/source.ts';
import { parsePage, readTables } from '../../../html/tables.ts';
import { parseRupees } from '../../../kernel/money.ts';
import { parseDay } from '../../../kernel/time.ts';
import type { QuoteObservation } from './observation.ts';

/** Fineness 916 is 22 karat, 750 is 18; gold is quoted for 10 g, silver for a kilogram. */
const GOLD_GRAMS = 10;
const SILVER_UNITS = 100;

/**
 * ibjarates.com, the jewellers' association: a benchmark of working days, morning and evening, with import duty and without GST.
 * Only its dated tables are read: the large figures say no date, and on closed days they are those of another day.
 */
export const ibjarates: Reader<QuoteObservation, unknown> = {
  requests: () => [{ path: '/', about: undefined }],

  parse(page) {
    // The evening's rate is the day's; the morning's stands until there is one.
    const rows = [...readTab(page, 'tab-pm'), ...readTab(page, 'tab-am')];
    if (rows.length === 0) throw unexpectedPage('ibjarates', page.path, 'no dated table of rates');
    return rows;
  },
};

function readTab(page: SourcePage, id: string): QuoteObservation[] {
  const tab = parsePage(page.text).getElementById(id);
  if (!tab) return [];
  return readTables(parsePage(tab.outerHTML)).flatMap((table) => {
    const at = (pattern: RegExp) => table.headers.findIndex((header) => pattern.test(header));
    const [gold, k22, k18, silver] = [at(/^(gold )?999/), at(/916/), at(/750/), at(/silver/)];
    return table.rows.flatMap((cells): QuoteObservation[] => {
      const day = parseDay(cells[0]?.text ?? '');
      const value = (index: number, share: number) => (parseRupees(cells[index]?.text ?? '') ?? 0) / share;
      if (!day) return [];
      const found: QuoteObservation[] = [];
      if (value(gold, GOLD_GRAMS) > 0) {
        const fine22 = value(k22, GOLD_GRAMS);
        const fine18 = value(k18, GOLD_GRAMS);
        found.push({
          metal: 'gold',
          name: 'India',
          day,
          rupees: value(gold, GOLD_GRAMS),
          ...(fine22 > 0 ? { rupees22k: fine22 } : {}),
          ...(fine18 > 0 ? { rupees18k: fine18 } : {}),
        });
      }
      if (value(silver, SILVER_UNITS) > 0) found.push({ metal: 'silver', name: 'India', day, rupees: value(silver, SILVER_UNITS) });
      return found;
    });
  });
}
