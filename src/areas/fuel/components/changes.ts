import { sharedWork } from '../../../kernel/inputs.ts';
import { addDays } from '../../../kernel/time.ts';
import { callEndpoint } from '../../../site/ask.ts';
import { history } from '../endpoints.ts';
import type { FuelRecord } from '../responses.ts';
import { FUELS, type Fuel } from '../tables.ts';
import { requirePlaceOf } from './place.ts';

export type Changes = Readonly<Record<Fuel, number | null>>;

const KNOWN = new Map<string, () => Promise<Changes>>();

/** Change of a place's prices against the day before, in rupees a litre; null where that day is not on record. Once a build. */
export function loadChanges(record: FuelRecord): Promise<Changes> {
  const { id } = requirePlaceOf(record);
  const known = KNOWN.get(`${id} ${record.as_of}`) ?? sharedWork(() => compare(record));
  KNOWN.set(`${id} ${record.as_of}`, known);
  return known();
}

async function compare(record: FuelRecord): Promise<Changes> {
  const { slug } = requirePlaceOf(record);
  const changes = FUELS.map(async (fuel) => {
    const [newest, before] = (await callEndpoint(history, { fuel, city: slug, days: '2' }))?.data ?? [];
    // A city and its state may share a name: the day on record has to be the record's own.
    const isOwn = newest && before && Number(newest.price) === record[fuel]?.price && before.date === addDays(newest.date, -1);
    return [fuel, isOwn ? (Math.round(Number(newest.price) * 100) - Math.round(Number(before.price) * 100)) / 100 : null] as const;
  });
  return Object.fromEntries(await Promise.all(changes)) as Changes;
}
