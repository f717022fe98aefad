import { z } from 'zod';
import { fileSource } from '../../crawl/list-sources.ts';
import { withoutContradictions } from './contradictions.ts';
import { type PlazaRow, VEHICLES, type Vehicle } from './tables.ts';

const amount = z.number().positive().nullable();
const prices = z.tuple([amount, amount, amount, amount]);
const day = z.iso.date().nullable();

const plaza = z.strictObject({
  id: z.int().positive(),
  code: z.string(),
  name: z.string().min(1),
  state: z.string().nullable(),
  road: z.string().nullable(),
  lat: z.number().min(6).max(38).nullable(),
  lon: z.number().min(68).max(98).nullable(),
  km: z.number().nullable(),
  from: day,
  until: day,
  list: z.enum(['nhai', 'state']),
  doubt: z.literal(1).optional(),
  ...(Object.fromEntries(VEHICLES.map((vehicle) => [vehicle, prices.optional()])) as Record<
    (typeof VEHICLES)[number],
    z.ZodOptional<typeof prices>
  >),
});

const file = z.strictObject({
  source: z.string(),
  recorded_by: z.string(),
  licence: z.string(),
  as_of: z.iso.date(),
  unit: z.literal('INR'),
  about: z.string(),
  classes: z.record(z.enum(VEHICLES), z.string()),
  plazas: z.array(plaza).min(20),
});

/** Marks of footnotes that the list does not print: `Dankuni Toll Plaza**`. */
const FOOTNOTE = /(?<![\s*])[\s*]+$/;

/** data/starter/tolls.json.gz. */
export const TOLLS_SOURCE = fileSource<PlazaRow>(
  { name: 'nhai-tolls', title: 'NHAI, toll plazas as collected on 6 May 2026' },
  {
    file: 'tolls.json.gz',
    parse(text) {
      const { plazas, as_of } = file.parse(JSON.parse(text));
      return plazas.map((one): PlazaRow => {
        const { id, code, name, state, lat, lon, list } = one;
        const { from, until, prices: kept, contradicts } = withoutContradictions({ from: one.from, until: one.until, prices: one });
        const rates = Object.fromEntries(VEHICLES.map((vehicle) => [vehicle, kept[vehicle] ? JSON.stringify(kept[vehicle]) : null]));
        return {
          ...{ id, code, state, lat, lon, list },
          name: name.replace(FOOTNOTE, ''),
          road: one.road || null,
          km: one.km && one.km > 0 ? one.km : null,
          starts: from,
          ends: until,
          doubt: one.doubt === 1 || contradicts ? 1 : 0,
          ...(rates as Pick<PlazaRow, Vehicle>),
          as_of,
        };
      });
    },
  },
);
