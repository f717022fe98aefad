import { inAllLocales } from '../../i18n/locale.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { PANCHANG } from './wording.ts';

const MUHURAT = /\bmuh(?:u|oo)rt?h?a?m?t?a?h?\b|\b(?:shubh|auspicious|good) (?:dates?|days?|din|tithi)\b|मुहूर्त|शुभ (?:दिन|तिथि)/iu;
/** What days are chosen for by more than the almanac of a day: events of a life, and what is bought or begun. */
const EVENTS =
  'viva+h|sha+di|marriage|wedding|engagement|sagai|grih?a? ?pravesh\\w*|gruha ?pravesa?m?|house ?warming|mundan|na+m ?kara?n\\w*|annaprashan|upanayan\\w*|janeu|bhoo?mi ?pu?oo?jan?';
const HINDI_EVENTS = 'विवाह|शादी|सगाई|गृह ?प्रवेश|मुंडन|नामकरण|अन्नप्राशन|जनेऊ|उपनयन|भूमि ?पूजन';
const OCCASION = new RegExp(
  `\\b(?:${EVENTS}|vehicle|car|bike|ga+di|property|plot|makan|business|dukan|shop)\\b|${HINDI_EVENTS}|गाड़ी|मकान|दुकान`,
  'iu',
);
/** `is today good for a wedding`, `aaj gadi lena shubh hai kya`: beside a day. */
const GOOD = /\b(?:good|auspicious|shubh|lucky|sahi|accha)\b|शुभ|अच्छा/iu;
/** `marriage dates in 2027`, `शादी की तारीखें`: good days are meant. */
const DATES = new RegExp(
  `\\b(?:${EVENTS}) (?:k[aei] )?(?:dates|days|din|tithi\\w*|ta+ri+kh?\\w*|season)\\b|\\bdates for (?:a )?(?:${EVENTS})\\b|(?:${HINDI_EVENTS}) (?:[की][ाेी]? )?(?:तिथि|तारीख|दिन)`,
  'iu',
);

/** That days for weddings and the like are not worked out here: `griha pravesh muhurat in january 2027`, `marriage dates in 2027`. */
export const occasionMuhurat = ({ text, day }: Query): DirectAnswer[] =>
  ((MUHURAT.test(text) || (day !== undefined && GOOD.test(text))) && OCCASION.test(text)) || DATES.test(text)
    ? [
        declinedAnswer(
          inAllLocales(PANCHANG, (t) => t.occasions),
          inAllLocales(PANCHANG, (t) => t.noOccasions),
          { url: '/browse/panchang/day', confidence: 0.97, uses: 'all' },
        ),
      ]
    : [];
