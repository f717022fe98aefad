import { defineWording } from '../i18n/locale.ts';

/** What the frame of every page says. */
export const FRAME = defineWording({
  skip: { en: 'Skip to content', hi: 'सीधे पन्ने पर जाएँ' },
  card: {
    en: 'Jaankari, Unified Data Service for India, beside a map of its states',
    hi: 'जानकारी, और साथ में भारत के राज्यों का नक्शा',
  },
  theme: { en: 'Dark or light', hi: 'गहरा या हल्का रंग' },
  menu: { en: 'Menu', hi: 'मेन्यू' },
  allAreas: { en: 'All areas', hi: 'सारे विषय' },
  places: { en: 'Places: every state and town on one sheet', hi: 'जगहें: हर राज्य और शहर एक पन्ने पर' },
  programmers: { en: 'For programmers', hi: 'प्रोग्रामरों के लिए' },
  downloads: { en: 'Data to download', hi: 'डाउनलोड के लिए डेटा' },
  status: { en: 'Status', hi: 'स्थिति' },
  catalogue: { en: 'Catalogue as JSON', hi: 'पूरी सूची, JSON में' },
  sourcesAndLicences: { en: 'Sources and licences', hi: 'स्रोत और लाइसेंस' },
  sources: { en: 'Sources', hi: 'स्रोत' },
  licences: { en: 'Licences', hi: 'लाइसेंस' },
  youAreHere: { en: 'You are here', hi: 'आप यहाँ हैं' },
  home: { en: 'Jaankari', hi: 'जानकारी' },
  askLabel: { en: 'Ask for a price, a place, a code or a page', hi: 'कोई दाम, जगह, कोड या पन्ना पूछिए' },
  askExample: { en: 'petrol pune, 500 usd, 8 g gold, a GSTIN', hi: 'पेट्रोल पुणे, 500 usd, सोना मुंबई, GSTIN' },
  search: { en: 'Search', hi: 'खोजें' },
  copy: { en: 'Copy', hi: 'कॉपी' },
  share: { en: 'Share', hi: 'भेजें' },
  print: { en: 'Print', hi: 'छापें' },
  officialSite: { en: 'Official site', hi: 'आधिकारिक साइट' },
  asData: { en: 'This page as data', hi: 'इस पन्ने का डेटा' },
  feed: { en: 'What changes here, as a feed:', hi: 'यहाँ के बदलाव, फ़ीड के रूप में:' },
  noKey: { en: 'No key is needed, and any web page may ask for it.', hi: 'कोई key नहीं चाहिए, कोई भी वेब पेज इसे माँग सकता है।' },
  reference: { en: 'Reference', hi: 'पूरा ब्योरा' },
  /** Between two sentences, and behind the last. */
  stop: { en: '. ', hi: '। ' },
  end: { en: '.', hi: '।' },
});

