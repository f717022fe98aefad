import { istDay } from '../../lib/time.ts';
import type { ForecastDay, ForecastHour } from './providers/provider.ts';

/** The weather at a time and over the hours after it. */
export interface Step extends ForecastHour {
  hours: 1 | 6;
}

/** Hours of a day that have to be known for it to count; the first day is what is left of it. */
const FEWEST_HOURS = 18;

/** Indian days out of steps: highest and lowest of their temperatures, the severest code, the sum of precipitation. */
export function daysOfSteps(steps: readonly Step[]): ForecastDay[] {
  const byDay = [...Map.groupBy(steps, ({ time }) => istDay(new Date(time)))];
  const whole = byDay.filter(([, group], at) => at === 0 || group.reduce((sum, { hours }) => sum + hours, 0) >= FEWEST_HOURS);
  return whole.map(([date, group]) => {
    const amounts = group.map(({ precipitation }) => precipitation);
    const temperatures = group.map(({ temperature }) => temperature);
    return {
      date,
      highest: Math.max(...temperatures),
      lowest: Math.min(...temperatures),
      precipitation: amounts.includes(null) ? null : Math.round(amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0) * 10) / 10,
      probability: null,
      strongestWind: Math.max(...group.map(({ windSpeed }) => windSpeed)),
      code: Math.max(...group.map(({ code }) => code)),
    };
  });
}
