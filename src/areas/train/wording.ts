import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

export const TRAIN = defineWording({
  nearestTo: { en: (place: string) => `Nearest station to ${place}`, hi: (place) => `${place} का नज़दीकी स्टेशन` },
  byAir: { en: 'In a straight line', hi: 'सीधी रेखा में' },
  kilometres: { en: (km: string) => `${km} km`, hi: (km) => `${km} किमी` },
  ...texts,
  inAll: {
    en: (count: string, age: string) => `${count} in all in the timetable of ${age}; find the others by station.`,
    hi: (count, age) => `${age} की समय सारणी में कुल ${count}; बाक़ी को स्टेशन से खोजिए।`,
  },
  oneTrain: { en: (number: string) => `Train ${number}`, hi: (number) => `ट्रेन ${number}` },
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
  codeOf: { en: (station: string) => `Station code of ${station}`, hi: (station) => `${station} का स्टेशन कोड` },
  ofKind: {
    en: (kind: string, place: string | undefined) => (place ? `${kind} trains of ${place}` : `${kind} trains`),
    hi: (kind, place) => (place ? `${place} की ${kind} ट्रेनें` : `${kind} ट्रेनें`),
  },
  noneNamed: { en: (name: string) => `No train on record is called “${name}”`, hi: (name) => `“${name}” नाम की कोई ट्रेन दर्ज नहीं` },
  noneOfKind: {
    en: (kind: string, from: string, to: string) => `No ${kind} from ${from} to ${to} is on record`,
    hi: (kind, from, to) => `${from} से ${to} की कोई ${kind} दर्ज नहीं`,
  },
  /** Texts of search results for a station and a train. */
  stationSays: {
    en: (count: number, state: string | undefined) => `${count} trains stop here${state ? `, ${state}` : ''}.`,
    hi: (count, state) => `यहाँ ${count} ट्रेनें रुकती हैं${state ? `, ${state}` : ''}।`,
  },
  trainSays: {
    en: (from: string, to: string, stops: number, asOf: string) => `${from} to ${to}, ${stops} stops, timetable of ${asOf}.`,
    hi: (from, to, stops, asOf) => `${from} से ${to}, ${stops} स्टेशन, समय सारणी ${asOf} की।`,
  },
  count: {
    en: (count: number) => `${count} ${count === 1 ? 'train' : 'trains'}`,
    hi: (count) => `${count} ${count === 1 ? 'ट्रेन' : 'ट्रेनें'}`,
  },
  between: { en: (from: string, to: string) => `Trains from ${from} to ${to}`, hi: (from, to) => `${from} से ${to} की ट्रेनें` },
  choices: {
    en: { first: 'the first', last: 'the last', fastest: 'the fastest', slowest: 'the slowest', next: 'the next' },
    hi: { first: 'पहली', last: 'आख़िरी', fastest: 'सबसे तेज़', slowest: 'सबसे धीमी', next: 'अगली' },
  },
  daily: { en: 'daily', hi: 'रोज़' },
  yes: { en: (why: string) => `Yes: ${why}`, hi: (why) => `हाँ: ${why}` },
  no: { en: (why: string) => `No: ${why}`, hi: (why) => `नहीं: ${why}` },
  allIndia: { en: 'all stations', hi: 'सभी स्टेशनों' },
  countOn: {
    en: (count: number) => `${count} direct ${count === 1 ? 'train' : 'trains'} that day`,
    hi: (count) => `उस दिन ${count} सीधी ${count === 1 ? 'ट्रेन' : 'ट्रेनें'}`,
  },
  countWeekly: {
    en: (count: number, daily: number, today: number) =>
      count === 0
        ? 'No direct train in the timetable on record'
        : `${count} direct ${count === 1 ? 'train' : 'trains'} in a week, ${daily} of them daily; ${today} today`,
    hi: (count, daily, today) =>
      count === 0 ? 'दर्ज समय सारणी में कोई सीधी ट्रेन नहीं' : `हफ़्ते में ${count} सीधी ट्रेनें, इनमें ${daily} रोज़; आज ${today}`,
  },
  faresElsewhere: { en: 'Fares and free seats are not on record here', hi: 'किराया और खाली सीटें यहाँ दर्ज नहीं' },
  noStopIn: {
    en: (place: string) => `No train of the timetable stops in ${place}`,
    hi: (place) => `समय सारणी की कोई ट्रेन ${place} में नहीं रुकती`,
  },
  notInTimetable: { en: 'Not in the timetable on record', hi: 'दर्ज समय सारणी में नहीं है' },
  timeAt: {
    en: (clock: string, station: string, day: number) => `${clock} at ${station}${day > 1 ? `, day ${day}` : ''}`,
    hi: (clock, station, day) => `${station} पर ${clock}${day > 1 ? `, दिन ${day}` : ''}`,
  },
  timesAt: {
    en: (arrival: string, departure: string, station: string) => `${station}: arrives ${arrival}, leaves ${departure}`,
    hi: (arrival, departure, station) => `${station}: आगमन ${arrival}, प्रस्थान ${departure}`,
  },
  platformAt: {
    en: (platform: string, station: string) => `Platform ${platform} at ${station}`,
    hi: (platform, station) => `${station} पर प्लेटफ़ॉर्म ${platform}`,
  },
  haltAt: {
    en: (minutes: number, station: string) => `${minutes} minutes at ${station}`,
    hi: (minutes, station) => `${station} पर ${minutes} मिनट`,
  },
  stopsAre: {
    en: (count: number, names: string, isMore: boolean) => `${count} stops: ${names}${isMore ? ', …' : ''}`,
    hi: (count, names, isMore) => `${count} स्टेशन: ${names}${isMore ? ', …' : ''}`,
  },
  doesNotStop: { en: (place: string) => `it does not stop in ${place}`, hi: (place) => `यह ${place} में नहीं रुकती` },
  classesAre: { en: (classes: string) => `its classes are ${classes}`, hi: (classes) => `इसमें ${classes} हैं` },
  hasPantry: { en: 'it has a pantry car', hi: 'पेंट्री कार है' },
  hasNoPantry: { en: 'it has no pantry car', hi: 'पेंट्री कार नहीं है' },
  kmPerHour: { en: (speed: number) => `${speed} km/h on average`, hi: (speed) => `औसत ${speed} किमी/घंटा` },
  faster: { en: (train: string, by: string) => `${train} is faster by ${by}`, hi: (train, by) => `${train}, ${by} कम लेती है` },
  direct: {
    en: (count: number) =>
      count === 0
        ? 'No direct train in the timetable on record'
        : `${count} direct ${count === 1 ? 'train' : 'trains'} in the timetable on record`,
    hi: (count) => (count === 0 ? 'दर्ज समय सारणी में कोई सीधी ट्रेन नहीं' : `दर्ज समय सारणी में ${count} सीधी ${count === 1 ? 'ट्रेन' : 'ट्रेनें'}`),
  },
  betweenAbout: {
    en: (ends: string, day: string, count: number) => `${ends}: ${count} direct trains on ${day}, with times, stations and running days.`,
    hi: (ends, day, count) => `${ends}: ${day} को ${count} सीधी ट्रेनें, समय, स्टेशन और चलने के दिनों के साथ।`,
  },
  onOtherDays: {
    en: (count: number) => `${count} ${count === 1 ? 'runs' : 'run'} on other days.`,
    hi: (count) => `${count} दूसरे दिनों में ${count === 1 ? 'चलती है' : 'चलती हैं'}।`,
  },
  noStation: { en: (text: string) => `No station is called ${text}.`, hi: (text) => `${text} नाम का कोई स्टेशन नहीं मिला।` },
  shareTrains: {
    en: (ends: string, day: string, train: string, departs: string) => `${ends}, ${day}: quickest is ${train} at ${departs}`,
    hi: (ends, day, train, departs) => `${ends}, ${day}: सबसे तेज़ ${train}, ${departs} बजे`,
  },
  change: {
    en: (station: string, minutes: number, duration: string) => `Change at ${station}, ${minutes} min; ${duration} in all.`,
    hi: (station, minutes, duration) => `${station} पर ट्रेन बदलें, ${minutes} मिनट रुककर; कुल ${duration}।`,
  },
  timetableOf: { en: (age: string) => `timetable of ${age}`, hi: (age) => `समय सारणी ${age} की` },
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
  runBy: { en: (railway: string) => `Run by ${railway}`, hi: (railway) => `रेलवे: ${railway}` },
  until: { en: (day: string) => `Until ${day}`, hi: (day) => `${day} तक` },
  alsoCalled: { en: (names: string) => `Also called ${names}`, hi: (names) => `दूसरे नाम: ${names}` },
  fromEngine: {
    en: (from: string) => `From the engine, as the train leaves ${from}. It may turn round on the way.`,
    hi: (from) => `इंजन से शुरू करके, जैसे ट्रेन ${from} से चलती है। रास्ते में दिशा बदल सकती है।`,
  },
  routeOf: { en: (from: string, to: string) => `Route from ${from} to ${to}`, hi: (from, to) => `${from} से ${to} का रास्ता` },
  notDrawn: {
    en: (missing: number, of: number) => `${missing} of ${of} stops are not drawn: where they stand is not known.`,
    hi: (missing, of) => `${of} में से ${missing} स्टेशन नक्शे पर नहीं हैं: उनकी जगह पता नहीं।`,
  },
  fromTo: { en: (from: string, to: string) => `${from} to ${to}`, hi: (from, to) => `${from} से ${to}` },
  platform: { en: (platform: string) => `platform ${platform}`, hi: (platform) => `प्लेटफ़ॉर्म ${platform}` },
  dayOf: { en: (day: number) => `day ${day}`, hi: (day) => `दिन ${day}` },
  arr: { en: (time: string) => `arrives ${time}`, hi: (time) => `${time} पर आगमन` },
  dep: { en: (time: string) => `leaves ${time}`, hi: (time) => `${time} पर प्रस्थान` },
  stationTitle: { en: (name: string) => `Trains at ${name}`, hi: (name) => `${name} की ट्रेनें` },
  stationAbout: {
    en: (count: string, where: string) => `${count} at ${where}: arrivals and departures by the clock.`,
    hi: (count, where) => `${where} पर ${count}: कौन सी कब आती और छूटती है।`,
  },
  near: { en: (town: string) => `Near ${town}`, hi: (town) => `${town} के पास` },
  stopHere: { en: (count: string) => `${count} stop here.`, hi: (count) => `यहाँ ${count} रुकती हैं।` },
  knownAs: { en: (names: string) => ` Also known as ${names}.`, hi: (names) => ` दूसरे नाम: ${names}।` },
  byTimetable: {
    en: (clock: string) => `By the timetable, without delays, at ${clock} in India.`,
    hi: (clock) => `समय सारणी से, देरी जोड़े बिना; भारत में अभी ${clock} बजे हैं।`,
  },
  didYouMean: { en: (names: string) => `Did you mean ${names}?`, hi: (names) => `क्या आप यह ढूँढ़ रहे हैं: ${names}?` },
});
