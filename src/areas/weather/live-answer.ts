import { eachLocale, inAllLocales, translate } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import type { Query } from '../intent.ts';
import type { AskSky } from '../sky-place.ts';
import { comingWeather, weatherNow } from './values.ts';
import { WEATHER } from './wording.ts';

const degrees = (celsius: number): string => `${Math.round(celsius)} °C`;

/** What of the present weather is asked for: all of it, or its wind or humidity alone. */
export type SkyPart = 'all' | 'wind' | 'humidity' | 'high' | 'low';

const WIND =
  /\bwind ?(?:speed|direction)?\b|\bhawa (?:ki (?:raftar|speed|gati)|kitni tez)\b|हवा (?:की (?:रफ़्?तार|रफ्तार|गति|स्पीड)|कितनी तेज)/iu;
const HUMIDITY = /\bhumid(?:ity)?\b|\bnami\b|नमी|आर्द्रता/iu;

const HIGH = /\b(?:max(?:imum)?|highest|adhiktam)\b|अधिकतम/iu;
const LOW = /\b(?:min(?:imum)?|lowest|nyuntam)\b|न्यूनतम/iu;

/** What of the weather a question asks for; of days to come all, or of one its least or most. */
export function partAsked({ text, day, range }: Query): SkyPart {
  const part = WIND.test(text) ? 'wind' : HUMIDITY.test(text) ? 'humidity' : undefined;
  // The highest and the lowest are of temperatures.
  const extreme = HIGH.test(text) ? 'high' : LOW.test(text) ? 'low' : undefined;
  if (range) return 'all';
  if (extreme && !part) return extreme;
  return day && day !== istDay() ? 'all' : (part ?? 'all');
}

/** The weather over a point, in degrees Celsius: of a day to come its least and most, else the present. */
export const askWeather: AskSky = async ({ lat, lon }, day, context) => {
  if (day === undefined || day === istDay()) {
    const { temperature, humidity, sky, provider, observedAt } = await weatherNow({ lat, lon }, context);
    return {
      value: temperature,
      answer: eachLocale((locale) => `${degrees(temperature)}, ${translate(sky.words, locale)}`),
      detail: inAllLocales(WEATHER, (t) => t.humidityIs(Math.round(humidity))),
      as_of: istDay(new Date(observedAt)),
      source: provider,
    };
  }
  const { days, provider } = await comingWeather({ lat, lon }, { days: 7, hours: 0 }, context);
  const weather = days.find(({ date }) => date === day);
  if (!weather) return { answer: null };
  return {
    value: weather.highest,
    answer: eachLocale((locale) => `${degrees(weather.lowest)} – ${degrees(weather.highest)}, ${translate(weather.sky.words, locale)}`),
    ...(weather.probability === null ? {} : { detail: inAllLocales(WEATHER, (t) => t.rainChance(Math.round(weather.probability ?? 0))) }),
    as_of: day,
    source: provider,
  };
};

/** The highest or the lowest temperature over a point on a day, today where none is named. */
export const askExtreme =
  (part: 'high' | 'low'): AskSky =>
  async ({ lat, lon }, day = istDay(), context) => {
    const { days, provider } = await comingWeather({ lat, lon }, { days: 7, hours: 0 }, context);
    const weather = days.find(({ date }) => date === day);
    if (!weather) return { answer: null };
    const value = part === 'high' ? weather.highest : weather.lowest;
    return {
      value,
      answer: degrees(value),
      detail: eachLocale((locale) => translate(weather.sky.words, locale)),
      as_of: day,
      source: provider,
    };
  };

/** The wind, in km/h, or the humidity over a point now, with the weather beside it. */
export const askPart =
  (part: 'wind' | 'humidity'): AskSky =>
  async ({ lat, lon }, _day, context) => {
    const { temperature, humidity, windSpeed, sky, provider, observedAt } = await weatherNow({ lat, lon }, context);
    return {
      value: part === 'wind' ? windSpeed : humidity,
      answer: inAllLocales(WEATHER, (t) => (part === 'wind' ? `${Math.round(windSpeed)} ${t.kmPerHour}` : `${Math.round(humidity)}%`)),
      detail: eachLocale((locale) => `${degrees(temperature)}, ${translate(sky.words, locale)}`),
      as_of: istDay(new Date(observedAt)),
      source: provider,
    };
  };
