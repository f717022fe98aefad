import type { Name } from '../../../i18n/almanac-names.ts';
import type { ZonedPoint } from '../frame.ts';
import type { Part } from './parts.ts';
import type { SpanOf, Tie } from './prevail.ts';
import {
  akshayaTritiya,
  type Choice,
  dhanteras,
  holi,
  holikaDahan,
  janmashtami,
  lakshmiPuja,
  rakshaBandhan,
  vijayadashami,
} from './special.ts';

/** Where a festival is observed: everywhere, or in the states named as in `places/states.ts`. */
type States = readonly string[];

interface Base {
  id: string;
  name: Name;
  states?: States;
}

/** A festival on a tithi of an amanta month (0 Chaitra). */
export interface LunarRule extends Base {
  kind: 'tithi';
  month: number;
  /** 0 Shukla Pratipada, 14 Purnima, 29 Amavasya. */
  tithi: number;
  part: Part;
  tie: Tie;
  /** Days to add to the date found. */
  after: number;
  /** For festivals decided by more than one part of the day; `words` describes the rule. */
  choose?: (span: SpanOf, place: ZonedPoint) => Choice;
  words?: Name;
  /** Observed in the adhika month if there is one; no other festival ever is. */
  inAdhika?: true;
}

/** A festival at the sun's entry into a sign (0 Mesha). */
export interface SolarRule extends Base {
  kind: 'sankranti';
  sign: number;
  /** The latest time at which an entry counts for its own day. */
  until: 'sunrise' | 'sunset' | 'midnight';
  after: number;
}

/** A festival on a nakshatra at sunrise while the sun is in a sign. */
export interface NakshatraRule extends Base {
  kind: 'nakshatra';
  sign: number;
  nakshatra: number;
}

/** A weekday on or before a tithi. */
export interface WeekdayRule extends Base {
  kind: 'weekday';
  month: number;
  tithi: number;
  weekday: number;
}

export type FestivalRule = LunarRule | SolarRule | NakshatraRule | WeekdayRule;

const [CHAITRA, VAISHAKHA, JYESHTHA, ASHADHA, SHRAVANA, BHADRA, ASHWINA, KARTIKA, MARGA, PAUSHA, MAGHA, PHALGUNA] = Array.from(
  { length: 12 },
  (_, at) => at,
) as [number, number, number, number, number, number, number, number, number, number, number, number];
const PURNIMA = 14;
const AMAVASYA = 29;
/** A tithi's index from its number in the bright or dark half. */
const bright = (number: number) => number - 1;
const dark = (number: number) => number + 14;

const [AP, TG, KA, TN, KL, MH, GA, GJ, WB, AS, OD, BR, PB, HR, JH, UP, RJ, PY, TR] = [
  'Andhra Pradesh',
  'Telangana',
  'Karnataka',
  'Tamil Nadu',
  'Kerala',
  'Maharashtra',
  'Goa',
  'Gujarat',
  'West Bengal',
  'Assam',
  'Odisha',
  'Bihar',
  'Punjab',
  'Haryana',
  'Jharkhand',
  'Uttar Pradesh',
  'Rajasthan',
  'Puducherry',
  'Tripura',
] as const;

type Extra = Partial<Pick<LunarRule, 'tie' | 'after' | 'states' | 'choose' | 'words' | 'inAdhika'>>;
const lunar = (id: string, en: string, hi: string, month: number, tithi: number, part: Part, extra: Extra = {}): LunarRule => ({
  kind: 'tithi',
  id,
  name: { en, hi },
  month,
  tithi,
  part,
  tie: 'first',
  after: 0,
  ...extra,
});
const solar = (
  id: string,
  en: string,
  hi: string,
  sign: number,
  until: SolarRule['until'],
  extra: { after?: number; states?: States } = {},
): SolarRule => ({ kind: 'sankranti', id, name: { en, hi }, sign, until, after: 0, ...extra });

