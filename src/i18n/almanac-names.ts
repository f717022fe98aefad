import type { LocalizedText } from './locale.ts';

/*
 * Names of the almanac in English (usual spellings) and Hindi: one table for bodies, pages and the search.
 * Order is the order of counting, from 0.
 */

export type Name = Required<LocalizedText>;

/** `English हिन्दी` pairs separated by commas, as a list of names. */
const names = (text: string): readonly Name[] =>
  text.split(',').map((pair) => {
    const [, en = '', hi = ''] = /^\s*([^\u0900-\u097f]+?)\s+([\u0900-\u097f].*?)\s*$/u.exec(pair) ?? [];
    if (!en || !hi) throw new Error(`A name lacks its English or its Hindi: ${pair}`);
    return { en, hi };
  });

/** Weekdays by their Sanskrit names, from Sunday. */
export const VARAS = names(
  'Ravivara रविवार, Somavara सोमवार, Mangalavara मंगलवार, Budhavara बुधवार, Guruvara गुरुवार, Shukravara शुक्रवार, Shanivara शनिवार',
);
export const WEEKDAYS = names(
  'Sunday रविवार, Monday सोमवार, Tuesday मंगलवार, Wednesday बुधवार, Thursday गुरुवार, Friday शुक्रवार, Saturday शनिवार',
);

export const PAKSHAS = names('Shukla शुक्ल, Krishna कृष्ण');

/** The fourteen that both halves of the month share; the fifteenth is Purnima or Amavasya. */
const HALF_TITHIS = names(
  'Pratipada प्रतिपदा, Dwitiya द्वितीया, Tritiya तृतीया, Chaturthi चतुर्थी, Panchami पंचमी, Shashthi षष्ठी, Saptami सप्तमी, Ashtami अष्टमी, Navami नवमी, Dashami दशमी, Ekadashi एकादशी, Dwadashi द्वादशी, Trayodashi त्रयोदशी, Chaturdashi चतुर्दशी',
);
const FULL_AND_NEW = names('Purnima पूर्णिमा, Amavasya अमावस्या');
/** The thirty tithis from Shukla Pratipada to Amavasya, without the half's name. */
export const TITHIS: readonly Name[] = FULL_AND_NEW.flatMap((last) => [...HALF_TITHIS, last]);

export const NAKSHATRAS = names(
  'Ashwini अश्विनी, Bharani भरणी, Krittika कृत्तिका, Rohini रोहिणी, Mrigashira मृगशिरा, Ardra आर्द्रा, Punarvasu पुनर्वसु, Pushya पुष्य, Ashlesha आश्लेषा, Magha मघा, Purva Phalguni पूर्वा फाल्गुनी, Uttara Phalguni उत्तरा फाल्गुनी, Hasta हस्त, Chitra चित्रा, Swati स्वाति, Vishakha विशाखा, Anuradha अनुराधा, Jyeshtha ज्येष्ठा, Mula मूल, Purva Ashadha पूर्वाषाढ़ा, Uttara Ashadha उत्तराषाढ़ा, Shravana श्रवण, Dhanishta धनिष्ठा, Shatabhisha शतभिषा, Purva Bhadrapada पूर्व भाद्रपद, Uttara Bhadrapada उत्तर भाद्रपद, Revati रेवती',
);

export const YOGAS = names(
  'Vishkambha विष्कंभ, Priti प्रीति, Ayushman आयुष्मान, Saubhagya सौभाग्य, Shobhana शोभन, Atiganda अतिगंड, Sukarma सुकर्मा, Dhriti धृति, Shula शूल, Ganda गंड, Vriddhi वृद्धि, Dhruva ध्रुव, Vyaghata व्याघात, Harshana हर्षण, Vajra वज्र, Siddhi सिद्धि, Vyatipata व्यतीपात, Variyana वरीयान, Parigha परिघ, Shiva शिव, Siddha सिद्ध, Sadhya साध्य, Shubha शुभ, Shukla शुक्ल, Brahma ब्रह्म, Indra इंद्र, Vaidhriti वैधृति',
);

const MOVING_KARANAS = names('Bava बव, Balava बालव, Kaulava कौलव, Taitila तैतिल, Gara गर, Vanija वणिज, Vishti विष्टि');
const FIXED_KARANAS = names('Kimstughna किंस्तुघ्न, Shakuni शकुनि, Chatushpada चतुष्पाद, Naga नाग');

