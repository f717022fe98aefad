import type { SchemeFacts } from './types.ts';

/** What a scheme is for, as people sort them. */
export const PURPOSES = ['pension', 'study', 'health', 'house', 'marriage', 'farm', 'work', 'other'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** By words of names, in English and in Hindi written in Latin letters; the first that matches counts. */
const BY_NAME: readonly (readonly [Purpose, RegExp])[] = [
  ['pension', /pension|vriddh|old age|samman nidhi yojana for (?:widow|women)|sandhya suraksha/i],
  [
    'study',
    /scholar|fellowship|educat|school|college|student|tuition|coaching|hostel|stipend|chhatra|vidya(?!lakshmi loan)|shiksha|b\.?ed\b|ph\.?d|study|book|degree|exam/i,
  ],
  [
    'health',
    /health|medical|treatment|disease|cancer|hospital|swasth|arogya|chikitsa|maternity|matru|matritva|janani|nutrition|poshan|aids and appliances/i,
  ],
  ['house', /hous(?:e|ing)|awas|aawas|\bhome|shelter|dwelling/i],
  ['marriage', /marriage|vivah|kanyada|kalyana|shaadi|shadi|wedding/i],
  ['farm', /farm|kisan|krishi|krishak|agri|crop|fasal|fish|matsya|dairy|cattle|livestock|seed|horticult|irrigat|tractor|bee/i],
  [
    'work',
    /loan|employ|rozgar|skill|kaushal|training|entrepren|enterprise|business|startup|start-up|msme|udyam|udyog|artisan|vendor|livelihood|job|apprentic/i,
  ],
];

/** Of what it gives, where its name says nothing. */
const BY_GIFT: Readonly<Record<string, Purpose>> = {
  books: 'study',
  uniform: 'study',
  bicycle: 'study',
  coaching: 'study',
  lodging: 'study',
  house: 'house',
  treatment: 'health',
  aids: 'health',
  seeds: 'farm',
  animals: 'farm',
  training: 'work',
  job: 'work',
  'tool-kit': 'work',
  'sewing-machine': 'work',
};

/** What a scheme is for, by its name and else by what it gives. */
export function purposeOf(name: string, facts: SchemeFacts): Purpose {
  const named = BY_NAME.find(([, words]) => words.test(name))?.[0];
  if (named) return named;
  if (facts.classes || facts.student) return 'study';
  const gift = facts.in_kind?.map((key) => BY_GIFT[key]).find((purpose) => purpose !== undefined);
  if (gift) return gift;
  return facts.gives?.some(({ kind }) => kind === 'loan') ? 'work' : 'other';
}
