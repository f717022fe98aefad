import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

export const CRYPTO = defineWording({
  ...texts.crypto,
  forOne: { en: (code: string) => `Rupees for 1 ${code}`, hi: (code) => `1 ${code} के रुपये` },
  inRupees: { en: (name: string) => `${name} in rupees`, hi: (name) => `${name} का दाम, रुपये में` },
  oneTitle: {
    en: (name: string, code: string) => `${name} (${code}) price in rupees`,
    hi: (name, code) => `${name} (${code}) का दाम रुपये में`,
  },
  oneAbout: {
    en: (name: string) => `The price of one ${name} in rupees and dollars by day, its change, 90 days, and a converter.`,
    hi: (name) => `एक ${name} का रोज़ का दाम रुपये और डॉलर में, कितना बदला, पिछले 90 दिन और कन्वर्टर।`,
  },
  inDollars: { en: (sum: string) => `${sum} in dollars.`, hi: (sum) => `डॉलर में ${sum}।` },
  byDay: { en: (name: string) => `${name} by day`, hi: () => 'दिन के हिसाब से दाम' },
  ranking: {
    en: (isLeast: boolean) => `${isLeast ? 'Cheapest' : 'Dearest'} crypto assets on record`,
    hi: (isLeast) => `दर्ज क्रिप्टो में सबसे ${isLeast ? 'सस्ते' : 'महँगे'}`,
  },
  sumIn: { en: (sum: string, name: string) => `${sum} in ${name}`, hi: (sum, name) => `${sum} में ${name}` },
});

/** Names of coins as Hindi newspapers write them; the others stand in Latin letters there too. */
export const COINS_IN_HINDI: Readonly<Record<string, string>> = texts.coinsInHindi;
