import type { Locale } from '../../i18n/locale.ts';
import { changePercent } from '../../kernel/money.ts';
import type { BoardTile } from '../board.ts';
import { crossRates, forexDatabase } from './queries.ts';
import { FOREX } from './wording.ts';

const SHOWN = [
  ['USD', 'US dollar', 'डॉलर'],
  ['EUR', 'Euro', 'यूरो'],
  ['GBP', 'Pound sterling', 'पाउंड'],
  ['AED', 'UAE dirham', 'दिरहम'],
] as const;

/** The four currencies that people in India ask for most, in rupees. */
export async function forexBoard(locale: Locale): Promise<BoardTile[]> {
  const db = await forexDatabase();
  const tiles = SHOWN.map(async ([code, label, hi]): Promise<BoardTile[]> => {
    const [newest, before] = (await crossRates(db, code, 'INR', { limit: 2 })).map(({ rate }) => rate);
    if (newest === undefined) return [];
    return [
      {
        ...(locale === 'hi' ? { label: hi } : { label, hi }),
        sign: '₹',
        value: newest.toFixed(2),
        unit: FOREX[locale].forOne(code),
        changePct: changePercent(before, newest),
        ...(before === undefined ? {} : { change: newest - before }),
        page: `/browse/forex/${code.toLowerCase()}`,
      },
    ];
  });
  return (await Promise.all(tiles)).flat();
}
