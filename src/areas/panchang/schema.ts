import { z } from 'zod';
import { choiceParam, integerParam, textParam } from '../../api/params.ts';
import { dayParam, monthParam } from '../../api/when-params.ts';
import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { assumedPlace, skyPlaceParams } from '../../places/place-params.ts';

/** Answers without a date change at midnight; others never change. */
export const MOVING_CACHE = { scope: 'public', maxAge: 600, cdnMaxAge: 300 } as const;

export const dayQuery = z.object({
  date: dayParam({ about: 'Day, YYYY-MM-DD; today when absent', from: FIRST_DAY, until: LAST_DAY }),
  ...skyPlaceParams,
});

export const monthQuery = z.object({
  month: monthParam({ about: 'The month, YYYY-MM; the current one when absent', from: FIRST_DAY, until: LAST_DAY }),
  ...skyPlaceParams,
});

export const FESTIVAL_KINDS = ['all', 'ekadashi'] as const;
export const festivalsQuery = z.object({
  year: integerParam({ about: 'Year; the current one when absent', minimum: 1901, maximum: 2099 }),
  state: textParam({ about: "A state: without what only others keep, by its capital's sunrise", example: 'kerala' }),
  kind: choiceParam(FESTIVAL_KINDS, { about: 'All, or ekadashis', default: 'all' }),
});

const instant = () => z.string().meta({ description: 'ISO 8601 by the clock of the place, with its offset' });
const names = { name: z.string(), name_hi: z.string().meta({ description: 'The name in Hindi' }) };
const flags = {
  skipped: z.boolean().meta({ description: 'Begins and ends within the day, so that no sunrise falls into it (kshaya)' }),
  doubled: z.boolean().meta({ description: 'Holds this sunrise and the next (vriddhi)' }),
};
const span = { start: instant(), end: instant() };
const number = (last: number) => z.int().min(1).max(last);
const period = z.strictObject(span);
const place = z.strictObject({
  name: z.string().nullable().meta({ description: 'The city; for coordinates the nearest known one within 25 km, else null' }),
  state: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  tz: z.string(),
});
const riseAndSet = {
  sunrise: instant(),
  sunset: instant(),
  moonrise: instant()
    .nullable()
    .meta({ description: 'The first after sunrise and before the next one; null where there is none, with the reason' }),
  moonset: instant().nullable(),
};
const paksha = z.enum(['Shukla', 'Krishna']);
const namedFestivals = z.array(z.strictObject({ id: z.string(), ...names }));
const monthName = z.strictObject({ ...names, adhika: z.boolean() });
const season = z.strictObject({ ritu: z.strictObject(names), ayana: z.strictObject(names) });

