import { defineWording } from '../../i18n/locale.ts';

/** What the page of one scheme says around the publisher's own texts, which are English. */
export const SCHEME = defineWording({
  gives: { en: 'What you get', hi: 'क्या मिलेगा' },
  about: { en: 'About it', hi: 'योजना के बारे में' },
  who: { en: 'Who can apply', hi: 'कौन आवेदन कर सकता है' },
  not: { en: 'Who cannot', hi: 'कौन आवेदन नहीं कर सकता' },
  papers: { en: 'Papers needed', hi: 'ज़रूरी काग़ज़' },
  howToApply: { en: 'How to apply', hi: 'आवेदन कैसे करें' },
  questions: { en: 'Questions', hi: 'सवाल-जवाब' },
  references: { en: 'References', hi: 'और जानकारी' },
  like: { en: 'Schemes like this', hi: 'इससे मिलती-जुलती योजनाएँ' },
  union: { en: 'Union government', hi: 'केंद्र सरकार' },
  ofState: { en: 'State scheme', hi: 'राज्य की योजना' },
  description: {
    en: (name: string, owner: string) => `${name}: ${owner}.`,
    hi: (_name, owner) => `सरकारी योजना, ${owner}: क्या मिलता है, कौन आवेदन कर सकता है और कैसे।`,
  },
  goneSince: {
    en: (day: string) => `The publisher has not listed this scheme since ${day}.`,
    hi: (day) => `${day} से यह योजना मूल सूची में नहीं है।`,
  },
  inShort: { en: 'In short', hi: 'एक नज़र में' },
  ministry: { en: 'Ministry', hi: 'मंत्रालय' },
  department: { en: 'Department', hi: 'विभाग' },
  for: { en: 'For', hi: 'किसके लिए' },
  givesShort: { en: 'Gives', hi: 'मिलता है' },
  apply: { en: 'Apply', hi: 'आवेदन' },
  online: { en: 'online', hi: 'ऑनलाइन' },
  atOffice: { en: 'at an office', hi: 'दफ़्तर में' },
  or: { en: ' or ', hi: ' या ' },
  helpline: { en: 'Helpline', hi: 'हेल्पलाइन' },
  opened: { en: 'Opened', hi: 'शुरू' },
  closes: { en: 'Closes', hi: 'आख़िरी तारीख़' },
  noDate: { en: 'no date given', hi: 'कोई तारीख़ नहीं दी गई' },
  notTold: { en: (what: string) => `Not on record: ${what.toLowerCase()}.`, hi: (what) => `दर्ज नहीं: ${what}।` },
  closingDay: { en: 'closing day', hi: 'आख़िरी तारीख़' },
  notOnRecord: { en: 'not on record', hi: 'दर्ज नहीं' },
  byRules: {
    en: (day: string) => `What it gives and asks for was taken by rules from the publisher’s page of ${day}; the office decides.`,
    hi: (day) => `क्या मिलता है और क्या शर्तें हैं, यह ${day} के मूल पन्ने से नियमों के सहारे लिया गया है; फ़ैसला दफ़्तर करता है।`,
  },
  official: { en: 'Official page', hi: 'आधिकारिक पन्ना' },
  standsBeside: {
    en: 'What is known of it stands beside; the wording of its conditions and how to apply are on the official page.',
    hi: 'जो पता है वह साथ की सूची में है; शर्तें पूरे शब्दों में और आवेदन का तरीक़ा आधिकारिक पन्ने पर है।',
  },
  briefAlone: {
    en: 'What exactly it gives, who may apply, which papers are needed and how to apply is not on record here. The official page tells it.',
    hi: 'ठीक-ठीक क्या मिलता है, कौन आवेदन कर सकता है, कौन से काग़ज़ चाहिए और आवेदन कैसे होता है, यह यहाँ दर्ज नहीं है। आधिकारिक पन्ने पर लिखा है।',
  },
  nameAlone: {
    en: 'Only the name of this scheme is on record here. What it gives, who may apply and how is told on its official page.',
    hi: 'यहाँ इस योजना का नाम ही दर्ज है। क्या मिलता है, कौन और कैसे आवेदन कर सकता है, यह आधिकारिक पन्ने पर लिखा है।',
  },
  applyHere: { en: (host: string) => `Apply here: ${host}`, hi: (host) => `यहाँ आवेदन करें: ${host}` },
  ours: { en: 'The sentence under the title is ours. ', hi: 'नाम के नीचे का वाक्य हमारा है। ' },
  listing: {
    en: (listed: string, read: string) =>
      `Listing of ${listed}${read && `, texts read on ${read}`}, from myscheme.gov.in. The official page decides.`,
    hi: (listed, read) => `सूची ${listed} की${read && `, लेख ${read} को पढ़े गए`}, स्रोत myscheme.gov.in। आधिकारिक पन्ने की बात ही मानी जाएगी।`,
  },
  inEnglish: {
    en: '',
    hi: 'योजना के लेख मूल पन्ने पर अंग्रेज़ी में हैं; यहाँ वैसे ही दिए गए हैं।',
  },
});
