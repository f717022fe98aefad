import { z } from 'zod';
import { choiceParam, integerParam, textParam } from '../../lib/params.ts';
import { dayParam } from '../../lib/when-params.ts';

const FROM = '1950-01-01';
const UNTIL = '2099-12-31';
const state = () =>
  textParam({ about: "A state or territory; what is known of its own list is said in the answer's state_list", example: 'karnataka' });

export const yearQuery = z.object({
  year: integerParam({ about: 'The civil year; the current one when absent', minimum: 1950, maximum: 2099 }),
  state: state(),
});
export const nextQuery = z.object({
  date: dayParam({ about: 'The day to count from; today in India when absent', from: FROM, until: UNTIL }),
  count: integerParam({ about: 'How many', minimum: 1, maximum: 20, default: 1 }),
  state: state(),
});
export const workingDaysQuery = z.object({
  from: dayParam({ about: 'First day, counted', from: FROM, until: UNTIL, required: true }),
  to: dayParam({ about: 'Last day, counted; at most ten years after from', from: FROM, until: UNTIL, required: true }),
  weekend: choiceParam(['sat-sun', 'sun', 'none'], { about: 'Days off every week', default: 'sat-sun' }),
  state: state(),
});

const kind = z.enum(['national', 'gazetted', 'expected']).meta({
  description:
    'national: one of the three of all India; gazetted: in the central list of the year for offices at Delhi; expected: compulsory every year, the day computed because the list of the year is not known here',
});
export const holiday = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    name_hi: z.string(),
    date: z.iso.date(),
    weekday: z.string(),
    kind,
    source: z.string(),
    note: z.string().nullable().meta({ description: 'Whether the sighting of the moon may move it' }),
  })
  .meta({ id: 'Holiday' });
const lists = {
  central_list: z.strictObject({ known: z.boolean(), source: z.string(), url: z.string().nullable() }),
  state: z.string().nullable(),
  state_list: z
    .strictObject({ known: z.literal(false), note: z.string() })
    .nullable()
    .meta({ description: 'Null when no state was asked for. No state list is sure enough to be here yet' }),
};

export const holidaysOfYear = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('holidays'),
    year: z.int(),
    ...lists,
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
    holidays: z.array(holiday),
    years_without_list: z.array(z.int()).meta({ description: 'Years of which only the three national holidays are counted' }),
  })
  .meta({ id: 'WorkingDays' });
