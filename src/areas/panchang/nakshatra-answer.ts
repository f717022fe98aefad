import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { NAKSHATRAS, nameAt } from '../../i18n/almanac-names.ts';
import { formatTime } from '../../i18n/day-words.ts';
import { eachLocale, inAllLocales, translate } from '../../i18n/locale.ts';
import { addDays, istDay, now } from '../../kernel/time.ts';
import { INDIA, zonedIso } from '../../kernel/zone.ts';
import { soundOf } from '../../text/everyday-words.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { computeAlmanacDay } from './day.ts';
import { DELHI, dayPage, dayTitle, findPoint } from './day-answer.ts';
import { PANCHANG } from './wording.ts';

/** The moon passes all 27 in this many days. */
const MAX_DAYS = 29;
const ASKS_WHEN = /\b(?:next|when|kab|dates?|tarikh|agl[ai])\b|कब|अगल|तारीख/iu;
const SOUNDS = NAKSHATRAS.map((name) => new Set(Object.values(name).map(soundOf)));

/** When the moon is next in a nakshatra that is named, or whether it is so on a day: `next pushya nakshatra`, `aaj rohini nakshatra hai kya`. */
export function nakshatraAnswer({ text, entities, tokens, place, day, year, month, range, asked, unknownWords }: Query): DirectAnswer[] {
  const indexOf = (word: string) => SOUNDS.findIndex((sounds) => sounds.has(soundOf(word)));
  const said = tokens.find(({ word, concepts }) => concepts.length === 0 && indexOf(word) >= 0)?.word;
  const others = unknownWords.filter((word) => word !== said);
  const isDated = day !== undefined || ((year ?? month) === undefined && ASKS_WHEN.test(text));
  if (!entities.includes('nakshatra') || said === undefined || others.length > 0 || range || !isDated) return [];
  // Rohini is also a part of Delhi.
  const town = (place && indexOf(place.name) < 0 && findPoint(place)) || DELHI;
  const index = indexOf(said);
  const on = (date: string) =>
    computeAlmanacDay({ ...town, zone: INDIA }, date).nakshatras.find((one) => one.index === index && (day || one.end > now().getTime()));
  const start = day ?? istDay();
  const isYesOrNo = day !== undefined && asked.kind !== 'when';
  const date = Array.from({ length: MAX_DAYS }, (_, ahead) => addDays(start, ahead)).find(
    (one) => one >= FIRST_DAY && one <= LAST_DAY && on(one) !== undefined,
  );
  const element = date && on(date);
  if (!date || !element) return [];
  return [
    {
      title: inAllLocales(PANCHANG, (t, locale) => t.next(nameAt(NAKSHATRAS, index)[locale])),
      answer: isYesOrNo
        ? inAllLocales(FIELD, (t, locale) => (date === day ? t.yes : t.no)(translate(dayTitle(date), locale)))
        : dayTitle(date),
      detail: inAllLocales(PANCHANG, (t, locale) => {
        const [from, to] = [element.start, element.end].map((instant) => formatTime(zonedIso(INDIA, instant), date, locale));
        return t.fromTo(from ?? '', to ?? '');
      }),
      as_of: date,
      url: dayPage(town.name, date),
      confidence: 0.96,
      uses: ['word', 'other', 'place', ...(day ? (['time', 'operation'] as const) : [])],
      ...(town === DELHI ? { assumed: eachLocale((locale) => (locale === 'hi' ? (DELHI.hi ?? DELHI.name) : DELHI.name)) } : {}),
    },
  ];
}
