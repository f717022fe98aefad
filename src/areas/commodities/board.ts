import { groupDigits } from '../../lib/words.ts';
import type { BoardTile } from '../area.ts';
import { loadMarket } from './market.ts';
import { INDIA } from './places.ts';
import { changeOf, type PricePoint, pricesAt } from './series.ts';
import type { Metal } from './tables.ts';

const BASIS_WORDS = { quote: '', estimate: ', estimated', spot: ', international spot' } as const;

/** The national price of the metals, for the weights that people say it for; nothing estimated stands there without saying so. */
export async function commoditiesBoard(): Promise<BoardTile[]> {
  return [
    await tile('gold', { label: 'Gold, 24 karat', hi: 'सोना', unit: 'for 10 g' }, ({ paise }) => paise * 10),
    await tile('gold', { label: 'Gold, 22 karat', hi: 'सोना', unit: 'for 10 g' }, ({ karats }) => karats && karats.k22.paise * 10),
    await tile('silver', { label: 'Silver', hi: 'चाँदी', unit: 'for 1 kg' }, ({ paise }) => paise * 100),
    await tile('platinum', { label: 'Platinum', unit: 'a gram' }, ({ paise }) => paise),
  ].flat();
}

async function tile(
  metal: Metal,
  words: Pick<BoardTile, 'label' | 'hi' | 'unit'>,
  of: (point: PricePoint) => number | undefined,
): Promise<BoardTile[]> {
  const points = pricesAt(INDIA, await loadMarket(metal, INDIA.slug));
  const [newest, before] = points;
  const paise = newest && of(newest);
  if (!newest || paise === undefined) return [];
  const changePct = changeOf(points);
  const earlier = before && of(before);
  return [
    {
      ...words,
      sign: '₹',
      value: groupDigits(paise / 100, paise < 10_000_000 ? 2 : 0),
      unit: words.unit + BASIS_WORDS[newest.basis],
      changePct,
      ...(changePct !== null && earlier !== undefined ? { change: (paise - earlier) / 100 } : {}),
      page: `/browse/commodities/${metal}/india`,
    },
  ];
}
