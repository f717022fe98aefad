import { tithiName } from '../../astronomy/calendar/festivals/year.ts';
import { karanaName, MONTHS, NAKSHATRAS, nameAt, PAKSHAS, YOGAS } from '../../i18n/almanac-names.ts';
import { formatSpan, formatTime } from '../../i18n/day-words.ts';
import { eachLocale, inAllLocales, type Locale, type LocalizedText, translate } from '../../i18n/locale.ts';
import { addDays, istDay, now } from '../../kernel/time.ts';
import { INDIA, zonedIso } from '../../kernel/zone.ts';
import { FIELD } from '../field-wording.ts';
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

/** Four of the five limbs of the almanac; the fifth is the weekday. */
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
/** Spans of the day that people ask for by name. */
const PERIODS = ['rahu', 'yamaganda', 'gulika', 'brahma', 'abhijit', 'choghadiya', 'hora', 'bhadra', 'panchak', 'dishaShool'] as const;
/** What a question can ask of a day, by its key in the vocabulary, in the order in which it is told. */
const PARTS = ['sun', 'moon', ...LIMBS, ...PERIODS] as const;
type Part = (typeof PARTS)[number];

/** What a question's words ask of a day. */
export const partsIn = (entities: readonly string[]): Part[] => PARTS.filter((one) => entities.includes(one));

/** A day of the almanac at a place, and how it was asked for. */
export interface AskedDay {
  day: AlmanacDay;
  /** YYYY-MM-DD. */
  date: string;
  point: { lat: number; lon: number };
  text: string;
}

/** `abhi kaun sa choghadiya chal raha hai`, `is it rahu kaal now`. */
const NOW = /\b(?:now|right now|currently|abhi|is samay|is waqt|chal rah[aei])\b|अभी|इस समय|इस वक्त|चल रह/iu;
/** What asks for the half of a day after sunset. */
export const NIGHT = /\b(?:(?:to)?night|raat|ratri)\b|रात/iu;

const clockAt = (date: string, instant: number, locale: Locale): string => formatTime(zonedIso(INDIA, instant), date, locale);
const spanText = (date: string, { start, end }: Period, locale: Locale): string =>
  formatSpan({ start: zonedIso(INDIA, start), end: zonedIso(INDIA, end) }, date, locale);
const isRunning = ({ start, end }: Period): boolean => start <= now().getTime() && now().getTime() < end;

/** What of a day is asked for, in words: now, where the question says so and the day is today's. */
export function partText(part: Part, asked: AskedDay): LocalizedText {
  const { day, date, text } = asked;
  const isNow = date === istDay() && NOW.test(text);
  if (part === 'sun') return sunText(asked);
  if (part === 'moon') return moonText(asked);
  if (isLimb(part)) return limbText(part, asked, isNow);
  const spans = isNow ? spansOf(part, day) : undefined;
  const said = (isNow ? runningText(part, asked) : undefined) ?? periodText(part, asked);
  return spans ? inAllLocales(FIELD, (t, locale) => (spans.some(isRunning) ? t.yes : t.no)(translate(said, locale))) : said;
}

/** Sunrise and sunset. */
export const sunText = ({ day: { frame }, date }: AskedDay): LocalizedText =>
  inAllLocales(PANCHANG, (t, locale) => t.sunSays(clockAt(date, frame.sunrise, locale), clockAt(date, frame.sunset, locale)));

/** Moonrise and moonset; empty on a day without either. */
const moonText = ({ day: { moonrise, moonset }, date }: AskedDay): LocalizedText =>
  inAllLocales(PANCHANG, (t, locale) =>
    [
      moonrise === null ? '' : t.moonRises(clockAt(date, moonrise, locale)),
      moonset === null ? '' : t.moonSets(clockAt(date, moonset, locale)),
    ]
      .filter(Boolean)
      .join(', '),
  );

const isLimb = (part: Part): part is (typeof LIMBS)[number] => LIMBS.some((one) => one === part);
const LIMB_NAMES = {
  tithi: tithiName,
  nakshatra: (index: number) => nameAt(NAKSHATRAS, index),
  yoga: (index: number) => nameAt(YOGAS, index),
  karana: karanaName,
};

