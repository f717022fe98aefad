import { sourceInWords } from '../../i18n/format.ts';
import { defineWording, template } from '../../i18n/locale.ts';
import type { Basis } from './series.ts';
import texts from './wording.json' with { type: 'json' };

/** What pages say of metals. */
export const METAL_WORDS = defineWording({
  ...texts,
  noCharges: {
    en: 'What jewellers and hallmarking cost is not on record; a price with a share that you name is: gold 10 gram with 12% making',
    hi: 'मेकिंग और हॉलमार्क के दाम दर्ज नहीं; आपके बताए प्रतिशत के साथ दाम मिलता है: gold 10 gram with 12% making',
  },
  /** The same before `का`. */
  goldOf: { en: 'Gold', hi: 'सोने' },
  karat: template('{count} karat', '{count} कैरेट'),
  forWeight: template('for {weight}', '{weight} का'),
  grams: template('{count} g', '{count} ग्राम'),
  kilos: template('{count} kg', '{count} किलो'),
  /** The source of an estimate, which bodies name by its parts, as readers know it. */
  sourceInWords: { en: (source: string) => sourceInWords(source), hi: (source) => sourceInWords(source, 'hi') },
  karatsOnRecord: { en: 'Prices of 24, 22 and 18 karat are on record', hi: '24, 22 और 18 कैरेट के दाम दर्ज हैं' },
  metalOfKarat: template('{metal}, {karat}', '{metal}, {karat}'),
  forSum: template('{name} for ₹{sum}, in {where}', '₹{sum} में {name}, {where} में'),
  gramsAt: template('{grams} at ₹{price} a gram', '{grams}, ₹{price} प्रति ग्राम पर'),
  weightIn: template('{metal}, {weight}, in {where}', '{metal}, {weight}, {where} में'),
  billOf: {
    en: (price: string, making: number, gst: number) =>
      [`${price}`, making > 0 && `making charges ${making}%`, gst > 0 && `GST ${gst}%`].filter(Boolean).join(' + '),
    hi: (price, making, gst) => [`${price}`, making > 0 && `मेकिंग ${making}%`, gst > 0 && `जीएसटी ${gst}%`].filter(Boolean).join(' + '),
  },
  indiaFor: template('India, for {place}', 'भारत ({place} के लिए)'),
  /** A source with what kind of figure it gave, which an estimate's tells by itself: `spot, world market rates`, `estimated from world prices`. */
  basisBy: {
    en: (basis: string, source: string) => (basis ? `${basis}, ${source}` : source),
    hi: (basis, source) => (basis ? `${source} (${basis})` : source),
  },
  basisOf: { en: { estimate: '', spot: 'spot' }, hi: { estimate: '', spot: 'अंतरराष्ट्रीय भाव' } },
  allPlaces: template('All {count} places', 'सभी {count} जगहें'),
  metalTitle: template('{metal} price in India and its cities', '{metal} का भाव, भारत और उसके शहरों में'),
  metalAbout: {
    en: (metal: string, places: number) =>
      `The ${metal.toLowerCase()} price in India for the weights people buy, how it is known, past days, and ${places} places.`,
    hi: (metal, places) => `भारत में ${metal} का भाव अलग-अलग वज़न में, भाव निकालने का तरीक़ा, पिछले दिनों के भाव और ${places} जगहों के भाव।`,
  },
  priceFor: {
    en: (price: string, weight: string) => `${price} for ${weight}`,
    hi: (price, weight) => `${price} प्रति ${weight.replace(/^1 /, '')}`,
  },
  spotAbroad: template(
    'International spot, {price} of 24 karat: without duty, tax or a shop’s premium, so below what shops there ask.',
    '24 कैरेट का अंतरराष्ट्रीय भाव {price}: इसमें आयात शुल्क, टैक्स और दुकान का मुनाफ़ा नहीं है, इसलिए यह वहाँ की दुकानों से कम है।',
  ),
  oneForAll: {
    en: (basis: Basis, price: string) =>
      `${basis === 'estimate' ? 'One estimate' : 'One price'} holds for all of these, ${price}: no price of their own is on record.`,
    hi: (basis, price) => `इन सबके लिए एक ही ${basis === 'estimate' ? 'अनुमान' : 'भाव'} है, ${price}: इनका अपना भाव दर्ज नहीं है।`,
  },
  placeTitle: template('{metal} price in {place}', '{place} में {metal} का भाव'),
  placeHeading: template('{metal}, {place}', '{metal}, {place}'),
  placeAbout: {
    en: (metal: string, place: string) =>
      `The ${metal.toLowerCase()} price in ${place} by weight and purity, with past days and a check of a jeweller's bill.`,
    hi: (metal, place) => `${place} में ${metal} का भाव, वज़न और शुद्धता के हिसाब से, पिछले दिनों के भाव और सुनार के बिल की जाँच के साथ।`,
  },
  aboveIndia: template('{sum} above the [price for India], {weight}.', '[भारत के भाव] से {weight} पर {sum} ज़्यादा।'),
  belowIndia: template('{sum} below the [price for India], {weight}.', '[भारत के भाव] से {weight} पर {sum} कम।'),
  moreOf: template('More of {place}', '{place} के बारे में और'),
  metalIn: template('{metal} in {place}', '{place} में {metal}'),
  everything: template('Everything on {place}', '{place} की पूरी जानकारी'),
  elsewhere: template('{metal} in other places', 'दूसरी जगहों पर {metal}'),
  publishedBy: template(
    'Published for this place by {source}; without GST.',
    'यह भाव {source} ने इस जगह के लिए प्रकाशित किया है; जीएसटी के बिना।',
  ),
  estimatedBy: template(
    "Nobody's price: the international spot price times {ratio}, the retail premium measured from {quotes} quotes of {source} ({places}) between {from} and {to}. Without GST. A jeweller's price may differ.",
    'यह किसी का प्रकाशित भाव नहीं है। हमने अंतरराष्ट्रीय भाव को {ratio} से गुणा किया: दुकानों का भाव इतना ऊपर रहता है; यह अनुपात {from} से {to} के बीच {source} के {quotes} भावों ({places}) से निकाला गया। जीएसटी के बिना। सुनार का भाव अलग हो सकता है।',
  ),
  borrowed: template(
    'That premium is borrowed from {place}, where this metal is dearer: the price lies between {low} and {high}.',
    'यह फ़र्क़ {place} से लिया गया है, जहाँ यह धातु महँगी है: भाव {low} से {high} के बीच है।',
  ),
  lastPublished: template(
    'Last published for this place: {price} on {day} ({source}).',
    'इस जगह का आख़िरी प्रकाशित भाव: {day} को {price} ({source})।',
  ),
  changeOf: template('{what}{weight}: ', '{what}{weight}: '),
  byPlace: template('{metal} by place', '{metal}, जगह के हिसाब से'),
  rupeesFor: {
    en: (weight: string) => `Rupees for ${weight}, without GST.`,
    hi: (weight) => `रुपये प्रति ${weight.replace(/^1 /, '')}, जीएसटी के बिना।`,
  },
  daysLabel: template('Prices in {place} by day', '{place} में भाव, दिन के हिसाब से'),
  daysAbout: {
    en: (weight: string, isGold: boolean, basis: Basis | undefined, isNational: boolean) =>
      `Rupees for ${weight}${isGold ? ' of 24 karat' : ''}. ${basis ? `${{ quote: 'Published prices', estimate: 'Estimates', spot: 'Spot prices' }[basis]}. ` : ''}${isNational ? 'The same as the price for India. ' : ''}Days without data are left out.`,
    hi: (weight, isGold, basis, isNational) =>
      `${isGold ? '24 कैरेट, ' : ''}रुपये प्रति ${weight.replace(/^1 /, '')}। ${basis ? `${{ quote: 'प्रकाशित भाव', estimate: 'अनुमानित भाव', spot: 'अंतरराष्ट्रीय भाव' }[basis]}। ` : ''}${isNational ? 'भारत के भाव के बराबर। ' : ''}जिन दिनों का आँकड़ा नहीं है, वे यहाँ नहीं हैं।`,
  },
  chartCaption: template('{what}, {weight}', '{what}, {weight}'),
  against: {
    en: (metal: string, place: string, day: string, how: string) => `Against the ${metal.toLowerCase()} price of ${place}, ${day}${how}.`,
    hi: (metal, place, day, how) => `${place} में ${day} के ${metal} के भाव से मिलान${how}।`,
  },
  againstPublished: template(', published by {source}', ', जो {source} ने प्रकाशित किया'),
  againstEstimate: {
    en: (percent: string | undefined) => (percent ? `: an estimate, good to about ${percent} per cent` : ': an estimate'),
    hi: (percent) => (percent ? `: यह अनुमान है, क़रीब ${percent}% तक आगे-पीछे` : ': यह अनुमान है'),
  },
  billShared: {
    en: (metal: string) => `A ${metal.toLowerCase()} bill against the price of the day`,
    hi: (metal) => `${metal} का बिल और उस दिन का भाव`,
  },
});
