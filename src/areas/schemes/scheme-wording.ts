import { defineWording, template } from '../../i18n/locale.ts';
import texts from './scheme-wording.json' with { type: 'json' };

/** Texts of a scheme's page around the publisher's own, which are in English. */
export const SCHEME = defineWording({
  ...texts,
  description: template('{name}: {owner}.', 'सरकारी योजना, {owner}: क्या मिलता है, कौन आवेदन कर सकता है और कैसे।'),
  goneSince: template('The publisher has not listed this scheme since {day}.', '{day} से यह योजना मूल सूची में नहीं है।'),
  notTold: { en: (what: string) => `Not on record: ${what.toLowerCase()}.`, hi: (what) => `दर्ज नहीं: ${what}।` },
  byRules: template(
    'What it gives and asks for was taken by rules from the publisher’s page of {day}; the office decides.',
    'क्या मिलता है और क्या शर्तें हैं, यह {day} के मूल पन्ने से नियमों के सहारे लिया गया है; फ़ैसला दफ़्तर करता है।',
  ),
  applyHere: template('Apply here: {host}', 'यहाँ आवेदन करें: {host}'),
  listing: {
    en: (listed: string, read: string) =>
      `Listing of ${listed}${read && `, texts read on ${read}`}, from myscheme.gov.in. The official page decides.`,
    hi: (listed, read) => `सूची ${listed} की${read && `, लेख ${read} को पढ़े गए`}, स्रोत myscheme.gov.in। आधिकारिक पन्ने की बात ही मानी जाएगी।`,
  },
});
