import { sourceInWords } from '../../i18n/format.ts';
import { defineWording } from '../../i18n/locale.ts';
import type { Basis } from './series.ts';
import texts from './wording.json' with { type: 'json' };

/** What pages say of metals. */
export const METAL_WORDS = defineWording({
  ...texts,
  /** The same before `का`. */
  goldOf: { en: 'Gold', hi: 'सोने' },
  karat: { en: (count: number) => `${count} karat`, hi: (count) => `${count} कैरेट` },
  forWeight: { en: (weight: string) => `for ${weight}`, hi: (weight) => `${weight} का` },
  grams: { en: (count: number) => `${count} g`, hi: (count) => `${count} ग्राम` },
  kilos: { en: (count: number) => `${count} kg`, hi: (count) => `${count} किलो` },
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
  inUnit: { en: (weight: string, unit: string) => `${weight} in ${unit}`, hi: (weight, unit) => `${weight}, ${unit} में` },
  units: {
    en: {
      mg: (n: string) => `${n} mg`,
      g: (n: string) => `${n} g`,
      kg: (n: string) => `${n} kg`,
      tola: (n: string) => `${n} tola`,
      sovereign: (n: string) => `${n} sovereign`,
      ounce: (n: string) => `${n} troy ounce`,
    },
    hi: {
      mg: (n) => `${n} मिग्रा`,
      g: (n) => `${n} ग्राम`,
      kg: (n) => `${n} किलो`,
      tola: (n) => `${n} तोला`,
      sovereign: (n) => `${n} सावरन`,
      ounce: (n) => `${n} औंस`,
    },
  },
  unitNames: {
    en: { mg: 'milligrams', g: 'grams', kg: 'kilograms', tola: 'tolas', sovereign: 'sovereigns', ounce: 'troy ounces' },
    hi: { mg: 'मिलीग्राम', g: 'ग्राम', kg: 'किलो', tola: 'तोले', sovereign: 'सावरन', ounce: 'औंस' },
  },
  billOf: {
    en: (price: string, making: number, gst: number) =>
      [`${price}`, making > 0 && `making charges ${making} %`, gst > 0 && `GST ${gst} %`].filter(Boolean).join(' + '),
    hi: (price, making, gst) => [`${price}`, making > 0 && `मेकिंग ${making} %`, gst > 0 && `GST ${gst} %`].filter(Boolean).join(' + '),
  },
  indiaFor: { en: (place: string) => `India, for ${place}`, hi: (place) => `भारत (${place} के लिए)` },
  /** A source with what kind of figure it gave, which an estimate's tells by itself: `spot, world market rates`, `estimated from world prices`. */
  basisBy: {
    en: (basis: string, source: string) => (basis ? `${basis}, ${source}` : source),
    hi: (basis, source) => (basis ? `${source} (${basis})` : source),
  },
  basisOf: { en: { estimate: '', spot: 'spot' }, hi: { estimate: '', spot: 'अंतरराष्ट्रीय भाव' } },
  allPlaces: { en: (count: number) => `All ${count} places`, hi: (count) => `सभी ${count} जगहें` },
  metalTitle: { en: (metal: string) => `${metal} price in India and its cities`, hi: (metal) => `${metal} का भाव, भारत और उसके शहरों में` },
  metalAbout: {
    en: (metal: string, places: number) =>
      `The ${metal.toLowerCase()} price in India for the weights people buy, how it is known, past days, and ${places} places.`,
    hi: (metal, places) => `भारत में ${metal} का भाव उन वज़नों में जिनमें लोग ख़रीदते हैं, यह कैसे पता चला, पिछले दिनों के भाव और ${places} जगहें।`,
  },
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
  moreOf: { en: (place: string) => `More of ${place}`, hi: (place) => `${place} के बारे में और` },
  metalIn: { en: (metal: string, place: string) => `${metal} in ${place}`, hi: (metal, place) => `${place} में ${metal}` },
  everything: { en: (place: string) => `Everything on ${place}`, hi: (place) => `${place} की सारी जानकारी` },
  elsewhere: { en: (metal: string) => `${metal} in other places`, hi: (metal) => `दूसरी जगहों पर ${metal}` },
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
  changeOf: { en: (what: string, weight: string) => `${what}${weight}: `, hi: (what, weight) => `${what}${weight}: ` },
  byPlace: { en: (metal: string) => `${metal} by place`, hi: (metal) => `${metal}, जगह के हिसाब से` },
  rupeesFor: { en: (weight: string) => `Rupees for ${weight}, without GST.`, hi: (weight) => `${weight} के रुपये, GST के बिना।` },
  daysLabel: { en: (place: string) => `Prices in ${place} by day`, hi: (place) => `${place} में भाव, दिन के हिसाब से` },
  daysAbout: {
    en: (weight: string, isGold: boolean, basis: Basis | undefined, isNational: boolean) =>
      `Rupees for ${weight}${isGold ? ' of 24 karat' : ''}. ${basis ? `${{ quote: 'Published prices', estimate: 'Estimates', spot: 'Spot prices' }[basis]}. ` : ''}${isNational ? 'The same as the price for India. ' : ''}Days without data are left out.`,
    hi: (weight, isGold, basis, isNational) =>
      `${isGold ? '24 कैरेट, ' : ''}${weight} के रुपये। ${basis ? `${{ quote: 'छपे हुए भाव', estimate: 'अनुमान', spot: 'अंतरराष्ट्रीय भाव' }[basis]}। ` : ''}${isNational ? 'भारत के भाव के बराबर। ' : ''}जिन दिनों का आँकड़ा नहीं है, वे यहाँ नहीं हैं।`,
  },
  chartCaption: { en: (what: string, weight: string) => `${what}, ${weight}`, hi: (what, weight) => `${what}, ${weight}` },
  against: {
    en: (metal: string, place: string, day: string, how: string) => `Against the ${metal.toLowerCase()} price of ${place}, ${day}${how}.`,
    hi: (metal, place, day, how) => `${place} में ${day} के ${metal} के भाव से मिलान${how}।`,
  },
  againstPublished: { en: (source: string) => `, published by ${source}`, hi: (source) => `, जो ${source} ने छापा` },
  againstEstimate: {
    en: (percent: string | undefined) => (percent ? `: an estimate, good to about ${percent} per cent` : ': an estimate'),
    hi: (percent) => (percent ? `: यह अनुमान है, क़रीब ${percent}% तक आगे-पीछे` : ': यह अनुमान है'),
  },
  billShared: {
    en: (metal: string) => `A ${metal.toLowerCase()} bill against the price of the day`,
    hi: (metal) => `${metal} का बिल और उस दिन का भाव`,
  },
});
