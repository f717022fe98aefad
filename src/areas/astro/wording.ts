import { defineWording, template } from '../../i18n/locale.ts';
import type { ChartStyle } from './chart.ts';
import { GRAHAS } from './grahas.ts';
import kootas from './kootas.json' with { type: 'json' };
import parts from './match-hindi.json' with { type: 'json' };
import type { Varga } from './vargas.ts';
import texts from './wording.json' with { type: 'json' };

/** What pages say of birth charts. */
export const ASTRO = defineWording({
  ...texts,
  birth: { en: 'Birth', hi: 'जन्म' },
  moonSign: { en: 'Moon sign (rashi)', hi: 'चंद्र राशि' },
  birthStar: { en: 'Nakshatra of the moon', hi: 'चंद्र नक्षत्र' },
  lagnaAt: template('Lagna in {place}, {time}', '{place} में लग्न, {time}'),
  inSign: template('in {rashi}', '{rashi} राशि में'),
  direct: { en: 'direct', hi: 'मार्गी' },
  never: { en: 'Not in this year', hi: 'इस साल नहीं' },
  untilDay: template('{what} until {day}', '{day} तक {what}'),
  noForecast: { en: 'No forecasts are made here', hi: 'यहाँ राशिफल नहीं बताया जाता' },
  rashiOf: template('Rashi of the name {name}', '{name} नाम की राशि'),
  bySyllable: {
    en: 'By its first syllable, as names are given after the quarters of nakshatras; that of a birth comes from its day, time and town.',
    hi: 'नाम के पहले अक्षर से, जैसे नक्षत्रों के चरणों पर नाम रखे जाते हैं; जन्म राशि जन्म की तारीख़, समय और शहर से बनती है।',
  },
  sunSignOn: template('Sun sign, {day}', 'सूर्य राशि, {day}'),
  indianSign: template('By the western zodiac; by that of India, {sign}', 'पश्चिमी राशिचक्र से; भारतीय (निरयन) से {sign}'),
  untilThen: template('{name} until {time}', '{time} तक {name}'),
  birthNeeded: {
    en: 'A birth’s day, time and town give its chart; no predictions.',
    hi: 'जन्म की तारीख़, समय और शहर से कुंडली बनती है; कोई भविष्यवाणी नहीं।',
  },
  birthSays: {
    en: (rashi: string, nakshatra: string, pada: number, lagna: string) =>
      `Moon in ${rashi}, nakshatra ${nakshatra}, pada ${pada}; lagna ${lagna}`,
    hi: (rashi, nakshatra, pada, lagna) => `राशि ${rashi}, नक्षत्र ${nakshatra}, चरण ${pada}; लग्न ${lagna}`,
  },
  moonPlace: template('{rashi}, {nakshatra} {pada}.', '{rashi} राशि में, {nakshatra} नक्षत्र, चरण {pada}।'),
  ayanamsa: template('. Ayanamsa {degrees} (Lahiri). ', '। अयनांश {degrees} (लाहिरी)। '),
  twice: {
    en: (said: string) => said,
    hi: () => 'उस दिन घड़ी ने यह समय दो बार दिखाया; पहला लिया गया है।',
  },
  varga: {
    en: (_varga: Varga, title: string) => title,
    hi: (varga) => ({ D1: 'राशि', D9: 'नवांश', D10: 'दशांश' })[varga],
  },
  /** What stands before the lord, and behind. */
  atBirth: template('At birth {years} years of ', 'जन्म के समय '),
  left: {
    en: (_years: string): string => ' are left. Years of 365.25 days.',
    hi: (years) => ` की दशा के ${years} साल बाक़ी। साल 365.25 दिन का।`,
  },
  fromTo: template('{start} to {end}', '{start} से {end} तक'),
  until: template('until {end}', '{end} तक'),
  method: {
    en: (said: string) => said,
    hi: () =>
      'ग्रहों की भूकेंद्रीय स्थिति astronomy-engine (VSOP87, ELP) से; अस्त सूर्य सिद्धांत के अंशों से; नवांश और दशांश पराशर से; दशा का साल 365.25 दिन का। कोई भविष्यवाणी नहीं की जाती।',
  },
  style: {
    en: (style: ChartStyle): string => (style === 'north' ? 'the North Indian way' : 'the South Indian way'),
    hi: (style) => (style === 'north' ? 'उत्तर भारतीय' : 'दक्षिण भारतीय'),
  },
  moons: template('Groom: {groom}. Bride: {bride}.', 'वर: {groom}। कन्या: {bride}।'),
  pointsOf: template('{points} of {of}', '{points} / {of}'),
  note: {
    en: (said: string) => said,
    hi: () => 'गुण उत्तर भारतीय पंचांगों की तालिकाओं से; कुछ परंपराओं के अपवाद नहीं लगाए गए, और कुल गुणों से कोई भविष्यवाणी नहीं की जाती।',
  },
});

/** What the kootas are made of in Hindi: by the English that bodies have. */
const PARTS: Readonly<Record<string, string>> = { ...parts, ...Object.fromEntries(GRAHAS.map(({ id, hi }) => [id, hi])) };

/** What one side brings to a koota: a number stays as it is. */
export const kootaPartInHindi = (part: string): string => PARTS[part] ?? part;

/** The rule of a koota, by its English name. Throws for a name that is none. */
export function kootaRuleInHindi(name: string): string {
  const koota = kootas.find((one) => one.name === name);
  if (!koota) throw new Error(`The koota ${name} has no rule in Hindi`);
  return koota.ruleInHindi;
}
