import type { Locale } from '../../lib/locale.ts';
import { changePercent } from '../../lib/money.ts';
import type { BoardTile } from '../area.ts';
import { forexDatabase, rateHistory } from './queries.ts';
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
  const rupees = new Map((await rateHistory(db, 'INR', 7)).map(({ day, per_usd }) => [day, per_usd]));
  const tiles = SHOWN.map(async ([code, label, hi]): Promise<BoardTile[]> => {
    const rows = await rateHistory(db, code, 7);
    const [newest, before] = rows.flatMap(({ day, per_usd }) => {
      const rupee = rupees.get(day);
      return rupee === undefined ? [] : [rupee / per_usd];
    });
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
