import { inAllLocales, translate } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import type { AskSky } from '../sky-place.ts';
import { comingWeather, weatherNow } from './values.ts';
import { WEATHER } from './wording.ts';

const degrees = (celsius: number): string => `${Math.round(celsius)} °C`;

/** The weather over a point, in degrees Celsius: of a day to come its least and most, else the present. */
export const askWeather: AskSky = async ({ lat, lon }, day, context) => {
  if (day === undefined || day === istDay()) {
    const { temperature, humidity, sky, provider, observedAt } = await weatherNow({ lat, lon }, context);
    return {
      answer: inAllLocales(WEATHER, (_, locale) => `${degrees(temperature)}, ${translate(sky.words, locale)}`),
      detail: inAllLocales(WEATHER, (t) => t.humidityIs(Math.round(humidity))),
      as_of: istDay(new Date(observedAt)),
      source: provider,
    };
  }
  const { days, provider } = await comingWeather({ lat, lon }, { days: 7, hours: 0 }, context);
  const weather = days.find(({ date }) => date === day);
  if (!weather) return { answer: null };
  return {
    answer: inAllLocales(
      WEATHER,
      (_, locale) => `${degrees(weather.lowest)} – ${degrees(weather.highest)}, ${translate(weather.sky.words, locale)}`,
    ),
    ...(weather.probability === null ? {} : { detail: inAllLocales(WEATHER, (t) => t.rainChance(Math.round(weather.probability ?? 0))) }),
    as_of: day,
    source: provider,
  };
};
