import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

export const CRYPTO = defineWording({
  ...texts.crypto,
  forOne: template('Rupees for 1 {code}', 'रुपये प्रति {code}'),
  inRupees: template('{name} in rupees', '{name} का दाम, रुपये में'),
  oneTitle: template('{name} ({code}) price in rupees', '{name} ({code}) का दाम रुपये में'),
  oneAbout: template(
    'The price of one {name} in rupees and dollars by day, its change, 90 days, and a converter.',
    '{name} का दैनिक दाम रुपये और डॉलर में, बदलाव, पिछले 90 दिनों के दाम और कन्वर्टर।',
  ),
  inDollars: template('{sum} in dollars.', 'डॉलर में {sum}।'),
  byDay: template('{name} by day', 'दिन के हिसाब से दाम'),
  onlyPrices: {
    en: 'Only prices are on record: ask for the dearest, the cheapest, or what rose or fell most',
    hi: 'सिर्फ़ दाम दर्ज हैं: सबसे महंगा, सबसे सस्ता, या सबसे ज़्यादा बढ़ा या गिरा पूछें',
  },
  ranking: {
    en: (isLeast: boolean) => `${isLeast ? 'Cheapest' : 'Dearest'} crypto assets on record`,
    hi: (isLeast) => `दर्ज क्रिप्टोकरेंसी में सबसे ${isLeast ? 'सस्ती' : 'महँगी'}`,
  },
  sumIn: template('{sum} in {name}', '{sum} में {name}'),
});

/** Names of coins as Hindi newspapers write them; the others stand in Latin letters there too. */
export const COINS_IN_HINDI: Readonly<Record<string, string>> = texts.coinsInHindi;
