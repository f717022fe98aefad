import { formatCount } from '../../i18n/format.ts';
import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What pages say of the almanac. */
export const PANCHANG = defineWording({
  occasions: { en: 'Muhurats for an occasion', hi: 'मौके के मुहूर्त' },
  noOccasions: {
    en: 'Days for weddings, housewarmings and the like are not worked out here; the almanac of a day has its choghadiya, Abhijit and Rahu Kaal',
    hi: 'शादी, गृह प्रवेश जैसे मौकों के दिन यहाँ नहीं निकाले जाते; दिन के पंचांग में चौघड़िया, अभिजित और राहु काल हैं',
  },
  ...texts,
  allOfYears: template('All of [{year}] and [{next}].', '[{year}] और [{next}] के सभी त्योहार।'),
  sunOf: template('The day in {place}', '{place} का दिन'),
  dayTitle: template('Panchang of {place}, {day}', '{place} का पंचांग, {day}'),
  dayAbout: {
    en: (place: string, day: string) => `Tithi, nakshatra, sunrise and the good and bad times of ${day} in ${place}.`,
    hi: (place, day) => `${place} में ${day} की तिथि, नक्षत्र, सूर्योदय, शुभ समय और राहु काल।`,
  },
  /** In answers to the one field. */
  dayFor: template('{day} for {by}', '{by}: {day}'),
  computedFor: template('Festivals are computed for the years {from} to {to}', 'त्योहारों की गणना {from} से {to} तक के लिए होती है'),
  monthOfNorth: template('{days}, as in the north of India (until the full moon)', '{days}, उत्तर भारत में (पूर्णिमांत)'),
  monthOfSouth: template('In the west and south (until the new moon): {days}', 'पश्चिम और दक्षिण में (अमांत): {days}'),
  next: template('Next {tithi}', 'अगली {tithi}'),
  besideFestival: {
    en: {
      1: (day: string, festival: string) => `${day} after ${festival}`,
      [-1]: (day: string, festival: string) => `${day} before ${festival}`,
    },
    hi: { 1: (day, festival) => `${festival} के बाद: ${day}`, [-1]: (day, festival) => `${festival} से पहले: ${day}` },
  },
  fromTo: template('From {start} to {end}', '{start} से {end} तक'),
  in: {
    en: (what: 'sun' | 'moon' | 'day', place: string) => `${{ sun: 'Sun', moon: 'Moon', day: 'Panchang' }[what]} in ${place}`,
    hi: (what, place) => ({ sun: `${place} में सूर्योदय और सूर्यास्त`, moon: `${place} में चंद्रोदय और चंद्रास्त`, day: `${place} का पंचांग` })[what],
  },
  festivals: { en: 'Festivals', hi: 'त्योहार' },
  ekadashis: { en: 'Ekadashis', hi: 'एकादशियाँ' },
  noFestival: { en: 'None of those computed here', hi: 'यहाँ दिए त्योहारों में से कोई नहीं' },
  samvatRuns: template('From {from} to {to}', '{from} से {to} तक'),
  samvatSays: template(
    'Vikram Samvat {vikram}, Shaka {shaka} ({name}); in Gujarat Vikram Samvat {gujarati}',
    'विक्रम संवत {vikram}, शक {shaka} ({name}); गुजरात में विक्रम संवत {gujarati}',
  ),
  sunOfTwo: template('The sun in {one} and {other}', '{one} और {other} में सूर्य'),
  comesFirst: template('First {first}; then {second}', 'पहले {first}; फिर {second}'),
  earlierBy: {
    en: (place: string, minutes: number) => `${formatCount(minutes, 'minutes')} earlier in ${place}`,
    hi: (place, minutes) => `${place} में ${minutes} मिनट पहले`,
  },
  hoursAndMinutes: template('{hours} h {minutes} min', '{hours} घंटे {minutes} मिनट'),
  sunSays: template('Sunrise {rise}, sunset {set}', 'सूर्योदय {rise}, सूर्यास्त {set}'),
  moonRises: template('Moonrise {rise}', 'चंद्रोदय {rise}'),
  moonSets: template('moonset {set}', 'चंद्रास्त {set}'),
  until: template('{name} until {end}', '{name}, {end} तक'),
  followedBy: template(', then {name}', ', फिर {name}'),
  months: template('{amanta} (amanta), {purnimanta} (purnimanta), {paksha}', '{purnimanta} (पूर्णिमांत), {amanta} (अमांत), {paksha} पक्ष'),
  samvats: template('Vikram {vikram}, Shaka {shaka} {name}, Gujarati {gujarati}', 'विक्रम {vikram}, शक {shaka} {name}, गुजराती {gujarati}'),
  eclipses: {
    en: (of: 'sun' | 'moon' | undefined, year: string | undefined, place: string) => {
      const what = of === 'sun' ? 'solar eclipse' : of === 'moon' ? 'lunar eclipse' : 'eclipse';
      return year ? `${what.charAt(0).toUpperCase()}${what.slice(1)}s of ${year}, from ${place}` : `Next ${what}, from ${place}`;
    },
    hi: (of, year, place) => {
      const what = of === 'sun' ? 'सूर्य ग्रहण' : of === 'moon' ? 'चंद्र ग्रहण' : 'ग्रहण';
      return year ? `${year} के ${what}, ${place} से` : `अगला ${what}, ${place} से`;
    },
  },
  eclipseKind: {
    en: (of: 'sun' | 'moon', kind: 'penumbral' | 'partial' | 'annular' | 'total') => `${kind} eclipse of the ${of}`,
    hi: (of, kind) =>
      `${{ penumbral: 'उपच्छाया', partial: 'खंडग्रास', annular: 'कंकण', total: 'खग्रास' }[kind]} ${of === 'sun' ? 'सूर्य ग्रहण' : 'चंद्र ग्रहण'}`,
  },
  eclipseSeen: template('seen here {from} to {to}', 'यहाँ {from} से {to} तक दिखेगा'),
  nextSeen: template('The next that is seen here: {one}', 'यहाँ दिखने वाला अगला: {one}'),
  eclipsesFor: template('Eclipses are computed for the years {from} to {to}', 'ग्रहणों की गणना {from} से {to} तक के लिए होती है'),
  choghadiyaOf: {
    en: (part: 'day' | 'night') => `Choghadiya of the ${part}`,
    hi: (part) => `${part === 'day' ? 'दिन' : 'रात'} का चौघड़िया`,
  },
  horaOf: {
    en: (part: 'day' | 'night') => `Horas of the ${part}`,
    hi: (part) => `${part === 'day' ? 'दिन' : 'रात'} की होरा`,
  },
  vikramYear: template('Vikram Samvat {year}', 'विक्रम संवत {year}'),
  shakaYear: template('Shaka Samvat {year}', 'शक संवत {year}'),
  lastFew: {
    en: (count: number, name: string) => `Last ${count}${name ? `: ${name}` : ''}`,
    hi: (count, name) => `पिछले ${count}${name ? `: ${name}` : ''}`,
  },
  nextFew: {
    en: (count: number, name: string) => `Next ${count}${name ? `: ${name}` : ''}`,
    hi: (count, name) => `अगले ${count}${name ? `: ${name}` : ''}`,
  },
  quality: {
    en: (quality: 'good' | 'bad' | 'neutral'): string => quality,
    hi: (quality) => ({ good: 'शुभ', bad: 'अशुभ', neutral: 'सामान्य' })[quality],
  },
  method: {
    en: (said: string) => said,
    hi: () =>
      'गणना से: ग्रहों की स्थिति astronomy-engine (VSOP87, ELP) से, निरयन लाहिरी अयनांश से; सूर्योदय और चंद्रोदय ऊपरी किनारे के, समतल क्षितिज पर 34 कला वायुमंडलीय अपवर्तन के साथ; दिन सूर्योदय से अगले सूर्योदय तक।',
  },
  monthTitle: template('Panchang of {month}, {city}', '{month} का पंचांग, {city}'),
  monthAbout: template(
    'Almanac of {month} for {city}: tithi, nakshatra, sunrise, sunset and festivals of every day.',
    '{city} में {month} का पंचांग: हर दिन की तिथि, नक्षत्र, सूर्योदय, सूर्यास्त और त्योहार।',
  ),
  monthSays: template(
    '{city}; {lunar} (amanta). Tithi at sunrise with its end, nakshatra, sunrise and sunset by Indian time.',
    '{city}; {lunar} (अमांत)। सूर्योदय की तिथि और उसका अंत, नक्षत्र, सूर्योदय और सूर्यास्त, भारतीय समय में।',
  ),
  skippedTithi: template('; {name} skipped', '; {name} क्षय'),
  festivalsTitle: template('Festivals of {year} by the panchang', '{year} के त्योहार, पंचांग से'),
  festivalsAbout: template(
    'Hindu festivals and fasts of {year} with the rule of each day, computed for Delhi.',
    '{year} के हिंदू त्योहार और व्रत, हर दिन के नियम के साथ; गणना दिल्ली के लिए।',
  ),
  festivalsOf: template('Festivals of {year}', '{year} के त्योहार'),
  times: template('{start} to {end}', '{start} से {end}'),
  festivalsOfMonth: template('Festivals of {month}', '{month} के त्योहार'),
  festivalsSay: template(
    "{count} festivals and fasts, computed for Delhi's sunrise; press a name for its rule. [Calendar to subscribe to (.ics)]. Public holidays are [a list of their own].",
    '{count} त्योहार और व्रत, दिल्ली के सूर्योदय से; नाम दबाने पर उसका नियम दिखता है। [अपने कैलेंडर में जोड़ें (.ics)]। छुट्टियों की [अलग सूची है]।',
  ),
  otherDay: {
    en: (_day: string, rank: string, by: string) => `. On the ${rank} for ${by}`,
    hi: (day, _rank, by) => `। ${by}: ${day}`,
  },
});
