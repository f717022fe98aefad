import categories from './categories.json' with { type: 'json' };

/** Pollutants of India's National Air Quality Index. */
export const POLLUTANTS = ['pm2_5', 'pm10', 'no2', 'so2', 'co', 'o3', 'nh3', 'pb'] as const;
export type Pollutant = (typeof POLLUTANTS)[number];

/** Concentrations in µg/m³, carbon monoxide in mg/m³. */
export type Concentrations = Partial<Record<Pollutant, number>>;
export type SubIndices = Partial<Record<Pollutant, number>>;

export const unitOf = (pollutant: Pollutant) => (pollutant === 'co' ? 'mg/m³' : 'µg/m³');

/** Upper index of each band. */
export const INDEX = [0, 50, 100, 200, 300, 400] as const;

/**
 * Concentrations at which the index is 50, 100, 200, 300 and 400. Source: CPCB, National Air Quality Index (2014): averages of 24 h,
 * of 8 h for CO and ozone. Above the last band the index goes on with the slope of the band before and ends at 500.
 */
export const BREAKPOINTS: Readonly<Record<Pollutant, readonly [number, number, number, number, number]>> = {
  pm2_5: [30, 60, 90, 120, 250],
  pm10: [50, 100, 250, 350, 430],
  no2: [40, 80, 180, 280, 400],
  so2: [40, 80, 380, 800, 1600],
  co: [1, 2, 10, 17, 34],
  o3: [50, 100, 168, 208, 748],
  nh3: [200, 400, 800, 1200, 1800],
  pb: [0.5, 1, 2, 3, 3.5],
};
const MAX_INDEX = 500;
const MIN_POLLUTANTS = 3;

/** A pollutant's sub-index, 0 to 500, from its concentration (µg/m³; CO mg/m³). Undefined for a concentration that is none. */
export function subIndex(pollutant: Pollutant, concentration: number): number | undefined {
  if (!Number.isFinite(concentration) || concentration < 0) return undefined;
  const points = [0, ...BREAKPOINTS[pollutant]];
  const upper = points.findIndex((point, at) => at > 0 && concentration <= point);
  const band = upper === -1 ? points.length - 1 : upper;
  const [low = 0, high = 0, from = 0, to = 0] = [points[band - 1], points[band], INDEX[band - 1], INDEX[band]];
  const index = from + ((concentration - low) / (high - low)) * (to - from);
  return Math.min(MAX_INDEX, Math.round(index));
}

export function subIndices(concentrations: Concentrations): SubIndices {
  return Object.fromEntries(
    POLLUTANTS.flatMap((pollutant) => {
      const concentration = concentrations[pollutant];
      const index = concentration === undefined ? undefined : subIndex(pollutant, concentration);
      return index === undefined ? [] : [[pollutant, index]];
    }),
  );
}

/** The index: the worst sub-index. Undefined with fewer than three pollutants or without particles, as the CPCB asks. */
export function overallIndex(indices: SubIndices): { aqi: number; dominant: Pollutant } | undefined {
  const measured = POLLUTANTS.flatMap((pollutant) => {
    const index = indices[pollutant];
    return index === undefined ? [] : [{ aqi: index, dominant: pollutant }];
  });
  const particles = indices.pm2_5 !== undefined || indices.pm10 !== undefined;
  if (measured.length < MIN_POLLUTANTS || !particles) return undefined;
  return measured.reduce((worst, one) => (one.aqi > worst.aqi ? one : worst));
}

export interface Category {
  name: 'Good' | 'Satisfactory' | 'Moderate' | 'Poor' | 'Very Poor' | 'Severe';
  /** Highest index of the category. */
  upTo: number;
  advice: string;
}

/** The CPCB's six categories; the advice is in our own words. */
export const CATEGORIES: readonly Category[] = categories as Category[];

/** The category of an index. */
export const findCategory = (aqi: number): Category => CATEGORIES.find(({ upTo }) => aqi <= upTo) ?? (CATEGORIES.at(-1) as Category);
