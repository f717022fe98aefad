import { z } from 'zod';
import { choiceParam, integerParam, textParam } from '../../api/params.ts';
import { dayParam, timeParam, zoneParam } from '../../api/when-params.ts';
import { AYANAMSAS } from '../../astronomy/ayanamsa.ts';
import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { skyPlaceParams } from '../../places/place-params.ts';

/** A day of birth. */
const birthday = { from: FIRST_DAY, until: LAST_DAY, required: true, keptBy: 'nobody' } as const;
const timeOfBirth = { required: true, keptBy: 'nobody' } as const;
const ayanamsa = choiceParam(AYANAMSAS, { about: 'Of the sidereal zodiac', default: 'lahiri' });

export const birthQuery = z.object({
  date: dayParam({ about: 'The day by the clock of the place, YYYY-MM-DD', ...birthday }),
  time: timeParam({ about: 'The time by the clock of the place, HH:MM or HH:MM:SS', ...timeOfBirth }),
  ...skyPlaceParams,
  city: textParam({
    about: 'An Indian city or town by any of its names; or coordinates',
    example: 'nagpur',
    excludes: ['lat', 'lon', 'lan', 'lng'],
  }),
  ayanamsa,
  node: choiceParam(['mean', 'true'], { about: 'Node for Rahu and Ketu, true is osculating', default: 'mean' }),
  levels: integerParam({ about: 'Levels of dashas', minimum: 1, maximum: 3, default: 3 }),
  varga: choiceParam(['d1', 'd9', 'd10'], { about: 'Which chart is drawn with format=svg', default: 'd1', forAgents: false }),
  style: choiceParam(['north', 'south'], { about: 'How it is drawn', default: 'north', forAgents: false }),
});

const side = (who: 'groom' | 'bride') => ({
  [`${who}_date`]: dayParam({ about: `The ${who}'s day of birth, YYYY-MM-DD`, ...birthday }),
  [`${who}_time`]: timeParam({ about: `The ${who}'s local time of birth`, ...timeOfBirth }),
  [`${who}_tz`]: zoneParam({ about: `IANA time zone of the ${who}'s birthplace` }),
});
type Side<W extends string> = Record<`${W}_date` | `${W}_time`, z.ZodType<string>> & Record<`${W}_tz`, z.ZodType<string | undefined>>;

export const matchQuery = z.object({
  ...(side('groom') as Side<'groom'>),
  ...(side('bride') as Side<'bride'>),
  ayanamsa,
});

const degrees = (about: string) => z.number().meta({ description: `${about}, degrees` });
const named = z.strictObject({ number: z.int(), name: z.string(), name_hi: z.string() });
const position = {
  longitude: degrees('Sidereal longitude'),
  tropical: degrees('Longitude from the equinox of date'),
  rashi: named,
  degree: degrees('Within the rashi'),
  nakshatra: named,
  pada: z.int().min(1).max(4),
};
const house = z.strictObject({ number: z.int(), start: z.number(), middle: z.number(), end: z.number() });
const charted = z.strictObject({
  title: z.string(),
  lagna: z.string(),
  grahas: z.record(z.string(), z.string()).meta({ description: 'Rashi by graha' }),
});

const levelThree = z.strictObject({ lord: z.string(), start: z.iso.date(), end: z.iso.date() });
const levelTwo = levelThree.extend({ periods: z.array(levelThree).optional() });
const levelOne = levelThree.extend({ periods: z.array(levelTwo).optional() });

export const birthChart = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('astro'),
    date: z.iso.date(),
    time: z.string(),
    instant: z.iso.datetime().meta({ description: 'The same in UTC' }),
    note: z.string().nullable().meta({ description: 'Said when the clock showed the time twice' }),
    place: z.strictObject({ name: z.string().nullable(), state: z.string().nullable(), lat: z.number(), lon: z.number(), tz: z.string() }),
    ayanamsa: z.strictObject({ system: z.enum(AYANAMSAS), degrees: degrees('With nutation') }),
    node: z.enum(['mean', 'true']),
    lagna: z.strictObject(position),
    grahas: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        name_hi: z.string(),
        ...position,
        speed: z.number().meta({ description: 'Degrees a day; negative while retrograde' }),
        retrograde: z.boolean(),
        combust: z.boolean().nullable().meta({ description: 'Null for the sun and the nodes' }),
        house: z.int().meta({ description: 'By whole signs' }),
        house_sripati: z.int(),
      }),
    ),
    houses: z.strictObject({ whole_sign: z.array(house), sripati: z.array(house) }),
    vargas: z.strictObject({ D1: charted, D9: charted, D10: charted }),
    dasha: z.strictObject({
      system: z.literal('vimshottari'),
      year_days: z.number(),
      balance: z.strictObject({ lord: z.string(), years: z.number() }).meta({ description: 'What is left of the first dasha at birth' }),
      periods: z.array(levelOne).meta({ description: 'The first begins before the birth; what ended before it is left out' }),
    }),
    method: z.string(),
  })
  .meta({ id: 'BirthChart' });

const moonShape = z.strictObject({ longitude: z.number(), rashi: named, nakshatra: named, pada: z.int() });
const koota = z.strictObject({
  name: z.string(),
  name_hi: z.string(),
  points: z.number(),
  of: z.int(),
  groom: z.string(),
  bride: z.string(),
  rule: z.string(),
});

export const birthMatch = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('astro/match'),
    ayanamsa: z.enum(AYANAMSAS),
    groom: moonShape,
    bride: moonShape,
    kootas: z.array(koota),
    points: z.number(),
    of: z.literal(36),
    note: z.string(),
  })
  .meta({ id: 'BirthMatch' });
