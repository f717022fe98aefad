import { defineWording } from '../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the frame of every page says. */
export const FRAME = defineWording({
  ...texts.frame,
  /** Between two sentences, and behind the last. */
  stop: { en: '. ', hi: '। ' },
});

/** What the home page says. */
export const HOME = defineWording({
  ...texts.home,
  atAGlance: { en: (town: string) => `${town} at a glance`, hi: (town) => `${town} एक नज़र में` },
  sunTimes: { en: (rise: string, set: string) => `Sunrise ${rise}, sunset ${set}`, hi: (rise, set) => `सूर्योदय ${rise}, सूर्यास्त ${set}` },
  allOfUs: { en: (areas: number) => `All ${areas} subjects`, hi: (areas) => `सारे ${areas} विषय` },
});

/** What is counted in an area, by the word of its manifest. */
export const COUNTED: Readonly<Record<string, string>> = texts.counted;

/** What is asked of upstreams, by the word of the manifest. */
const QUESTIONS_IN_HINDI: Readonly<Record<string, string>> = texts.questionsInHindi;

/** What the page about our own state says. */
export const STATUS = defineWording({
  ...texts.status,
  /** What is asked, by the word of the manifest. */
  question: { en: (name: string) => name, hi: (name) => QUESTIONS_IN_HINDI[name] ?? name },
  needs: { en: (settings: readonly string[]) => `needs ${settings.join(' and ')}`, hi: (settings) => `${settings.join(' और ')} चाहिए` },
  upToDate: {
    en: (fresh: number, of: number) => `${fresh} of ${of} subjects are up to date.`,
    hi: (fresh, of) => `${of} में से ${fresh} विषयों के आँकड़े ताज़ा हैं।`,
  },
  onRecord: { en: (count: string) => `${count} on record`, hi: (count) => `दर्ज: ${count}` },
});

/** What the sheets of places say. */
export const PLACES_WORDS = defineWording({
  ...texts.placesWords,
  about: {
    en: (count: number) => `${count} states, cities and towns of India, each on one sheet: fuel, gold, weather and more.`,
    hi: (count) => `भारत के ${count} राज्य और शहर, हर एक अपने पन्ने पर: पेट्रोल, सोना, मौसम और बहुत कुछ।`,
  },
  lead: {
    en: (towns: number) => `Every state and ${towns} cities and towns, each on one sheet.`,
    hi: (towns) => `हर राज्य और ${towns} शहर, हर एक का अपना पन्ना।`,
  },
  atAGlance: {
    en: (place: string, parts: readonly string[]) => `${place} at a glance: ${parts.join(', ').toLowerCase()}.`,
    hi: (place, parts) => `${place} एक नज़र में: ${parts.join(', ')}।`,
  },
  inState: { en: (place: string, state: string) => `${place}, ${state}`, hi: (place, state) => `${place}, ${state}` },
  whereIs: { en: (name: string) => `Where ${name} is in India`, hi: (name) => `भारत में ${name} कहाँ है` },
  km: { en: (km: string) => `${km} km`, hi: (km) => `${km} किमी` },
  allOf: { en: (state: string) => `All of ${state}`, hi: (state) => `पूरा ${state}` },
  townNumber: { en: (count: number) => `${count} ${count === 1 ? 'town' : 'towns'}`, hi: (count) => `${count} शहर` },
});

/** What the search page says. */
export const SEARCH_PAGE = defineWording({
  ...texts.searchPage,
  titleOf: { en: (text: string) => `${text}, search`, hi: (text) => `${text}, खोज` },
  asOf: {
    en: (day: string, source: string | undefined) => `as of ${day}${source ? `, ${source}` : ''}`,
    hi: (day, source) => `${day} की जानकारी${source ? `, स्रोत ${source}` : ''}`,
  },
  /** What stands behind the parameters `scope=site`, `fetch=1` and `limit`. */
  scopeSite: { en: 'searches this service alone', hi: 'से सिर्फ़ इसी साइट पर खोज होती है' },
  goesTo: {
    en: (engines: string) => `What you typed is then sent to ${engines}; the next is asked only where there is too little.`,
    hi: (engines) => `तब आपके लिखे शब्द ${engines} को भेजे जाते हैं; कम मिलने पर ही अगले से पूछा जाता है।`,
  },
  searchWeb: { en: (text: string) => `Search the web for “${text}”`, hi: (text) => `“${text}” को वेब पर खोजें` },
});

/** What pages say that stand for another one. */
export const STAND_INS = defineWording(texts.standIns);

/** What the parts say that show figures: ages, changes, tables, charts, lists. */
export const FIGURES = defineWording({
  ...texts.figures,
  sinceDayBefore: { en: (change: string) => `${change} since the day before`, hi: (change) => `पिछले दिन से ${change}` },
  showAll: { en: (count: number, of: string) => `Show all ${count} ${of}`, hi: (count, of) => `सभी ${count} ${of} दिखाएँ` },
  movedLittle: {
    en: (first: string, last: string, range?: readonly (string | undefined)[]) =>
      range ? `From ${first} to ${last}, between ${range[0]} and ${range[1]}.` : `${first} to ${last}: no change.`,
    hi: (first, last, range) =>
      range ? `${first} से ${last} तक, ${range[0]} और ${range[1]} के बीच।` : `${first} से ${last} तक: कोई बदलाव नहीं।`,
  },
  daysMissing: {
    en: (missing: number, of: number) => `${missing} of these ${of} days ${missing === 1 ? 'is' : 'are'} not on record.`,
    hi: (missing, of) => `इन ${of} दिनों में से ${missing} का भाव दर्ज नहीं है।`,
  },
  below: { en: (bound: string) => `below ₹${bound}`, hi: (bound) => `₹${bound} से कम` },
  andMore: { en: (bound: string) => `₹${bound} and more`, hi: (bound) => `₹${bound} या ज़्यादा` },
  toBelow: { en: (from: string, below: string) => `₹${from} to below ${below}`, hi: (from, below) => `₹${from} से ${below} तक` },
  between: { en: (count: number) => `${count} more between these`, hi: (count) => `बीच में ${count} और` },
});

/** What the form says that converts currencies and coins, and the table of days beside it. */
export const CONVERSION = defineWording(texts.conversion);
