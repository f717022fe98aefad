import { formatCount } from '../i18n/format.ts';
import { defineWording, template } from '../i18n/locale.ts';

/** What the one field says of its answers, and where it has none. */
export const FIELD = defineWording({
  nothingFor: template('{area}: nothing on record for {what}', '{area}: {what} के लिए यहाँ कुछ दर्ज नहीं'),
  notUnderstood: template('{area}: “{what}” is not understood', '{area}: “{what}” समझ में नहीं आया'),
  nearest: template('Nearest on record: {title}', 'सबसे नज़दीकी दर्ज जानकारी: {title}'),
  stop: { en: '. ', hi: '। ' },
  beingAsked: { en: 'Live: being asked now', hi: 'लाइव: अभी पूछ रहे हैं' },
  notYetKnown: template('Nobody knows the price of {day} yet', '{day} का दाम अभी कोई नहीं जानता'),
  recordGoes: template('On record from {from} to {to}', '{from} से {to} तक दर्ज है'),
  lastBefore: template('The last before it, {day}: {value}', 'उससे पहले का, {day}: {value}'),
  nothingAfter: template('Nothing after {day} is on record', '{day} के बाद का कुछ दर्ज नहीं'),
  noneOn: template('No price of {day} is on record', '{day} का कोई दाम दर्ज नहीं'),
  distance: template('{from} to {to}', '{from} से {to}'),
  namesOf: template('Names of {place}', '{place} के नाम'),
  capital: template('Capital of {state}', '{state} की राजधानी'),
  inSeason: {
    en: { summer: (town: string) => `In summer: ${town}`, winter: (town: string) => `In winter: ${town}` },
    hi: { summer: (town) => `गर्मियों में: ${town}`, winter: (town) => `सर्दियों में: ${town}` },
  },
  statesOfIndia: { en: 'States of India', hi: 'भारत के राज्य' },
  kindsOfState: {
    en: { state: 'a state', 'union territory': 'a union territory' },
    hi: { state: 'राज्य', 'union territory': 'केंद्र शासित प्रदेश' },
  },
  statesAndUnions: template('{states} states and {unions} union territories', '{states} राज्य और {unions} केंद्र शासित प्रदेश'),
  areas: { en: 'Areas of places', hi: 'जगहों के क्षेत्रफल' },
  areaOf: template('Area of {place}', '{place} का क्षेत्रफल'),
  noAreas: {
    en: 'No areas are on record here, nor which place is the largest; people by the census of 2011 are',
    hi: 'क्षेत्रफल यहाँ दर्ज नहीं, न यह कि सबसे बड़ा कौन है; 2011 की जनगणना की जनसंख्या दर्ज है',
  },
  neighbours: template('States around {state}', '{state} के पड़ोसी राज्य'),
  inUnit: template('{what} in {unit}', '{what}, {unit} में'),
  bighaThere: {
    en: 'The size in common use there; districts differ, and deeds say square feet',
    hi: 'वहाँ का आम माप; ज़िलों में फ़र्क होता है, काग़ज़ों में वर्ग फुट लिखा होता है',
  },
  bighaDiffers: {
    en: 'A bigha and a katha have no one size: name West Bengal, Assam, Bihar, Madhya Pradesh or Himachal Pradesh; elsewhere they differ between districts',
    hi: 'बीघे और कट्ठे का एक माप नहीं: पश्चिम बंगाल, असम, बिहार, मध्य प्रदेश या हिमाचल प्रदेश लिखें; और जगह ज़िलों में अलग-अलग है',
  },
  kilometres: template('{km} km', '{km} किमी'),
  pointOf: template('Coordinates of {place}', '{place} के निर्देशांक'),
  straightLine: { en: 'In a straight line; by road or rail it is further', hi: 'सीधी रेखा में; सड़क या रेल से दूरी ज़्यादा है' },
  elsewhere: template('Not on record here: {site}', 'यहाँ दर्ज नहीं: {site}'),
  notOnRecord: template('Not on record here: “{text}”', 'यहाँ दर्ज नहीं: “{text}”'),
  notOneKind: template('{one} and {other} measure different things', '{one} और {other} अलग चीज़ें नापते हैं'),
  whatCanBeAsked: { en: 'What can be asked here', hi: 'यहाँ क्या पूछ सकते हैं' },
  askLike: {
    en: 'Ask for a price, a train, a code, a place or a day: petrol pune, 12301, 411001, usd to inr, diwali 2027',
    hi: 'दाम, ट्रेन, कोड, जगह या दिन पूछें: पेट्रोल पुणे, 12301, 411001, 500 डॉलर, दिवाली 2027',
  },
  /** What has so many digits. */
  digitsOf: {
    en: { 4: 'code of goods', 5: 'train', 6: 'PIN code or code of goods', 8: 'code of goods', 9: 'MICR code' },
    hi: { 4: 'का कोई HSN कोड', 5: 'की कोई ट्रेन', 6: 'का कोई पिन कोड या HSN कोड', 8: 'का कोई HSN कोड', 9: 'का कोई MICR कोड' },
  },
  noneOfDigits: template('No {what} of this number is on record', 'इस नंबर {what} दर्ज नहीं'),
  noSuchLength: template(
    'It has {digits} digits. A train number has 5, a PIN code 6, a code of goods 4, 6 or 8, a MICR code 9, a PNR 10',
    'इसमें {digits} अंक हैं। ट्रेन नंबर में 5, पिन कोड में 6, HSN कोड में 4, 6 या 8, MICR कोड में 9, पीएनआर में 10 होते हैं',
  ),
  noSuchDay: template('There is no {said}', '{said} जैसी कोई तारीख़ नहीं होती'),
  daysFrom: template('From {from} to {to}', '{from} से {to}'),
  countDays: { en: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`, hi: (count) => `${count} दिन` },
  countWeeks: {
    en: (weeks: number, days: number) => [formatCount(weeks, 'weeks'), ...(days > 0 ? [formatCount(days, 'days')] : [])].join(' and '),
    hi: (weeks, days) => [`${weeks} हफ़्ते`, ...(days > 0 ? [`${days} दिन`] : [])].join(' और '),
  },
  daysFromDay: {
    en: (count: number, isBack: boolean, day: string) => `${formatCount(count, 'days')} ${isBack ? 'before' : 'after'} ${day}`,
    hi: (count, isBack, day) => `${day} ${isBack ? 'से' : 'के'} ${count} दिन ${isBack ? 'पहले' : 'बाद'}`,
  },
  isLeap: template('{year} is a leap year, with 366 days', '{year} लीप वर्ष है, 366 दिन का'),
  isNoLeap: template('{year} is no leap year: it has 365 days', '{year} लीप वर्ष नहीं है, 365 दिन का है'),
  ageOf: template('Age of who was born on {day}', '{day} को जन्मे व्यक्ति की उम्र'),
  yearsOld: template('{years} years', '{years} साल'),
  yes: template('Yes: {why}', 'हाँ: {why}'),
  no: template('No: {why}', 'नहीं: {why}'),
  notTodays: template("Not today's: the newest on record is of {day}", 'आज का आँकड़ा दर्ज नहीं: सबसे नया {day} का है'),
  theDay: { en: 'Day and date', hi: 'दिन और तारीख़' },
  assumed: template('{what} (assumed)', '{what} (यह मानकर)'),
});
