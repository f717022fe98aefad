import { groupDigits } from '../../lib/words.ts';
import type { BoardTile } from '../area.ts';
import { loadMarket } from './market.ts';
import { INDIA } from './places.ts';
import { changeOf, type PricePoint, pricesAt } from './series.ts';
import type { Metal } from './tables.ts';

const BASIS_WORDS = { quote: '', estimate: ', estimated', spot: ', international spot' } as const;

/** The national price of the metals; nothing estimated stands there without saying so. */
export async function commoditiesBoard(): Promise<BoardTile[]> {
  return [
    await tile('gold', { label: 'Gold, 24 karat', hi: 'सोना', unit: 'a gram' }, ({ paise }) => paise),
    await tile('gold', { label: 'Gold, 22 karat', hi: 'सोना', unit: 'a gram' }, ({ karats }) => karats?.k22.paise),
    await tile('silver', { label: 'Silver', hi: 'चाँदी', unit: 'for 10 g' }, ({ paise }) => paise),
    await tile('platinum', { label: 'Platinum', unit: 'a gram' }, ({ paise }) => paise),
  ].flat();
}

async function tile(
  metal: Metal,
  words: Pick<BoardTile, 'label' | 'hi' | 'unit'>,
  of: (point: PricePoint) => number | undefined,
): Promise<BoardTile[]> {
  const points = pricesAt(INDIA, await loadMarket(metal, INDIA.slug));
  const [newest] = points;
  const paise = newest && of(newest);
  if (!newest || paise === undefined) return [];
  return [
    {
      ...words,
      sign: '₹',
      value: groupDigits(paise / 100, 2),
      unit: words.unit + BASIS_WORDS[newest.basis],
      changePct: changeOf(points),
      page: `/browse/commodities/${metal}/india`,
    },
  ];
}
