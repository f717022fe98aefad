import type { LocalizedText } from '../../../i18n/locale.ts';
import { fold } from '../../../text/fold.ts';
import type { Train } from '../timetable/records.ts';

/** A kind of train by which people name trains, with abbreviations and misspellings. */
export interface TrainKind {
  name: Required<LocalizedText>;
  /** What the timetable calls it in a train's type, where it has types of its own; others are told by their names. */
  types?: readonly string[];
  pattern: RegExp;
  /** Whether its name means other things too, so that it stands for trains only beside that word: rajdhani is a capital. */
  meansMore?: true;
}

/** Specific kinds before general ones: a Jan Shatabdi is not a Shatabdi. */
const KINDS: readonly TrainKind[] = [
  { name: { en: 'Jan Shatabdi', hi: 'जन शताब्दी' }, types: ['Jan Shatabdi'], pattern: /\bjan ?sh?a?t[ah]*b[ah]*d|जन ?शताब्दी/ },
  { name: { en: 'Shatabdi', hi: 'शताब्दी' }, types: ['Shatabdi'], pattern: /\bsh?a?t[ah]*b[ah]*d|शताब्दी/ },
  { name: { en: 'Rajdhani', hi: 'राजधानी' }, types: ['Rajdhani'], meansMore: true, pattern: /\braj(?:dh?a?ni|dhn)|राजधानी/ },
  { name: { en: 'Vande Bharat', hi: 'वंदे भारत' }, types: ['Vande Bharat'], pattern: /\bvande? ?bh(?:arath?)?\b|वंदे ?भारत/ },
  { name: { en: 'Amrit Bharat', hi: 'अमृत भारत' }, types: ['Amrit Bharat'], pattern: /\bamrit ?bharat|अमृत भारत/ },
  { name: { en: 'Duronto', hi: 'दुरंतो' }, types: ['Duronto Express'], pattern: /\bdur[ao]nto|\bdrnt|दुरंतो|दुरन्तो/ },
  { name: { en: 'Garib Rath', hi: 'गरीब रथ' }, types: ['Garib Rath'], pattern: /\bgar[ei]+b ?rat|ग[र\u0931]ीब ?रथ/ },
  { name: { en: 'Tejas', hi: 'तेजस' }, pattern: /\btejas|तेजस/ },
  { name: { en: 'Humsafar', hi: 'हमसफ़र' }, pattern: /\bh[ua]msafar|\bhmsfr|हमसफर/ },
  { name: { en: 'Sampark Kranti', hi: 'संपर्क क्रांति' }, pattern: /\bsampark|\bsmprk|संपर्क/ },
  { name: { en: 'Antyodaya', hi: 'अंत्योदय' }, meansMore: true, pattern: /\bantyodaya|अंत्योदय/ },
  { name: { en: 'Double Decker', hi: 'डबल डेकर' }, meansMore: true, pattern: /\bdouble ?decker|डबल ?डेकर/ },
  { name: { en: 'Intercity', hi: 'इंटरसिटी' }, pattern: /\binter ?city|इंटरसिटी/ },
  { name: { en: 'Namo Bharat', hi: 'नमो भारत' }, types: ['Namo Bharat Rapid Rail'], pattern: /\bnamo ?bharat|नमो ?भारत/ },
  { name: { en: 'MEMU', hi: 'मेमू' }, types: ['MEMU'], pattern: /\bmemus?\b|मेमू/ },
  { name: { en: 'DEMU', hi: 'डेमू' }, types: ['DMU'], pattern: /\bde?mus?\b|डेमू/ },
  { name: { en: 'EMU', hi: 'ईएमयू' }, types: ['EMU', 'Suburban'], pattern: /\bemus?\b|ईएमयू/ },
  // A train's name may end in passenger: `kota passenger`.
  {
    name: { en: 'Passenger', hi: 'पैसेंजर' },
    types: ['Passenger', 'MEMU', 'DMU'],
    meansMore: true,
    pattern: /\bpass[ea]nger (?:trains?|gad|gaad|rail)|पैसेंजर (?:ट्रेन|गाड)/,
  },
  { name: { en: 'Local', hi: 'लोकल' }, types: ['Suburban'], meansMore: true, pattern: /\blocals?\b|लोकल/ },
  { name: { en: 'Superfast', hi: 'सुपरफ़ास्ट' }, types: ['Superfast'], meansMore: true, pattern: /\bsuper ?fast trains?\b|सुपर ?फास्ट ट्रेन/ },
];

/** What kinds of trains are called in questions. */
export const KIND_WORDS: readonly string[] = KINDS.flatMap(({ name: { en, hi }, meansMore }) =>
  meansMore ? [`${en} train`, `${en} trains`, `${hi} ट्रेन`] : [en, hi],
);

/** The kind of train that a text names. */
export const kindNamed = (text: string): TrainKind | undefined => {
  const folded = fold(text).replace(/़/g, '');
  return KINDS.find(({ pattern }) => pattern.test(folded));
};

/** All kinds that the words name, each once. */
export function kindsNamed(words: readonly string[]): TrainKind[] {
  const kind = kindNamed(words.join(' '));
  return kind ? [kind, ...kindsNamed(withoutKind(words, kind))] : [];
}

/** Types that say of a train what its name does; superfast ones are called so besides. */
const TYPES = new Set(KINDS.flatMap(({ types = [] }) => types.filter((type) => type !== 'Superfast')));

/** Whether a train is of this kind: by its type, else by any of its names. */
export const isOfKind = ({ type, name, aliases }: Pick<Train, 'type' | 'name' | 'aliases'>, kind: TrainKind): boolean =>
  kind.types !== undefined && type !== null && (TYPES.has(type) || kind.types.includes(type))
    ? kind.types.includes(type)
    : [name, ...aliases].some((one) => kindNamed(one) === kind);

/** The words of a text except those that name the kind. */
export const withoutKind = (words: readonly string[], kind: TrainKind): string[] =>
  words
    .join(' ')
    .replace(new RegExp(`(?:${kind.pattern.source})\\p{L}*\\p{M}*`, 'u'), ' ')
    .split(' ')
    .filter(Boolean);