/** What the home page says. */
export const HOME = defineWording({
  title: { en: 'Jaankari, Unified Data Service for India', hi: 'जानकारी: भारत के दाम और आँकड़े, एक जगह' },
  about: {
    en: 'Petrol and gold prices, exchange rates, government schemes, trains, tax codes and more of India, each with its age and its source. No account, no key.',
    hi: 'पेट्रोल और सोने के दाम, डॉलर का भाव, सरकारी योजनाएँ, रेल, GST कोड और बहुत कुछ; हर आँकड़े के साथ उसकी तारीख़ और स्रोत। न खाता चाहिए, न key।',
  },
  subtitle: { en: 'Unified Data Service for India', hi: 'भारत के दाम और आँकड़े, एक जगह' },
  lead: {
    en: 'Public facts and prices, each with its age and its source.',
    hi: 'सबके काम के दाम और आँकड़े; हर एक के साथ लिखा है कि कब का है और कहाँ से आया।',
  },
  search: { en: 'Search', hi: 'खोज' },
  ownBoard: { en: 'Your board', hi: 'आपका बोर्ड' },
  todayIn: { en: (town: string) => `Today in ${town}`, hi: (town) => `आज, ${town}` },
  today: { en: 'Tithi', hi: 'तिथि' },
  sunTimes: { en: (rise: string, set: string) => `Sun ${rise} to ${set}`, hi: (rise, set) => `सूर्य ${rise} से ${set} तक` },
  nextHoliday: { en: 'Next holiday', hi: 'अगली छुट्टी' },
  yourTown: { en: 'Your town', hi: 'आपका शहर' },
  setTown: { en: 'Show', hi: 'दिखाएँ' },
  morePrices: { en: 'More prices', hi: 'और दाम' },
  allOfUs: { en: (areas: number) => `All ${areas} subjects`, hi: (areas) => `सारे ${areas} विषय` },
  contents: { en: 'Contents', hi: 'क्या-क्या है' },
  makeOwn: { en: 'Make this board yours', hi: 'इस बोर्ड को अपना बनाइए' },
  none: { en: 'none', hi: 'कुछ नहीं' },
  pin: { en: 'Pin', hi: 'लगाएँ' },
  shareBoard: { en: 'Share this board', hi: 'यह बोर्ड भेजें' },
  usualBoard: { en: 'Back to the usual board', hi: 'पहले वाला बोर्ड लाएँ' },
  kept: {
    en: 'It is kept in this browser and in the address of the page; there is no account.',
    hi: 'यह इसी ब्राउज़र में और पन्ने के पते में रहता है; कोई खाता नहीं बनता।',
  },
  notAvailable: { en: 'not available at the moment', hi: 'अभी उपलब्ध नहीं' },
  noKey: { en: 'No key is needed, and any web page may ask.', hi: 'कोई key नहीं चाहिए, कोई भी वेब पेज माँग सकता है।' },
  ways: {
    en: '[/index.json] lists every address and file; the [reference] says what each gives.',
    hi: '[/index.json] में हर पता और फ़ाइल है; कौन क्या देता है, यह [पूरे ब्योरे] में लिखा है।',
  },
});

/** What is counted in an area, by the word of its manifest. */
export const COUNTED: Readonly<Record<string, string>> = {
  prices: 'दाम',
  currencies: 'मुद्राएँ',
  assets: 'क्रिप्टो',
  rates: 'दरें',
  codes: 'कोड',
  branches: 'शाखाएँ',
  'PIN codes': 'पिन कोड',
  databases: 'डेटाबेस',
  products: 'बोतलें',
  schemes: 'योजनाएँ',
  trains: 'गाड़ियाँ',
  offices: 'दफ़्तर',
  endings: 'एक्सटेंशन',
};

/** What is asked of upstreams, by the word of the manifest. */
const QUESTIONS_IN_HINDI: Readonly<Record<string, string>> = {
  air: 'हवा',
  live: 'अभी का दाम',
  taxpayer: 'करदाता',
  filings: 'रिटर्न',
  branch: 'शाखा',
  web: 'वेब',
  ticket: 'टिकट',
  trains: 'ट्रेनें',
  registration: 'पंजीकरण',
  weather: 'मौसम',
};

