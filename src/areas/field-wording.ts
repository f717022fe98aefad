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
  capital: { en: (state: string) => `Capital of ${state}`, hi: (state) => `${state} की राजधानी` },
  inSeason: {
    en: { summer: (town: string) => `In summer: ${town}`, winter: (town: string) => `In winter: ${town}` },
    hi: { summer: (town) => `गर्मियों में: ${town}`, winter: (town) => `सर्दियों में: ${town}` },
  },
  kilometres: { en: (km: string) => `${km} km`, hi: (km) => `${km} किमी` },
  straightLine: { en: 'In a straight line; by road or rail it is further', hi: 'सीधी रेखा में; सड़क या रेल से दूरी ज़्यादा है' },
  elsewhere: { en: (site: string) => `Not on record here: ${site}`, hi: (site) => `यहाँ दर्ज नहीं: ${site}` },
  notOnRecord: { en: (text: string) => `Not on record here: “${text}”`, hi: (text) => `यहाँ दर्ज नहीं: “${text}”` },
  whatCanBeAsked: { en: 'What can be asked here', hi: 'यहाँ क्या पूछ सकते हैं' },
  askLike: {
    en: 'Ask for a price, a train, a code, a place or a day: petrol pune, 12301, 411001, usd to inr, diwali 2027',
    hi: 'दाम, ट्रेन, कोड, जगह या दिन पूछिए: petrol pune, 12301, 411001, usd to inr, दिवाली 2027',
  },
  /** What has so many digits. */
  digitsOf: {
    en: { 4: 'code of goods', 5: 'train', 6: 'PIN code or code of goods', 8: 'code of goods', 9: 'MICR code' },
    hi: { 4: 'माल का कोड', 5: 'ट्रेन', 6: 'पिन कोड या माल का कोड', 8: 'माल का कोड', 9: 'MICR कोड' },
  },
  noneOfDigits: { en: (what: string) => `No ${what} of this number is on record`, hi: (what) => `इस नंबर का कोई ${what} दर्ज नहीं` },
  noSuchLength: {
    en: (digits: number) =>
      `It has ${digits} digits. A train number has 5, a PIN code 6, a code of goods 4, 6 or 8, a MICR code 9, a PNR 10`,
    hi: (digits) => `इसमें ${digits} अंक हैं। ट्रेन नंबर में 5, पिन कोड में 6, माल के कोड में 4, 6 या 8, MICR कोड में 9, PNR में 10 होते हैं`,
  },
  theDay: { en: 'Day and date', hi: 'दिन और तारीख़' },
  assumed: { en: (what: string) => `${what} (assumed)`, hi: (what) => `${what} (माना गया)` },
});
