import { defineWording } from '../../i18n/locale.ts';

/** What the pages of trains and stations say. */
export const TRAIN = defineWording({
  title: { en: 'Trains between stations, routes and PNR status', hi: 'दो स्टेशनों के बीच की ट्रेनें, रूट और पीएनआर स्टेटस' },
  heading: { en: 'Trains', hi: 'रेलगाड़ियाँ' },
  from: { en: 'From', hi: 'कहाँ से' },
  fromExample: { en: 'New Delhi or NDLS', hi: 'दिल्ली' },
  to: { en: 'To', hi: 'कहाँ तक' },
  toExample: { en: 'Howrah or HWH', hi: 'कोलकाता' },
  day: { en: 'Day', hi: 'तारीख़' },
  findTrains: { en: 'Find trains', hi: 'ट्रेनें खोजें' },
  trains: { en: 'Trains', hi: 'ट्रेनें' },
  ticket: { en: 'Status of a ticket', hi: 'पीएनआर स्टेटस' },
  pnr: { en: 'PNR', hi: 'पीएनआर' },
  tenDigits: { en: '10 digits', hi: '10 अंक' },
  ask: { en: 'Ask', hi: 'देखें' },
  nowhereKept: {
    en: 'The number goes to the service that answers, and is kept and logged nowhere here.',
    hi: 'यह नंबर जवाब देने वाली सेवा को जाता है; यहाँ न रखा जाता है, न कहीं लिखा जाता है।',
  },
  needsScripts: { en: 'This needs scripts.', hi: 'इसके लिए JavaScript चालू होना चाहिए।' },
  noAccess: {
    en: 'Tickets cannot be looked up here; the railways tell the status of a PNR themselves.',
    hi: 'टिकट की जानकारी यहाँ नहीं मिल सकती; पीएनआर स्टेटस रेलवे ख़ुद बताता है।',
  },
  passengers: { en: 'Passengers', hi: 'यात्री' },
  passenger: { en: 'Passenger', hi: 'यात्री' },
  whenBooked: { en: 'When booked', hi: 'बुकिंग के समय' },
  now: { en: 'Now', hi: 'अभी' },
  coach: { en: 'Coach', hi: 'कोच' },
  berth: { en: 'Berth', hi: 'बर्थ' },
  busiest: { en: 'Stations with the most trains', hi: 'सबसे ज़्यादा ट्रेनों वाले स्टेशन' },
  noTimetable: { en: 'The timetable is not available at the moment.', hi: 'समय सारणी अभी उपलब्ध नहीं है।' },
  wellKnown: { en: 'Well-known trains', hi: 'जानी-मानी ट्रेनें' },
  inAll: {
    en: (count: string, age: string) => `${count} in all in the timetable of ${age}; find the others by station.`,
    hi: (count, age) => `${age} की समय सारणी में कुल ${count}; बाक़ी को स्टेशन से खोजिए।`,
  },
  fromRecord: {
    en: 'answers from the timetable on record and asks nobody.',
    hi: 'से जवाब दर्ज समय सारणी से मिलता है, किसी और से नहीं पूछा जाता।',
  },
  warning: {
    en: 'Times are of the day that is named beside each train. Check before you travel.',
    hi: 'समय उस दिन के हैं जो हर ट्रेन के साथ लिखा है। यात्रा से पहले जाँच लीजिए।',
  },
  oneTrain: { en: (number: string) => `Train ${number}`, hi: (number) => `ट्रेन ${number}` },
  notListed: { en: 'Not in the timetable on record.', hi: 'दर्ज समय सारणी में नहीं है।' },
  noLongerListed: {
    en: (name: string, age: string) => `No longer in the timetable. In that of ${age} it was ${name}.`,
    hi: (name, age) => `अब समय सारणी में नहीं है। ${age} की समय सारणी में यह ${name} थी।`,
  },
  rideSays: {
    en: (duration: string, warning: string) => `${duration}. ${warning}`,
    hi: (duration, warning) => `${duration}। ${warning}`,
  },
  andOfName: {
    en: (more: number, detail: string) => `And ${more} more of this name. ${detail}`,
    hi: (more, detail) => `इस नाम की ${more} और ट्रेनें हैं। ${detail}`,
  },
  trainsAt: { en: (station: string) => `Trains at ${station}`, hi: (station) => `${station} की ट्रेनें` },
  /** What the search says of a station and of a train. */
  stationSays: {
    en: (count: number, state: string | undefined) => `${count} trains stop here${state ? `, ${state}` : ''}.`,
    hi: (count, state) => `यहाँ ${count} ट्रेनें रुकती हैं${state ? `, ${state}` : ''}।`,
  },
  trainSays: {
    en: (from: string, to: string, stops: number, asOf: string) => `${from} to ${to}, ${stops} stops, timetable of ${asOf}.`,
    hi: (from, to, stops, asOf) => `${from} से ${to}, ${stops} स्टेशन, समय सारणी ${asOf} की।`,
  },
  count: { en: (count: number) => `${count} trains`, hi: (count) => `${count} ट्रेनें` },
  atStationAbout: {
    en: 'Arrivals and departures by the timetable on record.',
    hi: 'दर्ज समय सारणी से, कौन सी ट्रेन कब आती और छूटती है।',
  },
  doesNotRun: { en: 'Does not run on this day', hi: 'इस दिन नहीं चलती' },
  between: { en: (from: string, to: string) => `Trains from ${from} to ${to}`, hi: (from, to) => `${from} से ${to} की ट्रेनें` },
  direct: {
    en: (count: number) =>
      count === 0
        ? 'No direct train in the timetable on record'
        : `${count} direct ${count === 1 ? 'train' : 'trains'} in the timetable on record`,
    hi: (count) => (count === 0 ? 'दर्ज समय सारणी में कोई सीधी ट्रेन नहीं' : `दर्ज समय सारणी में ${count} सीधी ${count === 1 ? 'ट्रेन' : 'ट्रेनें'}`),
  },
  crumb: { en: 'Trains', hi: 'रेलगाड़ियाँ' },
  trainAbout: {
    en: (from: string, to: string, stops: number, asOf: string) =>
      `${from} to ${to}: ${stops} stops with times, route and running days. Timetable of ${asOf}.`,
    hi: (from, to, stops, asOf) => `${from} से ${to}: ${stops} स्टेशन, समय, रूट और चलने के दिन। समय सारणी ${asOf} की।`,
  },
  daysLater: {
    en: (nights: number) => (nights === 0 ? '' : nights === 1 ? ', the next day' : `, ${nights} days later`),
    hi: (nights) => (nights === 0 ? '' : nights === 1 ? ', अगले दिन' : `, ${nights} दिन बाद`),
  },
  km: { en: (km: string) => `${km} km`, hi: (km) => `${km} किमी` },
  classes: { en: 'Classes', hi: 'दर्जे' },
  withPantry: { en: 'With a pantry car', hi: 'रसोई यान के साथ' },
  runBy: { en: (railway: string) => `Run by ${railway}`, hi: (railway) => `रेलवे: ${railway}` },
  until: { en: (day: string) => `Until ${day}`, hi: (day) => `${day} तक` },
  alsoCalled: { en: (names: string) => `Also called ${names}`, hi: (names) => `दूसरे नाम: ${names}` },
  whereNow: { en: 'Where it is now', hi: 'अभी कहाँ है' },
  onlyWhenPressed: { en: 'Asked only when you press.', hi: 'बटन दबाने पर ही पूछा जाता है।' },
  coaches: { en: 'Coaches', hi: 'डिब्बे' },
  fromEngine: {
    en: (from: string) => `From the engine, as the train leaves ${from}. It may turn round on the way.`,
    hi: (from) => `इंजन से शुरू करके, जैसे ट्रेन ${from} से चलती है। रास्ते में दिशा बदल सकती है।`,
  },
  rake: {
    en: (from: string) => `Coaches from the engine, leaving ${from}`,
    hi: (from) => `${from} से चलते समय इंजन से डिब्बों का क्रम`,
  },
  engine: { en: 'Engine', hi: 'इंजन' },
  route: { en: 'Route', hi: 'रास्ता' },
  routeOf: { en: (from: string, to: string) => `Route from ${from} to ${to}`, hi: (from, to) => `${from} से ${to} का रास्ता` },
  notDrawn: {
    en: (missing: number, of: number) => `${missing} of ${of} stops are not drawn: where they stand is not known.`,
    hi: (missing, of) => `${of} में से ${missing} स्टेशन नक्शे पर नहीं हैं: उनकी जगह पता नहीं।`,
  },
  findStation: { en: 'Find a station', hi: 'स्टेशन खोजें' },
  fromTo: { en: (from: string, to: string) => `${from} to ${to}`, hi: (from, to) => `${from} से ${to}` },
  stops: { en: 'Stops', hi: 'स्टेशन' },
  platform: { en: (platform: string) => `platform ${platform}`, hi: (platform) => `प्लेटफ़ॉर्म ${platform}` },
  dayOf: { en: (day: number) => `day ${day}`, hi: (day) => `दिन ${day}` },
  arr: { en: (time: string) => `arrives ${time}`, hi: (time) => `${time} पर आगमन` },
  dep: { en: (time: string) => `leaves ${time}`, hi: (time) => `${time} पर प्रस्थान` },
  routeAsData: { en: 'The route as data', hi: 'रूट का डेटा' },
  stationTitle: { en: (name: string) => `Trains at ${name}`, hi: (name) => `${name} की ट्रेनें` },
  stationAbout: {
    en: (count: string, where: string) => `${count} at ${where}: arrivals and departures by the clock.`,
    hi: (count, where) => `${where} पर ${count}: कौन सी कब आती और छूटती है।`,
  },
  near: { en: (town: string) => `Near ${town}`, hi: (town) => `${town} के पास` },
  stopHere: { en: (count: string) => `${count} stop here.`, hi: (count) => `यहाँ ${count} रुकती हैं।` },
  knownAs: { en: (names: string) => ` Also known as ${names}.`, hi: (names) => ` दूसरे नाम: ${names}।` },
  board: { en: 'Arrivals and departures', hi: 'आने और छूटने का समय' },
  findTrain: { en: 'Find a train or where it goes', hi: 'ट्रेन या उसका स्टेशन खोजें' },
  nextHours: { en: 'Next three hours', hi: 'अगले तीन घंटे' },
  byTimetable: {
    en: (clock: string) => `By the timetable, without delays, at ${clock} in India.`,
    hi: (clock) => `समय सारणी से, देरी जोड़े बिना; भारत में अभी ${clock} बजे हैं।`,
  },
  localTrain: { en: 'Local train', hi: 'लोकल ट्रेन' },
  localAbout: { en: 'A local train: stops, times and platforms.', hi: 'लोकल ट्रेन: स्टेशन, समय और प्लेटफ़ॉर्म।' },
  station: { en: 'Station', hi: 'स्टेशन' },
  anyStationAbout: { en: 'A station: its trains by the clock.', hi: 'स्टेशन: उसकी ट्रेनें, समय के हिसाब से।' },
  didYouMean: { en: (names: string) => `Did you mean ${names}?`, hi: (names) => `क्या आप यह ढूँढ़ रहे हैं: ${names}?` },
  enquiry: { en: 'Official enquiry', hi: 'रेलवे पूछताछ' },
});
