import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What pages say of the almanac. */
export const PANCHANG = defineWording({
  ...texts,
  allOfYears: {
    en: (year: number, next: number) => `All of [${year}] and [${next}].`,
    hi: (year, next) => `[${year}] और [${next}] के सारे त्योहार।`,
  },
  dayTitle: { en: (place: string, day: string) => `Panchang of ${place}, ${day}`, hi: (place, day) => `${place} का पंचांग, ${day}` },
  dayAbout: {
    en: (place: string, day: string) => `Tithi, nakshatra, sunrise and the good and bad times of ${day} in ${place}.`,
    hi: (place, day) => `${place} में ${day} की तिथि, नक्षत्र, सूर्योदय, शुभ समय और राहु काल।`,
  },
  /** In answers to the one field. */
  dayFor: { en: (day: string, by: string) => `${day} for ${by}`, hi: (day, by) => `${by}: ${day}` },
  computedFor: {
    en: (from: number, to: number) => `Festivals are computed for the years ${from} to ${to}`,
    hi: (from, to) => `त्योहार ${from} से ${to} तक के लिए गणना किए जाते हैं`,
  },
  next: { en: (tithi: string) => `Next ${tithi}`, hi: (tithi) => `अगली ${tithi}` },
  fromTo: { en: (start: string, end: string) => `From ${start} to ${end}`, hi: (start, end) => `${start} से ${end} तक` },
  in: {
    en: (what: 'sun' | 'moon' | 'day', place: string) => `${{ sun: 'Sun', moon: 'Moon', day: 'Panchang' }[what]} in ${place}`,
    hi: (what, place) => ({ sun: `${place} में सूर्योदय और सूर्यास्त`, moon: `${place} में चन्द्रोदय और चन्द्रास्त`, day: `${place} का पंचांग` })[what],
  },
  ekadashis: { en: 'Ekadashis', hi: 'एकादशियाँ' },
  noFestival: { en: 'None of those computed here', hi: 'यहाँ गणना किए त्योहारों में से कोई नहीं' },
  samvatSays: {
    en: (vikram: number, shaka: number, name: string, gujarati: number) =>
      `Vikram Samvat ${vikram}, Shaka ${shaka} (${name}); in Gujarat Vikram Samvat ${gujarati}`,
    hi: (vikram, shaka, name, gujarati) => `विक्रम संवत ${vikram}, शक ${shaka} (${name}); गुजरात में विक्रम संवत ${gujarati}`,
  },
  sunOfTwo: { en: (one: string, other: string) => `The sun in ${one} and ${other}`, hi: (one, other) => `${one} और ${other} में सूर्य` },
  earlierBy: {
    en: (place: string, minutes: number) => `${minutes} minutes earlier in ${place}`,
    hi: (place, minutes) => `${place} में ${minutes} मिनट पहले`,
  },
  hoursAndMinutes: {
    en: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    hi: (hours, minutes) => `${hours} घंटे ${minutes} मिनट`,
  },
  sunSays: { en: (rise: string, set: string) => `Sunrise ${rise}, sunset ${set}`, hi: (rise, set) => `सूर्योदय ${rise}, सूर्यास्त ${set}` },
  moonRises: { en: (rise: string) => `Moonrise ${rise}`, hi: (rise) => `चन्द्रोदय ${rise}` },
  moonSets: { en: (set: string) => `moonset ${set}`, hi: (set) => `चन्द्रास्त ${set}` },
  until: { en: (name: string, end: string) => `${name} until ${end}`, hi: (name, end) => `${name}, ${end} तक` },
  followedBy: { en: (name: string) => `, then ${name}`, hi: (name) => `, फिर ${name}` },
  months: {
    en: (amanta: string, purnimanta: string, paksha: string) => `${amanta} (amanta), ${purnimanta} (purnimanta), ${paksha}`,
    hi: (amanta, purnimanta, paksha) => `${purnimanta} (पूर्णिमांत), ${amanta} (अमांत), ${paksha} पक्ष`,
  },
  samvats: {
    en: (vikram: number, shaka: number, name: string, gujarati: number) => `Vikram ${vikram}, Shaka ${shaka} ${name}, Gujarati ${gujarati}`,
    hi: (vikram, shaka, name, gujarati) => `विक्रम ${vikram}, शक ${shaka} ${name}, गुजराती ${gujarati}`,
  },
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
  eclipseSeen: { en: (from: string, to: string) => `seen here ${from} to ${to}`, hi: (from, to) => `यहाँ ${from} से ${to} तक दिखेगा` },
  nextSeen: { en: (one: string) => `The next that is seen here: ${one}`, hi: (one) => `यहाँ दिखने वाला अगला: ${one}` },
  eclipsesFor: {
    en: (from: number, to: number) => `Eclipses are computed for the years ${from} to ${to}`,
    hi: (from, to) => `ग्रहण ${from} से ${to} तक के लिए गणना किए जाते हैं`,
  },
  choghadiyaOf: {
    en: (part: 'day' | 'night') => `Choghadiya of the ${part}`,
    hi: (part) => `${part === 'day' ? 'दिन' : 'रात'} का चौघड़िया`,
  },
  quality: {
    en: (quality: 'good' | 'bad' | 'neutral'): string => quality,
    hi: (quality) => ({ good: 'शुभ', bad: 'अशुभ', neutral: 'सामान्य' })[quality],
  },
  method: {
    en: (said: string) => said,
    hi: () =>
      'गणना से: ग्रहों की स्थिति astronomy-engine (VSOP87, ELP) से, निरयन लाहिरी अयनांश से; सूर्योदय और चन्द्रोदय ऊपरी किनारे के, समतल क्षितिज पर 34 कला वायुमंडलीय अपवर्तन के साथ; दिन सूर्योदय से अगले सूर्योदय तक।',
  },
  monthTitle: { en: (month: string, city: string) => `Panchang of ${month}, ${city}`, hi: (month, city) => `${month} का पंचांग, ${city}` },
  monthAbout: {
    en: (month: string, city: string) => `Almanac of ${month} for ${city}: tithi, nakshatra, sunrise, sunset and festivals of every day.`,
    hi: (month, city) => `${city} में ${month} का पंचांग: हर दिन की तिथि, नक्षत्र, सूर्योदय, सूर्यास्त और त्योहार।`,
  },
  monthSays: {
    en: (city: string, lunar: string) =>
      `${city}; ${lunar} (amanta). Tithi at sunrise with its end, nakshatra, sunrise and sunset by Indian time.`,
    hi: (city, lunar) => `${city}; ${lunar} (अमांत)। सूर्योदय की तिथि और उसका अंत, नक्षत्र, सूर्योदय और सूर्यास्त, भारतीय समय में।`,
  },
  skippedTithi: { en: (name: string) => `; ${name} skipped`, hi: (name) => `; ${name} क्षय` },
  festivalsTitle: { en: (year: string) => `Festivals of ${year} by the panchang`, hi: (year) => `${year} के त्योहार, पंचांग से` },
  festivalsAbout: {
    en: (year: string) => `Hindu festivals and fasts of ${year} with the rule of each day, computed for Delhi.`,
    hi: (year) => `${year} के हिंदू त्योहार और व्रत, हर दिन के नियम के साथ; गणना दिल्ली के लिए।`,
  },
  festivalsOf: { en: (year: string) => `Festivals of ${year}`, hi: (year) => `${year} के त्योहार` },
  times: { en: (start: string, end: string) => `${start} to ${end}`, hi: (start, end) => `${start} से ${end}` },
  festivalsOfMonth: { en: (month: string) => `Festivals of ${month}`, hi: (month) => `${month} के त्योहार` },
  festivalsSay: {
    en: (count: number) =>
      `${count} festivals and fasts, computed for Delhi's sunrise; “Why this day” tells the rule of each. [Calendar to subscribe to (.ics)]. Public holidays are [a list of their own].`,
    hi: (count) =>
      `${count} त्योहार और व्रत, दिल्ली के सूर्योदय से; “इसी दिन क्यों” दबाने पर नियम दिखता है। [अपने कैलेंडर में जोड़ें (.ics)]। छुट्टियों की [अलग सूची है]।`,
  },
  otherDay: {
    en: (_day: string, rank: string, by: string) => `. On the ${rank} for ${by}`,
    hi: (day, _rank, by) => `। ${by}: ${day}`,
  },
});
