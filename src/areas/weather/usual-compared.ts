import { formatMonthName } from '../../i18n/day-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, type LocalizedText, localName } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findSkyPoint } from '../../places/sky-point.ts';
import { findTown } from '../../places/town.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { countedQuantity, type Quantity } from '../quantity.ts';
import { QUANTITIES } from '../quantity-wording.ts';
import { NORMALS_SOURCE } from './normals/source.ts';
import { type MonthNormal, monthNormal, normalsAt, type StationNormals } from './normals/values.ts';
import { WEATHER } from './wording.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const MONTH_WORDS = /\b(?:months?|mahin[ae]|maheen[ae])\b|मही?न/iu;
/** Words for what is usual. */
export const USUAL = /\b(?:usual(?:ly)?|normal(?:ly|s)?|average|avg|generally|typical(?:ly)?|aam ?taur|climate)\b|सामान्य|आमतौर|औसत/iu;

/** What is usual in a month, by what a question asks for. */
export const MEASURES = {
  day: { column: 'max', unit: '°C' },
  night: { column: 'min', unit: '°C' },
  rain: { column: 'rain', unit: 'mm' },
  humidity: { column: 'humidity_evening', unit: '%' },
  wind: { column: 'wind', unit: 'km/h' },
} as const satisfies Record<string, { column: keyof MonthNormal; unit: string }>;
type Measure = keyof typeof MEASURES;

const RAIN = /\b(?:monsoon|rain\w*|wet\w*|dri\w+|dry|ba+rish|barsaa?t|varsha)\b|बारिश|वर्षा|बरसात/iu;
const HUMID = /\bhumid\w*\b|नमी|\bnami\b|\bumas\b|उमस/iu;
const WINDY = /\bwind\w*\b/iu;
/** Words for little warmth. */
export const COLDER = /\b(?:cold\w*|cool\w*|thand\w*|sardi\w*)\b|ठंड|ठण्ड|सर्दी|सर्द/iu;
const NIGHT = /\b(?:minimum|night)\b/iu;

export const measureOf = ({ text }: Query): Measure =>
  RAIN.test(text)
    ? 'rain'
    : HUMID.test(text)
      ? 'humidity'
      : WINDY.test(text)
        ? 'wind'
        : COLDER.test(text) || NIGHT.test(text)
          ? 'night'
          : 'day';

/** What is usual at a station in a month as a figure that is ranked and compared; undefined where it is not on record. */
function usualIn(
  station: StationNormals,
  month: number,
  { measure, title, name }: { measure: Measure; title: LocalizedText; name: LocalizedText },
): Quantity | undefined {
  const { column, unit } = MEASURES[measure];
  const value = monthNormal(station, month)?.[column];
  if (typeof value !== 'number') return undefined;
  return countedQuantity({
    title,
    name,
    day: station.asOf,
    value,
    source: NORMALS_SOURCE.title,
    show: (shown) => ({ en: `${Math.round(shown * 10) / 10} ${unit}` }),
    url: station.town ? `/browse/weather?city=${encodeURIComponent(station.town.name)}` : '/browse/weather',
  });
}

/** A month by its number, 1 to 12, in words. */
export const monthText = (month: number, locale: Locale): string => formatMonthName(`2001-${String(month).padStart(2, '0')}`, locale);

async function stationOf(place: Place): Promise<StationNormals | undefined> {
  const point = findSkyPoint(place);
  return point && (await normalsAt(point, findTown(point.town)))?.station;
}

const RECORD = /\b(?:record|ever|all[ -]time|ab tak)\b|रिकॉर्ड|अब तक/iu;

/** The highest or lowest temperature, or the most rain in a day, on record at a place: `highest temperature ever in delhi`. */
export async function recordAnswer(query: Query): Promise<DirectAnswer[]> {
  const { places, asked, text, day, range } = query;
  const [place, other] = places;
  if (!place || other || day || range || !RECORD.test(text) || (asked.kind !== 'least' && asked.kind !== 'most')) return [];
  const station = await stationOf(place);
  const months = (station?.months ?? []).filter(
    ({ month, isDoubtful }) => !isDoubtful && (query.month === undefined || month === query.month),
  );
  const [column, on, unit] = RAIN.test(text)
    ? (['record_rain', 'record_rain_on', 'mm'] as const)
    : asked.kind === 'least' || COLDER.test(text)
      ? (['record_low', 'record_low_on', '°C'] as const)
      : (['record_high', 'record_high_on', '°C'] as const);
  const known = months.flatMap((one) => (typeof one[column] === 'number' ? [{ value: one[column], on: one[on] }] : []));
  const [extreme] = known.toSorted((a, b) => (column === 'record_low' ? a.value - b.value : b.value - a.value));
  if (!station || !extreme) return [];
  return [
    {
      title: inAllLocales(WEATHER, (t, locale) => t.recordIn(column, localName(locale, place))),
      answer: eachLocale((locale) => `${extreme.value} ${unit}${extreme.on ? `, ${formatDay(extreme.on, true, locale)}` : ''}`),
      detail: station.name,
      as_of: station.asOf,
      source: NORMALS_SOURCE.title,
      url: `/browse/weather?city=${encodeURIComponent(place.name)}`,
      confidence: 0.97,
      uses: ['place', 'time', 'operation', 'word', 'other'],
    },
  ];
}

/** Which month is the hottest, coldest or wettest at a place, and which of two places is so in a month: by what is usual there. */
export async function usualCompared(query: Query): Promise<DirectAnswer[]> {
  const { places, asked, day, range, text } = query;
  const [place, other] = places;
  if (!place || day || range || query.abroad.length > 0) return [];
  const measure = measureOf(query);
  const isRanking = asked.kind === 'least' || asked.kind === 'most';
  const ofMonths = !other && isRanking && query.month === undefined && MONTH_WORDS.test(text);
  const month = query.month ?? (USUAL.test(text) ? Number(istDay().slice(5, 7)) : undefined);
  if (!ofMonths && !(other && month !== undefined)) return [];
  const stations = await Promise.all(places.map(async (one) => ({ one, station: await stationOf(one) })));
  const titled = (locale: Locale, where: Place, when?: number) =>
    WEATHER[locale].usualOf(measure, localName(locale, where), when === undefined ? undefined : monthText(when, locale));
  const quantities = stations.flatMap(({ one, station }) =>
    (ofMonths ? MONTHS : [month ?? 1]).flatMap(
      (when) =>
        (station &&
          usualIn(station, when, {
            measure,
            title: eachLocale((locale) => titled(locale, one, when)),
            name: eachLocale((locale) => (ofMonths ? monthText(when, locale) : localName(locale, one))),
          })) ??
        [],
    ),
  );
  if (quantities.length < 2 || stations.some(({ station }) => !station)) return [];
  // Who asks what is colder asks for less warmth: `zyada thanda`, `sabse zyada thand`.
  const isOfCold = measure === 'night' && COLDER.test(text);
  const turned = isOfCold
    ? { ...asked, ...(asked.side ? { side: 'less' as const } : {}), kind: asked.kind === 'most' ? ('least' as const) : asked.kind }
    : asked;
  return answerOperation(
    { ...query, asked: turned },
    {
      named: ofMonths ? [] : quantities,
      all: async () => quantities,
      ranking: (end) => inAllLocales(QUANTITIES, (t, locale) => t.extreme(titled(locale, place), end)),
      url: quantities[0]?.url ?? '/browse/weather',
      uses: ['place', 'time', 'word', 'other'],
    },
  );
}
