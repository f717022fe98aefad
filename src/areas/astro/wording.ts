import { defineWording } from '../../i18n/locale.ts';
import type { ChartStyle } from './chart.ts';
import type { Varga } from './vargas.ts';

/** What pages say of birth charts. */
export const ASTRO = defineWording({
  listTitle: { en: 'Birth charts and matching', hi: 'जन्म कुंडली और गुण मिलान' },
  lead: {
    en: 'Places of the nine grahas, lagna, houses, divisional charts and dashas. Computed; nothing is foretold, and nothing you enter is kept.',
    hi: 'नौ ग्रहों के स्थान, लग्न, भाव, वर्ग कुंडलियाँ और दशाएँ। सब गणना से; कोई भविष्यवाणी नहीं, और जो आप लिखते हैं वह कहीं रखा नहीं जाता।',
  },
  matchingOfTwo: { en: 'Matching of two births', hi: 'दो कुंडलियों का मिलान' },
  gunaMilan: { en: 'Matching', hi: 'गुण मिलान' },
  matchLead: {
    en: 'The eight kootas with their points and rules. The moon decides, so the town does not matter.',
    hi: 'आठों कूट, उनके गुण और नियम। मिलान चन्द्रमा से होता है, इसलिए शहर से फ़र्क़ नहीं पड़ता।',
  },
  asData: { en: 'Charts as data and as drawings. No key is needed.', hi: 'कुंडलियाँ डेटा और चित्र के रूप में। कोई key नहीं चाहिए।' },

  chart: { en: 'Birth chart', hi: 'जन्म कुंडली' },
  chartAbout: {
    en: 'Places of the grahas, lagna, houses and dashas of a birth.',
    hi: 'जन्म के समय ग्रहों के स्थान, लग्न, भाव और दशाएँ।',
  },
  near: { en: 'Near: ', hi: 'मिलते-जुलते नाम: ' },
  moonIn: { en: ' rising; moon in ', hi: ' लग्न; चन्द्रमा ' },
  moonPlace: {
    en: (rashi: string, nakshatra: string, pada: number) => `${rashi}, ${nakshatra} ${pada}.`,
    hi: (rashi, nakshatra, pada) => `${rashi} राशि में, ${nakshatra} नक्षत्र, चरण ${pada}।`,
  },
  ayanamsa: {
    en: (degrees: string) => `. Ayanamsa ${degrees} (Lahiri). `,
    hi: (degrees) => `। अयनांश ${degrees} (लाहिरी)। `,
  },
  twice: {
    en: (said: string) => said,
    hi: () => 'उस दिन घड़ी ने यह समय दो बार दिखाया; पहला लिया गया है।',
  },
  varga: {
    en: (_varga: Varga, title: string) => title,
    hi: (varga) => ({ D1: 'राशि', D9: 'नवांश', D10: 'दशांश' })[varga],
  },
  grahas: { en: 'Grahas', hi: 'ग्रह' },
  placesOfGrahas: { en: 'Places of the grahas', hi: 'ग्रहों के स्थान' },
  graha: { en: 'Graha', hi: 'ग्रह' },
  rashi: { en: 'Rashi and nakshatra', hi: 'राशि और नक्षत्र' },
  degree: { en: 'Degree', hi: 'अंश' },
  house: { en: 'House', hi: 'भाव' },
  lagna: { en: 'Lagna', hi: 'लग्न' },
  retrograde: { en: 'retrograde', hi: 'वक्री' },
  combust: { en: 'combust', hi: 'अस्त' },
  dashas: { en: 'Vimshottari dashas', hi: 'विंशोत्तरी दशा' },
  /** What stands before the lord, and behind. */
  atBirth: { en: (years: string) => `At birth ${years} years of `, hi: () => 'जन्म के समय ' },
  left: {
    en: (_years: string): string => ' are left. Years of 365.25 days.',
    hi: (years) => ` की दशा के ${years} साल बाक़ी। साल 365.25 दिन का।`,
  },
  fromTo: { en: (start: string, end: string) => `${start} to ${end}`, hi: (start, end) => `${start} से ${end} तक` },
  until: { en: (end: string) => `until ${end}`, hi: (end) => `${end} तक` },
  method: {
    en: (said: string) => said,
    hi: () =>
      'ग्रहों की भूकेंद्रीय स्थिति astronomy-engine (VSOP87, ELP) से; अस्त सूर्य सिद्धांत के अंशों से; नवांश और दशांश पराशर से; दशा का साल 365.25 दिन का। कोई भविष्यवाणी नहीं की जाती।',
  },
  another: { en: 'Another birth', hi: 'किसी और का जन्म' },

  dayOfBirth: { en: 'Day of birth', hi: 'जन्म की तारीख़' },
  time: { en: 'Time, by the clock there', hi: 'जन्म का समय (वहाँ की घड़ी से)' },
  town: { en: 'City or town', hi: 'शहर या क़स्बा' },
  townExample: { en: 'Nagpur', hi: 'नागपुर' },
  drawn: { en: 'Drawn', hi: 'कुंडली का रूप' },
  style: {
    en: (style: ChartStyle): string => (style === 'north' ? 'the North Indian way' : 'the South Indian way'),
    hi: (style) => (style === 'north' ? 'उत्तर भारतीय' : 'दक्षिण भारतीय'),
  },
  show: { en: 'Show', hi: 'दिखाएँ' },
  groomDay: { en: 'Groom, day of birth', hi: 'वर: जन्म की तारीख़' },
  brideDay: { en: 'Bride, day of birth', hi: 'कन्या: जन्म की तारीख़' },
  indianTime: { en: 'Time (Indian time)', hi: 'समय (भारतीय)' },
  match: { en: 'Match', hi: 'मिलाएँ' },

  matchAbout: {
    en: 'Ashtakoota: eight kootas of two births with points and rules.',
    hi: 'अष्टकूट: दो जन्मों के आठ कूट, उनके गुण और नियम।',
  },
  ofAll: { en: ' of 36', hi: ' / 36 गुण' },
  moons: {
    en: (groom: string, bride: string) => `Groom: ${groom}. Bride: ${bride}.`,
    hi: (groom, bride) => `वर: ${groom}। कन्या: ${bride}।`,
  },
  eightKootas: { en: 'The eight kootas', hi: 'आठ कूट' },
  koota: { en: 'Koota', hi: 'कूट' },
  points: { en: 'Points', hi: 'गुण' },
  groom: { en: 'Groom', hi: 'वर' },
  bride: { en: 'Bride', hi: 'कन्या' },
  pointsOf: { en: (points: number, of: number) => `${points} of ${of}`, hi: (points, of) => `${points} / ${of}` },
  note: {
    en: (said: string) => said,
    hi: () => 'गुण उत्तर भारतीय पंचांगों की तालिकाओं से; कुछ परंपराओं के अपवाद नहीं लगाए गए, और कुल गुणों से कोई भविष्यवाणी नहीं की जाती।',
  },
  twoOthers: { en: 'Two others', hi: 'किन्हीं और दो का मिलान' },
  twoBirths: { en: 'Two births', hi: 'दो जन्म' },
});
