import { defineWording, type Locale, template } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { GST_STATES } from './gstin.ts';
import texts from './wording.json' with { type: 'json' };

/** What the pages of GST say. */
export const GST = defineWording({
  ...texts.gst,
  taxOnSum: template('₹{tax} on ₹{sum}', '₹{sum} पर ₹{tax}'),
  noRateNamed: { en: 'The text names no rate; these are the usual ones', hi: 'दर नहीं बताई गई; ये आम दरें हैं' },
  shareOf: template('{percent}% GST on ₹{sum}', '₹{sum} पर {percent}% जीएसटी'),
  shareIn: template('₹{tax} of it; without it ₹{net}', 'इसमें ₹{tax} टैक्स; बिना टैक्स ₹{net}'),
  shareIs: template('₹{tax}; with it ₹{whole}', '₹{tax}; मिलाकर ₹{whole}'),
  goodsAt: template('Goods with {percent}% GST', '{percent}% जीएसटी वाली वस्तुएँ'),
  entriesOf: {
    en: (entries: string, _count: number) => `${entries} of the schedules`,
    hi: (_entries, count) => `अनुसूचियों में ${count} प्रविष्टियाँ`,
  },
  ratesInForce: template('No goods have this rate; those in force are {rates}', 'यह दर किसी वस्तु पर नहीं; लागू दरें: {rates}'),
  codesWithin: template('Codes within {kind} {code}', '{kind} {code} के अंदर कोड'),
  codesOfDigits: {
    en: (count: number, digits: number) => `${count} of ${digits} digits`,
    hi: (count, digits) => `${digits} अंकों के ${count}`,
  },
  codesTitleOf: template('HSN and SAC codes: {q}', 'HSN और SAC कोड: {q}'),
  /** Instead of the schedule's own words, which are in English. */
  whichRate: { en: 'Which goods have which rate is told on the page', hi: 'किस वस्तु पर कौन-सी दर है, यह पेज पर देखें' },
  /** `goods`: what they are called in everyday Hindi, where that is known. */
  codeNamed: {
    en: (kind: string, code: string, _goods: string | undefined) => `${kind} ${code}`,
    hi: (kind, code, goods) => `${goods ? `${goods}: ` : ''}${kind} कोड ${code}`,
  },
  rateOf: {
    en: (kind: string, code: string, _goods: string | undefined) => `GST rate of ${kind} ${code}`,
    hi: (kind, code, goods) => (goods ? `${goods} पर जीएसटी दर (${kind} ${code})` : `${kind} कोड ${code} की जीएसटी दर`),
  },
  rateOfGoods: template('GST on {goods} (HSN {code})', '{goods} पर जीएसटी (HSN {code})'),
  noCode: template('No code was found for “{goods}”.', '“{goods}” का कोई कोड नहीं मिला।'),
  stateCode: template('GST state code {of}', 'जीएसटी राज्य कोड {of}'),
  stateCodeOf: template('GST state code of {state}', '{state} का जीएसटी राज्य कोड'),
  panAsked: {
    en: (holder: string | null) => `${holder ? `${holder}. ` : ''}The registrations of a PAN are asked of the register.`,
    hi: (holder) => `${holder ? `${holder}। ` : ''}किसी PAN पर कौन-से पंजीकरण हैं, यह जीएसटी पोर्टल बताता है।`,
  },
  noGstin: template('{number} is not a GSTIN', '{number} GSTIN नहीं है'),
});

/** What the first two digits of a GSTIN stand for besides a state, in Hindi. */
const NO_STATES: Readonly<Record<string, string>> = texts.noStatesInHindi;

/** What the first two digits of a GSTIN stand for in Hindi, by the English name. */
export const stateInHindi = (name: string): string => findStateName(name).hi ?? NO_STATES[name] ?? name;

/** Names of states by the English ones, where the language has others. */
export const stateNames = (locale: Locale): Record<string, string> =>
  locale === 'en' ? {} : Object.fromEntries(Object.values(GST_STATES).map((name) => [name, stateInHindi(name)]));
