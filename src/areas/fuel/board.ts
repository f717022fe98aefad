import { rupeeText } from '../../lib/money.ts';
import type { BoardTile } from '../area.ts';
import { FUEL_PLACES } from './places.ts';
import { fuelDatabase, newestPrices } from './queries.ts';

/** The four metros, in the order in which newspapers print them. */
const METROS = ['new-delhi', 'mumbai', 'kolkata', 'chennai'];

/** Petrol in the four metros, with diesel under it. A metro without a price is left out. */
export async function fuelBoard(): Promise<BoardTile[]> {
  const rows = await newestPrices(await fuelDatabase());
  return METROS.flatMap((slug): BoardTile[] => {
    const place = FUEL_PLACES.find(({ id }) => id === `city/${slug}`);
    const petrol = rows.find((row) => row.place === place?.id && row.fuel === 'petrol');
    const diesel = rows.find((row) => row.place === place?.id && row.fuel === 'diesel');
    if (!place || !petrol) return [];
    return [
      {
        label: `Petrol, ${place.name}`,
        hi: place.hi,
        sign: '₹',
        value: rupeeText(petrol.paise),
        unit: 'a litre',
        changePct: petrol.change_pct,
        ...(diesel ? { second: `Diesel ₹${rupeeText(diesel.paise)}` } : {}),
        page: `/browse/fuel/city/${slug}`,
      },
    ];
  });
}
