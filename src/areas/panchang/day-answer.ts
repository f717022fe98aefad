import { tithiName } from '../../astronomy/calendar/festivals/year.ts';
import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { MONTHS, NAKSHATRAS, nameAt, PAKSHAS, WEEKDAYS } from '../../i18n/almanac-names.ts';
import { formatSpan, formatTime } from '../../i18n/day-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { inAllLocales, type Locale, type LocalizedText, localName, translate } from '../../i18n/locale.ts';
import { addDays, istDay, now, weekdayOf } from '../../kernel/time.ts';
import { zonedIso } from '../../kernel/zone.ts';
import { placeBySlug } from '../../places/gazetteer.ts';
import { findSkyPoint, skyPointName } from '../../places/sky-point.ts';
import { confidence } from '../../text/confidence.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { type AlmanacDay, computeAlmanacDay } from './day.ts';
import {
  abhijitPeriod,
  avoidedDirection,
  bhadraPeriods,
  brahmaPeriod,
  eighthPeriod,
  listChoghadiyas,
  listHoras,
  type Period,
  panchakPeriods,
} from './periods.ts';
import { PANCHANG } from './wording.ts';

/** The point from which the sky is observed, and its name. */
export interface Point {
  name: string;
  hi?: string;
  lat: number;
  lon: number;
}

export const INDIA = 'Asia/Kolkata';
export const DELHI: Point = { name: 'Delhi', lat: 28.6, lon: 77.2, ...placeBySlug('delhi') };

export const dayTitle = (date: string) =>
  inAllLocales(PANCHANG, (_, locale) => `${nameAt(WEEKDAYS, weekdayOf(date))[locale]}, ${formatDay(date, true, locale)}`);
/** For a state, its capital's. */
export function findPoint(place: Query['place']): Point | undefined {
  const point = place && findSkyPoint(place);
  if (!point) return undefined;
  const { name, hi } = skyPointName(place, point);
  return { name, ...(hi ? { hi } : {}), lat: point.lat, lon: point.lon };
}

export const dayPage = (town: string, date: string): string =>
  `/browse/panchang/day?${new URLSearchParams({ city: town, ...(date === istDay() ? {} : { date }) })}`;

/** Parts of the day that people ask for by name. */
const PERIODS = ['rahu', 'yamaganda', 'gulika', 'brahma', 'abhijit', 'choghadiya', 'hora', 'bhadra', 'panchak', 'dishaShool'] as const;
/** What asks for the nakshatra of a day. */
export const STARS = /nakshatra|नक्षत्र/iu;
export const TIMES: readonly string[] = ['sun', 'moon', ...PERIODS];

/** `abhi kaun sa choghadiya chal raha hai`, `is it rahu kaal now`. */
const NOW = /\b(?:now|right now|currently|abhi|is samay|is waqt|chal rah[aei])\b|अभी|इस समय|इस वक्त|चल रह/iu;

/** What runs at this moment of the choghadiyas or horas, of the night before where the sun has not risen. */
function running<T extends Period>(
  list: (frame: AlmanacDay['frame']) => T[],
  { frame }: AlmanacDay,
  before: () => AlmanacDay,
): T | undefined {
  const instant = now().getTime();
  const all = list(instant < frame.sunrise ? before().frame : frame);
  return all.find(({ start, end }) => start <= instant && instant < end);
}

const NIGHT = /\b(?:night|raat|ratri)\b|रात/iu;

/** When such a part of a day is, in words; of the choghadiyas, the good ones of the daylight or the night. */
function periodAnswer(
  part: (typeof PERIODS)[number],
  { frame }: AlmanacDay,
  spanIn: (period: Period, locale: Locale) => string,
  half: 'day' | 'night' = 'day',
): LocalizedText {
  return inAllLocales(PANCHANG, (t, locale) => {
    const span = (period: Period) => spanIn(period, locale);
    if (part === 'choghadiya')
      return listChoghadiyas(frame)
        .filter(({ of, quality }) => of === half && quality === 'good')
        .map((one) => `${one.name[locale]} ${span(one)}`)
        .join(', ');
    if (part === 'hora')
      return listHoras(frame)
        .filter(({ of }) => of === half)
        .map((one) => `${one.lord[locale]} ${span(one)}`)
        .join(', ');
    if (part === 'bhadra' || part === 'panchak') {
      const spans = part === 'bhadra' ? bhadraPeriods(frame) : panchakPeriods(frame);
      return `${t[part]} ${spans.length > 0 ? spans.map(span).join(', ') : t.notToday}`;
    }
    if (part === 'dishaShool') return `${t.dishaShool}: ${avoidedDirection(frame)[locale]}`;
    if (part === 'brahma') return `${t.brahma} ${span(brahmaPeriod(frame))}`;
    if (part === 'abhijit') {
      const period = abhijitPeriod(frame);
      return `${t.abhijit} ${period ? span(period) : t.noneOnWednesday}`;
    }
    return `${t[part]} ${span(eighthPeriod(part, frame))}`;
  });
}

