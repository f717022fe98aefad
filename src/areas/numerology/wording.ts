import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** Parts of a date, as workings name them. */
const PARTS_IN_HINDI: Readonly<Record<string, string>> = { day: 'दिन', month: 'महीना', year: 'साल' };

/** What the page of numerology says. */
export const NUMEROLOGY = defineWording({
  ...texts,
  year: template('Personal year {year}', 'व्यक्तिगत वर्षांक {year}'),
  transliteration: template('{how}.', 'हिंदी अक्षर पहले अंग्रेज़ी अक्षरों में लिखे गए।'),
  working: {
    en: (working: string) => working,
    hi: (working) => working.replace(/\b(day|month|year)\b/g, (part) => PARTS_IN_HINDI[part] ?? part),
  },
  rules: {
    en: (rules: readonly string[]) => rules.join(' '),
    hi: () =>
      'अंक तब तक जोड़े जाते हैं जब तक एक न बचे; 11, 22 और 33 मास्टर अंक हैं और वैसे ही रहते हैं, बस वर्षांक में नहीं। ' +
      'भाग्यांक: महीना, दिन और साल अलग-अलग छोटे करके जोड़े जाते हैं। मूलांक: जन्म का दिन। वर्षांक: महीना और दिन, उस साल के साथ। ' +
      'नामांक: सभी अक्षर; फिर स्वर और व्यंजन अलग-अलग। Y तब स्वर है जब उसके पास कोई और स्वर न हो। ' +
      'पाइथागोरस में A से आगे 1 से 9 तक अंक चलते हैं; कैल्डियन में आवाज़ के हिसाब से 1 से 8 तक।',
  },
});
