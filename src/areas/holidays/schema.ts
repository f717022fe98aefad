import { z } from 'zod';
import { choiceParam, integerParam, textParam } from '../../api/params.ts';
import { dayParam } from '../../api/when-params.ts';
import { ASKED_KINDS } from './by-kind.ts';
import { WEEKENDS } from './values.ts';
import { HOLIDAY_KINDS } from './year.ts';

const FROM = '1950-01-01';
const UNTIL = '2099-12-31';
const state = textParam({ about: 'A state or territory, whose own holidays are added', example: 'karnataka' });

const kindOfDay = choiceParam(ASKED_KINDS, {
  about: 'bank: with second and fourth Saturdays; market: NSE, BSE and MCX; optional: to choose from',
  default: 'public',
});

/** The years for which holidays are computed, both included. */
export const [FIRST_YEAR, LAST_YEAR] = [1950, 2099] as const;
export const yearQuery = z.object({
  year: integerParam({ about: 'Year; the current one when absent', minimum: FIRST_YEAR, maximum: LAST_YEAR }),
  state,
  kind: kindOfDay,
});
export const nextQuery = z.object({
  date: dayParam({ about: 'The day to count from; today in India when absent', from: FROM, until: UNTIL }),
  count: integerParam({ about: 'How many', minimum: 1, maximum: 20, default: 1 }),
  state,
  kind: kindOfDay,
});
export const workingDaysQuery = z.object({
  from: dayParam({ about: 'First day, counted', from: FROM, until: UNTIL, required: true }),
  to: dayParam({ about: 'Last day, counted', from: FROM, until: UNTIL, required: true }),
  weekend: choiceParam(WEEKENDS, { about: 'Days off every week: of central offices, of shops, of banks, or none', default: 'sat-sun' }),
  state,
});

const kind = z.enum(HOLIDAY_KINDS).meta({
  description:
    "national: one of the three of all India; gazetted: in the central list of the year for offices at Delhi; expected: compulsory every year, the day computed because the list of the year is not known here; state: in the state's own list; optional: people choose some of these; bank: banks are closed by rule; market: exchanges are closed",
});
export const holiday = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    name_hi: z.string(),
    date: z.iso.date(),
    weekday: z.string(),
    kind,
    basis: z.enum(['ordered', 'expected']).meta({
      description:
        'ordered: in the list of the centre or an order of the state, as its source says, or the same day every year by law; expected: by a rule or the moon',
    }),
    source: z.string(),
    note: z.string().nullable().meta({ description: 'Whether the sighting of the moon may move it' }),
    estimated: z.boolean().meta({ description: 'Was the day worked out ahead of the sighting of the moon?' }),
    state: z.string().nullable().meta({ description: 'The state asked for, where its own list has the day' }),
    markets: z
      .array(
        z.strictObject({
          name: z
            .string()
            .meta({ description: 'NSE and BSE (shares and their derivatives), MCX, CURRENCY (currency derivatives of the NSE)' }),
          closed: z.enum(['day', 'morning', 'evening']),
        }),
      )
      .optional()
      .meta({ description: 'Of kind market: who is closed, and for which part of the day' }),
  })
  .meta({ id: 'Holiday' });
const lists = {
  central_list: z.strictObject({ known: z.boolean(), source: z.string(), url: z.string().nullable() }),
  state: z.string().nullable(),
  state_list: z
    .strictObject({
      known: z.literal(false).meta({ description: "Was the state's own gazette read here? Of no state yet" }),
      collected: z.boolean().meta({ description: "Are the state's own holidays on record here as others collected them?" }),
      basis: z.enum(['ordered', 'expected']).meta({ description: 'ordered: days of it come from an order of the state for that year' }),
      order: z
        .strictObject({
          ordered: z.string().meta({ description: 'Day or month of the order' }),
          whole: z.boolean().meta({ description: 'Is every working day of the order here?' }),
          reports: z.array(z.url()).meta({ description: 'The public reports that agree on it' }),
        })
        .nullable(),
      note: z.string(),
    })
    .nullable()
    .meta({ description: 'Null when no state was asked for' }),
};

export const holidaysResponse = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('holidays'),
    year: z.int(),
    ...lists,
    asked_kind: z.enum(ASKED_KINDS),
    kind_note: z.string().nullable().meta({ description: 'What has to be known of this kind of holidays' }),
    count: z.int(),
    holidays: z.array(holiday),
  })
  .meta({ id: 'HolidaysOfYear' });

export const nextHolidays = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('holidays/next'),
    from: z.iso.date(),
    state: lists.state,
    state_list: lists.state_list,
    count: z.int(),
    holidays: z.array(holiday.extend({ days_left: z.int() })),
  })
  .meta({ id: 'NextHolidays' });

export const workingDays = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('holidays/working-days'),
    from: z.iso.date(),
    to: z.iso.date(),
    weekend: z.string(),
    state: lists.state,
    state_list: lists.state_list,
    days: z.int(),
    weekend_days: z.int(),
    holidays_on_weekdays: z.int(),
    working_days: z.int(),
    working_days_least: z.int().meta({ description: 'Where expected holidays may be a day off: the fewest working days' }),
    working_days_most: z.int().meta({ description: 'And the most; the same as working_days where every holiday is ordered' }),
    holidays: z.array(holiday),
    years_without_list: z.array(z.int()).meta({
      description:
        'Years whose central list is not known here: the three national holidays and the compulsory ones, on computed days, are counted',
    }),
  })
  .meta({ id: 'WorkingDays' });