/** What the page about our own state says. */
export const STATUS = defineWording({
  title: { en: 'Status', hi: 'स्थिति' },
  about: {
    en: 'Which figures are fresh, which are old and why, and how each source was last read.',
    hi: 'कौन से आँकड़े ताज़ा हैं, कौन से पुराने और क्यों, और हर स्रोत से पिछली बार क्या मिला।',
  },
  builtOn: { en: 'These pages were built on', hi: 'ये पन्ने बने:' },
  asked: { en: 'Asked while you wait', hi: 'उसी समय पूछा जाता है' },
  askedAbout: {
    en: 'Who may be asked, in this order; whether they answer is found out by asking.',
    hi: 'किनसे पूछा जा सकता है, इसी क्रम में; वे जवाब देते हैं या नहीं, यह पूछने पर ही पता चलता है।',
  },
  /** What is asked, by the word of the manifest. */
  question: { en: (name: string) => name, hi: (name) => QUESTIONS_IN_HINDI[name] ?? name },
  needs: { en: (settings: readonly string[]) => `needs ${settings.join(' and ')}`, hi: (settings) => `${settings.join(' और ')} चाहिए` },
  agesAsData: { en: 'Ages of all areas as data', hi: 'सभी विषयों की ताज़गी, डेटा में' },
  upToDate: {
    en: (fresh: number, of: number) => `${fresh} of ${of} subjects are up to date.`,
    hi: (fresh, of) => `${of} में से ${fresh} विषयों के आँकड़े ताज़ा हैं।`,
  },
  subject: { en: 'Subject', hi: 'विषय' },
  newest: { en: 'Newest figures', hi: 'सबसे नए आँकड़े' },
  whyNot: { en: 'Its sources could not be read', hi: 'स्रोतों से पढ़ा नहीं जा सका' },
  whyNothing: { en: 'Its sources had nothing newer', hi: 'स्रोतों में इससे नया कुछ नहीं था' },
  log: { en: 'How the last readings went', hi: 'पिछली बार क्या हुआ' },
  onRecord: { en: (count: string) => `${count} on record`, hi: (count) => `दर्ज: ${count}` },
  notAvailable: { en: 'Not available: the snapshot is missing or damaged.', hi: 'उपलब्ध नहीं: डेटा फ़ाइल नहीं मिली या ख़राब है।' },
  lastCrawl: { en: 'Last crawl', hi: 'पिछली बार लिया' },
  unreadable: { en: 'its report cannot be read', hi: 'इसकी रिपोर्ट पढ़ी नहीं जा सकी' },
  noneYet: { en: 'none yet', hi: 'अभी तक नहीं' },
  changed: { en: 'new figures', hi: 'नए आँकड़े मिले' },
  unchanged: { en: 'nothing new', hi: 'कुछ नया नहीं' },
  starter: {
    en: 'no source gave anything; begun with dated figures',
    hi: 'किसी स्रोत से कुछ नहीं मिला; पुरानी तारीख़ के आँकड़ों से शुरू किया',
  },
  failed: { en: 'failed', hi: 'नहीं हो सका' },
  lastFailure: { en: 'Last failure', hi: 'पिछली नाकामी' },
  schedule: { en: 'Schedule', hi: 'समय' },
});

/** What the sheets of places say. */
export const PLACES_WORDS = defineWording({
  title: { en: 'Places', hi: 'जगहें' },
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
  india: { en: 'India', hi: 'भारत' },
  near: { en: 'Near by', hi: 'आसपास' },
  onMap: { en: 'On the map', hi: 'नक़्शे पर' },
  whereIs: { en: (name: string) => `Where ${name} is in India`, hi: (name) => `भारत में ${name} कहाँ है` },
  km: { en: (km: string) => `${km} km`, hi: (km) => `${km} किमी` },
  find: { en: 'Find a city, a town or a state', hi: 'शहर, क़स्बा या राज्य खोजें' },
  allOf: { en: (state: string) => `All of ${state}`, hi: (state) => `पूरा ${state}` },
  townNumber: { en: (count: number) => `${count} ${count === 1 ? 'town' : 'towns'}`, hi: (count) => `${count} शहर` },
  towns: { en: 'Cities and towns', hi: 'शहर और क़स्बे' },
  coordinates: { en: 'Coordinates: GeoNames (CC BY 4.0).', hi: 'निर्देशांक: GeoNames (CC BY 4.0)।' },
  withScripts: { en: 'on a page of its own', hi: 'अपने पन्ने पर' },
});

