import { history } from '../../areas/fuel/endpoints.ts';
import type { FuelPlace } from '../../areas/fuel/places.ts';
import { FUELS } from '../../areas/fuel/tables.ts';
import type { ChartPoint } from '../../lib/chart.ts';
import { ask } from '../ask.ts';

/** Prices of both fuels at a place on up to 90 days, oldest first. */
export const seriesOf = ({ slug }: FuelPlace) =>
  Promise.all(
    FUELS.map(async (fuel) => {
      const body = await ask(history, { fuel, city: slug, days: '90' });
      const points: ChartPoint[] = (body?.data ?? []).map(({ date, price }) => ({ day: date, value: Number(price) })).reverse();
      return { fuel, points };
    }),
  );
