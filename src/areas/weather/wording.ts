import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

const MEASURES = {
  en: { day: 'day temperature', night: 'night temperature', rain: 'rain', humidity: 'evening humidity', wind: 'wind' },
  hi: { day: 'दिन का तापमान', night: 'रात का तापमान', rain: 'बारिश', humidity: 'शाम की नमी', wind: 'हवा की रफ़्तार' },
} as const;

/** What the page of the weather says. */
export const WEATHER = defineWording({
  ...texts,
  humidityIs: template('Humidity {percent}%', 'नमी {percent}%'),
  rainChance: template('Chance of rain {percent}%', 'बारिश की संभावना {percent}%'),
  usually: template('In {month} usually {low} °C at night and {high} °C by day.', '{month} में आम तौर पर रात में {low} °C और दिन में {high} °C।'),
  usualRain: template('Rain {mm} mm, on {days} days.', 'बारिश {mm} मिमी, {days} दिन।'),
  recordHigh: template('Record high {degrees} °C on {day}.', 'अब तक का सबसे ज़्यादा {degrees} °C, {day} को।'),
  recordLow: template('Record low {degrees} °C on {day}.', 'अब तक का सबसे कम {degrees} °C, {day} को।'),
  usualOf: {
    en: (measure: keyof typeof MEASURES.en, place: string, month: string | undefined) =>
      `Usual ${MEASURES.en[measure]} in ${place}${month === undefined ? '' : `, ${month}`}`,
    hi: (measure, place, month) => `${place} में सामान्य ${MEASURES.hi[measure]}${month === undefined ? '' : `, ${month}`}`,
  },
  recordIn: {
    en: (kind: 'record_high' | 'record_low' | 'record_rain', place: string) =>
      `${{ record_high: 'Highest temperature', record_low: 'Lowest temperature', record_rain: 'Most rain in a day' }[kind]} on record in ${place}`,
    hi: (kind, place) =>
      `${place} में अब तक ${{ record_high: 'का सबसे ज़्यादा तापमान', record_low: 'का सबसे कम तापमान', record_rain: 'एक दिन में सबसे ज़्यादा बारिश' }[kind]}`,
  },
  kmPerHour: { en: 'km/h', hi: 'किमी/घंटा' },
  highestIn: template('Highest temperature in {place}', '{place} का अधिकतम तापमान'),
  lowestIn: template('Lowest temperature in {place}', '{place} का न्यूनतम तापमान'),
  windIn: template('Wind in {place}', '{place} में हवा की रफ़्तार'),
  humidityIn: template('Humidity in {place}', '{place} में नमी'),
  usualIn: template('Usual in {month}', '{month} में सामान्य'),
  recordOf: template('record {degrees}°, {day}', 'रिकॉर्ड {degrees}°, {day}'),
  height: template(', {metres} m above the sea', ', समुद्र तल से {metres} मीटर ऊपर'),
  away: template(', {km} km away', ', {km} किमी दूर'),
  weatherIn: template('Weather in {place}', '{place} का मौसम'),
  citySays: template('Temperature, humidity, wind and sky now in {city}, {state}.', '{city} ({state}) में अभी का तापमान, नमी, हवा और आसमान।'),
});
