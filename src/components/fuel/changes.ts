import { history } from '../../areas/fuel/endpoints.ts';
import type { FuelRecord } from '../../areas/fuel/responses.ts';
import { FUELS, type Fuel } from '../../areas/fuel/tables.ts';
import { addDays } from '../../lib/time.ts';
import { ask } from '../ask.ts';
import { placeOf } from './place.ts';

export type Changes = Readonly<Record<Fuel, number | null>>;

const KNOWN = new Map<string, Promise<Changes>>();

/** Change of a place's prices against the day before, in rupees a litre; null where that day is not on record. Once a build. */
export function changesOf(record: FuelRecord): Promise<Changes> {
  const { id } = placeOf(record);
  const known = KNOWN.get(`${id} ${record.as_of}`) ?? compare(record);
  KNOWN.set(`${id} ${record.as_of}`, known);
  return known;
}

async function compare(record: FuelRecord): Promise<Changes> {
  const { slug } = placeOf(record);
  const changes = FUELS.map(async (fuel) => {
    const [newest, before] = (await ask(history, { fuel, city: slug, days: '2' }))?.data ?? [];
    // A city and its state may share a name: the day on record has to be the record's own.
    const isOwn = newest && before && Number(newest.price) === record[fuel]?.price && before.date === addDays(newest.date, -1);
    return [fuel, isOwn ? (Math.round(Number(newest.price) * 100) - Math.round(Number(before.price) * 100)) / 100 : null] as const;
  });
  return Object.fromEntries(await Promise.all(changes)) as Changes;
}
