import { groupDigits } from '../../../i18n/format.ts';
import { findStateName } from '../../../places/states.ts';
import { OCCUPATIONS } from './occupation-kinds.ts';
import type { Caste, Range, SchemeFacts, Words } from './types.ts';

/** A fact in words, with its subject. */
export interface FactInWords {
  name: keyof SchemeFacts;
  label: Words;
  value: Words;
}

export const both = (en: string, hi: string): Words => ({ en, hi });
export const join = (list: readonly Words[], en: string, hi: string): Words => ({
  en: list.map((one) => one.en).join(en),
  hi: list.map((one) => one.hi).join(hi),
});
const anyOf = (list: readonly Words[]): Words => join(list, ' or ', ' या ');

export const CASTE_NAMES: Readonly<Record<Caste, Words>> = {
  SC: both('Scheduled Caste', 'अनुसूचित जाति'),
  ST: both('Scheduled Tribe', 'अनुसूचित जनजाति'),
  OBC: both('Other Backward Class', 'अन्य पिछड़ा वर्ग'),
  EBC: both('Extremely or Economically Backward Class', 'अति या आर्थिक पिछड़ा वर्ग'),
  EWS: both('Economically Weaker Section', 'आर्थिक रूप से कमज़ोर वर्ग'),
  DNT: both('Denotified or nomadic tribe', 'विमुक्त या घुमंतू जनजाति'),
  minority: both('Religious minority', 'धार्मिक अल्पसंख्यक'),
  general: both('General category', 'सामान्य वर्ग'),
};
const GENDER_NAMES = {
  female: both('women and girls', 'महिलाएँ और लड़कियाँ'),
  male: both('men and boys', 'पुरुष और लड़के'),
  transgender: both('transgender persons', 'ट्रांसजेंडर व्यक्ति'),
  any: both('all', 'सभी'),
} as const;

/** `₹1,20,000`. */
export const rupees = (sum: number): string => `₹${groupDigits(sum)}`;

const occupationName = (key: string): Words => OCCUPATIONS.find((one) => one.key === key)?.name ?? both(key, key);

function rangeInWords([from, to]: Range): Words {
  if (from !== null && to !== null) return both(`${from} to ${to} years`, `${from} से ${to} वर्ष`);
  if (from !== null) return both(`${from} years or more`, `${from} वर्ष या अधिक`);
  return both(`up to ${to} years`, `${to} वर्ष तक`);
}

/** Ranges that overlap are those of several benefits: told as one. */
function agesInWords(ages: readonly Range[]): Words {
  const joined: [from: number | null, to: number | null][] = [];
  for (const [from, to] of ages.toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))) {
    const last = joined.at(-1);
    if (last && (from ?? 0) <= (last[1] ?? Number.POSITIVE_INFINITY))
      last[1] = last[1] === null || to === null ? null : Math.max(last[1], to);
    else joined.push([from, to]);
  }
  const rangesInWords = anyOf(joined.map(rangeInWords));
  return joined.length === ages.length
    ? rangesInWords
    : both(`${rangesInWords.en}, depending on the benefit`, `${rangesInWords.hi}, लाभ के अनुसार`);
}

/** Classes whose ordinal does not end in -वीं. */
const CLASSES_IN_HINDI: Readonly<Record<number, string>> = { 1: 'पहली', 2: 'दूसरी', 3: 'तीसरी', 4: 'चौथी', 6: 'छठी' };

/** An alternative in `one_of`. */
export function groupInWords(group: string): Words {
  const [kind, key = ''] = group.split(':');
  if (kind === 'caste') return CASTE_NAMES[key as Caste];
  if (kind === 'occupation') return occupationName(key);
  return GROUP_NAMES[group] ?? both(group, group);
}

const GROUP_NAMES: Readonly<Record<string, Words>> = {
  female: both('woman', 'महिला'),
  disability: both('person with a disability', 'दिव्यांग'),
  bpl: both('below the poverty line', 'ग़रीबी रेखा से नीचे'),
  widow: both('widow', 'विधवा'),
  transgender: both('transgender person', 'ट्रांसजेंडर'),
};

const stateInWords = (name: string): Words => both(name, findStateName(name).hi ?? name);

/** Why a scheme fits, by the conditions that are met; undefined where none is. */
export function whyInWords(met: readonly FactInWords[], { state }: SchemeFacts): Words | undefined {
  if (met.length === 0) return undefined;
  const reasons = met.map(({ label, value }) => both(`${label.en}: ${value.en}`, `${label.hi}: ${value.hi}`));
  const open = state === 'All' ? [both('open to all of India', 'पूरे भारत के लिए')] : [];
  const conditions = join([...reasons, ...open], '; ', '; ');
  return both(`Meets ${conditions.en}.`, `ये शर्तें पूरी: ${conditions.hi}।`);
}

