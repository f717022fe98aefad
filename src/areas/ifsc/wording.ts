import { defineWording } from '../../lib/locale.ts';

/** What the pages of IFSC say. */
export const IFSC = defineWording({
  listTitle: { en: 'Bank branches by IFSC', hi: 'IFSC कोड से बैंक और शाखा' },
  field: { en: 'IFSC, or the name of a bank', hi: 'IFSC कोड, या बैंक का नाम अंग्रेज़ी में' },
  lookUp: { en: 'Look up', hi: 'देखें' },
  counts: {
    en: (codes: string, banks: number) => `${codes} codes of ${banks} banks.`,
    hi: (codes, banks) => `${banks} बैंकों के ${codes} कोड।`,
  },
  source: {
    en: (edition: string) => `Razorpay's list, edition ${edition}, from the Reserve Bank`,
    hi: (edition) => `Razorpay की सूची, संस्करण ${edition}, रिज़र्व बैंक से`,
  },
  mayHaveChanged: { en: 'Branches may have opened or closed since.', hi: 'इसके बाद शाखाएँ खुली या बंद हुई हो सकती हैं।' },
  none: { en: 'The list of codes is not on record here.', hi: 'कोडों की सूची यहाँ दर्ज नहीं है।' },
  banks: { en: 'Banks', hi: 'बैंक' },
  banksLabel: { en: 'Banks with IFSC codes', hi: 'IFSC कोड वाले बैंक' },
  banksCounted: { en: 'banks', hi: 'बैंक' },
  findBank: { en: 'Find a bank', hi: 'बैंक का नाम अंग्रेज़ी में' },
  bank: { en: 'Bank', hi: 'बैंक' },
  letters: { en: 'Letters', hi: 'अक्षर' },
  codes: { en: 'Codes', hi: 'कोड' },
  banksAsData: { en: 'The banks as data', hi: 'बैंकों का डेटा' },
  findTitle: { en: 'Look up an IFSC', hi: 'IFSC कोड देखें' },
  about: { en: 'Bank and branch of an IFSC.', hi: 'IFSC कोड किस बैंक और शाखा का है।' },
  valid: { en: 'A valid code of [bank].', hi: 'सही कोड है, [bank] का।' },
  didYouMean: { en: 'Did you mean', hi: 'कहीं आपका मतलब यह तो नहीं:' },
  nothing: { en: (q: string) => `No bank or code is like “${q}”.`, hi: (q) => `“${q}” जैसा कोई बैंक या कोड नहीं मिला।` },
  for: { en: 'For', hi: 'किसके लिए' },
  kind: { en: 'Kind', hi: 'किस तरह का' },
  noBranches: {
    en: (edition: string, lookedAt: string | undefined) =>
      `The list has no names of branches. Edition ${edition}${lookedAt ? `, looked at on ${lookedAt}` : ''}.`,
    hi: (edition, lookedAt) => `इस सूची में शाखाओं के नाम नहीं हैं। संस्करण ${edition}${lookedAt ? `, ${lookedAt} को देखा गया` : ''}।`,
  },
  like: { en: (q: string) => `Like “${q}”`, hi: (q) => `“${q}” से मिलते-जुलते` },
  found: { en: 'Found', hi: 'मिले हुए' },
  code: { en: 'Code', hi: 'कोड' },
});

/** Kinds of banks in Hindi, by the words of bank-names.ts. */
const KINDS_IN_HINDI: Readonly<Record<string, string>> = {
  'public sector bank': 'सरकारी बैंक',
  'private sector bank': 'प्राइवेट बैंक',
  'foreign bank': 'विदेशी बैंक',
  'small finance bank': 'स्मॉल फ़ाइनेंस बैंक',
  'payments bank': 'पेमेंट्स बैंक',
  'regional rural bank': 'ग्रामीण बैंक',
  'local area bank': 'लोकल एरिया बैंक',
  'state co-operative bank': 'राज्य सहकारी बैंक',
  'district central co-operative bank': 'ज़िला केंद्रीय सहकारी बैंक',
  'scheduled urban co-operative bank': 'शहरी सहकारी बैंक (अनुसूचित)',
  'urban co-operative bank': 'शहरी सहकारी बैंक',
};

/** A kind of bank in both languages. */
export const wordsOfKind = (kind: string): { en: string; hi?: string } => ({ en: kind, hi: KINDS_IN_HINDI[kind] });
