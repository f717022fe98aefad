import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of the weather says. */
export const WEATHER = defineWording({
  ...texts,
  weatherIn: { en: (place: string) => `Weather in ${place}`, hi: (place) => `${place} का मौसम` },
  citySays: {
    en: (city: string, state: string) => `Temperature, humidity, wind and sky now in ${city}, ${state}.`,
    hi: (city, state) => `${city} (${state}) में अभी का तापमान, नमी, हवा और आसमान।`,
  },
});
