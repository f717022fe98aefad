import { defineWording, template } from '../i18n/locale.ts';
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
  atAGlance: template('{town} at a glance', '{town} एक नज़र में'),
  sunTimes: template('Sunrise {rise}, sunset {set}', 'सूर्योदय {rise}, सूर्यास्त {set}'),
  allOfUs: template('All {areas} subjects', 'सभी {areas} विषय'),
});

/** What is asked of upstreams, by the word of the manifest. */
const QUESTIONS_IN_HINDI: Readonly<Record<string, string>> = texts.questionsInHindi;

/** What the page about our own state says. */
export const STATUS = defineWording({
  ...texts.status,
  /** What is asked, by the word of the manifest. */
  question: { en: (name: string) => name, hi: (name) => QUESTIONS_IN_HINDI[name] ?? name },
  needs: { en: (settings: readonly string[]) => `needs ${settings.join(' and ')}`, hi: (settings) => `${settings.join(' और ')} चाहिए` },
  ofAll: template('{fresh} of {of}', '{of} में से {fresh}'),
  onRecord: template('{count} on record', 'दर्ज: {count}'),
});

/** What the sheets of places say. */
export const PLACES_WORDS = defineWording({
  ...texts.placesWords,
  about: template(
    '{count} states, cities and towns of India, each on one sheet: fuel, gold, weather and more.',
    'भारत के {count} राज्य और शहर, हर एक अपने पेज पर: पेट्रोल, सोना, मौसम और बहुत कुछ।',
  ),
  lead: template('Every state and {towns} cities and towns, each on one sheet.', 'हर राज्य और {towns} शहर, हर एक का अपना पेज।'),
  atAGlance: {
    // `Fuel prices` within a sentence; `PIN codes` stay.
    en: (place: string, parts: readonly string[]) =>
      `${place} at a glance: ${parts.map((part) => (/^\p{Lu}{2}/u.test(part) ? part : part.toLowerCase())).join(', ')}.`,
    hi: (place, parts) => `${place} एक नज़र में: ${parts.join(', ')}।`,
  },
  inState: template('{place}, {state}', '{place}, {state}'),
  whereIs: template('Where {name} is in India', 'भारत में {name} कहाँ है'),
  km: template('{km} km', '{km} किमी'),
  allOf: template('All of {state}', '{state} का पेज'),
  townNumber: { en: (count: number) => `${count} ${count === 1 ? 'town' : 'towns'}`, hi: (count) => `${count} शहर` },
});

/** What the search page says. */
export const SEARCH_PAGE = defineWording({
  ...texts.searchPage,
  titleOf: template('{text}, search', '{text}, खोज'),
  asOf: {
    en: (day: string, source: string | undefined) => `as of ${day}${source ? `, ${source}` : ''}`,
    hi: (day, source) => `${day} की जानकारी${source ? `, स्रोत ${source}` : ''}`,
  },
  notUsed: template('Not used: {words}', 'इस्तेमाल नहीं हुआ: {words}'),
  /** What stands behind the parameters `scope=site`, `fetch=1` and `limit`. */
  scopeSite: { en: 'searches this service alone', hi: 'से सिर्फ़ इसी साइट पर खोज होती है' },
  goesTo: template(
    'What you typed is then sent to {engines}; the next is asked only where there is too little.',
    'बटन दबाने पर आपके लिखे शब्द {engines} को भेजे जाते हैं; नतीजे कम हों तभी अगली सेवा से पूछा जाता है।',
  ),
  searchWeb: template('Search the web for “{text}”', '“{text}” को वेब पर खोजें'),
});

/** What pages say that stand for another one. */
export const STAND_INS = defineWording(texts.standIns);

/** What the parts say that show figures: ages, changes, tables, charts, lists. */
export const FIGURES = defineWording({
  ...texts.figures,
  sinceDayBefore: template('{change} since the day before', 'पिछले दिन से {change}'),
  showAll: template('Show all {count} {of}', 'सभी {count} {of} दिखाएँ'),
  movedLittle: {
    /** `range` is empty where the ends are the least and the most, and undefined where nothing changed. */
    en: (first: string, last: string, range?: readonly string[]) =>
      range ? `From ${first} to ${last}${range.length > 0 ? `, between ${range.join(' and ')}` : ''}.` : `${first} to ${last}: no change.`,
    hi: (first, last, range) =>
      range ? `${first} से ${last} तक${range.length > 0 ? `, ${range.join(' और ')} के बीच` : ''}।` : `${first} से ${last} तक: कोई बदलाव नहीं।`,
  },
  daysMissing: {
    en: (missing: number, of: number) => `${missing} of these ${of} days ${missing === 1 ? 'is' : 'are'} not on record.`,
    hi: (missing, of) => `इन ${of} दिनों में से ${missing} के आँकड़े दर्ज नहीं हैं।`,
  },
  below: template('below ₹{bound}', '₹{bound} से कम'),
  andMore: template('₹{bound} and more', '₹{bound} या ज़्यादा'),
  toBelow: template('₹{from} to below {below}', '₹{from} से {below} तक'),
  between: template('{count} more between these', 'बीच में {count} और'),
});

/** What the form says that converts currencies and coins, and the table of days beside it. */
export const CONVERSION = defineWording(texts.conversion);
