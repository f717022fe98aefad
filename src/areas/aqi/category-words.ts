import { defineWording, type Locale } from '../../i18n/locale.ts';
import type { Category } from './naqi.ts';

type CategoryName = Category['name'];
/** The categories in Hindi, by the names of bodies. */
export const CATEGORIES_IN_HINDI: Readonly<Record<CategoryName, string>> = {
  Good: 'अच्छी',
  Satisfactory: 'संतोषजनक',
  Moderate: 'मध्यम',
  Poor: 'ख़राब',
  'Very Poor': 'बहुत ख़राब',
  Severe: 'गंभीर',
};
const ADVICE: Readonly<Record<CategoryName, string>> = {
  Good: 'हवा साफ़ है। कुछ करने की ज़रूरत नहीं।',
  Satisfactory: 'लगभग सबके लिए ठीक। जिनके फेफड़े नाज़ुक हैं, उन्हें लंबी दौड़ में असर महसूस हो सकता है।',
  Moderate: 'दमा, फेफड़े या दिल के मरीज़, बच्चे और बुज़ुर्ग बाहर लंबी या भारी मेहनत रुक-रुककर करें।',
  Poor: 'देर तक बाहर रहने पर ज़्यादातर लोगों को असर होता है। बाहर मेहनत कम करें; बीमार, बुज़ुर्ग और बच्चे घर के अंदर रहें तो बेहतर।',
  'Very Poor': 'देर तक ऐसी हवा में रहने से स्वस्थ लोग भी बीमार पड़ सकते हैं। हो सके तो अंदर रहें, खिड़कियाँ बंद रखें, और बाहर ठीक से बैठने वाला N95 मास्क पहनें।',
  Severe: 'सबके लिए नुक़सानदेह और बीमारों के लिए ख़तरनाक। बाहर कोई मेहनत न करें; बहुत ज़रूरी हो तभी निकलें, N95 मास्क पहनकर।',
};

/** The six categories in words. */
export const AIR_CATEGORIES = defineWording({
  /** A category by its name, and what to do in it: `said` is the English advice. */
  category: { en: (name: CategoryName) => name as string, hi: (name) => CATEGORIES_IN_HINDI[name] },
  advice: { en: (_name: CategoryName, said: string) => said, hi: (name) => ADVICE[name] },
});

/** The class that colours a category (components/air.css). @example airClass('Very Poor') // 'air-very-poor' */
export const airClass = (category: CategoryName): string => `air-${category.toLowerCase().replaceAll(' ', '-')}`;

const SIGNS = { pm2_5: 'PM2.5', pm10: 'PM10', no2: 'NO₂', so2: 'SO₂', co: 'CO', nh3: 'NH₃' };

/** What the pollutants of bodies are called. */
export const POLLUTANTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { ...SIGNS, o3: 'Ozone', pb: 'Lead' },
  hi: { ...SIGNS, o3: 'ओज़ोन', pb: 'सीसा' },
};
