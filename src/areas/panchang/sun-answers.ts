import { formatTime } from '../../i18n/day-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { INDIA, zonedIso } from '../../kernel/zone.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { computeAlmanacDay } from './day.ts';
import { DELHI, dayPage, findPoint } from './day-answer.ts';
import { PANCHANG } from './wording.ts';

const SUN = /sun ?(?:rise|set)|surya?(?:day|oday|uday|ast)|day ?length|सूर्योदय|सूर्यास्त/iu;

const RISE = /sun ?rise|surya?(?:oday|uday)|सूर्योदय/iu;
const SET = /sun ?set|suryast|सूर्यास्त/iu;

const sunOf = (query: Query, place: Query['place']) => {
  const town = findPoint(place) ?? DELHI;
  const date = query.day ?? istDay();
  const { sunrise, sunset } = computeAlmanacDay({ ...town, zone: INDIA }, date).frame;
  return { town, date, sunrise, sunset, length: sunset - sunrise };
};

/** How much earlier the sun rises or sets at one of two places, or which day is longer there. */
export function sunOfTwo(query: Query): DirectAnswer[] | undefined {
  const { places, asked } = query;
  if (
    places.length !== 2 ||
    !SUN.test(query.text) ||
    !(asked.kind === 'difference' || asked.kind === 'which' || asked.side || /earlier|later|pehle|first|before/i.test(query.text))
  )
    return undefined;
  const [one, other] = places.map((place) => sunOf(query, place)) as [ReturnType<typeof sunOf>, ReturnType<typeof sunOf>];
  const isSet = /sun ?set|ast\b|सूर्यास्त/iu.test(query.text);
  const minutes = Math.round((isSet ? one.sunset - other.sunset : one.sunrise - other.sunrise) / 60_000);
  const [early] = minutes <= 0 ? [one] : [other];
  const at = (instant: number, date: string, locale: 'en' | 'hi') => formatTime(zonedIso(INDIA, instant), date, locale);
  return [
    {
      title: inAllLocales(PANCHANG, (t, locale) => t.sunOfTwo(localName(locale, one.town), localName(locale, other.town))),
      answer: inAllLocales(PANCHANG, (t, locale) => t.earlierBy(localName(locale, early.town), Math.abs(minutes))),
      detail: inAllLocales(PANCHANG, (t, locale) =>
        [one, other]
          .map(
            ({ town, sunrise, sunset, date }) =>
              `${localName(locale, town)}: ${t.sunSays(at(sunrise, date, locale), at(sunset, date, locale))}`,
          )
          .join('; '),
      ),
      as_of: one.date,
      url: dayPage(one.town.name, one.date),
      confidence: 0.98,
      uses: ['place', 'time', 'operation', 'word'],
    },
  ];
}

/** How long the day is at a place. */
export function dayLength(query: Query): DirectAnswer[] | undefined {
  const isBetween = query.asked.kind === 'difference' && RISE.test(query.text) && SET.test(query.text);
  if (!isBetween && !/\bday ?length\b|length of (?:the )?day|how long is the day|din kitna lamba|दिन कितना लंबा/iu.test(query.text))
    return undefined;
  const { town, date, length, sunrise, sunset } = sunOf(query, query.place);
  const minutes = Math.round(length / 60_000);
  const at = (instant: number, locale: 'en' | 'hi') => formatTime(zonedIso(INDIA, instant), date, locale);
  return [
    {
      title: inAllLocales(PANCHANG, (t, locale) => `${t.in('sun', localName(locale, town))}, ${formatDay(date, true, locale)}`),
      answer: inAllLocales(PANCHANG, (t) => t.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60)),
      detail: inAllLocales(PANCHANG, (t, locale) => t.sunSays(at(sunrise, locale), at(sunset, locale))),
      as_of: date,
      url: dayPage(town.name, date),
      confidence: 0.98,
      uses: ['place', 'time', 'operation', ...(query.unknownWords.every((word) => LENGTH.test(word)) ? (['word'] as const) : [])],
    },
  ];
}
const LENGTH = /^(?:long|length|lamb[ai]|लंब[ाी]|लम्ब[ाी])$/u;
