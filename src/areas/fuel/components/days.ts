import { addDays } from '../../../kernel/time.ts';
import { callEndpoint } from '../../../site/ask.ts';
import type { ChartPoint } from '../../../site/chart.ts';
import { history } from '../endpoints.ts';
import type { FuelPlace } from '../places.ts';
import { FUELS, type Fuel } from '../tables.ts';

/** A table of days has so many. */
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
