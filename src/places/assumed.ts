import { z } from 'zod';
import type { PointParams } from './point.ts';

/** The member of a body that says which place was taken because the call named none. */
export const assumedPlace = z
  .strictObject({ city: z.string() })
  .optional()
  .meta({ description: 'The place that was taken because the call named none; absent where it named one' });

/** The same for a call with these parameters; `city` is the place that is taken without any. */
export const assumeCity = (asked: PointParams & { city?: string | undefined }, city: string): { assumed?: { city: string } } =>
  [asked.city, asked.lat, asked.lon, asked.lan, asked.lng].every((one) => one === undefined) ? { assumed: { city } } : {};
