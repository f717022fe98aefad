import { defineWording } from '../i18n/locale.ts';

/** What the one field says of its answers, and where it has none. */
export const FIELD = defineWording({
  nothingFor: {
    en: (area: string, what: string) => `${area}: nothing on record for ${what}`,
    hi: (area, what) => `${area}: ${what} के लिए यहाँ कुछ दर्ज नहीं`,
  },
  notUnderstood: {
    en: (area: string, what: string) => `${area}: “${what}” is not understood`,
    hi: (area, what) => `${area}: “${what}” समझ में नहीं आया`,
  },
  nearest: { en: (title: string) => `Nearest on record: ${title}`, hi: (title) => `सबसे पास दर्ज: ${title}` },
  stop: { en: '. ', hi: '। ' },
  notYetKnown: { en: (day: string) => `Nobody knows the price of ${day} yet`, hi: (day) => `${day} का दाम अभी कोई नहीं जानता` },
  recordGoes: { en: (from: string, to: string) => `On record from ${from} to ${to}`, hi: (from, to) => `${from} से ${to} तक दर्ज है` },
  noneOn: { en: (day: string) => `No price of ${day} is on record`, hi: (day) => `${day} का कोई दाम दर्ज नहीं` },
  distance: { en: (from: string, to: string) => `${from} to ${to}`, hi: (from, to) => `${from} से ${to}` },
  kilometres: { en: (km: string) => `${km} km`, hi: (km) => `${km} किमी` },
  straightLine: { en: 'In a straight line; by road or rail it is further', hi: 'सीधी रेखा में; सड़क या रेल से दूरी ज़्यादा है' },
  elsewhere: { en: (site: string) => `Not on record here: ${site}`, hi: (site) => `यहाँ दर्ज नहीं: ${site}` },
  theDay: { en: 'Day and date', hi: 'दिन और तारीख़' },
  assumed: { en: (what: string) => `${what} (assumed)`, hi: (what) => `${what} (माना गया)` },
});
