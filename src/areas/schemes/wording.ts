import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** A number of schemes, with Hindi's singular or plural. */
const schemes = (count: string): string => `${count} ${count === '1' ? 'योजना' : 'योजनाएँ'}`;

/** Texts of the lists of schemes and their search form. */
export const SCHEMES = defineWording({
  ...texts.schemes,
  forPerson: {
    en: (person: string, state: string | undefined) => `Schemes for: ${person}${state ? `, ${state}` : ''}`,
    hi: (person, state) => `योजनाएँ: ${person}${state ? `, ${state}` : ''}`,
  },
  calledSo: {
    en: (own: string, central: string) => `${own} of the state's own, ${central} of all India`,
    hi: (own, central) => `राज्य की अपनी ${own}, पूरे भारत की ${central}`,
  },
  fitCounts: {
    en: (fits: string, may: string) => `${fits} fit by what is said, ${may} may fit`,
    hi: (fits, may) => `बताई बातों से ${fits} मिल सकती हैं, ${may} शायद`,
  },
  numberOf: {
    en: (count: string, state: string | undefined) => `${count} schemes${state ? ` of ${state}` : ''} on record`,
    hi: (count, state) => `${state ? `${state} की ` : ''}${count} योजनाएँ दर्ज`,
  },
  count: { en: (count: string) => `${count} ${count === '1' ? 'scheme' : 'schemes'}`, hi: schemes },
  total: {
    en: (all: string, central: string, state: string) => `${all} schemes: ${central} of the Union, ${state} of the states.`,
    hi: (all, central, state) => `${schemes(all)}: केंद्र की ${central}, राज्यों की ${state}।`,
  },
  categoryUnknown: {
    en: (count: string) => `The category of ${count} schemes is not on record.`,
    hi: (count) => `${schemes(count)} ऐसी हैं जिनका विषय दर्ज नहीं है।`,
  },
  stateUnknown: {
    en: (count: string) => `The state of ${count} schemes is not on record; they are found by name.`,
    hi: (count) => `${schemes(count)} ऐसी हैं जिनका राज्य दर्ज नहीं है; वे नाम से मिलेंगी।`,
  },
  categoryTitle: { en: (category: string) => `${category}: government schemes`, hi: (category) => `${category}: सरकारी योजनाएँ` },
  categoryAbout: {
    en: (count: string, category: string) => `${count} of the Union and the states in the category ${category}.`,
    hi: (count, category) => `${category}: केंद्र और राज्यों की ${count}।`,
  },
  onRecord: { en: (count: string) => `${count} on record.`, hi: (count) => `${count} दर्ज हैं।` },
  otherCategoryUnknown: {
    en: (count: string) => `The category of ${count} other schemes is not on record.`,
    hi: (count) => `${count} और योजनाओं का विषय दर्ज नहीं है।`,
  },
  centralAbout: {
    en: (count: string) => `${count} of the Union government, by ministry.`,
    hi: (count) => `केंद्र सरकार की ${count}, मंत्रालय के हिसाब से।`,
  },
  ofMinistries: {
    en: (count: string, ministries: number) => `${count} of ${ministries} ministries and bodies.`,
    hi: (count, ministries) => `${ministries} मंत्रालयों और संस्थाओं की ${count}।`,
  },
  letterTitle: { en: (letter: string) => `Government schemes: ${letter}`, hi: (letter) => `सरकारी योजनाएँ: ${letter}` },
  letterAbout: {
    en: (count: string, letter: string) => `${count} whose names begin with ${letter}.`,
    hi: (count, letter) => `${count} जिनका अंग्रेज़ी नाम ${letter} से शुरू होता है।`,
  },
  letter: { en: (letter: string) => `Schemes: ${letter}`, hi: (letter) => `योजनाएँ: ${letter}` },
  stateTitle: { en: (state: string) => `Government schemes of ${state}`, hi: (state) => `${state} की सरकारी योजनाएँ` },
  stateAbout: {
    en: (count: string, state: string) => `${count} of ${state} on record, and those of all India that its people may apply for.`,
    hi: (count, state) => `${state} की ${count}, और पूरे भारत की वे योजनाएँ जिनमें यहाँ के लोग आवेदन कर सकते हैं।`,
  },
  stateHeading: { en: (state: string) => `Schemes of ${state}`, hi: (state) => `${state} की योजनाएँ` },
  schemesFor: { en: (text: string) => `Schemes for “${text}”`, hi: (text) => `“${text}” की योजनाएँ` },
  noneCalled: { en: (text: string) => `No scheme on record is called “${text}”`, hi: (text) => `“${text}” नाम की कोई योजना दर्ज नहीं` },
  ownOnRecord: { en: (count: string) => `${count} of its own on record.`, hi: (count) => `राज्य की अपनी ${count} दर्ज हैं।` },
  openToAll: {
    en: (count: string) => `Its people may also apply for the [${count} schemes open to all of India].`,
    hi: (count) => `यहाँ के लोग [पूरे भारत की ${schemes(count)}] में भी आवेदन कर सकते हैं।`,
  },
  whoseUnknown: {
    en: (count: string, state: string) =>
      `Of ${count} schemes of the states it is not on record whose they are; some of them may be of ${state}. [Search in those too].`,
    hi: (count, state) => `राज्यों की ${schemes(count)} ऐसी हैं जिनका राज्य दर्ज नहीं है; उनमें से कुछ ${state} की हो सकती हैं। [उनमें भी खोजें]।`,
  },
});

/** The publisher's categories in everyday Hindi, by label. */
const CATEGORIES_IN_HINDI: Readonly<Record<string, string>> = texts.categoriesInHindi;

export const categoryText = (label: string): { en: string; hi?: string } => ({ en: label, hi: CATEGORIES_IN_HINDI[label] });
