import { z } from 'zod';
import { istDay, now } from '../../../kernel/time.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { requireCurrent } from '../../../providers/reading-age.ts';
import { CannotAnswer, type Upstream } from '../../../providers/upstream-query.ts';
import { wmoFromMetSymbol } from '../codes.ts';
import { type ForecastDay, type ForecastHour, kilometresPerHour, type Point, type WeatherProvider } from './provider.ts';

const period = z.object({
  summary: z.object({ symbol_code: z.string() }),
  details: z.object({ precipitation_amount: z.number().optional() }).optional(),
});
const reply = z.object({
  properties: z.object({
    timeseries: z
      .array(
        z.object({
          time: z.iso.datetime(),
          data: z.object({
            instant: z.object({
              details: z.object({
                air_temperature: z.number(),
                relative_humidity: z.number(),
                wind_speed: z.number(),
                wind_from_direction: z.number().optional(),
              }),
            }),
            next_1_hours: period.optional(),
            next_6_hours: period.optional(),
          }),
        }),
      )
      .min(1),
  }),
});
type TimeStep = z.output<typeof reply>['properties']['timeseries'][number];

/** Five decimals and more are refused with 403. */
const fourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Its steps from the one that has begun: every hour for two days and more, then every six. It sends all or nothing. */
async function fetchSteps({ lat, lon }: Point, { fetchJson }: Upstream) {
  const path = `/weatherapi/locationforecast/2.0/compact?lat=${fourDecimals(lat)}&lon=${fourDecimals(lon)}`;
  const { body, headers } = await fetchJson(reply, path);
  const { timeseries } = body.properties;
  // The series may begin an hour ago.
  const instant = now().getTime();
  const begun = timeseries.findLastIndex(({ time }) => Date.parse(time) <= instant);
  const expires = Date.parse(headers.expires ?? '');
  return { series: timeseries.slice(Math.max(0, begun)), ...(Number.isFinite(expires) ? { freshUntil: expires } : {}) };
}

const nextPeriod = ({ data }: TimeStep) => data.next_1_hours ?? data.next_6_hours;

/** What a step and the period after it say; undefined without a period, as the last ones have none. */
function toStep(step: TimeStep): Step | undefined {
  const next = nextPeriod(step);
  const code = next && wmoFromMetSymbol(next.summary.symbol_code);
  if (!next || code === undefined) return undefined;
  const { details } = step.data.instant;
  return {
    time: new Date(step.time).toISOString(),
    hours: step.data.next_1_hours ? 1 : 6,
    temperature: details.air_temperature,
    feelsLike: null,
    humidity: details.relative_humidity,
    windSpeed: kilometresPerHour(details.wind_speed),
    windDirection: details.wind_from_direction ?? null,
    code,
    precipitation: next.details?.precipitation_amount ?? null,
    probability: null,
  };
}

const toHour = ({ hours, ...hour }: Step): ForecastHour => hour;

export const metNorway: WeatherProvider = {
  name: 'met-norway',
  title: 'MET Norway',
  url: 'https://api.met.no/',
  licence: 'CC BY 4.0',
  address: 'https://api.met.no',
  async current(point, upstream) {
    const { series, ...fresh } = await fetchSteps(point, upstream);
    const [first] = series;
    if (!first || !nextPeriod(first)) throw new UpstreamError('shape', 'met-norway sent no weather symbol');
    const step = toStep(first);
    if (!step) throw new CannotAnswer('its word for the weather there is not known here');
    const { time: observedAt, hours, precipitation, probability, ...observation } = step;
    return requireCurrent({ ...observation, observedAt, ...fresh });
  },
  async forecast(point, upstream) {
    const { series, ...fresh } = await fetchSteps(point, upstream);
    const steps = series.flatMap((step) => toStep(step) ?? []);
    const days = groupStepsByDay(steps);
    if (days.length === 0) throw new UpstreamError('shape', 'met-norway sent no whole day');
    return {
      days,
      hours: steps.filter(({ hours }) => hours === 1).map(toHour),
      note: 'Days are made of hours and, later on, of steps of six hours, whose highest and lowest may miss the hours between; today begins now.',
      ...fresh,
    };
  },
};

/** The weather at a time and over the hours after it. */
interface Step extends ForecastHour {
  hours: 1 | 6;
}

/** Hours of a day that have to be known for it to count; the first day is what is left of it. */
const MIN_HOURS = 18;

/** Indian days out of steps: highest and lowest of their temperatures, the severest code, the sum of precipitation. */
function groupStepsByDay(steps: readonly Step[]): ForecastDay[] {
  const byDay = [...Map.groupBy(steps, ({ time }) => istDay(new Date(time)))];
  const whole = byDay.filter(([, group], at) => at === 0 || group.reduce((sum, { hours }) => sum + hours, 0) >= MIN_HOURS);
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
