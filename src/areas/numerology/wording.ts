import { defineWording } from '../../i18n/locale.ts';

/** Parts of a date, as workings name them. */
const PARTS_IN_HINDI: Readonly<Record<string, string>> = { day: 'दिन', month: 'महीना', year: 'साल' };

/** What the page of numerology says. */
export const NUMEROLOGY = defineWording({
  title: { en: 'Numerology of a name and a birth', hi: 'नाम और जन्मतिथि का अंक ज्योतिष' },
  heading: { en: 'Numerology', hi: 'अंक ज्योतिष' },
  lead: {
    en: 'The sums that numerology makes of a name and a day of birth, with every step. What they are said to mean is not told here.',
    hi: 'अंक ज्योतिष नाम और जन्मतिथि से जो अंक निकालता है, पूरे हिसाब के साथ। उनका मतलब क्या माना जाता है, यह यहाँ नहीं बताया जाता।',
  },
  name: { en: 'Name, in English or Hindi letters', hi: 'नाम, हिंदी या अंग्रेज़ी में' },
  born: { en: 'Day of birth', hi: 'जन्मतिथि' },
  show: { en: 'Show', hi: 'दिखाएँ' },
  lifePath: { en: 'Life path', hi: 'भाग्यांक' },
  birthday: { en: 'Birthday', hi: 'मूलांक' },
  year: { en: (year: string) => `Personal year ${year}`, hi: (year) => `वर्षांक ${year}` },
  expression: { en: 'Expression', hi: 'नामांक' },
  soulUrge: { en: 'Soul urge', hi: 'स्वरों का अंक' },
  personality: { en: 'Personality', hi: 'व्यंजनों का अंक' },
  maturity: { en: 'Maturity', hi: 'परिपक्वता अंक' },
  expressionChaldean: { en: 'Expression, Chaldean', hi: 'नामांक, कैल्डियन' },
  soulUrgeChaldean: { en: 'Soul urge, Chaldean', hi: 'स्वरों का अंक, कैल्डियन' },
  personalityChaldean: { en: 'Personality, Chaldean', hi: 'व्यंजनों का अंक, कैल्डियन' },
  countedAs: { en: 'Counted as', hi: 'ऐसे गिना गया:' },
  numbers: { en: 'The numbers', hi: 'अंक' },
  transliteration: { en: (how: string) => `${how}.`, hi: () => 'हिंदी अक्षर पहले अंग्रेज़ी अक्षरों में लिखे गए।' },
  working: {
    en: (working: string) => working,
    hi: (working) => working.replace(/\b(day|month|year)\b/g, (part) => PARTS_IN_HINDI[part] ?? part),
  },
  rules: {
    en: (rules: readonly string[]) => rules.join(' '),
    hi: () =>
      'अंक तब तक जोड़े जाते हैं जब तक एक न बचे; 11, 22 और 33 मास्टर अंक हैं और वैसे ही रहते हैं, बस वर्षांक में नहीं। ' +
      'भाग्यांक: महीना, दिन और साल अलग-अलग छोटे करके जोड़े जाते हैं। मूलांक: जन्म का दिन। वर्षांक: महीना और दिन, उस साल के साथ। ' +
      'नामांक: सारे अक्षर; फिर स्वर और व्यंजन अलग-अलग। Y तब स्वर है जब उसके पास कोई और स्वर न हो। ' +
      'पाइथागोरस में A से आगे 1 से 9 तक अंक चलते हैं; कैल्डियन में आवाज़ के हिसाब से 1 से 8 तक।',
  },
  what: { en: 'What', hi: 'क्या' },
  number: { en: 'Number', hi: 'अंक' },
  master: { en: 'master', hi: 'मास्टर अंक' },
});
