import { sql } from 'kysely';
import { openSnapshot } from '../../../store/snapshot.ts';
import { type FuelPlace, placeById } from '../places.ts';
import { LPG_SNAPSHOT, type LpgRow } from './tables.ts';

/** What a cylinder costs in a state. */
export interface LpgPrice {
  place: FuelPlace;
  /** Rupees for 14.2 kg, for homes, without subsidy. */
  domestic: number;
  /** Rupees for 19 kg, for shops; null where none was printed. */
  commercial: number | null;
  /** YYYY-MM-DD on which the price was checked. */
  day: string;
  source: string;
}

/** The newest price of every state that has one, by name. */
export async function lpgPrices(): Promise<LpgPrice[]> {
  const db = await openSnapshot(LPG_SNAPSHOT);
  const { rows } = await sql<LpgRow>`
    select * from lpg where as_of = (select max(other.as_of) from lpg as other where other.place = lpg.place)`.execute(db);
  return rows.map(toPrice).sort((a, b) => a.place.name.localeCompare(b.place.name, 'en'));
}

const toPrice = ({ place, as_of, domestic_paise, commercial_paise, source }: LpgRow): LpgPrice => ({
  place: placeById(place),
  domestic: domestic_paise / 100,
  commercial: commercial_paise === null ? null : commercial_paise / 100,
  day: as_of,
  source,
});
