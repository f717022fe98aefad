import { defineWording } from '../../i18n/locale.ts';

/** What the page of the air says. */
export const AIR = defineWording({
  title: { en: 'Air quality in Indian cities', hi: 'भारत के शहरों में हवा की गुणवत्ता (एक्यूआई)' },
  heading: { en: 'Air quality', hi: 'वायु गुणवत्ता' },
  lead: {
    en: "India's index for a city or for where you are.",
    hi: 'भारत का वायु गुणवत्ता सूचकांक (एक्यूआई), किसी शहर का या जहाँ आप हैं वहाँ का।',
  },
  city: { en: 'City', hi: 'शहर' },
  show: { en: 'Show', hi: 'दिखाएँ' },
  whereIAm: { en: 'Where I am', hi: 'जहाँ मैं हूँ' },
  byPollutant: { en: 'Sub-indices by pollutant', hi: 'हर प्रदूषक का उप-सूचकांक' },
  pollutant: { en: 'Pollutant', hi: 'प्रदूषक' },
  subIndex: { en: 'Sub-index', hi: 'उप-सूचकांक' },
  inAir: { en: 'In the air', hi: 'हवा में' },
  meaning: { en: 'What the index means', hi: 'एक्यूआई का मतलब' },
  categories: { en: 'Categories of the index', hi: 'एक्यूआई की श्रेणियाँ' },
  index: { en: 'Index', hi: 'एक्यूआई' },
  whatToDo: { en: 'What to do', hi: 'क्या करें' },
  range: { en: (from: number, to: number) => `${from} to ${to}`, hi: (from, to) => `${from} से ${to}` },
  source: {
    en: 'Categories and breakpoints of the Central Pollution Control Board; the advice is in our own words.',
    hi: 'श्रेणियाँ और सीमाएँ केंद्रीय प्रदूषण नियंत्रण बोर्ड की; सलाह हमारे अपने शब्दों में।',
  },
  airIn: { en: (place: string) => `Air quality in ${place}`, hi: (place) => `${place} में हवा की गुणवत्ता` },
  askedOnPage: {
    en: "India's index for the air now, asked when its page opens.",
    hi: 'अभी का वायु गुणवत्ता सूचकांक (एक्यूआई); पन्ना खुलने पर पूछा जाता है।',
  },
  asData: { en: 'The scale as data', hi: 'पूरा पैमाना, डेटा में' },
});