/** The first of a day's tithis, nakshatras, yogas or karanas and until when it lasts, then the next; all karanas, since each is half a tithi. */
export function limbText(limb: (typeof LIMBS)[number], { day, date }: AskedDay, isNow = false): LocalizedText {
  const all = day[`${limb}s`];
  const running = isNow ? all.findIndex(isRunning) : 0;
  const [one, next, ...others] = all.slice(Math.max(running, 0));
  return inAllLocales(PANCHANG, (t, locale) => {
    const name = (index: number) => LIMB_NAMES[limb](index)[locale];
    if (!one) return '';
    return [
      t.until(name(one.index), clockAt(date, one.end, locale)),
      ...(next ? [t.followedBy(name(next.index))] : []),
      ...others.map(({ index }) => t.followedBy(name(index))),
    ].join('');
  });
}

/** The lunar months of the south and of the north, and the half. */
export const monthText = ({ day: { month, purnimanta, tithis } }: AskedDay): LocalizedText =>
  inAllLocales(PANCHANG, (t, locale) =>
    t.months(
      nameAt(MONTHS, month.index)[locale],
      nameAt(MONTHS, purnimanta.index)[locale],
      nameAt(PAKSHAS, (tithis[0]?.index ?? 0) % 30 < 15 ? 0 : 1)[locale],
    ),
  );

/** The choghadiya or hora that runs at this moment, of the night before where the sun has not risen. */
function runningText(part: (typeof PERIODS)[number], { day, date, point }: AskedDay): LocalizedText | undefined {
  const isBefore = now().getTime() < day.frame.sunrise;
  const frame = () => (isBefore ? computeAlmanacDay({ ...point, zone: INDIA }, addDays(date, -1)) : day).frame;
  const choghadiya = part === 'choghadiya' ? listChoghadiyas(frame()).find(isRunning) : undefined;
  const hora = part === 'hora' ? listHoras(frame()).find(isRunning) : undefined;
  if (choghadiya)
    return inAllLocales(
      PANCHANG,
      (t, locale) => `${choghadiya.name[locale]} (${t.quality(choghadiya.quality)}), ${spanText(date, choghadiya, locale)}`,
    );
  return hora && eachLocale((locale) => `${hora.lord[locale]}, ${spanText(date, hora, locale)}`);
}

/** The spans of a period that is once or twice a day, or on some days; undefined for others. */
function spansOf(part: (typeof PERIODS)[number], { frame }: AlmanacDay): Period[] | undefined {
  if (part === 'rahu' || part === 'yamaganda' || part === 'gulika') return [eighthPeriod(part, frame)];
  if (part === 'abhijit') return [abhijitPeriod(frame)].flatMap((one) => one ?? []);
  if (part === 'brahma') return [brahmaPeriod(frame)];
  return part === 'bhadra' ? bhadraPeriods(frame) : part === 'panchak' ? panchakPeriods(frame) : undefined;
}

/** When such a part of a day is, in words; of the choghadiyas, the good ones of the daylight or the night. */
function periodText(part: (typeof PERIODS)[number], { day, date, text }: AskedDay): LocalizedText {
  const half = NIGHT.test(text) ? 'night' : 'day';
  return inAllLocales(PANCHANG, (t, locale) => {
    const span = (period: Period) => spanText(date, period, locale);
    if (part === 'choghadiya')
      return listChoghadiyas(day.frame)
        .filter(({ of, quality }) => of === half && quality === 'good')
        .map((one) => `${one.name[locale]} ${span(one)}`)
        .join(', ');
    if (part === 'hora')
      return listHoras(day.frame)
        .filter(({ of }) => of === half)
        .map((one) => `${one.lord[locale]} ${span(one)}`)
        .join(', ');
    if (part === 'dishaShool') return `${t.dishaShool}: ${avoidedDirection(day.frame)[locale]}`;
    const spans = spansOf(part, day) ?? [];
    const none = part === 'abhijit' ? t.noneOnWednesday : t.notToday;
    return `${t[part]} ${spans.length > 0 ? spans.map(span).join(', ') : none}`;
  });
}
