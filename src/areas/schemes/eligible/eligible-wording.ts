import { defineWording, template } from '../../../i18n/locale.ts';
import texts from './eligible-wording.json' with { type: 'json' };

/** Texts of the page that asks six questions and shows which schemes fit. */
export const ELIGIBLE = defineWording({
  ...texts,
  counts: template('{fits} schemes fit, {may} may, {no} do not.', '{fits} योजनाएँ मेल खाती हैं, {may} संभव हैं, {no} नहीं।'),
  unknown: template('Of {count} other schemes no condition is on record.', '{count} और योजनाओं की शर्तें दर्ज नहीं हैं।'),
  moreOf: template('{count} more', '{count} और'),
  others: {
    en: (count: string) => `Its page has ${count} more ${count === '1' ? 'condition' : 'conditions'}.`,
    hi: (count) => `इसके पेज पर ${count} और ${count === '1' ? 'शर्त है' : 'शर्तें हैं'}।`,
  },
});
