import { defineWording } from '../../i18n/locale.ts';

/** What the page of the weather says. */
export const WEATHER = defineWording({
  title: { en: 'Weather now in Indian cities', hi: 'भारत के शहरों में अभी का मौसम' },
  lead: {
    en: 'Twelve cities now, and any other town by its name or by where you are.',
    hi: 'बारह बड़े शहरों का अभी का मौसम, और किसी भी दूसरे शहर का नाम से या जहाँ आप हैं वहाँ का।',
  },
  cities: { en: 'Cities', hi: 'शहर' },
  city: { en: 'City', hi: 'शहर' },
  indianTime: { en: 'Times are Indian time.', hi: 'समय भारतीय समय है।' },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  table: { en: 'Weather now in twelve cities', hi: 'बारह शहरों में अभी का मौसम' },
  now: { en: 'Now', hi: 'अभी' },
  sky: { en: 'Sky', hi: 'आसमान' },
  humidity: { en: 'Humidity', hi: 'नमी' },
  wind: { en: 'Wind, km/h', hi: 'हवा, किमी/घंटा' },
  at: { en: 'At', hi: 'समय' },
  credit: {
    en: 'Weather data by Open-Meteo, MET Norway or wttr.in; each reading names its own.',
    hi: 'मौसम का डेटा Open-Meteo, MET Norway या wttr.in से; हर जवाब में उसका अपना स्रोत लिखा है।',
  },
  notNow: { en: 'Nobody can tell the weather now. Try again in a minute.', hi: 'मौसम अभी पता नहीं चल सका। एक मिनट बाद फिर कोशिश कीजिए।' },
  comingDays: { en: 'The next days', hi: 'आने वाले दिन' },
  rain: { en: 'rain', hi: 'बारिश' },
  anyTown: { en: 'Any town', hi: 'कोई भी शहर' },
  town: { en: 'City or town', hi: 'शहर या क़स्बा' },
  townExample: { en: 'Gangtok', hi: 'गंगटोक' },
  show: { en: 'Show', hi: 'दिखाएँ' },
  whereIAm: { en: 'Where I am', hi: 'जहाँ मैं हूँ' },
  weather: { en: 'Weather', hi: 'मौसम' },
  weatherIn: { en: (place: string) => `Weather in ${place}`, hi: (place) => `${place} का मौसम` },
  askedOnPage: {
    en: 'Now and in the next seven days, asked when its page opens.',
    hi: 'अभी का और अगले सात दिनों का; पन्ना खुलने पर पूछा जाता है।',
  },
  citySays: {
    en: (city: string, state: string) => `Temperature, humidity, wind and sky now in ${city}, ${state}.`,
    hi: (city, state) => `${city} (${state}) में अभी का तापमान, नमी, हवा और आसमान।`,
  },
  asData: { en: 'The twelve cities as data', hi: 'बारहों शहरों का डेटा' },
});
