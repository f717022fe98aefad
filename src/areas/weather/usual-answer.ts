import { inAllLocales, localName } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { findSkyPoint, skyPointName } from '../../places/sky-point.ts';
import { findTown } from '../../places/town.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { NORMALS_SOURCE } from './normals/source.ts';
import { monthNormal, normalsAt } from './normals/values.ts';
import { monthText, USUAL } from './usual-compared.ts';
import { WEATHER } from './wording.ts';

/** What is usual in a month at a place: `weather in leh in january`. Empty where a day is named, or no station is near. */
export async function usualAnswer({ text, place, month: named, day, range, unknownWords }: Query): Promise<DirectAnswer[]> {
  const point = place && findSkyPoint(place);
  const isOfUsual = USUAL.test(text);
  const month = named ?? (isOfUsual ? Number(istDay().slice(5, 7)) : undefined);
  if (!point || month === undefined || day || range || unknownWords.length > 0) return [];
  const near = await normalsAt(point, findTown(point.town));
  const usual = near && monthNormal(near.station, month);
  if (!near || usual?.min == null || usual.max === null) return [];
  const { min, max, rain, rainy_days: days } = usual;
  const degrees = (one: number) => String(Math.round(one));
  return [
    {
      title: inAllLocales(
        WEATHER,
        (t, locale) => `${t.weatherIn(localName(locale, skyPointName(place, point)))}, ${monthText(month, locale)}`,
      ),
      answer: inAllLocales(WEATHER, (t, locale) => t.usually(monthText(month, locale), degrees(min), degrees(max))),
      ...(rain === null || days === null
        ? {}
        : { detail: inAllLocales(WEATHER, (t) => t.usualRain(String(Math.round(rain)), String(Math.round(days)))) }),
      as_of: near.station.asOf,
      source: NORMALS_SOURCE.title,
      url: `/browse/weather?city=${encodeURIComponent(point.town)}`,
      confidence: 0.96,
      uses: ['place', 'time', ...(isOfUsual ? (['operation'] as const) : [])],
    },
  ];
}
