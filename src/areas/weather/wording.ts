import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of the weather says. */
export const WEATHER = defineWording({
  ...texts,
  humidityIs: template('Humidity {percent} %', 'नमी {percent}%'),
  rainChance: template('Chance of rain {percent} %', 'बारिश की संभावना {percent}%'),
  weatherIn: template('Weather in {place}', '{place} का मौसम'),
  citySays: template('Temperature, humidity, wind and sky now in {city}, {state}.', '{city} ({state}) में अभी का तापमान, नमी, हवा और आसमान।'),
});
