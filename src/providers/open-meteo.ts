import { z } from 'zod';

/** Places of one request: its free tier counts each as a call of 600 a minute, and serves one request at a time. */
export const MAX_PLACES = 50;

/** A time of its replies, in the zone that was asked for and without naming it. */
const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
export const gmtTime = localTime.transform((time) => `${time}:00.000Z`);
export const indianTime = localTime.transform((time) => new Date(`${time}:00+05:30`).toISOString());

/** Points in degrees as the parameters that ask for all of them at once; times come in GMT unless said. */
export const placesQuery = (points: readonly { lat: number; lon: number }[], zone: 'GMT' | 'Asia/Kolkata' = 'GMT'): string =>
  `latitude=${points.map(({ lat }) => lat)}&longitude=${points.map(({ lon }) => lon)}&timezone=${zone}`;

/** A reply about so many places, in the order asked for: one is an object, several are a list. */
export const placesReply = <S extends z.ZodType>(place: S, count: number) =>
  z
    .union([place.transform((one) => [one]), z.array(place)])
    .refine(({ length }) => length === count, 'another number of places than asked for');

/** A column of figures in a reply's tables; empty where it is left out. */
export const column = z.array(z.number().nullable());
export const optionalColumn = column.default([]);

/** A row of such a table. */
export type Row<T> = { [K in keyof T]: T[K] extends readonly (infer F)[] ? F | null : never };

/** A table that stands column by column, as rows by its times. Null where a column has nothing. */
export const columnsToRows = <T extends { time: readonly string[] }>(columns: T): Row<T>[] =>
  columns.time.map((_, at) => {
    const figures = Object.entries(columns as Record<string, readonly unknown[]>).map(([name, values]) => [name, values[at] ?? null]);
    return Object.fromEntries(figures) as Row<T>;
  });
