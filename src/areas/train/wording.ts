import { formatCount, groupDigits } from '../../i18n/format.ts';
import { countInHindi, hindiNoun } from '../../i18n/hindi-nouns.ts';
import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

export const TRAIN = defineWording({
  nearestTo: template('Nearest station to {place}', '{place} का नज़दीकी स्टेशन'),
  byAir: { en: 'In a straight line', hi: 'सीधी रेखा में' },
  kilometres: template('{km} km', '{km} किमी'),
  ...texts,
  inAll: template(
    '{count} in all in the timetable of {age}; find the others by station.',
    '{age} की समय सारणी में कुल {count}; बाक़ी को स्टेशन से खोजें।',
  ),
  oneTrain: template('Train {number}', 'ट्रेन {number}'),
  noLongerListed: {
    en: (name: string, age: string) => `No longer in the timetable. In that of ${age} it was ${name}.`,
    hi: (name, age) => `अब समय सारणी में नहीं है। ${age} की समय सारणी में यह ${name} थी।`,
  },
  rideSays: template('{duration}. {warning}', '{duration}। {warning}'),
  andOfName: {
    en: (more: number, detail: string) => `And ${more} more of this name. ${detail}`,
    hi: (more, detail) => `इस नाम की ${more} और ${more === 1 ? 'ट्रेन है' : 'ट्रेनें हैं'}। ${detail}`,
  },
  enterThere: {
    en: 'Enter the number there; it is kept and logged nowhere here',
    hi: 'नंबर वहीं भरें; वह यहाँ न रखा जाता है, न कहीं लिखा जाता है',
  },
  startingAt: template('Trains that start at {place}', '{place} से शुरू होने वाली ट्रेनें'),
  endingAt: template('Trains that end at {place}', '{place} तक जाने वाली ट्रेनें'),
  stationsOf: template('Railway stations of {place}', '{place} के रेलवे स्टेशन'),
  stationsHere: {
    en: (count: number) => `${formatCount(count, 'stations')} where trains of the timetable stop`,
    hi: (count) => `${count} स्टेशन जहाँ समय सारणी की ट्रेनें रुकती हैं`,
  },
  statesMissing: {
    en: 'Of half the stations no state is on record, so they cannot be counted',
    hi: 'आधे स्टेशनों का राज्य दर्ज नहीं, इसलिए गिनती नहीं हो सकती',
  },
  trainsAt: template('Trains at {station}', '{station} की ट्रेनें'),
  zoneOf: template('Railway zone of {station}', '{station} का रेलवे ज़ोन'),
  codeOf: template('Station code of {station}', '{station} का स्टेशन कोड'),
  sinceRenamed: template('{station} today', '{station} का आज का नाम'),
  ofKind: {
    en: (kind: string, place: string | undefined) => (place ? `${kind} trains of ${place}` : `${kind} trains`),
    hi: (kind, place) => (place ? `${place} की ${kind} ट्रेनें` : `${kind} ट्रेनें`),
  },
  noneNamed: template('No train on record is called “{name}”', '“{name}” नाम की कोई ट्रेन दर्ज नहीं'),
  noneOfKind: template('No {kind} from {from} to {to} is on record', '{from} से {to} की कोई {kind} दर्ज नहीं'),
  /** Texts of search results for a station and a train. */
  stationSays: {
    en: (count: number, state: string | undefined) =>
      `${formatCount(count, 'trains')} ${count === 1 ? 'stops' : 'stop'} here${state ? `, ${state}` : ''}.`,
    hi: (count, state) => `यहाँ ${countInHindi(String(count), 'ट्रेन')} ${count === 1 ? 'रुकती है' : 'रुकती हैं'}${state ? `, ${state}` : ''}।`,
  },
  trainSays: template('{from} to {to}, {stops} stops, timetable of {asOf}.', '{from} से {to}, {stops} स्टेशन, समय सारणी {asOf} की।'),
  count: {
    en: (count: number) => `${count} ${count === 1 ? 'train' : 'trains'}`,
    hi: (count) => countInHindi(String(count), 'ट्रेन'),
  },
  fromNow: template('From {clock} on', '{clock} के बाद'),
  between: template('Trains from {from} to {to}', '{from} से {to} की ट्रेनें'),
  choices: {
    en: { first: 'the first', last: 'the last', fastest: 'the fastest', slowest: 'the slowest', next: 'the next' },
    hi: { first: 'पहली', last: 'आख़िरी', fastest: 'सबसे तेज़', slowest: 'सबसे धीमी', next: 'अगली' },
  },
  daily: { en: 'daily', hi: 'रोज़' },
  not: template('not {part}', '{part} नहीं'),
  only: template('only on {day}', 'सिर्फ़ {day}'),
  nth: template('{choice}, number {nth}', '{choice}, नंबर {nth}'),
  restsOn: template('Not on {days}', '{days} को नहीं'),
  nonStop: { en: 'non-stop', hi: 'बिना रुके' },
  via: template('via {place}', '{place} होकर'),
  yes: template('Yes: {why}', 'हाँ: {why}'),
  no: template('No: {why}', 'नहीं: {why}'),
  allIndia: { en: 'all stations', hi: 'सभी स्टेशनों' },
  countOn: {
    en: (count: number) => `${count} direct ${count === 1 ? 'train' : 'trains'} that day`,
    hi: (count) => `उस दिन ${count} सीधी ${hindiNoun('ट्रेन', count)}`,
  },
  countWeekly: {
    en: (count: number, daily: number, today: number) =>
      count === 0
        ? 'No direct train in the timetable on record'
        : `${count} direct ${count === 1 ? 'train' : 'trains'} in a week, ${daily} of them daily; ${today} today`,
    hi: (count, daily, today) =>
      count === 0
        ? 'दर्ज समय सारणी में कोई सीधी ट्रेन नहीं'
        : `हफ़्ते में ${count} सीधी ${hindiNoun('ट्रेन', count)}${daily > 0 ? `, इनमें ${daily} रोज़` : ''}; आज ${today === 0 ? 'कोई नहीं' : today}`,
  },
  faresElsewhere: { en: 'Fares and free seats are not on record here', hi: 'किराया और खाली सीटें यहाँ दर्ज नहीं' },
  lacksLocals: { en: 'The record lacks most local trains of Mumbai', hi: 'मुंबई की ज़्यादातर लोकल ट्रेनें दर्ज नहीं हैं' },
  byRail: template('{least} by rail', 'रेल से {least}'),
  extremes: {
    en: { distance: 'The longest way of a train', speed: 'The fastest train', stops: 'The train with the most stops' },
    hi: { distance: 'सबसे लंबी दूरी की ट्रेन', speed: 'सबसे तेज़ ट्रेन', stops: 'सबसे ज़्यादा स्टेशनों पर रुकने वाली ट्रेन' },
  },
  stopsOf: {
    en: (count: number) => formatCount(count, 'stops'),
    hi: (count) => `${count} स्टेशन`,
  },
  withPantry: { en: 'with a pantry car', hi: 'पैंट्री वाली' },
  takes: {
    en: (least: string, most: string) => (least === most ? least : `${least} to ${most}`),
    hi: (least, most) => (least === most ? least : `${least} से ${most}`),
  },
  whereIs: template('Where {train} is', '{train} कहाँ है'),
  late: {
    en: (minutes: number) =>
      minutes > 0 ? `${formatCount(minutes, 'minutes')} late` : minutes < 0 ? `${formatCount(-minutes, 'minutes')} early` : 'on time',
    hi: (minutes) => (minutes > 0 ? `${minutes} मिनट लेट` : minutes < 0 ? `${-minutes} मिनट पहले` : 'समय पर'),
  },
  notStarted: { en: 'Not started yet', hi: 'अभी चली नहीं' },
  noStopIn: template('No train of the timetable stops in {place}', 'समय सारणी की कोई ट्रेन {place} में नहीं रुकती'),
  noStationOf: template('No station on record is known to be in {place}', 'दर्ज स्टेशनों में से कोई {place} का नहीं जाना जाता'),
  manyStationsIn: {
    en: (place: string, count: number) => `${place} has ${count} stations on record: name one of them, or a town`,
    hi: (place, count) => `${place} में दर्ज स्टेशन: ${count}। कोई स्टेशन या शहर लिखें`,
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
  platformAt: template('Platform {platform} at {station}', '{station} पर प्लेटफ़ॉर्म {platform}'),
  haltAt: {
    en: (minutes: number, station: string) => `${formatCount(minutes, 'minutes')} at ${station}`,
    hi: (minutes, station) => `${station} पर ${minutes} मिनट`,
  },
  stopsBetween: template('Stops between {from} and {to}', '{from} और {to} के बीच के स्टेशन'),
  stopsByTrain: {
    en: (least: number, most: number) => (least === most ? formatCount(most, 'stops') : `${least} to ${most} stops, by the train`),
    hi: (least, most) => (least === most ? `${most} स्टेशन` : `ट्रेन के हिसाब से ${least} से ${most} स्टेशन`),
  },
  stopsAre: {
    en: (count: number, names: string, last: string | undefined) => `${count} stops: ${names}${last ? `, …, ${last}` : ''}`,
    hi: (count, names, last) => `${count} स्टेशन: ${names}${last ? `, …, ${last}` : ''}`,
  },
  doesNotStop: template('it does not stop in {place}', 'यह {place} में नहीं रुकती'),
  classesAre: template('its classes are {classes}', 'इसमें {classes} हैं'),
  hasPantry: { en: 'it has a pantry car', hi: 'पैंट्री कार है' },
  hasNoPantry: { en: 'it has no pantry car', hi: 'पैंट्री कार नहीं है' },
  kmPerHour: template('{speed} km/h on average', 'औसत {speed} किमी/घंटा'),
  faster: template('{train} is faster by {by}', '{train} {by} कम समय लेती है'),
  direct: {
    en: (count: number) =>
      count === 0
        ? 'No direct train in the timetable on record'
        : `${count} direct ${count === 1 ? 'train' : 'trains'} in the timetable on record`,
    hi: (count) => (count === 0 ? 'दर्ज समय सारणी में कोई सीधी ट्रेन नहीं' : `दर्ज समय सारणी में ${count} सीधी ${hindiNoun('ट्रेन', count)}`),
  },
  betweenAbout: {
    en: (ends: string, day: string, count: number) => `${ends}: ${count} direct trains on ${day}, with times, stations and running days.`,
    hi: (ends, day, count) =>
      count === 0
        ? `${ends}: ${day} को कोई सीधी ट्रेन नहीं।`
        : `${ends}: ${day} को ${count} सीधी ${hindiNoun('ट्रेन', count)}, समय, स्टेशन और चलने के दिनों के साथ।`,
  },
  onOtherDays: {
    en: (count: number) => `${count} ${count === 1 ? 'runs' : 'run'} on other days.`,
    hi: (count) => `${countInHindi(String(count), 'ट्रेन')} दूसरे दिनों में ${count === 1 ? 'चलती है' : 'चलती हैं'}।`,
  },
  noStation: template('No station is called {text}.', '{text} नाम का कोई स्टेशन नहीं मिला।'),
  shareTrains: template('{ends}, {day}: quickest is {train} at {departs}', '{ends}, {day}: सबसे तेज़ {train}, {departs} बजे'),
  change: template('Change at {station}, {minutes} min; {duration} in all.', '{station} पर ट्रेन बदलें, {minutes} मिनट रुककर; कुल {duration}।'),
  timetableOf: template('timetable of {age}', 'समय सारणी {age} की'),
  trainAbout: template(
    '{from} to {to}: {stops} stops with times, route and running days. Timetable of {asOf}.',
    '{from} से {to}: {stops} स्टेशन, समय, रूट और चलने के दिन। समय सारणी {asOf} की।',
  ),
  daysLater: {
    en: (nights: number) => (nights === 0 ? '' : nights === 1 ? ', the next day' : `, ${nights} days later`),
    hi: (nights) => (nights === 0 ? '' : nights === 1 ? ', अगले दिन' : `, ${nights} दिन बाद`),
  },
  km: template('{km} km', '{km} किमी'),
  runBy: template('Run by {railway}', 'रेलवे ज़ोन: {railway}'),
  until: template('Until {day}', '{day} तक'),
  onRecordUntil: template('On record until {day} only.', 'केवल {day} तक दर्ज।'),
  alsoCalled: template('Also called {names}', 'दूसरे नाम: {names}'),
  fromEngine: template(
    'From the engine, as the train leaves {from}. It may turn round on the way.',
    'इंजन से शुरू करके, जैसे ट्रेन {from} से चलती है। रास्ते में दिशा बदल सकती है।',
  ),
  routeOf: template('Route from {from} to {to}', '{from} से {to} का रूट'),
  notDrawn: template(
    '{missing} of {of} stops are not drawn: where they stand is not known.',
    '{of} में से {missing} स्टेशन नक़्शे पर नहीं हैं: उनकी जगह पता नहीं।',
  ),
  fromTo: template('{from} to {to}', '{from} से {to}'),
  platform: template('platform {platform}', 'प्लेटफ़ॉर्म {platform}'),
  dayOf: template('day {day}', 'दिन {day}'),
  arr: template('arrives {time}', '{time} पर आगमन'),
  dep: template('leaves {time}', '{time} पर प्रस्थान'),
  localsAt: template('Local trains at {name}', '{name} की लोकल ट्रेनें'),
  expressTrains: template('Express and other trains: {count}', 'एक्सप्रेस और दूसरी ट्रेनें: {count}'),
  localTrains: template('Local trains: {count}', 'लोकल ट्रेनें: {count}'),
  stationTitle: template('Trains at {name}', '{name} की ट्रेनें'),
  stationAbout: {
    en: (count: string, name: string, state: string) =>
      `${count} at ${name}${state && `, ${state}`}: arrivals and departures by the clock.`,
    hi: (count, name, state) => `${name}${state && ` (${state})`} पर ${count}: कौन-सी कब आती और छूटती है।`,
  },
  near: template('Near {town}', '{town} के पास'),
  stopHere: {
    en: (count: number) => `${formatCount(count, 'trains')} ${count === 1 ? 'stops' : 'stop'} here.`,
    hi: (count) => `यहाँ ${countInHindi(groupDigits(count), 'ट्रेन')} ${count === 1 ? 'रुकती है' : 'रुकती हैं'}।`,
  },
  pastLeftOut: {
    en: (count: number) =>
      `${formatCount(count, 'more trains')} of the timetable ${count === 1 ? 'has' : 'have'} had ${count === 1 ? 'its' : 'their'} last day.`,
    hi: (count) => `समय सारणी की ${count} और ${count === 1 ? 'ट्रेन' : 'ट्रेनों'} की आख़िरी तारीख़ बीत चुकी है।`,
  },
  knownAs: template(' Also known as {names}.', ' दूसरे नाम: {names}।'),
  byTimetable: template('By the timetable, without delays{clock}.', 'समय सारणी से, देरी जोड़े बिना{clock}।'),
});
