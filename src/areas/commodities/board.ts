import { groupDigits } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { BoardTile } from '../board.ts';
import { loadMarket } from './market.ts';
import { INDIA } from './places.ts';
import { dailyChange, type PricePoint, pricesAt } from './series.ts';
import type { Metal } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

/** The national price of the metals, for the weights that people say it for; nothing estimated stands there without saying so. */
export async function commoditiesBoard(locale: Locale): Promise<BoardTile[]> {
  const t = METAL_WORDS[locale];
  return [
    await tile(locale, 'gold', { label: t.gold24, hi: 'सोना', unit: t.for10g }, ({ paise }) => paise * 10),
    await tile(locale, 'gold', { label: t.gold22, hi: 'सोना', unit: t.for10g }, ({ karats }) => karats && karats.k22.paise * 10),
    await tile(locale, 'silver', { label: t.silver, hi: 'चाँदी', unit: t.for1kg }, ({ paise }) => paise * 100),
    await tile(locale, 'platinum', { label: t.platinum, unit: t.aGram }, ({ paise }) => paise),
  ].flat();
}

async function tile(
  locale: Locale,
  metal: Metal,
  { label, hi, unit }: Pick<BoardTile, 'label' | 'hi' | 'unit'>,
  of: (point: PricePoint) => number | undefined,
): Promise<BoardTile[]> {
  const points = pricesAt(INDIA, await loadMarket(metal, { place: INDIA.slug }));
  const [newest, before] = points;
  const paise = newest && of(newest);
  if (!newest || paise === undefined) return [];
  const changePct = dailyChange(points);
  const earlier = before && of(before);
  return [
    {
      label,
      ...(hi && locale === 'en' ? { hi } : {}),
      sign: '₹',
      value: groupDigits(paise / 100, paise < 10_000_000 ? 2 : 0),
      unit: METAL_WORDS[locale].tileBasis(unit, newest.basis),
      changePct,
      ...(changePct !== null && earlier !== undefined ? { change: (paise - earlier) / 100 } : {}),
      page: `/browse/commodities/${metal}/india`,
    },
  ];
}
