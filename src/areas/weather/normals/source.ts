import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import { requireState } from '../../../places/find-state.ts';
import type { NormalRow } from './tables.ts';

const months = <T extends z.ZodType>(value: T) => z.array(value).length(12);
const means = months(z.number().nullable());
const records = months(z.tuple([z.number(), z.iso.date()]).nullable());

const station = z.strictObject({
  id: z.string().regex(/^\d{5}$/),
  name: z.string().min(1),
  district: z.string(),
  state: z.string().min(1),
  lat: z.number().min(6).max(38).nullable(),
  lon: z.number().min(68).max(98).nullable(),
  alt_m: z.number().nullable(),
  max: means,
  min: means,
  rain: means,
  rainy_days: means,
  rh_morning: means,
  rh_evening: means,
  wind: means,
  hottest: means,
  coldest: means,
  record_high: records,
  record_low: records,
  record_rain_24h: records,
});
type Station = z.output<typeof station>;

const file = z.strictObject({
  source: z.string(),
  recorded_by: z.string(),
  licence: z.string(),
  as_of: z.iso.date(),
  unit: z.string(),
  about: z.string(),
  stations: z.array(station).min(20),
});

const isTenth = (degrees: number) => Math.round(degrees * 1000) % 100 === 0;

/**
 * The point of a station in degrees; null where both numbers have one decimal at most: many of them are minutes cut to their first digit (12°52′ as
 * 12.5), up to 50 km off.
 */
export const pointOf = ({ lat, lon }: { lat: number | null; lon: number | null }): { lat: number | null; lon: number | null } =>
  lat === null || lon === null || (isTenth(lat) && isTenth(lon)) ? { lat: null, lon: null } : { lat, lon };

/** A month of a station. A record that a mean month passes is left out, with `doubt`. */
export function monthOf(of: Station, at: number): Omit<NormalRow, 'as_of'> {
  const mean = (list: readonly (number | null)[]) => list[at] ?? null;
  const [hottest, coldest] = [mean(of.hottest), mean(of.coldest)];
  const [high, low, rain] = [of.record_high[at], of.record_low[at], of.record_rain_24h[at]];
  const isHighWrong = high != null && hottest !== null && high[0] < hottest;
  const isLowWrong = low != null && coldest !== null && low[0] > coldest;
  return {
    ...{ station: Number(of.id), month: at + 1, name: of.name, state: requireState(of.state).name, ...pointOf(of), altitude: of.alt_m },
    ...{ max: mean(of.max), min: mean(of.min), hottest, coldest, rain: mean(of.rain), rainy_days: mean(of.rainy_days) },
    ...{ humidity_morning: mean(of.rh_morning), humidity_evening: mean(of.rh_evening), wind: mean(of.wind) },
    ...(isHighWrong ? { record_high: null, record_high_on: null } : { record_high: high?.[0] ?? null, record_high_on: high?.[1] ?? null }),
    ...(isLowWrong ? { record_low: null, record_low_on: null } : { record_low: low?.[0] ?? null, record_low_on: low?.[1] ?? null }),
    ...{ record_rain: rain?.[0] ?? null, record_rain_on: rain?.[1] ?? null, doubt: isHighWrong || isLowWrong ? 1 : 0 },
  };
}

/** data/starter/weather-normals.json.gz. */
export const NORMALS_SOURCE = fileSource<NormalRow>(
  { name: 'imd-normals', title: 'IMD, normals of 1991 to 2020 as collected on 26 February 2025' },
  {
    file: 'weather-normals.json.gz',
    parse(text) {
      const { stations, as_of } = file.parse(JSON.parse(text));
      return stations.flatMap((one) => one.max.map((_, at): NormalRow => ({ ...monthOf(one, at), as_of })));
    },
  },
);