/** The name of a half tithi, 0 to 59 from the new moon: seven that go round eight times, and four that come once a month. */
export function karanaName(index: number): Name {
  const name = index === 0 ? FIXED_KARANAS[0] : index >= 57 ? FIXED_KARANAS[index - 56] : MOVING_KARANAS[(index - 1) % 7];
  if (!name) throw new Error(`There is no karana ${index}`);
  return name;
}

export const RASHIS = names(
  'Mesha मेष, Vrishabha वृषभ, Mithuna मिथुन, Karka कर्क, Simha सिंह, Kanya कन्या, Tula तुला, Vrishchika वृश्चिक, Dhanu धनु, Makara मकर, Kumbha कुंभ, Mina मीन',
);

export const MONTHS = names(
  'Chaitra चैत्र, Vaishakha वैशाख, Jyeshtha ज्येष्ठ, Ashadha आषाढ़, Shravana श्रावण, Bhadrapada भाद्रपद, Ashwina आश्विन, Kartika कार्तिक, Margashirsha मार्गशीर्ष, Pausha पौष, Magha माघ, Phalguna फाल्गुन',
);

/** Seasons from Mina and Mesha on, two signs each. */
export const RITUS = names('Vasanta वसंत, Grishma ग्रीष्म, Varsha वर्षा, Sharad शरद, Hemanta हेमंत, Shishira शिशिर');
/** From the north, by the sun's way. */
export const DIRECTIONS = names('North उत्तर, East पूर्व, South दक्षिण, West पश्चिम');
export const AYANAS = names('Uttarayana उत्तरायण, Dakshinayana दक्षिणायन');

/** The sixty years of Jupiter, from Prabhava. */
export const SAMVATSARAS = names(
  'Prabhava प्रभव, Vibhava विभव, Shukla शुक्ल, Pramoda प्रमोद, Prajapati प्रजापति, Angirasa अंगिरा, Shrimukha श्रीमुख, Bhava भाव, Yuva युवा, Dhata धाता, Ishvara ईश्वर, Bahudhanya बहुधान्य, Pramathi प्रमाथी, Vikrama विक्रम, Vrisha वृष, Chitrabhanu चित्रभानु, Subhanu सुभानु, Tarana तारण, Parthiva पार्थिव, Vyaya व्यय, Sarvajit सर्वजित, Sarvadhari सर्वधारी, Virodhi विरोधी, Vikriti विकृति, Khara खर, Nandana नंदन, Vijaya विजय, Jaya जय, Manmatha मन्मथ, Durmukha दुर्मुख, Hemalamba हेमलंब, Vilamba विलंब, Vikari विकारी, Sharvari शार्वरी, Plava प्लव, Shubhakrit शुभकृत, Shobhakrit शोभकृत, Krodhi क्रोधी, Vishvavasu विश्वावसु, Parabhava पराभव, Plavanga प्लवंग, Kilaka कीलक, Saumya सौम्य, Sadharana साधारण, Virodhakrit विरोधकृत, Paridhavi परिधावी, Pramadi प्रमादी, Ananda आनंद, Rakshasa राक्षस, Nala नल, Pingala पिंगल, Kalayukta कालयुक्त, Siddharthi सिद्धार्थी, Raudra रौद्र, Durmati दुर्मति, Dundubhi दुंदुभि, Rudhirodgari रुधिरोद्गारी, Raktaksha रक्ताक्ष, Krodhana क्रोधन, Akshaya अक्षय',
);

/** The seven lords in the order of the hours (slowest to fastest would be Saturn first; here from the sun on). */
export const HORA_LORDS = names('Sun सूर्य, Venus शुक्र, Mercury बुध, Moon चंद्र, Saturn शनि, Jupiter गुरु, Mars मंगल');
export const CHOGHADIYAS = names('Udveg उद्वेग, Char चर, Labh लाभ, Amrit अमृत, Kaal काल, Shubh शुभ, Rog रोग');

/** The name with an index that may lie outside the table by whole rounds. */
export function nameAt(table: readonly Name[], index: number): Name {
  const name = table.at(index % table.length);
  if (!name) throw new Error('An empty table has no names');
  return name;
}
