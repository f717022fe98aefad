import { defineWording } from '../../i18n/locale.ts';

/** What the pages of GST say. */
export const GST = defineWording({
  listTitle: {
    en: 'GST numbers and codes: check a GSTIN, find HSN and SAC',
    hi: 'GST नंबर और कोड: GSTIN जाँचिए, HSN और SAC कोड खोजिए',
  },
  lead: {
    en: 'Check a number as you type. It does not leave your browser unless you ask the register.',
    hi: 'नंबर लिखते जाइए, जाँच होती जाएगी। जब तक आप रजिस्टर से न पूछें, नंबर आपके ब्राउज़र से बाहर नहीं जाता।',
  },
  check: { en: 'Check a GSTIN', hi: 'GSTIN जाँचिए' },
  ask: { en: 'Ask the register', hi: 'रजिस्टर से पूछें' },
  noAccess: {
    en: 'The register cannot be asked here; what the number itself says is read here.',
    hi: 'रजिस्टर से यहाँ नहीं पूछा जा सकता; नंबर ख़ुद जो बताता है, वह यहाँ पढ़ लिया जाता है।',
  },
  taxpayer: { en: 'Taxpayer', hi: 'करदाता' },
  returns: { en: 'Returns', hi: 'रिटर्न' },
  returnsFiled: { en: 'Returns filed', hi: 'भरे गए रिटर्न' },
  oneReturn: { en: 'Return', hi: 'रिटर्न' },
  period: { en: 'Period', hi: 'अवधि' },
  filedOn: { en: 'Filed on', hi: 'कब भरा' },
  mode: { en: 'Mode', hi: 'तरीक़ा' },
  codes: { en: 'Codes of goods and services', hi: 'माल और सेवाओं के कोड' },
  forProgrammers: {
    en: 'Checking a number asks nobody and needs no key; what the register says depends on who can be asked. [Reference].',
    hi: 'नंबर जाँचने के लिए किसी से पूछना नहीं पड़ता और कोई key नहीं चाहिए; रजिस्टर का जवाब इस पर है कि यह सर्वर किन सेवाओं से जुड़ा है। [पूरा ब्योरा]।',
  },
  crumb: { en: 'GST', hi: 'GST' },
  rateElsewhere: {
    en: 'The rate is not on record here; cbic-gst.gov.in tells it by this code',
    hi: 'दर यहाँ दर्ज नहीं; इस कोड से cbic-gst.gov.in बताती है',
  },
  shareOf: { en: (percent: string, sum: string) => `${percent} % GST on ₹${sum}`, hi: (percent, sum) => `₹${sum} पर ${percent} % जीएसटी` },
  shareIs: { en: (tax: string, whole: string) => `₹${tax}; with it ₹${whole}`, hi: (tax, whole) => `₹${tax}; मिलाकर ₹${whole}` },
  codesTitle: { en: 'HSN and SAC codes', hi: 'HSN और SAC कोड' },
  codesTitleOf: { en: (q: string) => `HSN and SAC codes: ${q}`, hi: (q) => `HSN और SAC कोड: ${q}` },
  codesAbout: {
    en: 'Codes of goods and services under GST, by words or digits.',
    hi: 'GST में माल और सेवाओं के कोड, शब्दों या अंकों से।',
  },
  codeNamed: { en: (kind: string, code: string) => `${kind} ${code}`, hi: (kind, code) => `${kind} कोड ${code}` },
  noCode: { en: (goods: string) => `No code was found for “${goods}”.`, hi: (goods) => `“${goods}” का कोई कोड नहीं मिला।` },
  panIsRight: { en: 'Its form is right', hi: 'बनावट सही है' },
  noHolder: { en: 'Its fourth letter stands for no kind of holder', hi: 'चौथे अक्षर से किसी तरह का मालिक नहीं बनता' },
  panAsked: {
    en: (holder: string | null) => `${holder ? `${holder}. ` : ''}The registrations of a PAN are asked of the register.`,
    hi: (holder) => `${holder ? `${holder}। ` : ''}किसी PAN के पंजीकरण रजिस्टर से पूछे जाते हैं।`,
  },
  noGstin: { en: (number: string) => `${number} is not a GSTIN`, hi: (number) => `${number} GSTIN नहीं है` },
  gstinIsRight: { en: 'The number is well formed', hi: 'नंबर की बनावट सही है' },
  words: { en: 'Words, or the first digits of a code', hi: 'अंग्रेज़ी शब्द, या कोड के पहले अंक' },
  find: { en: 'Find codes', hi: 'कोड खोजें' },
  found: { en: 'Codes found', hi: 'मिले हुए कोड' },
  code: { en: 'Code', hi: 'कोड' },
  description: { en: 'Description', hi: 'विवरण' },
  noRates: {
    en: 'Text of 12,604 HSN and 568 SAC codes. Tax rates are not included.',
    hi: '12,604 HSN और 568 SAC कोड का विवरण, अंग्रेज़ी में। टैक्स की दरें इसमें नहीं हैं।',
  },
});

/** What the first two digits of a GSTIN stand for besides a state, in Hindi. */
export const NO_STATES_IN_HINDI: Readonly<Record<string, string>> = {
  'Daman and Diu': 'दमन और दीव',
  'Andhra Pradesh (before 2014)': 'आंध्र प्रदेश (2014 से पहले)',
  'Other countries': 'दूसरे देश',
  'Other territory': 'अन्य क्षेत्र',
  'Centre jurisdiction': 'केंद्र का क्षेत्र',
};
