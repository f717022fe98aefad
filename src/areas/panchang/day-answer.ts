import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { nameAt, WEEKDAYS } from '../../i18n/almanac-names.ts';
import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, localName, translate } from '../../i18n/locale.ts';
import { istDay, weekdayOf } from '../../kernel/time.ts';
import { INDIA } from '../../kernel/zone.ts';
import { placeBySlug } from '../../places/gazetteer.ts';
import { findSkyPoint, skyPointName } from '../../places/sky-point.ts';
import { confidence } from '../../text/confidence.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { computeAlmanacDay } from './day.ts';
import { type AskedDay, limbText, monthText, NIGHT, partsIn, partText, sunText } from './day-parts.ts';
import { PANCHANG } from './wording.ts';

/** The point from which the sky is observed, and its name. */
export interface Point {
  name: string;
  hi?: string;
  lat: number;
  lon: number;
}

export const DELHI: Point = { name: 'Delhi', lat: 28.6, lon: 77.2, ...placeBySlug('delhi') };

export const dayTitle = (date: string) =>
  eachLocale((locale) => `${nameAt(WEEKDAYS, weekdayOf(date))[locale]}, ${formatDay(date, true, locale)}`);
/** For a state, its capital's. */
export function findPoint(place: Query['place']): Point | undefined {
  const point = place && findSkyPoint(place);
  if (!point) return undefined;
  const { name, hi } = skyPointName(place, point);
  return { name, ...(hi ? { hi } : {}), lat: point.lat, lon: point.lon };
}

export const dayPage = (town: string, date: string): string =>
  `/browse/panchang/day?${new URLSearchParams({ city: town, ...(date === istDay() ? {} : { date }) })}`;

const OF_MONTH = /\b(?:month|maas|mahina|mahine|paksha?)\b|महीना|महीने|मास|पक्ष/iu;

/** Answers what was asked about a day at a place. A day alone means its almanac. */
export function dayAnswer({ entities, place, day: askedDay, unknownWords, contentWords, text }: Query): DirectAnswer[] {
  const parts = partsIn(entities);
  // Yoga is also done.
  const isDay = entities.includes('day') || parts.some((one) => one !== 'yoga' || askedDay !== undefined);
  if (!isDay && (askedDay === undefined || contentWords.length > 0)) return [];
  const town = findPoint(place) ?? DELHI;
  const date = askedDay ?? istDay();
  if (date < FIRST_DAY || date > LAST_DAY) return [];
  const asked: AskedDay = { day: computeAlmanacDay({ ...town, zone: INDIA }, date), date, point: town, text };
  const said = [...(OF_MONTH.test(text) ? [monthText(asked)] : []), ...parts.map((one) => partText(one, asked))].filter(
    ({ en }) => en !== '',
  );
  const tithi = limbText('tithi', asked);
  const [what = 'day', other] = parts;
  return [
    {
      title: inAllLocales(PANCHANG, (t, locale) =>
        [
          t.in(other === undefined && (what === 'sun' || what === 'moon') ? what : 'day', localName(locale, town)),
          ...(date === istDay() ? [] : [formatDay(date, true, locale)]),
        ].join(', '),
      ),
      answer: said.length > 0 ? eachLocale((locale) => said.map((one) => translate(one, locale)).join('; ')) : tithi,
      detail:
        said.length === 0
          ? inAllLocales(FIELD, (t, locale) =>
              [limbText('nakshatra', asked), sunText(asked)].map((one) => translate(one, locale)).join(t.stop),
            )
          : parts.includes('tithi')
            ? sunText(asked)
            : tithi,
      as_of: date,
      url: dayPage(town.name, date),
      confidence: isDay ? confidence(unknownWords, 0.9) : place ? 0.45 : 0.6,
      uses: [
        'place',
        ...(askedDay === undefined ? [] : (['time'] as const)),
        ...(parts.some((one) => one === 'choghadiya' || one === 'hora') &&
        NIGHT.test(text) &&
        unknownWords.every((word) => NIGHT.test(word))
          ? (['word', 'other'] as const)
          : []),
      ],
      ...(place ? {} : { assumed: eachLocale((locale) => localName(locale, town)) }),
    },
  ];
}
