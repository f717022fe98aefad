import { defineWording } from '../../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What is said of cylinders. */
export const LPG = defineWording({
  ...texts,
  ofState: {
    en: (state: string, town: string) => `The price of ${state}’s capital; ${town} may differ by the cost of bringing it there.`,
    hi: (state, town) => `यह ${state} की राजधानी का दाम है; ${town} में ढुलाई के हिसाब से कुछ फ़र्क़ हो सकता है।`,
  },
  cylinderIn: { en: (place: string) => `LPG cylinder in ${place}, 14.2 kg`, hi: (place) => `${place} में LPG सिलेंडर, 14.2 किलो` },
  commercialIs: { en: (rupees: string) => `19 kg for shops ₹${rupees}`, hi: (rupees) => `19 किलो वाला (कमर्शियल) ₹${rupees}` },
  noneOf: { en: (state: string) => `No LPG price of ${state} is on record`, hi: (state) => `${state} का LPG दाम दर्ज नहीं है` },
});
