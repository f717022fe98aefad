import { defineWording } from '../../i18n/locale.ts';
import { everydayHindiName } from './names.ts';

/** A currency behind an amount or before `में`: `अमेरिकी डॉलर`, `नेपाली रुपये`; its code where it has no Hindi name. */
const moneyInHindi = (code: string): string => everydayHindiName(code)?.replace(/रुपया$/, 'रुपये') ?? code;

/** What pages say of currencies. */
export const FOREX = defineWording({
  forOne: { en: (code: string) => `for 1 ${code}`, hi: (code) => `1 ${code} के` },
  listTitle: { en: 'Exchange rates of the rupee', hi: 'डॉलर और दूसरी मुद्राओं का भाव रुपये में' },
  notToday: { en: 'Not today’s rate.', hi: 'आज का भाव नहीं।' },
  none: { en: 'Exchange rates are not available at the moment.', hi: 'मुद्राओं के भाव अभी उपलब्ध नहीं हैं।' },
  forOneDollar: { en: 'Rupees for one US dollar', hi: 'एक अमेरिकी डॉलर के रुपये' },
  dollarInRupees: { en: 'The US dollar in rupees', hi: 'अमेरिकी डॉलर का भाव, रुपये में' },
  middle: {
    en: 'Daily middle rates; what a bank or a card charges differs.',
    hi: 'यह दिन का बाज़ार भाव है; बैंक या कार्ड का भाव इससे अलग होता है।',
  },
  all: { en: 'All currencies', hi: 'सारी मुद्राएँ' },
  rates: { en: 'Exchange rates', hi: 'मुद्राओं के भाव' },
  currencies: { en: 'currencies', hi: 'मुद्राएँ' },
  find: { en: 'Find a currency or country', hi: 'मुद्रा या देश खोजें' },
  caption: { en: 'Rupees for one; change against the day before.', hi: 'एक के कितने रुपये, और पिछले दिन से कितना बदला।' },
  currency: { en: 'Currency', hi: 'मुद्रा' },
  rupees: { en: 'Rupees', hi: 'रुपये' },
  change: { en: 'Change', hi: 'बदलाव' },
  usualAmounts: { en: 'Usual amounts', hi: 'आम रक़में' },
  rupeeInDollars: { en: 'The Indian rupee in US dollars', hi: 'भारतीय रुपया, अमेरिकी डॉलर में' },
  inRupees: { en: (name: string) => `The ${name} in rupees`, hi: (name) => `${name} का भाव, रुपये में` },
  rupeeTitle: { en: 'The Indian rupee in US dollars (INR)', hi: 'भारतीय रुपया, अमेरिकी डॉलर में (INR)' },
  oneTitle: { en: (name: string, code: string) => `${name} (${code}) in rupees`, hi: (name, code) => `${name} (${code}) का भाव रुपये में` },
  oneAbout: {
    en: (sentence: string, of: string) => `${sentence}: the daily middle rate, its change, 90 days, and a converter. Money of ${of}.`,
    hi: (sentence, of) => `${sentence}: रोज़ का भाव, कितना बदला, पिछले 90 दिन और कन्वर्टर। किन जगहों की मुद्रा: ${of}।`,
  },
  counterForOne: { en: (counter: string, code: string) => `${counter} for 1 ${code}`, hi: (counter, code) => `1 ${code} के बदले ${counter}` },
  /** `500 USD in INR`; in Hindi by the names of the currencies. */
  sumIn: {
    en: (sum: string, from: string, to: string) => `${sum} ${from} in ${to}`,
    hi: (sum, from, to) => `${sum} ${moneyInHindi(from)}, ${moneyInHindi(to)} में`,
  },
  rateOf: { en: (sum: string, code: string) => `${sum} for 1 ${code}`, hi: (sum, code) => `1 ${moneyInHindi(code)} के ${sum}` },
  rateOfDollar: { en: (sum: string) => `${sum} for 1 US dollar`, hi: (sum) => `1 ${moneyInHindi('USD')} के ${sum}` },
  pastDays: { en: 'Past days', hi: 'पिछले दिन' },
  byDay: { en: (name: string) => `${name} by day`, hi: (name) => `${name}, दिन के हिसाब से` },
  leftOut: { en: 'Days without data are left out.', hi: 'जिन दिनों का डेटा नहीं है, वे छोड़ दिए गए हैं।' },
  others: { en: 'Other currencies', hi: 'दूसरी मुद्राएँ' },
  moneyOf: {
    en: (name: string, countries: string) => `${name} is money of ${countries}.`,
    hi: (name, countries) => `${name} इन जगहों की मुद्रा है: ${countries}।`,
  },
});

/** What the form says that converts currencies and coins, and the tables beside it. */
export const CONVERSION = defineWording({
  amount: { en: 'Amount', hi: 'रक़म' },
  from: { en: 'From', hi: 'किससे' },
  to: { en: 'To', hi: 'किसमें' },
  swap: { en: 'Swap the two', hi: 'दोनों को आपस में बदलें' },
  popular: { en: 'Asked for most', hi: 'सबसे ज़्यादा पूछी जाने वाली' },
  rest: { en: 'All others', hi: 'बाक़ी सब' },
  noScripts: { en: 'Other amounts need a browser with scripts.', hi: 'दूसरी रक़म के लिए ब्राउज़र में JavaScript चालू होना चाहिए।' },
  usualAmounts: { en: 'Usual amounts', hi: 'आम रक़में' },
  middle: {
    en: 'By the daily middle rate; what a bank or a card charges differs.',
    hi: 'दिन के बाज़ार भाव से; बैंक या कार्ड का भाव इससे अलग होता है।',
  },
  day: { en: 'Day', hi: 'दिन' },
  days: { en: 'days', hi: 'दिन' },
});
