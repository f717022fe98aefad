import { sourceInWords } from '../../i18n/format.ts';
import { defineWording } from '../../i18n/locale.ts';

type Basis = 'quote' | 'estimate' | 'spot';

/** What pages say of metals. */
export const METAL_WORDS = defineWording({
  gold: { en: 'Gold', hi: 'सोना' },
  silver: { en: 'Silver', hi: 'चाँदी' },
  platinum: { en: 'Platinum', hi: 'प्लैटिनम' },
  /** The same before `का`. */
  goldOf: { en: 'Gold', hi: 'सोने' },
  silverOf: { en: 'Silver', hi: 'चाँदी' },
  platinumOf: { en: 'Platinum', hi: 'प्लैटिनम' },
  gold24: { en: 'Gold, 24 karat', hi: 'सोना, 24 कैरेट' },
  gold22: { en: 'Gold, 22 karat', hi: 'सोना, 22 कैरेट' },
  karat: { en: (count: number) => `${count} karat`, hi: (count) => `${count} कैरेट` },
  fineSilver: { en: 'Fine silver', hi: 'शुद्ध चाँदी' },
  finePlatinum: { en: 'Fine platinum', hi: 'शुद्ध प्लैटिनम' },
  fine: { en: 'Fine', hi: 'शुद्ध' },
  forWeight: { en: (weight: string) => `for ${weight}`, hi: (weight) => `${weight} का` },
  for10g: { en: 'for 10 g', hi: '10 ग्राम के' },
  for1kg: { en: 'for 1 kg', hi: '1 किलो के' },
  aGram: { en: 'a gram', hi: '1 ग्राम के' },
  grams: { en: (count: number) => `${count} g`, hi: (count) => `${count} ग्राम` },
  kilos: { en: (count: number) => `${count} kg`, hi: (count) => `${count} किलो` },
  india: { en: 'India', hi: 'भारत' },
  /** The source of an estimate, which bodies name by its parts, as readers know it. */
  sourceInWords: { en: (source: string) => sourceInWords(source), hi: (source) => sourceInWords(source, 'hi') },
  metalOfKarat: { en: (metal: string, karat: string) => `${metal}, ${karat}`, hi: (metal, karat) => `${metal}, ${karat}` },
  forSum: {
    en: (name: string, sum: string, where: string) => `${name} for ₹${sum}, in ${where}`,
    hi: (name, sum, where) => `₹${sum} में ${name}, ${where} में`,
  },
  gramsAt: {
    en: (grams: string, price: string) => `${grams} at ₹${price} a gram`,
    hi: (grams, price) => `${grams}, ₹${price} प्रति ग्राम पर`,
  },
  weightIn: {
    en: (metal: string, weight: string, where: string) => `${metal}, ${weight}, in ${where}`,
    hi: (metal, weight, where) => `${metal}, ${weight}, ${where} में`,
  },
  indiaFor: { en: (place: string) => `India, for ${place}`, hi: (place) => `भारत (${place} के लिए)` },
  national: { en: 'national price', hi: 'पूरे भारत का भाव' },
  /** A source with what kind of figure it gave: `estimate, spot of currency-api …`. */
  basisBy: { en: (basis: string, source: string) => `${basis}, ${source}`, hi: (basis, source) => `${source} (${basis})` },
  basisOf: { en: { estimate: 'estimate', spot: 'spot' }, hi: { estimate: 'अनुमान', spot: 'अंतरराष्ट्रीय भाव' } },
  tileBasis: {
    en: (unit: string, basis: Basis) => unit + { quote: '', estimate: ', estimated', spot: ', international spot' }[basis],
    hi: (unit, basis) => unit + { quote: '', estimate: ', अनुमान', spot: ', अंतरराष्ट्रीय भाव' }[basis],
  },
  notAvailable: { en: 'This price is not available at the moment.', hi: 'यह भाव अभी उपलब्ध नहीं है।' },

  crumb: { en: 'Gold, silver, platinum', hi: 'सोना, चाँदी, प्लैटिनम' },
  listTitle: { en: 'Gold, silver, platinum: prices in India', hi: 'सोना, चाँदी, प्लैटिनम: भारत में भाव' },
  allPlaces: { en: (count: number) => `All ${count} places`, hi: (count) => `सभी ${count} जगहें` },
  pastDays: { en: 'Past days', hi: 'पिछले दिन' },
  checkBill: { en: 'Check a bill', hi: 'बिल जाँचें' },

  metalTitle: { en: (metal: string) => `${metal} price in India and its cities`, hi: (metal) => `${metal} का भाव, भारत और उसके शहरों में` },
  metalAbout: {
    en: (metal: string, places: number) =>
      `The ${metal.toLowerCase()} price in India for the weights people buy, how it is known, past days, and ${places} places.`,
    hi: (metal, places) => `भारत में ${metal} का भाव उन वज़नों में जिनमें लोग ख़रीदते हैं, यह कैसे पता चला, पिछले दिनों के भाव और ${places} जगहें।`,
  },
  everyDay: { en: 'Every day on record, and a bill to check', hi: 'हर दर्ज दिन, और बिल की जाँच' },
  ownPrices: { en: 'Places with a price of their own', hi: 'जिन जगहों का अपना भाव है' },
  abroad: { en: 'Abroad', hi: 'विदेश में' },
  asIndia: { en: 'Places at the price for India', hi: 'जहाँ भारत वाला ही भाव है' },
  dearer: { en: 'Places where it is dearer', hi: 'जहाँ यह महँगा है' },
  cheaper: { en: 'Places where it is cheaper', hi: 'जहाँ यह सस्ता है' },
  priceFor: { en: (price: string, weight: string) => `${price} for ${weight}`, hi: (price, weight) => `${weight} के ${price}` },
  spotAbroad: {
    en: (price: string) =>
      `International spot, ${price} of 24 karat: without duty, tax or a shop’s premium, so below what shops there ask.`,
    hi: (price) => `अंतरराष्ट्रीय भाव, 24 कैरेट के ${price}: इसमें आयात शुल्क, टैक्स और दुकान का मुनाफ़ा नहीं है, इसलिए यह वहाँ की दुकानों से कम है।`,
  },
  oneForAll: {
    en: (basis: Basis, price: string) =>
      `${basis === 'estimate' ? 'One estimate' : 'One price'} holds for all of these, ${price}: no price of their own is on record.`,
    hi: (basis, price) => `इन सबके लिए एक ही ${basis === 'estimate' ? 'अनुमान' : 'भाव'} है, ${price}: इनका अपना भाव दर्ज नहीं है।`,
  },

  placeTitle: { en: (metal: string, place: string) => `${metal} price in ${place}`, hi: (metal, place) => `${place} में ${metal} का भाव` },
  placeHeading: { en: (metal: string, place: string) => `${metal}, ${place}`, hi: (metal, place) => `${metal}, ${place}` },
  placeAbout: {
    en: (metal: string, place: string) =>
      `The ${metal.toLowerCase()} price in ${place} by weight and purity, with past days and a check of a jeweller's bill.`,
    hi: (metal, place) => `${place} में ${metal} का भाव, वज़न और शुद्धता के हिसाब से, पिछले दिनों के भाव और सुनार के बिल की जाँच के साथ।`,
  },
  aboveIndia: {
    en: (sum: string, weight: string) => `${sum} above the [price for India], ${weight}.`,
    hi: (sum, weight) => `[भारत के भाव] से ${weight} पर ${sum} ज़्यादा।`,
  },
  belowIndia: {
    en: (sum: string, weight: string) => `${sum} below the [price for India], ${weight}.`,
    hi: (sum, weight) => `[भारत के भाव] से ${weight} पर ${sum} कम।`,
  },
  byWeight: { en: 'By weight', hi: 'वज़न के हिसाब से' },
  moreOf: { en: (place: string) => `More of ${place}`, hi: (place) => `${place} के बारे में और` },
  metalIn: { en: (metal: string, place: string) => `${metal} in ${place}`, hi: (metal, place) => `${place} में ${metal}` },
  everything: { en: (place: string) => `Everything on ${place}`, hi: (place) => `${place} की सारी जानकारी` },
  elsewhere: { en: (metal: string) => `${metal} in other places`, hi: (metal) => `दूसरी जगहों पर ${metal}` },

  published: { en: 'Published for this place, without GST.', hi: 'इस जगह के लिए छपा भाव, GST के बिना।' },
  estimated: { en: 'An estimate, not a published price; without GST.', hi: 'यह अनुमान है, छपा हुआ भाव नहीं; GST के बिना।' },
  spot: {
    en: 'International spot price, without duty, tax or a shop’s premium.',
    hi: 'अंतरराष्ट्रीय भाव, आयात शुल्क, टैक्स और दुकान के मुनाफ़े के बिना।',
  },
  how: { en: 'How we know this', hi: 'यह कैसे पता चला' },
  publishedBy: {
    en: (source: string) => `Published for this place by ${source}; without GST.`,
    hi: (source) => `यह भाव ${source} ने इस जगह के लिए छापा है; GST के बिना।`,
  },
  estimatedBy: {
    en: (ratio: string, quotes: number, source: string, places: string, from: string, to: string) =>
      `Nobody's price: the international spot price times ${ratio}, the retail premium measured from ${quotes} quotes of ${source} (${places}) between ${from} and ${to}. Without GST. A jeweller's price may differ.`,
    hi: (ratio, quotes, source, places, from, to) =>
      `यह किसी का छापा हुआ भाव नहीं है। हमने अंतरराष्ट्रीय भाव को ${ratio} से गुणा किया: दुकानों का भाव इतना ऊपर रहता है, यह ${from} से ${to} के बीच ${source} के ${quotes} भावों (${places}) से नापा गया। GST के बिना। सुनार का भाव अलग हो सकता है।`,
  },
  borrowed: {
    en: (place: string, low: string, high: string) =>
      `That premium is borrowed from ${place}, where this metal is dearer: the price lies between ${low} and ${high}.`,
    hi: (place, low, high) => `यह फ़र्क़ ${place} से लिया गया है, जहाँ यह धातु महँगी है: भाव ${low} से ${high} के बीच है।`,
  },
  lastPublished: {
    en: (price: string, day: string, source: string) => `Last published for this place: ${price} on ${day} (${source}).`,
    hi: (price, day, source) => `इस जगह का आख़िरी छपा भाव: ${day} को ${price} (${source})।`,
  },
  spotHow: {
    en: 'The international spot price in rupees: without import duty, tax or a shop’s premium, so lower than what shops ask.',
    hi: 'रुपयों में अंतरराष्ट्रीय भाव: इसमें आयात शुल्क, टैक्स और दुकान का मुनाफ़ा नहीं है, इसलिए दुकान के भाव से कम है।',
  },

  weight: { en: 'Weight', hi: 'वज़न' },
  price: { en: 'Price', hi: 'भाव' },
  priceByWeight: { en: 'Price by weight', hi: 'वज़न के हिसाब से भाव' },
  weightsAbout: { en: 'Rupees, without GST and making charges.', hi: 'रुपये; GST और बनवाई के बिना।' },
  quoted: { en: 'Quoted', hi: 'छपा हुआ' },
  estimate: { en: 'Estimate', hi: 'अनुमान' },
  spotShort: { en: 'Spot', hi: 'अंतरराष्ट्रीय' },
  changeOf: { en: (what: string, weight: string) => `${what}${weight}: `, hi: (what, weight) => `${what}${weight}: ` },
  of24: { en: '24 karat, ', hi: '24 कैरेट, ' },

  byPlace: { en: (metal: string) => `${metal} by place`, hi: (metal) => `${metal}, जगह के हिसाब से` },
  places: { en: 'places', hi: 'जगहें' },
  place: { en: 'Place', hi: 'जगह' },
  findPlace: { en: 'Find a place', hi: 'जगह खोजें' },
  rupeesFor: { en: (weight: string) => `Rupees for ${weight}, without GST.`, hi: (weight) => `${weight} के रुपये, GST के बिना।` },

  daysLabel: { en: (place: string) => `Prices in ${place} by day`, hi: (place) => `${place} में भाव, दिन के हिसाब से` },
  days: { en: 'days', hi: 'दिन' },
  day: { en: 'Day', hi: 'दिन' },
  basis: { en: 'Basis', hi: 'आधार' },
  daysAbout: {
    en: (weight: string, isGold: boolean, basis: Basis | undefined, isNational: boolean) =>
      `Rupees for ${weight}${isGold ? ' of 24 karat' : ''}. ${basis ? `${{ quote: 'Published prices', estimate: 'Estimates', spot: 'Spot prices' }[basis]}. ` : ''}${isNational ? 'The same as the price for India. ' : ''}Days without data are left out.`,
    hi: (weight, isGold, basis, isNational) =>
      `${isGold ? '24 कैरेट, ' : ''}${weight} के रुपये। ${basis ? `${{ quote: 'छपे हुए भाव', estimate: 'अनुमान', spot: 'अंतरराष्ट्रीय भाव' }[basis]}। ` : ''}${isNational ? 'भारत के भाव के बराबर। ' : ''}जिन दिनों का आँकड़ा नहीं है, वे यहाँ नहीं हैं।`,
  },
  chartCaption: { en: (what: string, weight: string) => `${what}, ${weight}`, hi: (what, weight) => `${what}, ${weight}` },

  billTitle: { en: 'What it should cost, and your bill', hi: 'कितने का होना चाहिए, और आपका बिल' },
  weightGrams: { en: 'Weight, grams', hi: 'वज़न, ग्राम' },
  purity: { en: 'Purity', hi: 'शुद्धता' },
  making: { en: 'Making charge', hi: 'बनवाई' },
  countedIn: { en: 'charged as', hi: 'किस हिसाब से' },
  percentOfMetal: { en: '% of the metal', hi: 'धातु के दाम का %' },
  rupeesAGram: { en: '₹ a gram', hi: '₹ प्रति ग्राम' },
  rupeesInAll: { en: '₹ in all', hi: 'कुल ₹' },
  gstPercent: { en: 'GST, %', hi: 'GST, %' },
  billRate: { en: 'Bill: rate, ₹ a gram', hi: 'बिल: भाव, ₹ प्रति ग्राम' },
  billTotal: { en: 'Bill: total, ₹', hi: 'बिल: कुल, ₹' },
  notSaid: { en: 'not on the bill', hi: 'नहीं लिखा' },
  needsScripts: { en: 'The sum needs a browser with scripts.', hi: 'हिसाब के लिए ब्राउज़र में JavaScript चालू होना चाहिए।' },
  against: {
    en: (metal: string, place: string, day: string, how: string) => `Against the ${metal.toLowerCase()} price of ${place}, ${day}${how}.`,
    hi: (metal, place, day, how) => `${place} में ${day} के ${metal} के भाव से मिलान${how}।`,
  },
  againstPublished: { en: (source: string) => `, published by ${source}`, hi: (source) => `, जो ${source} ने छापा` },
  againstEstimate: {
    en: (percent: string | undefined) => (percent ? `: an estimate, good to about ${percent} per cent` : ': an estimate'),
    hi: (percent) => (percent ? `: यह अनुमान है, क़रीब ${percent}% तक आगे-पीछे` : ': यह अनुमान है'),
  },
  rupees: { en: 'Rupees', hi: 'रुपये' },
  reference: { en: 'Reference', hi: 'हमारा भाव' },
  bill: { en: 'Bill', hi: 'बिल' },
  more: { en: 'More', hi: 'ज़्यादा' },
  lineRate: { en: 'Rate a gram', hi: 'भाव प्रति ग्राम' },
  lineMetal: { en: 'Metal', hi: 'धातु' },
  lineMaking: { en: 'Making', hi: 'बनवाई' },
  lineTotal: { en: 'Total', hi: 'कुल' },
  billShared: {
    en: (metal: string) => `A ${metal.toLowerCase()} bill against the price of the day`,
    hi: (metal) => `${metal} का बिल और उस दिन का भाव`,
  },
});