/** What the search page says. */
export const SEARCH_PAGE = defineWording({
  title: { en: 'Search', hi: 'खोज' },
  titleOf: { en: (text: string) => `${text}, search`, hi: (text) => `${text}, खोज` },
  what: { en: 'What to search for', hi: 'क्या खोजना है' },
  here: { en: 'In this service', hi: 'इस साइट पर' },
  none: { en: 'Nothing here has these words.', hi: 'इन शब्दों से यहाँ कुछ नहीं मिला।' },
  asOf: {
    en: (day: string, source: string | undefined) => `as of ${day}${source ? `, ${source}` : ''}`,
    hi: (day, source) => `${day} की जानकारी${source ? `, स्रोत ${source}` : ''}`,
  },
  /** What stands behind the parameters `scope=site`, `fetch=1` and `limit`. */
  scopeSite: { en: 'searches this service alone', hi: 'से सिर्फ़ इसी साइट पर खोज होती है' },
  fetchOne: { en: 'adds the text of the first three pages', hi: 'से पहले तीन पन्नों का लेख भी आता है' },
  limits: { en: 'is 1 to 20.', hi: '1 से 20 तक हो सकता है।' },
  web: { en: 'On the web', hi: 'वेब पर' },
  searchWeb: { en: (text: string) => `Search the web for “${text}”`, hi: (text) => `“${text}” को वेब पर खोजें` },
});

/** What pages say that stand for another one. */
export const STAND_INS = defineWording({
  notFoundTitle: { en: 'Not found', hi: 'पन्ना नहीं मिला' },
  notFoundAbout: { en: 'There is no page at this address.', hi: 'इस पते पर कोई पन्ना नहीं है।' },
  notFound: { en: 'There is no page here', hi: 'यहाँ कोई पन्ना नहीं है' },
  notFoundWhy: { en: 'The address may be misspelt, or the page has gone.', hi: 'हो सकता है पता ग़लत लिखा हो, या पन्ना अब न हो।' },
  whatThereIs: { en: 'What there is', hi: 'यहाँ क्या-क्या है' },
  offline: { en: 'No connection', hi: 'इंटरनेट नहीं है' },
  offlineAbout: { en: 'What can be read without a connection.', hi: 'बिना इंटरनेट के क्या पढ़ा जा सकता है।' },
  offlineWhy: {
    en: 'This page has not been opened in this browser before, so it is not kept here.',
    hi: 'यह पन्ना इस ब्राउज़र में पहले नहीं खोला गया, इसलिए यहाँ रखा नहीं है।',
  },
  seen: { en: 'What you have seen', hi: 'जो आप देख चुके हैं' },
});

/** What the parts say that show figures: ages, changes, tables, charts, lists. */
export const FIGURES = defineWording({
  notToday: { en: 'Not today’s price.', hi: 'आज का दाम नहीं।' },
  theseAreNotToday: { en: 'These are not today’s prices.', hi: 'ये आज के दाम नहीं हैं।' },
  /** `Petrol in Pune ₹111.21 a litre, 7 Jun 2026`: how an answer is passed on. */
  priceIn: {
    en: (what: string, place: string, price: string, unit: string, day: string) => `${what} in ${place} ${price} ${unit}, ${day}`,
    hi: (what, place, price, unit, day) => `${place} में ${what} ${price} ${unit}, ${day}`,
  },
  noDayBefore: { en: 'no day before on record', hi: 'पिछले दिन का दाम दर्ज नहीं' },
  unchanged: { en: 'unchanged', hi: 'कोई बदलाव नहीं' },
  sinceDayBefore: { en: (change: string) => `${change} since the day before`, hi: (change) => `पिछले दिन से ${change}` },
  showAll: { en: (count: number, of: string) => `Show all ${count} ${of}`, hi: (count, of) => `सभी ${count} ${of} दिखाएँ` },
  noneFound: { en: 'Nothing by that name.', hi: 'इस नाम से कुछ नहीं मिला।' },
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
  and: { en: 'and', hi: 'और' },
  allAlike: { en: 'all alike', hi: 'सब बराबर' },
  below: { en: (bound: string) => `below ₹${bound}`, hi: (bound) => `₹${bound} से कम` },
  andMore: { en: (bound: string) => `₹${bound} and more`, hi: (bound) => `₹${bound} या ज़्यादा` },
  toBelow: { en: (from: string, below: string) => `₹${from} to below ${below}`, hi: (from, below) => `₹${from} से ${below} तक` },
  between: { en: (count: number) => `${count} more between these`, hi: (count) => `बीच में ${count} और` },
});
