import { moneyBeforePostposition } from '../../i18n/hindi-nouns.ts';
import { defineWording, template } from '../../i18n/locale.ts';
import { everydayHindiName } from './names.ts';
import texts from './wording.json' with { type: 'json' };

/** A currency behind an amount or before `में`: `अमेरिकी डॉलर`, `नेपाली रुपये`; its code where it has no Hindi name. */
const moneyInHindi = (code: string): string => moneyBeforePostposition(everydayHindiName(code) ?? code);

export const FOREX = defineWording({
  ...texts,
  forOne: { en: (code: string) => `for 1 ${code}`, hi: (code) => `प्रति ${everydayHindiName(code) ?? code}` },
  inRupees: { en: (name: string) => `The ${name} in rupees`, hi: (name) => `${moneyBeforePostposition(name)} का भाव, रुपये में` },
  oneTitle: {
    en: (name: string, code: string) => `${name} (${code}) in rupees`,
    hi: (name, code) => `${moneyBeforePostposition(name)} (${code}) का भाव, रुपये में`,
  },
  oneAbout: template(
    '{sentence}: the daily middle rate, its change, 90 days, and a converter. Money of {of}.',
    '{sentence}: दैनिक भाव, बदलाव, पिछले 90 दिनों के भाव और कन्वर्टर। कहाँ चलती है: {of}।',
  ),
  counterForOne: {
    en: (counter: string, code: string) => `${counter} for 1 ${code}`,
    hi: (counter, code) => `1 ${moneyInHindi(code)} के बदले ${moneyBeforePostposition(counter)}`,
  },
  /** `500 USD in INR`; in Hindi by the names of the currencies. */
  strongest: {
    en: (end: 'least' | 'most') => `Currencies worth the ${end} in rupees`,
    hi: (end) => `रुपये में सबसे ${end === 'least' ? 'कम' : 'ज़्यादा'} मूल्य की मुद्राएँ`,
  },
  sumIn: {
    en: (sum: string, from: string, to: string) => `${sum} ${from} in ${to}`,
    hi: (sum, from, to) => `${sum} ${sum === '1' ? (everydayHindiName(from) ?? from) : moneyInHindi(from)}, ${moneyInHindi(to)} में`,
  },
  /** `5.20 USD`: an amount of another money than rupees. */
  amountOf: { en: (sum: string, code: string) => `${sum} ${code}`, hi: (sum, code) => `${sum} ${moneyInHindi(code)}` },
  rateOf: {
    en: (sum: string, code: string) => `${sum} for 1 ${code}`,
    hi: (sum, code) => `${sum} प्रति ${everydayHindiName(code) ?? code}`,
  },
  rateOfDollar: { en: (sum: string) => `${sum} for 1 US dollar`, hi: (sum) => `${sum} प्रति ${everydayHindiName('USD')}` },
  byDay: template('{name} by day', '{name}, दिन के हिसाब से'),
  moneyOf: {
    en: (name: string, countries: readonly string[]) => `${name} is money of ${countries.join(', ')}.`,
    hi: (name, countries) =>
      countries.length === 1 ? `${name} ${countries[0]} की मुद्रा है।` : `${name} इन जगहों की मुद्रा है: ${countries.join(', ')}।`,
  },
});