export const panchangDay = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('panchang'),
    date: z.iso.date(),
    place,
    assumed: assumedPlace,
    vara: z.strictObject({ ...names, weekday: z.string() }),
    ...riseAndSet,
    moonrise_reason: z.string().optional(),
    moonset_reason: z.string().optional(),
    next_sunrise: instant(),
    tithi: z.array(z.strictObject({ number: number(30), ...names, paksha, ...span, ...flags })),
    nakshatra: z.array(
      z.strictObject({ number: number(27), ...names, ...span, ...flags, padas: z.array(z.strictObject({ pada: number(4), ...span })) }),
    ),
    yoga: z.array(z.strictObject({ number: number(27), ...names, ...span, ...flags })),
    karana: z.array(z.strictObject({ number: number(60), ...names, ...span })),
    sun_rashi: z.strictObject({ ...names, entered: instant(), leaves: instant() }),
    moon_rashi: z.array(z.strictObject({ ...names, entered: instant(), leaves: instant() })),
    month: z.strictObject({
      amanta: monthName.extend({ kshaya: z.string().nullable().meta({ description: 'The month that is lost in this one' }) }),
      purnimanta: monthName,
      paksha: z.strictObject(names),
      begins: instant(),
      full_moon: instant(),
      ends: instant(),
    }),
    samvat: z.strictObject({
      vikram: z.int().meta({ description: 'Changes with Chaitra Shukla Pratipada' }),
      vikram_purnimanta: z.int().meta({ description: 'Changes a fortnight earlier, with the purnimanta Chaitra' }),
      shaka: z.int(),
      samvatsara: z.strictObject(names).meta({ description: 'The name of the Shaka year in the southern count of sixty' }),
      gujarati: z.int().meta({ description: 'Changes with Kartika Shukla Pratipada' }),
      national: z
        .strictObject({ year: z.int(), month: z.string(), day: z.int() })
        .meta({ description: 'The day of the Indian national calendar' }),
    }),
    season: z.strictObject({ sidereal: season, tropical: season }),
    ayanamsa: z.strictObject({ system: z.literal('lahiri'), degrees: z.number().meta({ description: 'With nutation, at sunrise' }) }),
    periods: z.strictObject({
      rahu_kaal: period,
      yamaganda: period,
      gulika_kaal: period,
      abhijit: period.nullable().meta({ description: 'Null on Wednesdays, which have none' }),
      brahma_muhurta: period,
      dur_muhurta: z.array(period),
      varjyam: z.array(period).meta({ description: 'Those that begin within the day' }),
      amrit_kaal: z.array(period),
      vijaya_muhurta: period.meta({ description: 'The eleventh of the fifteen parts of the daylight' }),
      nishita_muhurta: period.meta({ description: 'The eighth of the fifteen parts of the night' }),
      bhadra: z.array(period).meta({ description: 'The karana Vishti, as far as it lies within the day' }),
      panchak: z.array(period).meta({ description: 'The moon in Kumbha or Mina, as far as it lies within the day' }),
      ganda_mool: z
        .array(period)
        .meta({ description: 'Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati, as far as it lies within the day' }),
      sarvartha_siddhi: z.array(period).meta({ description: 'A good nakshatra of this weekday (Muhurta Chintamani)' }),
      amrit_siddhi: z.array(period).meta({ description: 'The best nakshatra of this weekday' }),
    }),
    disha_shool: z.strictObject(names).meta({ description: 'The direction into which one does not set out on this weekday' }),
    choghadiya: z.array(z.strictObject({ ...names, quality: z.enum(['good', 'bad', 'neutral']), of: z.enum(['day', 'night']), ...span })),
    hora: z.array(z.strictObject({ lord: z.string(), lord_hi: z.string(), of: z.enum(['day', 'night']), ...span })),
    festivals: namedFestivals.meta({ description: 'Those of the whole country and of the state of the place' }),
    method: z.string(),
  })
  .meta({ id: 'PanchangDay' });

const cell = z.strictObject({ name: z.string(), name_hi: z.string(), number: z.int(), ends: instant(), ...flags });
export const panchangMonth = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('panchang/month'),
    month: z.string(),
    place,
    assumed: assumedPlace,
    count: z.int(),
    days: z.array(
      z.strictObject({
        date: z.iso.date(),
        weekday: z.string(),
        ...riseAndSet,
        tithi: z.array(cell.extend({ paksha })),
        nakshatra: z.array(cell),
        amanta: monthName,
        purnimanta: monthName,
        festivals: namedFestivals,
      }),
    ),
  })
  .meta({ id: 'PanchangMonth' });

export const panchangFestivals = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('panchang/festivals'),
    year: z.int(),
    state: z.string().nullable(),
    computed_for: place,
    count: z.int(),
    festivals: z.array(
      z.strictObject({
        id: z.string(),
        ...names,
        kind: z.enum(['tithi', 'sankranti', 'nakshatra', 'weekday', 'ekadashi']),
        date: z.iso.date(),
        weekday: z.string(),
        rule: z.string().meta({ description: 'How the day is found' }),
        decided_by: z
          .strictObject({ ...names, ...span })
          .nullable()
          .meta({ description: 'The tithi or nakshatra, with its bounds' }),
        moment: instant().nullable().meta({ description: "The sun's entry into a sign, for festivals that go by it" }),
        other_dates: z.array(z.strictObject({ date: z.iso.date(), by: z.string() })).meta({ description: 'Days of other traditions' }),
        states: z.array(z.string()).nullable().meta({ description: 'Null where it is kept all over India' }),
      }),
    ),
  })
  .meta({ id: 'PanchangFestivals' });
