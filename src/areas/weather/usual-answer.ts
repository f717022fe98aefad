import { eachLocale, inAllLocales, type Locale, localName, translate } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { findSkyPoint, skyPointName } from '../../places/sky-point.ts';
import { findTown } from '../../places/town.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { NORMALS_SOURCE } from './normals/source.ts';
import { type MonthNormal, monthNormal, normalsAt } from './normals/values.ts';
import { MEASURES, measureOf, monthText, USUAL } from './usual-compared.ts';
import { WEATHER } from './wording.ts';

/** Times of the year by their months, 1 to 12: the monsoon as the India Meteorological Department has it, winter and summer as people do. */
const SEASONS: readonly [RegExp, readonly number[]][] = [
  [/\b(?:monsoon|mansoon|rainy season|barsaat)\b|मानसून|मॉनसून|बरसात/iu, [6, 7, 8, 9]],
  [/\b(?:winters?|sardiyon|sardiyo)\b|सर्दियों/iu, [12, 1, 2]],
  [/\b(?:summers?|garmiyon|garmiyo)\b|गर्मियों/iu, [3, 4, 5]],
  [/\b(?:annual|annually|yearly|per year|in a year|saal bhar|saalana)\b|सालाना|वार्षिक/iu, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
];
/** What of the weather no table of usual values has. */
const NOT_TOLD = /\b(?:snow\w*|barf\w*|fog\w*|kohra|storms?|sunny|cloudy|dhoop|uv|pressure|dew|visibility)\b|बर्फ\S*|कोहरा|कुहासा|धूप/iu;

const sum = (values: readonly (number | null)[]): number | null =>
  values.every((one) => one !== null) ? values.reduce<number>((all, one) => all + (one ?? 0), 0) : null;

const monthsText = (months: readonly number[], locale: Locale): string =>
  [...new Set([months[0] ?? 1, months.at(-1) ?? 12])].map((month) => monthText(month, locale)).join(' – ');

/** What is usual in a month or a season at a place: `weather in leh in january`, `monsoon rainfall in kochi`. Empty where a day is named, or no station is near. */
export async function usualAnswer(query: Query): Promise<DirectAnswer[]> {
  const { text, place, month: named, day, range, unknownWords, asked } = query;
  const point = place && findSkyPoint(place);
  const isOfUsual = USUAL.test(text);
  const [season, ofSeason] = named === undefined && asked.kind !== 'when' ? (SEASONS.find(([pattern]) => pattern.test(text)) ?? []) : [];
  const months = named !== undefined ? [named] : (ofSeason ?? (isOfUsual ? [Number(istDay().slice(5, 7))] : []));
  if (!point || months.length === 0 || day || range || unknownWords.some((word) => !season?.test(word) && !USUAL.test(word))) return [];
  const near = await normalsAt(point, findTown(point.town));
  const normals = months.flatMap((month) => (near && monthNormal(near.station, month)) ?? []);
  if (!near || normals.length < months.length) return [];
  const of = (column: keyof MonthNormal) => sum(normals.map((one) => one[column] as number | null));
  const mean = (column: keyof MonthNormal) => {
    const all = of(column);
    return all === null ? undefined : String(Math.round(all / months.length));
  };
  const [low, high, rain, days] = [mean('min'), mean('max'), of('rain'), of('rainy_days')];
  const measure = measureOf(query);
  const { column, unit } = MEASURES[measure];
  const value = mean(column);
  const warmth = low && high && inAllLocales(WEATHER, (t, locale) => t.usually(monthsText(months, locale), low, high));
  const wet =
    rain !== null && days !== null
      ? inAllLocales(WEATHER, (t) => t.usualRain(String(Math.round(rain)), String(Math.round(days))))
      : undefined;
  const isOther = measure === 'humidity' || measure === 'wind';
  const [answer, detail] = isOther ? [value && { en: `${value} ${unit}` }, warmth] : measure === 'rain' ? [wet, warmth] : [warmth, wet];
  if (!answer) return [];
  const notTold = NOT_TOLD.exec(text)?.[0];
  return [
    {
      title: inAllLocales(WEATHER, (t, locale) => {
        const town = localName(locale, skyPointName(place, point));
        return isOther ? t.usualOf(measure, town, monthsText(months, locale)) : `${t.weatherIn(town)}, ${monthsText(months, locale)}`;
      }),
      answer,
      ...(detail ? { detail: eachLocale((locale) => translate(detail, locale)) } : {}),
      as_of: near.station.asOf,
      source: NORMALS_SOURCE.title,
      url: `/browse/weather?city=${encodeURIComponent(point.town)}`,
      confidence: 0.96,
      ...(notTold ? { unused: [notTold] } : {}),
      uses: ['place', 'time', ...(season || isOfUsual ? (['word', 'other', 'operation'] as const) : [])],
    },
  ];
}
