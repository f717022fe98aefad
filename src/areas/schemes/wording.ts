import { defineWording } from '../../i18n/locale.ts';

/** Schemes by their number, in the form that Hindi has for one and for several. */
const schemes = (count: string): string => `${count} ${count === '1' ? 'योजना' : 'योजनाएँ'}`;

/** What the lists of schemes say, and the form that finds them. */
export const SCHEMES = defineWording({
  count: { en: (count: string) => `${count} ${count === '1' ? 'scheme' : 'schemes'}`, hi: schemes },
  crumb: { en: 'Government schemes', hi: 'सरकारी योजनाएँ' },
  listTitle: { en: 'Government schemes of India', hi: 'सरकारी योजनाएँ: केंद्र और राज्यों की' },
  total: {
    en: (all: string, central: string, state: string) => `${all} schemes: ${central} of the Union, ${state} of the states.`,
    hi: (all, central, state) => `${schemes(all)}: केंद्र की ${central}, राज्यों की ${state}।`,
  },
  mayHaveChanged: { en: 'Schemes may have changed since.', hi: 'इसके बाद योजनाएँ बदली हो सकती हैं।' },
  none: { en: 'The list of schemes is not on record here.', hi: 'योजनाओं की सूची यहाँ दर्ज नहीं है।' },
  find: { en: 'Find a scheme', hi: 'योजना खोजें' },
  wellKnown: { en: 'Well known', hi: 'जानी-मानी योजनाएँ' },
  categoriesWord: { en: 'categories', hi: 'विषय' },
  statesWord: { en: 'states', hi: 'राज्य' },
  byCategory: { en: 'By category', hi: 'विषय के हिसाब से' },
  categoryUnknown: {
    en: (count: string) => `The category of ${count} schemes is not on record.`,
    hi: (count) => `${schemes(count)} ऐसी हैं जिनका विषय दर्ज नहीं है।`,
  },
  byState: { en: 'By state', hi: 'राज्य के हिसाब से' },
  byMinistry: { en: 'All India, by ministry', hi: 'पूरे भारत की, मंत्रालय के हिसाब से' },
  stateUnknown: {
    en: (count: string) => `The state of ${count} schemes is not on record; they are found by name.`,
    hi: (count) => `${schemes(count)} ऐसी हैं जिनका राज्य दर्ज नहीं है; वे नाम से मिलेंगी।`,
  },
  byName: { en: 'By name', hi: 'नाम के हिसाब से' },
  example: { en: 'widow pension, kisan, scholarship kerala', hi: 'विधवा पेंशन, किसान, छात्रवृत्ति' },
  level: { en: 'Level', hi: 'केंद्र या राज्य' },
  bothLevels: { en: 'Union and states', hi: 'केंद्र और राज्य' },
  Central: { en: 'Central', hi: 'केंद्र' },
  State: { en: 'State', hi: 'राज्य' },
  any: { en: 'Any', hi: 'कोई भी' },
  state: { en: 'State', hi: 'राज्य' },
  allIndia: { en: 'All India', hi: 'पूरा भारत' },
  category: { en: 'Category', hi: 'विषय' },
  forWhom: { en: 'For whom', hi: 'किसके लिए' },
  anyone: { en: 'Anyone', hi: 'कोई भी' },
  Individual: { en: 'Individual', hi: 'कोई व्यक्ति' },
  found: { en: 'Schemes found', hi: 'मिली हुई योजनाएँ' },
  more: { en: 'Show more', hi: 'और दिखाएँ' },
  unknownState: { en: 'a state that is not on record', hi: 'राज्य दर्ज नहीं' },
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
  ofStates: { en: 'Of the states', hi: 'राज्यों की' },
  ofIndia: { en: 'All India', hi: 'पूरे भारत की' },
  noMinistry: { en: 'Ministry not on record', hi: 'मंत्रालय दर्ज नहीं' },
  centralTitle: { en: 'Central government schemes by ministry', hi: 'केंद्र सरकार की योजनाएँ, मंत्रालय के हिसाब से' },
  centralAbout: {
    en: (count: string) => `${count} of the Union government, by ministry.`,
    hi: (count) => `केंद्र सरकार की ${count}, मंत्रालय के हिसाब से।`,
  },
  central: { en: 'Schemes of the Union', hi: 'केंद्र की योजनाएँ' },
  ofMinistries: {
    en: (count: string, ministries: number) => `${count} of ${ministries} ministries and bodies.`,
    hi: (count, ministries) => `${ministries} मंत्रालयों और संस्थाओं की ${count}।`,
  },
  ministries: { en: 'Ministries', hi: 'मंत्रालय' },
  letterTitle: { en: (letter: string) => `Government schemes: ${letter}`, hi: (letter) => `सरकारी योजनाएँ: ${letter}` },
  letterAbout: {
    en: (count: string, letter: string) => `${count} whose names begin with ${letter}.`,
    hi: (count, letter) => `${count} जिनका अंग्रेज़ी नाम ${letter} से शुरू होता है।`,
  },
  letter: { en: (letter: string) => `Schemes: ${letter}`, hi: (letter) => `योजनाएँ: ${letter}` },
  letters: { en: 'Letters', hi: 'अक्षर' },
  namesLabel: { en: 'Schemes by name', hi: 'नाम के हिसाब से योजनाएँ' },
  stateTitle: { en: (state: string) => `Government schemes of ${state}`, hi: (state) => `${state} की सरकारी योजनाएँ` },
  stateAbout: {
    en: (count: string, state: string) => `${count} of ${state} on record, and those of all India that its people may apply for.`,
    hi: (count, state) => `${state} की ${count}, और पूरे भारत की वे योजनाएँ जिनमें यहाँ के लोग आवेदन कर सकते हैं।`,
  },
  stateHeading: { en: (state: string) => `Schemes of ${state}`, hi: (state) => `${state} की योजनाएँ` },
  schemesFor: { en: (text: string) => `Schemes for “${text}”`, hi: (text) => `“${text}” की योजनाएँ` },
  noneCalled: { en: (text: string) => `No scheme on record is called “${text}”`, hi: (text) => `“${text}” नाम की कोई योजना दर्ज नहीं` },
  findByTopic: { en: 'Find schemes by topic, state or what they give', hi: 'विषय, राज्य या लाभ से योजनाएँ खोजिए' },
  ofStateAbout: { en: 'Those of the state, by topic and by name.', hi: 'राज्य की योजनाएँ, विषय और नाम के हिसाब से।' },
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

/** The publisher's categories in everyday Hindi, by their label. */
const CATEGORIES_IN_HINDI: Readonly<Record<string, string>> = {
  'Agriculture,Rural & Environment': 'खेती, गाँव और पर्यावरण',
  'Banking,Financial Services and Insurance': 'बैंक, पैसा और बीमा',
  'Business & Entrepreneurship': 'कारोबार और उद्यम',
  'Education & Learning': 'पढ़ाई और शिक्षा',
  'Health & Wellness': 'सेहत और इलाज',
  'Housing & Shelter': 'घर और मकान',
  'Public Safety,Law & Justice': 'सुरक्षा, क़ानून और न्याय',
  'Science, IT & Communications': 'विज्ञान, आईटी और संचार',
  'Skills & Employment': 'हुनर और रोज़गार',
  'Social welfare & Empowerment': 'समाज कल्याण और सशक्तीकरण',
  'Sports & Culture': 'खेल और संस्कृति',
  'Transport & Infrastructure': 'सड़क, परिवहन और निर्माण',
  'Travel & Tourism': 'यात्रा और पर्यटन',
  'Utility & Sanitation': 'बिजली, पानी और सफ़ाई',
  'Women and Child': 'महिला और बच्चे',
};

/** A category's label in both languages. */
export const categoryText = (label: string): { en: string; hi?: string } => ({ en: label, hi: CATEGORIES_IN_HINDI[label] });