/** Every festival defined by a rule, ordered by date from January; ekadashis have a file of their own. */
export const FESTIVAL_RULES: readonly FestivalRule[] = [
  solar('lohri', 'Lohri', 'लोहड़ी', 9, 'sunset', {
    after: -1,
    states: [PB, HR, 'Delhi', 'Himachal Pradesh', 'Jammu and Kashmir', 'Chandigarh'],
  }),
  solar('bhogi', 'Bhogi', 'भोगी', 9, 'sunset', { after: -1, states: [AP, TG, TN, KA, PY] }),
  solar('makar-sankranti', 'Makar Sankranti', 'मकर संक्रांति', 9, 'sunset'),
  solar('pongal', 'Pongal', 'पोंगल', 9, 'sunset', { states: [TN, PY] }),
  solar('magh-bihu', 'Magh Bihu', 'माघ बिहू', 9, 'sunset', { states: [AS] }),
  lunar('sakat-chauth', 'Sakat Chauth', 'सकट चौथ', PAUSHA, dark(4), 'moonrise'),
  lunar('mauni-amavasya', 'Mauni Amavasya', 'मौनी अमावस्या', PAUSHA, AMAVASYA, 'sunrise'),
  lunar('vasant-panchami', 'Vasant Panchami', 'वसंत पंचमी', MAGHA, bright(5), 'forenoon', { tie: 'larger' }),
  lunar('ratha-saptami', 'Ratha Saptami', 'रथ सप्तमी', MAGHA, bright(7), 'arunodaya', { tie: 'larger' }),
  lunar('ravidas-jayanti', 'Guru Ravidas Jayanti', 'गुरु रविदास जयंती', MAGHA, PURNIMA, 'sunrise'),
  lunar('maha-shivaratri', 'Maha Shivaratri', 'महा शिवरात्रि', MAGHA, dark(14), 'midnight', { tie: 'larger' }),
  lunar('holika-dahan', 'Holika Dahan', 'होलिका दहन', PHALGUNA, PURNIMA, 'dusk', {
    choose: holikaDahan,
    words: {
      en: 'after Bhadra; where Bhadra lasts past midnight and Purnima fills three and a half watches of the next day, the next evening',
      hi: 'भद्रा के बाद; भद्रा आधी रात के बाद तक रहे और पूर्णिमा अगले दिन साढ़े तीन पहर तक हो, तो अगली शाम',
    },
  }),
  lunar('holi', 'Holi', 'होली', PHALGUNA, PURNIMA, 'dusk', {
    choose: holi,
    words: { en: 'the day after Holika Dahan', hi: 'होलिका दहन के अगले दिन' },
  }),
  lunar('sheetala-ashtami', 'Sheetala Ashtami', 'शीतला अष्टमी', PHALGUNA, dark(8), 'sunrise'),
  lunar('chaitra-navaratri', 'Chaitra Navaratri begins', 'चैत्र नवरात्रि आरंभ', CHAITRA, bright(1), 'sunrise'),
  lunar('ugadi', 'Ugadi', 'उगादि', CHAITRA, bright(1), 'sunrise', { states: [AP, TG, KA] }),
  lunar('gudi-padwa', 'Gudi Padwa', 'गुड़ी पड़वा', CHAITRA, bright(1), 'sunrise', { states: [MH, GA] }),
  lunar('cheti-chand', 'Cheti Chand', 'चेटी चंड', CHAITRA, bright(2), 'dusk'),
  lunar('gangaur', 'Gangaur', 'गणगौर', CHAITRA, bright(3), 'sunrise', { states: [RJ, 'Madhya Pradesh', GJ, HR] }),
  lunar('ram-navami', 'Ram Navami', 'राम नवमी', CHAITRA, bright(9), 'midday', { tie: 'larger' }),
  lunar('mahavir-jayanti', 'Mahavir Jayanti', 'महावीर जयंती', CHAITRA, bright(13), 'sunrise'),
  lunar('hanuman-jayanti', 'Hanuman Jayanti', 'हनुमान जयंती', CHAITRA, PURNIMA, 'sunrise'),
  solar('mesha-sankranti', 'Vaisakhi (Mesha Sankranti)', 'बैसाखी (मेष संक्रांति)', 0, 'midnight'),
  solar('puthandu', 'Puthandu', 'पुत्तांडु', 0, 'sunset', { states: [TN, PY] }),
  solar('vishu', 'Vishu', 'विषु', 0, 'sunrise', { states: [KL] }),
  solar('pohela-boishakh', 'Pohela Boishakh', 'पोइला बैशाख', 0, 'midnight', { after: 1, states: [WB, TR] }),
  lunar('parashurama-jayanti', 'Parashurama Jayanti', 'परशुराम जयंती', VAISHAKHA, bright(3), 'dusk'),
  lunar('akshaya-tritiya', 'Akshaya Tritiya', 'अक्षय तृतीया', VAISHAKHA, bright(3), 'forenoon', {
    choose: akshayaTritiya,
    words: { en: 'of two days the second if it lasts three muhurtas of it', hi: 'दो दिन हों तो दूसरा, अगर उस दिन तीन मुहूर्त तक रहे' },
  }),
  lunar('narasimha-jayanti', 'Narasimha Jayanti', 'नरसिंह जयंती', VAISHAKHA, bright(14), 'sunset', { tie: 'second' }),
  lunar('buddha-purnima', 'Buddha Purnima', 'बुद्ध पूर्णिमा', VAISHAKHA, PURNIMA, 'sunrise'),
  lunar('vat-savitri', 'Vat Savitri (Amavasya)', 'वट सावित्री', VAISHAKHA, AMAVASYA, 'midday', {
    states: [UP, BR, JH, 'Delhi', 'Madhya Pradesh', PB, HR, OD],
  }),
  lunar('ganga-dussehra', 'Ganga Dussehra', 'गंगा दशहरा', JYESHTHA, bright(10), 'sunrise', { inAdhika: true }),
  lunar('vat-purnima', 'Vat Purnima', 'वट पूर्णिमा', JYESHTHA, PURNIMA, 'midday', { states: [MH, GJ, GA] }),
  lunar('rath-yatra', 'Jagannath Rath Yatra', 'जगन्नाथ रथ यात्रा', ASHADHA, bright(2), 'sunrise'),
  lunar('guru-purnima', 'Guru Purnima', 'गुरु पूर्णिमा', ASHADHA, PURNIMA, 'sunrise'),
  lunar('hariyali-teej', 'Hariyali Teej', 'हरियाली तीज', SHRAVANA, bright(3), 'sunrise'),
  lunar('nag-panchami', 'Nag Panchami', 'नाग पंचमी', SHRAVANA, bright(5), 'sunrise'),
  {
    kind: 'weekday',
    id: 'varalakshmi-vrat',
    name: { en: 'Varalakshmi Vrat', hi: 'वरलक्ष्मी व्रत' },
    month: SHRAVANA,
    tithi: PURNIMA,
    weekday: 5,
    states: [AP, TG, KA, TN],
  },
  lunar('raksha-bandhan', 'Raksha Bandhan', 'रक्षा बंधन', SHRAVANA, PURNIMA, 'afternoon', {
    choose: rakshaBandhan,
    words: {
      en: 'not in Bhadra; where Bhadra spoils it the next day, if Purnima lasts three muhurtas of it',
      hi: 'भद्रा में नहीं; भद्रा पड़े तो अगला दिन, अगर पूर्णिमा उस दिन तीन मुहूर्त तक रहे',
    },
  }),
  lunar('kajari-teej', 'Kajari Teej', 'कजरी तीज', SHRAVANA, dark(3), 'sunrise'),
  lunar('janmashtami', 'Janmashtami', 'जन्माष्टमी', SHRAVANA, dark(8), 'sunrise', {
    choose: janmashtami,
    words: {
      en: 'vaishnavas and the central list; smartas keep the night with Ashtami at midnight',
      hi: 'वैष्णव और केंद्र सरकार की सूची; स्मार्त उस रात मनाते हैं जब आधी रात को अष्टमी हो',
    },
  }),
  { kind: 'nakshatra', id: 'onam', name: { en: 'Onam (Thiruvonam)', hi: 'ओणम' }, sign: 4, nakshatra: 21, states: [KL] },
  lunar('hartalika-teej', 'Hartalika Teej', 'हरतालिका तीज', BHADRA, bright(3), 'sunrise'),
  lunar('ganesh-chaturthi', 'Ganesh Chaturthi', 'गणेश चतुर्थी', BHADRA, bright(4), 'midday', { tie: 'larger' }),
  lunar('rishi-panchami', 'Rishi Panchami', 'ऋषि पंचमी', BHADRA, bright(5), 'midday', { tie: 'larger' }),
  lunar('radha-ashtami', 'Radha Ashtami', 'राधा अष्टमी', BHADRA, bright(8), 'midday', { tie: 'larger' }),
  lunar('anant-chaturdashi', 'Anant Chaturdashi', 'अनंत चतुर्दशी', BHADRA, bright(14), 'sunrise'),
  lunar('pitru-paksha', 'Pitru Paksha begins', 'पितृ पक्ष आरंभ', BHADRA, PURNIMA, 'afternoon', { tie: 'larger' }),
  solar('vishwakarma-puja', 'Vishwakarma Puja', 'विश्वकर्मा पूजा', 5, 'midnight'),
  lunar('mahalaya', 'Mahalaya (Sarva Pitru Amavasya)', 'महालया (सर्व पितृ अमावस्या)', BHADRA, AMAVASYA, 'afternoon', { tie: 'larger' }),
  lunar('sharad-navaratri', 'Navaratri begins', 'शारदीय नवरात्रि आरंभ', ASHWINA, bright(1), 'sunrise'),
  lunar('durga-ashtami', 'Durga Ashtami', 'दुर्गा अष्टमी', ASHWINA, bright(8), 'sunrise'),
  lunar('maha-navami', 'Maha Navami', 'महा नवमी', ASHWINA, bright(9), 'sunrise'),
  lunar('dussehra', 'Dussehra (Vijayadashami)', 'दशहरा (विजयादशमी)', ASHWINA, bright(10), 'vijaya', {
    choose: vijayadashami,
    words: {
      en: 'the only day with Shravana then, if there is one; else the one that Dashami fills more',
      hi: 'उस समय श्रवण नक्षत्र एक ही दिन हो तो वही दिन; नहीं तो जिस दिन दशमी ज़्यादा देर रहे',
    },
  }),
  lunar('sharad-purnima', 'Sharad Purnima', 'शरद पूर्णिमा', ASHWINA, PURNIMA, 'midnight', { tie: 'larger' }),
  lunar('karwa-chauth', 'Karwa Chauth', 'करवा चौथ', ASHWINA, dark(4), 'moonrise'),
  lunar('ahoi-ashtami', 'Ahoi Ashtami', 'अहोई अष्टमी', ASHWINA, dark(8), 'dusk', { tie: 'larger' }),
  lunar('dhanteras', 'Dhanteras', 'धनतेरस', ASHWINA, dark(13), 'dusk', {
    choose: dhanteras,
    words: { en: 'of two evenings the second if it lasts a ghati past sunset', hi: 'दो शामें हों तो दूसरी, अगर सूर्यास्त के बाद एक घड़ी तक रहे' },
  }),
  lunar('naraka-chaturdashi', 'Naraka Chaturdashi', 'नरक चतुर्दशी', ASHWINA, dark(14), 'arunodaya', { tie: 'larger' }),
  lunar('diwali', 'Diwali (Lakshmi Puja)', 'दीपावली (लक्ष्मी पूजा)', ASHWINA, AMAVASYA, 'dusk', {
    choose: lakshmiPuja,
    words: { en: 'of two evenings the one it fills more', hi: 'दो शामें हों तो वह जिसमें ज़्यादा देर रहे' },
  }),
  lunar('govardhan-puja', 'Govardhan Puja', 'गोवर्धन पूजा', KARTIKA, bright(1), 'afternoon', { tie: 'second' }),
  lunar('bhai-dooj', 'Bhai Dooj', 'भाई दूज', KARTIKA, bright(2), 'afternoon', { tie: 'second' }),
  lunar('chhath-puja', 'Chhath Puja', 'छठ पूजा', KARTIKA, bright(6), 'sunrise'),
  lunar('gopashtami', 'Gopashtami', 'गोपाष्टमी', KARTIKA, bright(8), 'sunrise'),
  lunar('tulsi-vivah', 'Tulsi Vivah', 'तुलसी विवाह', KARTIKA, bright(12), 'sunrise'),
  lunar('dev-diwali', 'Dev Diwali', 'देव दीपावली', KARTIKA, PURNIMA, 'dusk', { tie: 'larger' }),
  lunar('guru-nanak-jayanti', 'Guru Nanak Jayanti', 'गुरु नानक जयंती', KARTIKA, PURNIMA, 'sunrise'),
  lunar('kaal-bhairav-jayanti', 'Kaal Bhairav Jayanti', 'काल भैरव जयंती', KARTIKA, dark(8), 'dusk'),
  lunar('vivah-panchami', 'Vivah Panchami', 'विवाह पंचमी', MARGA, bright(5), 'sunrise'),
  lunar('dattatreya-jayanti', 'Dattatreya Jayanti', 'दत्तात्रेय जयंती', MARGA, PURNIMA, 'dusk', { tie: 'larger' }),
];