/** Yes or no to whether such a part of the day is now, with when it is. */
function isItNow(part: (typeof PERIODS)[number], day: AlmanacDay, spanIn: (period: Period, locale: Locale) => string): LocalizedText {
  const { frame } = day;
  const spans =
    part === 'rahu' || part === 'yamaganda' || part === 'gulika'
      ? [eighthPeriod(part, frame)]
      : part === 'abhijit'
        ? [abhijitPeriod(frame)].flatMap((one) => one ?? [])
        : part === 'bhadra'
          ? bhadraPeriods(frame)
          : part === 'panchak'
            ? panchakPeriods(frame)
            : undefined;
  const says = periodAnswer(part, day, spanIn);
  if (!spans) return says;
  const instant = now().getTime();
  const isRunning = spans.some(({ start, end }) => start <= instant && instant < end);
  return inAllLocales(FIELD, (t, locale) => (isRunning ? t.yes : t.no)(translate(says, locale)));
}

/** Answers what was asked about a day at a place. A day alone means its almanac. */
export function dayAnswer({ entities, place, day: askedDay, unknownWords, contentWords, text }: Query): DirectAnswer[] {
  const asks = (...keys: string[]) => keys.some((one) => entities.includes(one));
  const isDay = asks('day', ...TIMES);
  if (!isDay && (askedDay === undefined || contentWords.length > 0)) return [];
  const town = findPoint(place) ?? DELHI;
  const date = askedDay ?? istDay();
  if (date < FIRST_DAY || date > LAST_DAY) return [];
  const day = computeAlmanacDay({ ...town, zone: INDIA }, date);
  const at = (instant: number, locale: Locale) => formatTime(zonedIso(INDIA, instant), date, locale);
  const { sunrise, sunset } = day.frame;
  const { moonrise, moonset } = day;
  const [tithi] = day.tithis;
  const sun = inAllLocales(PANCHANG, (t, locale) => t.sunSays(at(sunrise, locale), at(sunset, locale)));
  const moon = inAllLocales(PANCHANG, (t, locale) =>
    [moonrise === null ? '' : t.moonRises(at(moonrise, locale)), moonset === null ? '' : t.moonSets(at(moonset, locale))]
      .filter(Boolean)
      .join(', '),
  );
  const almanac = inAllLocales(PANCHANG, (t, locale) => (tithi ? t.until(tithiName(tithi.index)[locale], at(tithi.end, locale)) : ''));
  const nakshatra = nameAt(NAKSHATRAS, day.nakshatras[0]?.index ?? 0);
  const part = PERIODS.find((one) => entities.includes(one));
  const spanIn = ({ start, end }: Period, locale: Locale) =>
    formatSpan({ start: zonedIso(INDIA, start), end: zonedIso(INDIA, end) }, date, locale);
  const isNow = date === istDay() && NOW.test(text);
  const before = () => computeAlmanacDay({ ...town, zone: INDIA }, addDays(date, -1));
  // `sunrise and rahu kaal and abhijit`.
  const periodsAnswer = () => {
    const parts = PERIODS.filter((one) => entities.includes(one)).map((one) =>
      periodAnswer(one, day, spanIn, NIGHT.test(text) ? 'night' : 'day'),
    );
    return inAllLocales(PANCHANG, (_, locale) => [...(asks('sun') ? [sun] : []), ...parts].map((one) => translate(one, locale)).join('; '));
  };
  const choghadiya = isNow && part === 'choghadiya' ? running(listChoghadiyas, day, before) : undefined;
  const hora = isNow && part === 'hora' ? running(listHoras, day, before) : undefined;
  const period = choghadiya
    ? inAllLocales(PANCHANG, (t, locale) => `${choghadiya.name[locale]} (${t.quality(choghadiya.quality)}), ${spanIn(choghadiya, locale)}`)
    : hora
      ? inAllLocales(PANCHANG, (_, locale) => `${hora.lord[locale]}, ${spanIn(hora, locale)}`)
      : part && (isNow ? isItNow(part, day, spanIn) : periodsAnswer());
  // `hindu month now`, `shukla paksha kab tak`.
  const { month, purnimanta } = day;
  const lunar = inAllLocales(PANCHANG, (t, locale) =>
    t.months(
      nameAt(MONTHS, month.index)[locale],
      nameAt(MONTHS, purnimanta.index)[locale],
      nameAt(PAKSHAS, (tithi?.index ?? 0) % 30 < 15 ? 0 : 1)[locale],
    ),
  );
  const isOfMonth = /\b(?:month|maas|mahina|mahine|paksha?)\b|महीना|महीने|मास|पक्ष/iu.test(text);
  const isOfStars = STARS.test(text);
  const answer =
    (isOfMonth && !period ? lunar : isOfStars && !period ? nakshatra : period) ??
    (asks('sun') ? sun : asks('moon') && moon.en ? moon : almanac);
  const what = asks('sun') ? 'sun' : asks('moon') ? 'moon' : 'day';
  return [
    {
      title: inAllLocales(PANCHANG, (t, locale) =>
        [t.in(what, localName(locale, town)), ...(date === istDay() ? [] : [formatDay(date, true, locale)])].join(', '),
      ),
      answer,
      detail: answer === almanac ? inAllLocales(PANCHANG, (t, locale) => `${nakshatra[locale]}${t.stop}${sun[locale]}`) : almanac,
      as_of: date,
      url: dayPage(town.name, date),
      confidence: isDay ? confidence(unknownWords, 0.9) : place ? 0.45 : 0.6,
      uses: askedDay === undefined ? ['place'] : ['place', 'time'],
      ...(place ? {} : { assumed: inAllLocales(PANCHANG, (_, locale) => localName(locale, town)) }),
    },
  ];
}
