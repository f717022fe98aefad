import { formatDay } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { askedDays } from '../asked-time.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { dutyOn } from './duty.ts';
import { METALS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

const DUTY =
  /\b(?:customs?|import)\b.*\b(?:duty|duties|tax|shulk)\b|\bduty\b|(?:आयात|सीमा) शुल्क|(?:आयात|कस्टम|इ[म\u0902]्?पोर्ट) (?:ड्यूटी|कर|टैक्स)/iu;

/** The import duty on gold on a day: `gold import duty`. */
export function dutyAnswer(query: Query): DirectAnswer[] {
  const metal = METALS.find((one) => query.entities.includes(one));
  if (!DUTY.test(query.text) || !metal) return [];
  const day = askedDays(query)?.to ?? istDay();
  const step = dutyOn('gold', day);
  if (!step) return [];
  // That of gold alone is on record.
  if (metal !== 'gold')
    return [
      declinedAnswer(
        inAllLocales(METAL_WORDS, (t) => t[metal]),
        inAllLocales(METAL_WORDS, (t) => `${t.noDuty} ${t.duty}: ${step.percent}%`),
        { url: '/browse/commodities/gold', confidence: 0.97, uses: ['word', 'other', 'place', 'time'] },
      ),
    ];
  return [
    {
      title: inAllLocales(METAL_WORDS, (t) => t.duty),
      answer: `${step.percent}%`,
      detail: inAllLocales(
        METAL_WORDS,
        (t, locale) => `${t.dutyFrom} ${formatDay(step.from, true, locale)}. ${t.dutyBy}: ${step.notification}`,
      ),
      as_of: step.from,
      source: step.notification,
      url: '/browse/commodities/gold',
      confidence: 0.97,
      uses: ['word', 'other', 'place', ...(day <= istDay() ? (['time'] as const) : [])],
    },
  ];
}
