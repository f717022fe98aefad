import { z } from 'zod';

/** Places of one request: its free tier counts each as a call of 600 a minute, and serves one request at a time. */
export const MOST_PLACES = 50;

/** A time of its replies, asked for in GMT and written without a zone. */
export const gmtTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .transform((time) => `${time}:00.000Z`);

/** Points in degrees as the parameters that ask for all of them at once. */
export const placesQuery = (points: readonly { lat: number; lon: number }[]): string =>
  `latitude=${points.map(({ lat }) => lat)}&longitude=${points.map(({ lon }) => lon)}&timezone=GMT`;

/** A reply about so many places, in the order asked for: one is an object, several are a list. */
export const placesReply = <S extends z.ZodType>(place: S, count: number) =>
  z
    .union([place.transform((one) => [one]), z.array(place)])
    .refine(({ length }) => length === count, 'another number of places than asked for');