/** Requirements, condition by condition, in the order people ask. */
export function conditionsInWords(facts: SchemeFacts): FactInWords[] {
  const rows: FactInWords[] = [];
  const put = (name: keyof SchemeFacts, label: Words, value: Words) => rows.push({ name, label, value });
  const { state, states, ages, income, occupations } = facts;
  if (facts.applicant === 'body')
    put('applicant', both('Who can apply', 'पात्रता'), both('firms, institutions and other bodies', 'संस्थाएँ, फ़र्म और अन्य निकाय'));
  if (states?.length === 0) put('state', both('State', 'राज्य'), both('one that is not on record', 'दर्ज नहीं है'));
  else if (states) put('state', both('One of the states', 'इनमें से कोई राज्य'), join(states.map(stateInWords), ', ', ', '));
  else if (state && state !== 'All') {
    const place = stateInWords(state);
    if (facts.residents) put('residents', both('Residents of', 'निवासी'), place);
    else put('state', both('State', 'राज्य'), place);
  }
  if (facts.gender && facts.gender !== 'any') put('gender', both('Only', 'केवल'), GENDER_NAMES[facts.gender]);
  if (ages) put('ages', facts.ages_of === 'child' ? both('Age of the child', 'बच्चे की उम्र') : both('Age', 'उम्र'), agesInWords(ages));
  if (facts.castes && facts.castes.length > 0)
    put('castes', both('Category', 'वर्ग'), anyOf(facts.castes.map((caste) => CASTE_NAMES[caste])));
  if (facts.one_of) put('one_of', both('One of', 'इनमें से एक'), anyOf(facts.one_of.map(groupInWords)));
  if (income && income.length > 0) {
    const label =
      facts.income_of === 'own' ? both('Own yearly income', 'अपनी वार्षिक आय') : both('Yearly family income', 'परिवार की वार्षिक आय');
    put('income', label, anyOf(income.map((limit) => both(`up to ${rupees(limit)}`, `${rupees(limit)} तक`))));
  }
  if (facts.bpl) put('bpl', both('Household', 'परिवार'), both('below the poverty line', 'ग़रीबी रेखा से नीचे'));
  if (facts.disability) {
    const least = facts.disability_percent;
    put('disability', both('Disability', 'दिव्यांगता'), least ? both(`${least}% or more`, `${least}% या अधिक`) : both('required', 'ज़रूरी'));
  }
  if (facts.student) {
    const [from, to] = facts.classes ?? [null, null];
    const value =
      from === null
        ? both('student', 'विद्यार्थी')
        : to === null
          ? both(`class ${from} or higher`, `कक्षा ${from} या ऊपर`)
          : from === to
            ? both(`class ${from}`, `कक्षा ${from}`)
            : both(`class ${from} to ${to}`, `कक्षा ${from} से ${to}`);
    put('student', both('Studies', 'पढ़ाई'), value);
  }
  if (facts.passed)
    put(
      'passed',
      both('Has passed', 'शिक्षा'),
      facts.passed === 15
        ? both('a degree', 'स्नातक')
        : both(`class ${facts.passed}`, `${CLASSES_IN_HINDI[facts.passed] ?? `${facts.passed}वीं`} पास`),
    );
  if (facts.marks && facts.marks.length > 0)
    put('marks', both('Marks', 'अंक'), anyOf(facts.marks.map((one) => both(`${one} % or more`, `${one}% या अधिक`))));
  if (occupations) {
    const label = {
      self: both('Work', 'काम'),
      family: both('Family of', 'इनका परिवार'),
      either: both('Work, own or of the family', 'काम, अपना या परिवार का'),
    };
    put('occupations', label[facts.occupation_of ?? 'self'], anyOf(occupations.map(occupationName)));
  }
  if (facts.unemployed) put('unemployed', both('Work', 'काम'), both('unemployed', 'बेरोज़गार'));
  if (facts.widow) put('widow', both('Only', 'केवल'), both('widows', 'विधवाएँ'));
  if (facts.pregnant) put('pregnant', both('Only', 'केवल'), both('pregnant women', 'गर्भवती महिलाएँ'));
  if (facts.orphan) put('orphan', both('Only', 'केवल'), both('orphans', 'अनाथ'));
  return rows;
}
