import { defineWording, template } from '../../../i18n/locale.ts';
import type { End } from '../../quantity-wording.ts';
import texts from './wording.json' with { type: 'json' };

/** What is said of cylinders. */
export const LPG = defineWording({
  ...texts,
  between: template('Least in {least}, ₹{low}; most in {most}, ₹{high}.', 'सबसे सस्ता {least} में, ₹{low}; सबसे महँगा {most} में, ₹{high}।'),
  ofState: template(
    'The price of {state}’s capital; {town} may differ by the cost of bringing it there.',
    'यह {state} की राजधानी का दाम है; {town} में ढुलाई के हिसाब से कुछ फ़र्क़ हो सकता है।',
  ),
  commercialIn: template('LPG cylinder for shops in {place}, 19 kg', '{place} में दुकानों का एलपीजी सिलेंडर, 19 किलो'),
  cylinderIn: template('LPG cylinder in {place}, 14.2 kg', '{place} में एलपीजी सिलेंडर, 14.2 किलो'),
  ranking: {
    en: (end: End, isForShops: boolean) =>
      `${{ least: 'Cheapest', most: 'Dearest', average: 'Average', median: 'Median', range: 'Lowest and highest' }[end]} LPG cylinder of ${isForShops ? '19' : '14.2'} kg among the states`,
    hi: (end, isForShops) =>
      `राज्यों में ${{ least: 'सबसे सस्ता', most: 'सबसे महँगा', average: 'औसत', median: 'बीच का', range: 'सबसे कम और सबसे ज़्यादा' }[end]} ${isForShops ? '19' : '14.2'} किलो का एलपीजी सिलेंडर`,
  },
  perKg: template('₹{rupees} a kilogram', '₹{rupees} प्रति किलो'),
  commercialIs: template('19 kg for shops ₹{rupees}', '19 किलो वाला (कमर्शियल) ₹{rupees}'),
  otherSize: template(
    'The price of a cylinder of {kg} kg is not on record; those of 14.2 kg and of 19 kg are',
    '{kg} किलो के सिलेंडर का दाम दर्ज नहीं; 14.2 और 19 किलो के हैं',
  ),
  noneOf: template('No LPG price of {state} is on record', '{state} का एलपीजी दाम दर्ज नहीं है'),
});
