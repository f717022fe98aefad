import { countInHindi, hindiNoun } from '../../i18n/hindi-nouns.ts';
import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** A number of schemes, with Hindi's singular or plural. */
const schemes = (count: string): string => countInHindi(count, 'योजना');
/** The same before a postposition. */
const ofSchemes = (count: string): string => countInHindi(count, 'योजना', 'oblique');

/** Texts of the lists of schemes and their search form. */
export const SCHEMES = defineWording({
  ...texts.schemes,
  forPerson: {
    en: (person: string, state: string | undefined) => `Schemes for: ${person}${state ? `, ${state}` : ''}`,
    hi: (person, state) => `योजनाएँ: ${person}${state ? `, ${state}` : ''}`,
  },
  not: template('not {who}', '{who} नहीं'),
  ofAge: template('{age} years', '{age} साल'),
  ofIncome: template('income of {sum}', '{sum} आय'),
  /** What a person is, by the names of what the conditions of schemes ask for. */
  personWords: { en: texts.personWords.en as Readonly<Record<string, string>>, hi: texts.personWords.hi },
  /** What is wanted, by the word by which such schemes are called. */
  wishes: { en: {} as Readonly<Record<string, string>>, hi: texts.wishesInHindi },
  parts: {
    en: {
      ages: 'age',
      documents: 'documents',
      income: 'income',
      conditions: 'who can apply',
      gives: 'what it gives',
      apply: 'how to apply',
      ministry: 'ministry',
    },
    hi: { ages: 'उम्र', documents: 'दस्तावेज़', income: 'आय', conditions: 'पात्रता', gives: 'क्या मिलता है', apply: 'आवेदन', ministry: 'मंत्रालय' },
  },
  readOn: template('By its page as read in {day}', '{day} के पेज के अनुसार'),
  stop: { en: '. ', hi: '। ' },
  ofAState: { en: 'A state', hi: 'राज्य सरकार' },
  unionGovernment: { en: 'Union government', hi: 'केंद्र सरकार' },
  calledSo: template("{own} of the state's own, {central} of all India", 'राज्य की अपनी {own}, पूरे भारत की {central}'),
  fitCounts: template('{fits} fit by what is said, {may} may fit', 'मेल खाने वाली योजनाएँ: {fits}, संभव: {may}'),
  numberOf: {
    en: (count: string, state: string | undefined) => `${count} schemes${state ? ` of ${state}` : ''} on record`,
    hi: (count, state) => `${state ? `${state} की ` : ''}${schemes(count)} दर्ज`,
  },
  count: { en: (count: string) => `${count} ${count === '1' ? 'scheme' : 'schemes'}`, hi: schemes },
  nextOf: {
    en: (from: number, to: number, all: string) => `${from} to ${to} of ${all}`,
    hi: (from, to, all) => `${all} में से ${from} से ${to}`,
  },
  total: {
    en: (all: string, central: string, state: string) => `${all} schemes: ${central} of the Union, ${state} of the states.`,
    hi: (all, central, state) => `${schemes(all)}: केंद्र की ${central}, राज्यों की ${state}।`,
  },
  categoryUnknown: {
    en: (count: string) => `The category of ${count} schemes is not on record.`,
    hi: (count) => `${ofSchemes(count)} की श्रेणी दर्ज नहीं है।`,
  },
  stateUnknown: {
    en: (count: string) => `The state of ${count} schemes is not on record; they are found by name.`,
    hi: (count) => `${ofSchemes(count)} का राज्य दर्ज नहीं है; इन्हें नाम से खोजें।`,
  },
  categoryTitle: template('{category}: government schemes', '{category}: सरकारी योजनाएँ'),
  categoryAbout: template('{count} of the Union and the states in the category {category}.', '{category}: केंद्र और राज्यों की {count}।'),
  onRecord: template('{count} on record.', 'दर्ज: {count}।'),
  otherCategoryUnknown: {
    en: (count: string) => `The category of ${count} other schemes is not on record.`,
    hi: (count) => `${count} और ${hindiNoun('योजना', Number(count.replaceAll(',', '')), 'oblique')} की श्रेणी दर्ज नहीं है।`,
  },
  centralAbout: template('{count} of the Union government, by ministry.', 'केंद्र सरकार की {count}, मंत्रालय के हिसाब से।'),
  ofMinistries: template('{count} of {ministries} ministries and bodies.', '{ministries} मंत्रालयों और संस्थाओं की {count}।'),
  letterTitle: template('Government schemes: {letter}', 'सरकारी योजनाएँ: {letter}'),
  letterAbout: template('{count} whose names begin with {letter}.', '{count} जिनका अंग्रेज़ी नाम {letter} से शुरू होता है।'),
  letter: template('Schemes: {letter}', 'योजनाएँ: {letter}'),
  stateTitle: template('Government schemes of {state}', '{state} की सरकारी योजनाएँ'),
  stateAbout: template(
    '{count} of {state} on record, and those of all India that its people may apply for.',
    '{state} की {count}, और पूरे भारत की वे योजनाएँ जिनमें यहाँ के लोग आवेदन कर सकते हैं।',
  ),
  stateHeading: template('Schemes of {state}', '{state} की योजनाएँ'),
  schemesFor: template('Schemes for “{text}”', '“{text}” की योजनाएँ'),
  schemesIn: template('Schemes for “{text}” in {state}', '{state} में “{text}” की योजनाएँ'),
  noneIn: template('No scheme for “{text}” on record in {state}', '{state} में “{text}” की कोई योजना दर्ज नहीं'),
  elsewhere: template('Elsewhere: {names}', 'दूसरी जगह: {names}'),
  openUnknown: {
    en: 'Whether it is open to applications now, and until when, is not on record.',
    hi: 'अभी आवेदन खुले हैं या नहीं और कब तक, यह दर्ज नहीं।',
  },
  noneCalled: template('No scheme on record is called “{text}”', '“{text}” नाम की कोई योजना दर्ज नहीं'),
  ownOnRecord: template('{count} of its own on record.', 'दर्ज: राज्य की अपनी {count}।'),
  openToAll: {
    en: (count: string) => `Its people may also apply for the [${count} schemes open to all of India].`,
    hi: (count) => `यहाँ के लोग [पूरे भारत की ${ofSchemes(count)}] में भी आवेदन कर सकते हैं।`,
  },
  whoseUnknown: {
    en: (count: string, state: string) =>
      `Of ${count} schemes of the states it is not on record whose they are; some of them may be of ${state}. [Search in those too].`,
    hi: (count, state) => `राज्यों की ${ofSchemes(count)} का राज्य दर्ज नहीं है; उनमें से कुछ ${state} की हो सकती हैं। [उनमें भी खोजें]।`,
  },
});

/** The publisher's categories in everyday Hindi, by label. */
const CATEGORIES_IN_HINDI: Readonly<Record<string, string>> = texts.categoriesInHindi;

export const categoryText = (label: string): { en: string; hi?: string } => ({
  en: label.replace(/,(?=\S)/g, ', '),
  hi: CATEGORIES_IN_HINDI[label],
});
