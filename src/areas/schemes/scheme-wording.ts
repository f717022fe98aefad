import { defineWording, template } from '../../i18n/locale.ts';
import texts from './scheme-wording.json' with { type: 'json' };

/** Texts of a scheme's page around the publisher's own, which are in English. */
export const SCHEME = defineWording({
  ...texts,
  description: template('{name}: {owner}.', 'सरकारी योजना, {owner}: लाभ, पात्रता और आवेदन का तरीक़ा।'),
  goneSince: template('The publisher has not listed this scheme since {day}.', '{day} से यह योजना माईस्कीम की सूची में नहीं है।'),
  notTold: { en: (what: string) => `Not on record: ${what.toLowerCase()}.`, hi: (what) => `दर्ज नहीं: ${what}।` },
  byRules: template(
    'What it gives and asks for was taken by rules from the publisher’s page of {day}; the office decides.',
    'लाभ और शर्तें माईस्कीम के {day} के विवरण से स्वचालित रूप से निकाली गई हैं; अंतिम निर्णय संबंधित कार्यालय का होगा।',
  ),
  byHand: template(
    'What it gives and asks for was put down by hand in {day}, where two public reports say the same; the office decides.',
    'लाभ और शर्तें {day} में हाथ से लिखी गई हैं, जहाँ दो सार्वजनिक रिपोर्टें एक ही बात कहती हैं; अंतिम निर्णय संबंधित कार्यालय का होगा।',
  ),
  applyHere: template('Apply here: {host}', 'यहाँ आवेदन करें: {host}'),
  listing: {
    en: (listed: string, read: string) =>
      `Listing of ${listed}${read && `, texts read on ${read}`}, from myscheme.gov.in. The official page decides.`,
    hi: (listed, read) =>
      `सूची ${listed} की${read && `, विवरण ${read} का`}, स्रोत myscheme.gov.in। आधिकारिक वेबसाइट पर दी गई जानकारी ही मान्य है।`,
  },
});
