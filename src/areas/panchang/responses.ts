import { trueAyanamsa } from '../../astronomy/ayanamsa.ts';
import type { Element } from '../../astronomy/calendar/elements.ts';
import { type Festival, tithiName } from '../../astronomy/calendar/festivals/year.ts';
import {
  AYANAS,
  karanaName,
  MONTHS,
  NAKSHATRAS,
  type Name,
  nameAt,
  PAKSHAS,
  RASHIS,
  RITUS,
  VARAS,
  WEEKDAYS,
  YOGAS,
} from '../../i18n/almanac-names.ts';
import { weekdayOf } from '../../kernel/time.ts';
import { zonedIso } from '../../kernel/zone.ts';
import { placeBody, type ResolvedPlace } from '../../places/here.ts';
import type { AlmanacDay } from './day.ts';
import * as periods from './periods.ts';
import { nationalDate } from './samvat.ts';

/** A name as bodies give it. */
const named = ({ en, hi }: Name) => ({ name: en, name_hi: hi });
const round = (value: number, digits = 4) => Number(value.toFixed(digits));

/** A clock that writes a place's instants. */
const createClock = (zone: string) => (instant: number) => zonedIso(zone, instant);
type Clock = ReturnType<typeof createClock>;

const spanBody = ({ start, end, skipped, doubled }: Element, clock: Clock) => ({ start: clock(start), end: clock(end), skipped, doubled });
const periodBody = ({ start, end }: periods.Period, clock: Clock) => ({ start: clock(start), end: clock(end) });
const half = (tithi: number) => (tithi < 15 ? ('Shukla' as const) : ('Krishna' as const));

const tithiBody = (tithi: Element, clock: Clock) => ({
  number: tithi.index + 1,
  ...named(tithiName(tithi.index)),
  paksha: half(tithi.index),
  ...spanBody(tithi, clock),
});

const NO_RISE = (event: string) => `The moon does not ${event} between this sunrise and the next; it does so on the day before or after.`;

/** The season and half of the year for a longitude of the sun. */
function findSeason(longitude: number) {
  const ritu = nameAt(RITUS, Math.floor(((longitude + 30) % 360) / 60));
  const ayana = nameAt(AYANAS, longitude >= 270 || longitude < 90 ? 0 : 1);
  return { ritu: named(ritu), ayana: named(ayana) };
}

function monthBody(day: AlmanacDay, clock: Clock) {
  const { month, purnimanta, fullMoon, frame } = day;
  return {
    amanta: {
      ...named(nameAt(MONTHS, month.index)),
      adhika: month.adhika,
      kshaya: month.kshaya === null ? null : nameAt(MONTHS, month.kshaya).en,
    },
    purnimanta: { ...named(nameAt(MONTHS, purnimanta.index)), adhika: purnimanta.adhika },
    paksha: named(nameAt(PAKSHAS, frame.sunrise < fullMoon ? 0 : 1)),
    begins: clock(month.start),
    full_moon: clock(fullMoon),
    ends: clock(month.end),
  };
}

function samvatBody({ samvats, frame }: AlmanacDay) {
  const { shaka, vikram, vikramPurnimanta, gujarati } = samvats;
  const national = nationalDate(frame.date);
  return {
    vikram,
    vikram_purnimanta: vikramPurnimanta,
    shaka: shaka.year,
    samvatsara: named(shaka.name),
    gujarati,
    national: { year: national.year, month: nameAt(MONTHS, national.month).en, day: national.day },
  };
}

function periodsBody({ frame }: AlmanacDay, clock: Clock) {
  const abhijit = periods.abhijitPeriod(frame);
  const list = (all: readonly periods.Period[]) => all.map((one) => periodBody(one, clock));
  return {
    rahu_kaal: periodBody(periods.eighthPeriod('rahu', frame), clock),
    yamaganda: periodBody(periods.eighthPeriod('yamaganda', frame), clock),
    gulika_kaal: periodBody(periods.eighthPeriod('gulika', frame), clock),
    abhijit: abhijit && periodBody(abhijit, clock),
    brahma_muhurta: periodBody(periods.brahmaPeriod(frame), clock),
    dur_muhurta: list(periods.badMuhurtas(frame)),
    varjyam: list(periods.nakshatraPeriods('varjyam', frame)),
    amrit_kaal: list(periods.nakshatraPeriods('amrit', frame)),
    vijaya_muhurta: periodBody(periods.vijayaPeriod(frame), clock),
    nishita_muhurta: periodBody(periods.nishitaPeriod(frame), clock),
    bhadra: list(periods.bhadraPeriods(frame)),
    panchak: list(periods.panchakPeriods(frame)),
    ganda_mool: list(periods.gandaMoolPeriods(frame)),
    sarvartha_siddhi: list(periods.siddhiPeriods('sarvartha', frame)),
    amrit_siddhi: list(periods.siddhiPeriods('amrit', frame)),
  };
}

