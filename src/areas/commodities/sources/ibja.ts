import { type Reader, unexpectedPage } from '../../../crawl/source.ts';
import { parsePage } from '../../../html/tables.ts';
import { parseRupees } from '../../../kernel/money.ts';
import { parseDay } from '../../../kernel/time.ts';
import type { QuoteObservation } from './observation.ts';

/**
 * ibja.co, the jewellers' association: its retail rates of one session, with their own date, rupees a gram without GST. Silver is quoted for 999 fine.
 */
export const ibja: Reader<QuoteObservation, unknown> = {
  requests: () => [{ path: '/', about: undefined }],

  parse(page) {
    const document = parsePage(page.text);
    const said = (id: string) => document.getElementById(id)?.textContent ?? '';
    const rupees = (id: string) => parseRupees(said(id)) ?? 0;
    const day = parseDay(said('lblDate'));
    const [fine, k22, silver] = [rupees('lblFineGold999'), rupees('lblSellingPriceFor22KT'), rupees('lblSilver999')];
    if (!day || !(fine > 0)) throw unexpectedPage('ibja', page.path, 'no dated rate of fine gold');
    return [
      { metal: 'gold', name: 'India', day, rupees: fine, ...(k22 > 0 ? { rupees22k: k22 } : {}) },
      ...(silver > 0 ? [{ metal: 'silver' as const, name: 'India', day, rupees: silver * 10 }] : []),
    ];
  },
};
