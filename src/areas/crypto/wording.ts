import { defineWording } from '../../i18n/locale.ts';

/** What pages say of crypto assets. */
export const CRYPTO = defineWording({
  listTitle: { en: 'Crypto assets in rupees', hi: 'क्रिप्टो का दाम रुपये में' },
  none: { en: 'Crypto prices are not available at the moment.', hi: 'क्रिप्टो के दाम अभी उपलब्ध नहीं हैं।' },
  forOne: { en: (code: string) => `Rupees for 1 ${code}`, hi: (code) => `1 ${code} के रुपये` },
  inRupees: { en: (name: string) => `${name} in rupees`, hi: (name) => `${name} का दाम, रुपये में` },
  prices: { en: 'Prices', hi: 'दाम' },
  pricesLabel: { en: 'Crypto prices', hi: 'क्रिप्टो के दाम' },
  assets: { en: 'assets', hi: 'क्रिप्टो' },
  find: { en: 'Find an asset', hi: 'क्रिप्टो खोजें' },
  caption: {
    en: 'Rupees and dollars for one; change in rupees against the day before.',
    hi: 'एक के रुपये और डॉलर, और रुपये में पिछले दिन से कितना बदला।',
  },
  asset: { en: 'Asset', hi: 'क्रिप्टो' },
  rupees: { en: 'Rupees', hi: 'रुपये' },
  dollars: { en: 'US dollars', hi: 'अमेरिकी डॉलर' },
  change: { en: 'Change', hi: 'बदलाव' },
  notKnown: { en: 'not known', hi: 'पता नहीं' },
  oneTitle: {
    en: (name: string, code: string) => `${name} (${code}) price in rupees`,
    hi: (name, code) => `${name} (${code}) का दाम रुपये में`,
  },
  oneAbout: {
    en: (name: string) => `The price of one ${name} in rupees and dollars by day, its change, 90 days, and a converter.`,
    hi: (name) => `एक ${name} का रोज़ का दाम रुपये और डॉलर में, कितना बदला, पिछले 90 दिन और कन्वर्टर।`,
  },
  crumb: { en: 'Crypto assets', hi: 'क्रिप्टो' },
  inDollars: { en: (sum: string) => `${sum} in dollars.`, hi: (sum) => `डॉलर में ${sum}।` },
  pastDays: { en: 'Past days', hi: 'पिछले दिन' },
  byDay: { en: (name: string) => `${name} by day`, hi: () => 'दिन के हिसाब से दाम' },
  daysAbout: {
    en: 'Daily prices of one. Days without data are left out.',
    hi: 'एक का रोज़ का दाम। जिन दिनों का डेटा नहीं है, वे छोड़ दिए गए हैं।',
  },
  others: { en: 'Other assets', hi: 'दूसरे क्रिप्टो' },
  sumIn: { en: (sum: string, name: string) => `${sum} in ${name}`, hi: (sum, name) => `${sum} में ${name}` },
  all: { en: 'All of them', hi: 'सारे क्रिप्टो' },
});

/** Names of coins as Hindi newspapers write them; the others stand in Latin letters there too. */
export const COINS_IN_HINDI: Readonly<Record<string, string>> = {
  btc: 'बिटकॉइन',
  eth: 'एथेरियम',
  usdt: 'टेदर',
  sol: 'सोलाना',
  doge: 'डॉजकॉइन',
  trx: 'ट्रॉन',
  ada: 'कार्डानो',
  link: 'चेनलिंक',
  xlm: 'स्टेलर',
  bch: 'बिटकॉइन कैश',
  avax: 'एवलांच',
  shib: 'शीबा इनु',
  ltc: 'लाइटकॉइन',
  dot: 'पोल्काडॉट',
  uni: 'यूनिस्वैप',
  etc: 'एथेरियम क्लासिक',
  xmr: 'मोनेरो',
};