const riseAndSet = ({ frame, moonrise, moonset }: AlmanacDay, clock: Clock) => ({
  sunrise: clock(frame.sunrise),
  sunset: clock(frame.sunset),
  moonrise: moonrise === null ? null : clock(moonrise),
  moonset: moonset === null ? null : clock(moonset),
});

/** The whole day at a place, with names in both languages and times as instants of the place's zone. */
export function describeDay(here: ResolvedPlace, day: AlmanacDay, festivals: readonly Festival[]) {
  const clock = createClock(here.zone);
  const { frame, moonrise, moonset, sunSign, sun } = day;
  return {
    date: frame.date,
    place: placeBody(here),
    vara: { ...named(nameAt(VARAS, frame.weekday)), weekday: nameAt(WEEKDAYS, frame.weekday).en },
    ...riseAndSet(day, clock),
    ...(moonrise === null ? { moonrise_reason: NO_RISE('rise') } : {}),
    ...(moonset === null ? { moonset_reason: NO_RISE('set') } : {}),
    next_sunrise: clock(frame.nextSunrise),
    tithi: day.tithis.map((one) => tithiBody(one, clock)),
    nakshatra: day.nakshatras.map((one) => ({
      number: one.index + 1,
      ...named(nameAt(NAKSHATRAS, one.index)),
      ...spanBody(one, clock),
      padas: one.padas.map(({ pada, start, end }) => ({ pada, start: clock(start), end: clock(end) })),
    })),
    yoga: day.yogas.map((one) => ({ number: one.index + 1, ...named(nameAt(YOGAS, one.index)), ...spanBody(one, clock) })),
    karana: day.karanas.map(({ index, start, end }) => ({
      number: index + 1,
      ...named(karanaName(index)),
      start: clock(start),
      end: clock(end),
    })),
    sun_rashi: { ...named(nameAt(RASHIS, sunSign.index)), entered: clock(sunSign.start), leaves: clock(sunSign.end) },
    moon_rashi: day.moonSigns.map(({ index, start, end }) => ({
      ...named(nameAt(RASHIS, index)),
      entered: clock(start),
      leaves: clock(end),
    })),
    month: monthBody(day, clock),
    samvat: samvatBody(day),
    season: { sidereal: findSeason(sun.sidereal), tropical: findSeason(sun.tropical) },
    ayanamsa: { system: 'lahiri' as const, degrees: round(trueAyanamsa(frame.sunrise), 6) },
    periods: periodsBody(day, clock),
    disha_shool: named(periods.avoidedDirection(frame)),
    choghadiya: periods
      .listChoghadiyas(frame)
      .map((one) => ({ ...named(one.name), quality: one.quality, of: one.of, ...periodBody(one, clock) })),
    hora: periods.listHoras(frame).map((one) => ({ lord: one.lord.en, lord_hi: one.lord.hi, of: one.of, ...periodBody(one, clock) })),
    festivals: festivals.map(({ id, name }) => ({ id, ...named(name) })),
    method: METHOD,
  };
}

/** How values are computed, in one sentence each; for the accuracy see docs/accuracy.md. */
const METHOD =
  'Computed: positions by astronomy-engine (VSOP87, ELP), sidereal by Lahiri; sunrise and moonrise of the upper limb with 34 minutes of refraction on a level horizon; the day lasts from sunrise to sunrise.';

/** A day in a month's sheet: the content of its cell. */
export function cellBody(here: ResolvedPlace, day: AlmanacDay, festivals: readonly Festival[]) {
  const clock = createClock(here.zone);
  const element = (name: Name, { index, end, skipped, doubled }: Element) => ({
    number: index + 1,
    ...named(name),
    ends: clock(end),
    skipped,
    doubled,
  });
  return {
    date: day.frame.date,
    weekday: nameAt(WEEKDAYS, day.frame.weekday).en,
    ...riseAndSet(day, clock),
    tithi: day.tithis.map((one) => ({ ...element(tithiName(one.index), one), paksha: half(one.index) })),
    nakshatra: day.nakshatras.map((one) => element(nameAt(NAKSHATRAS, one.index), one)),
    amanta: { ...named(nameAt(MONTHS, day.month.index)), adhika: day.month.adhika },
    purnimanta: { ...named(nameAt(MONTHS, day.purnimanta.index)), adhika: day.purnimanta.adhika },
    festivals: festivals.map(({ id, name }) => ({ id, ...named(name) })),
  };
}

/** A festival with the rule that dates it. */
export function festivalBody(festival: Festival, zone: string) {
  const clock = createClock(zone);
  const { id, name, kind, date, rule, span, moment, others, states } = festival;
  return {
    id,
    ...named(name),
    kind,
    date,
    weekday: nameAt(WEEKDAYS, weekdayOf(date)).en,
    rule,
    decided_by: span ? { ...named(span.name), start: clock(span.start), end: clock(span.end) } : null,
    moment: moment === null ? null : clock(moment),
    other_dates: others.map(({ date: other, by }) => ({ date: other, by: by.en })),
    states: states === null ? null : [...states],
  };
}
