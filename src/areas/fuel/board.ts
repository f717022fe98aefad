import type { Locale } from '../../i18n/locale.ts';
import { rupeeText } from '../../kernel/money.ts';
import { addDays } from '../../kernel/time.ts';
import type { BoardTile } from '../board.ts';
import { FUEL_PLACES } from './places.ts';
import { fuelDatabase, lastPrice, newestPrices } from './queries.ts';
import { FUEL } from './wording.ts';

/** The four metros, in the order in which newspapers print them. */
const METROS = ['new-delhi', 'mumbai', 'kolkata', 'chennai'];

/** Petrol in the four metros, with diesel under it. A metro without a price is left out. */
export async function fuelBoard(locale: Locale): Promise<BoardTile[]> {
  const t = FUEL[locale];
  const db = await fuelDatabase();
  const rows = await newestPrices(db);
  const tiles = METROS.map(async (slug): Promise<BoardTile[]> => {
    const place = FUEL_PLACES.find(({ id }) => id === `city/${slug}`);
    const petrol = rows.find((row) => row.place === place?.id && row.fuel === 'petrol');
    const diesel = rows.find((row) => row.place === place?.id && row.fuel === 'diesel');
    if (!place || !petrol) return [];
    const dayBefore = addDays(petrol.day, -1);
    const before = await lastPrice(db, place.id, 'petrol', { first: dayBefore, last: dayBefore });
    return [
      {
        ...(locale === 'hi' ? { label: t.tile(t.petrol, place.hi) } : { label: t.tile(t.petrol, place.name), hi: place.hi }),
        sign: '₹',
        value: rupeeText(petrol.paise),
        unit: t.aLitre,
        changePct: petrol.change_pct,
        ...(before ? { change: (petrol.paise - before.paise) / 100 } : {}),
        ...(diesel ? { second: `${t.diesel} ₹${rupeeText(diesel.paise)}` } : {}),
        page: `/browse/fuel/city/${slug}`,
      },
    ];
  });
  return (await Promise.all(tiles)).flat();
}
