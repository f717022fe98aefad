import { z } from 'zod';

/** Places per request: the free tier counts each as one of 600 calls a minute, and serves one request at a time. */
export const MAX_PLACES = 50;

/** A time in its replies: in the requested zone, without naming it. */
const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
export const gmtTime = localTime.transform((time) => `${time}:00.000Z`);
export const indianTime = localTime.transform((time) => new Date(`${time}:00+05:30`).toISOString());

/** The parameters for several points, in degrees; times are in GMT by default. */
export const placesQuery = (points: readonly { lat: number; lon: number }[], zone: 'GMT' | 'Asia/Kolkata' = 'GMT'): string =>
  `latitude=${points.map(({ lat }) => lat)}&longitude=${points.map(({ lon }) => lon)}&timezone=${zone}`;

/** A reply's places in the order requested: one is an object, several are a list. */
export const placesReply = <S extends z.ZodType>(place: S, count: number) =>
  z
    .union([place.transform((one) => [one]), z.array(place)])
    .refine(({ length }) => length === count, 'another number of places than asked for');

/** A column of numbers in a reply's tables; empty if it is missing. */
export const column = z.array(z.number().nullable());
export const optionalColumn = column.default([]);

/** A row of such a table. */
export type Row<T> = { [K in keyof T]: T[K] extends readonly (infer F)[] ? F | null : never };

/** Turns a column-wise table into rows by time, with null for missing values. */
export const columnsToRows = <T extends { time: readonly string[] }>(columns: T): Row<T>[] =>
  columns.time.map((_, at) => {
    const figures = Object.entries(columns as Record<string, readonly unknown[]>).map(([name, values]) => [name, values[at] ?? null]);
    return Object.fromEntries(figures) as Row<T>;
  });
