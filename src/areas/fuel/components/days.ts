import { sharedWork } from '../../../kernel/inputs.ts';
import { keptIn } from '../../../kernel/memoize.ts';
import { addDays } from '../../../kernel/time.ts';
import { callEndpoint } from '../../../site/ask.ts';
import type { ChartPoint } from '../../../site/chart.ts';
import { history } from '../endpoints.ts';
import type { FuelPlace } from '../places.ts';
import type { FuelRecord } from '../responses.ts';
import { FUELS, type Fuel } from '../tables.ts';
import { requirePlaceOf } from './place.ts';

type Changes = Readonly<Record<Fuel, number | null>>;

const KNOWN = new Map<string, () => Promise<Changes>>();

/** A place's price change since the previous day, in rupees per litre; null if that day is not on record. Once per build. */
export function loadChanges(record: FuelRecord): Promise<Changes> {
  const { id } = requirePlaceOf(record);
  return keptIn(KNOWN, `${id} ${record.as_of}`, () => sharedWork(() => compare(record)))();
}

async function compare(record: FuelRecord): Promise<Changes> {
  const { slug } = requirePlaceOf(record);
  const changes = FUELS.map(async (fuel) => {
    const [newest, before] = (await callEndpoint(history, { fuel, city: slug, days: '2' }))?.data ?? [];
    // A city and its state may share a name: the recorded day must be the record's own.
    const isOwn = newest && before && Number(newest.price) === record[fuel]?.price && before.date === addDays(newest.date, -1);
    return [fuel, isOwn ? (Math.round(Number(newest.price) * 100) - Math.round(Number(before.price) * 100)) / 100 : null] as const;
  });
  return Object.fromEntries(await Promise.all(changes)) as Changes;
}

const TABLE_DAYS = 90;
/** A chart shows half a year. */
const CHART_DAYS = 183;

const loadDays = async (fuel: Fuel, slug: string, params: Readonly<Record<string, string>>) =>
  (await callEndpoint(history, { fuel, city: slug, ...params }))?.data ?? [];

/** Prices of both fuels at a place by day, oldest first: up to 90 days, or half a year. */
export const loadSeries = ({ slug }: FuelPlace, length: 'table' | 'chart') =>
  Promise.all(
    FUELS.map(async (fuel) => {
      const days = await loadDays(fuel, slug, { days: `${TABLE_DAYS}` });
      const newest = days[0]?.date;
      const shown = length === 'chart' && newest ? await loadDays(fuel, slug, { from: addDays(newest, 1 - CHART_DAYS) }) : days;
      const points: ChartPoint[] = shown.map(({ date, price }) => ({ day: date, value: Number(price) })).reverse();
      return { fuel, points };
    }),
  );
