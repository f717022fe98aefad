import { defineWording } from '../../i18n/locale.ts';

/** What the page of the trains says; single trains and stations have theirs in English. */
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
  train: { en: 'Train', hi: 'ट्रेन' },
  leaves: { en: 'Leaves', hi: 'छूटती है' },
  arrives: { en: 'Arrives', hi: 'पहुँचती है' },
  takes: { en: 'Takes', hi: 'समय' },
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
    en: 'This server has no access to tickets; the railways tell the status of a PNR themselves.',
    hi: 'यह सर्वर टिकट की जानकारी नहीं ले सकता; पीएनआर स्टेटस रेलवे ख़ुद बताता है।',
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
  enquiry: { en: 'Official enquiry', hi: 'रेलवे पूछताछ' },
});
