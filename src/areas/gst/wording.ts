import { defineWording, type Locale } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { GST_STATES } from './gstin.ts';
import texts from './wording.json' with { type: 'json' };

/** What the pages of GST say. */
export const GST = defineWording({
  ...texts.gst,
  shareOf: { en: (percent: string, sum: string) => `${percent} % GST on ₹${sum}`, hi: (percent, sum) => `₹${sum} पर ${percent} % जीएसटी` },
  shareIn: { en: (tax: string, net: string) => `₹${tax} of it; without it ₹${net}`, hi: (tax, net) => `इसमें ₹${tax} टैक्स; बिना टैक्स ₹${net}` },
  shareIs: { en: (tax: string, whole: string) => `₹${tax}; with it ₹${whole}`, hi: (tax, whole) => `₹${tax}; मिलाकर ₹${whole}` },
  codesTitleOf: { en: (q: string) => `HSN and SAC codes: ${q}`, hi: (q) => `HSN और SAC कोड: ${q}` },
  codeNamed: { en: (kind: string, code: string) => `${kind} ${code}`, hi: (kind, code) => `${kind} कोड ${code}` },
  rateOf: { en: (kind: string, code: string) => `GST rate of ${kind} ${code}`, hi: (kind, code) => `${kind} कोड ${code} की GST दर` },
  noCode: { en: (goods: string) => `No code was found for “${goods}”.`, hi: (goods) => `“${goods}” का कोई कोड नहीं मिला।` },
  stateCode: { en: (of: string) => `GST state code ${of}`, hi: (of) => `जीएसटी राज्य कोड ${of}` },
  stateCodeOf: { en: (state: string) => `GST state code of ${state}`, hi: (state) => `${state} का जीएसटी राज्य कोड` },
  panAsked: {
    en: (holder: string | null) => `${holder ? `${holder}. ` : ''}The registrations of a PAN are asked of the register.`,
    hi: (holder) => `${holder ? `${holder}। ` : ''}किसी PAN के पंजीकरण रजिस्टर से पूछे जाते हैं।`,
  },
  noGstin: { en: (number: string) => `${number} is not a GSTIN`, hi: (number) => `${number} GSTIN नहीं है` },
});

/** What the first two digits of a GSTIN stand for besides a state, in Hindi. */
const NO_STATES: Readonly<Record<string, string>> = texts.noStatesInHindi;

/** What the first two digits of a GSTIN stand for in Hindi, by the English name. */
export const stateInHindi = (name: string): string => findStateName(name).hi ?? NO_STATES[name] ?? name;

/** Names of states by the English ones, where the language has others. */
export const stateNames = (locale: Locale): Record<string, string> =>
  locale === 'en' ? {} : Object.fromEntries(Object.values(GST_STATES).map((name) => [name, stateInHindi(name)]));
