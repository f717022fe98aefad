import { defineWording, template } from '../../i18n/locale.ts';
import type { End } from '../quantity-wording.ts';
import texts from './wording.json' with { type: 'json' };

export const FUEL = defineWording({
  ...texts,
  aLitreOf: template('a litre, price of {place}', 'प्रति लीटर, {place} का दाम'),
  fuelIn: template('{fuel} in {place}', '{place} में {fuel}'),
  extreme: {
    en: (fuel: string, end: End, places: string) =>
      `${{ least: 'Cheapest', most: 'Dearest', average: 'Average price of', median: 'Median price of', range: 'Lowest and highest price of' }[end]} ${fuel.toLowerCase()} among the ${places}`,
    hi: (fuel, end, places) =>
      `${places} में ${{ least: 'सबसे सस्ता', most: 'सबसे महँगा', average: 'औसत दाम:', median: 'बीच का दाम:', range: 'सबसे कम और सबसे ज़्यादा दाम:' }[end]} ${fuel}`,
  },
  perLitre: template('₹{rupees} a litre', '₹{rupees} प्रति लीटर'),
  forRupees: template('{title} for ₹{rupees}', '{title}, ₹{rupees} का'),
  litresAt: template('{litres} litres at {each}', '{litres} लीटर, {each} के हिसाब से'),
  ofLitres: template('{title}, {litres} litres', '{title}, {litres} लीटर'),
  rupeesAt: template('₹{rupees} at {each}', '₹{rupees}, {each} के हिसाब से'),
  ofTrip: template('{title}, {km} km at {mileage} km a litre', '{title}, {km} किमी, {mileage} किमी प्रति लीटर से'),
  tripCosts: template('{litres} litres: {cost}', '{litres} लीटर: {cost}'),
  priceOfState: template(
    'The price of {state}; {town} has none of its own on record.',
    'यह {state} का दाम है; {town} का अपना दाम दर्ज नहीं है।',
  ),
  citiesOf: template('Prices in cities of {state}', '{state} के शहरों में दाम'),
  placeTitle: template('Petrol and diesel price in {place}', '{place} में पेट्रोल और डीज़ल का दाम'),
  cityAbout: template(
    'The petrol and diesel price in {city}, {state}, with past days, cities near by and a check of a fuel bill.',
    '{city} ({state}) में पेट्रोल और डीज़ल का दाम, पिछले दिनों के दाम, पास के शहर और बिल की जाँच।',
  ),
  stateAbout: template(
    'The petrol and diesel price in {state}, its rank among the states, its cities and its neighbours.',
    '{state} में पेट्रोल और डीज़ल का दाम, राज्यों में उसकी जगह, उसके शहर और पड़ोसी राज्य।',
  ),
  rankOfCity: template('Petrol: {rank} cities.', 'पेट्रोल: {rank}।'),
  ranksOfState: template('Petrol: {petrol}; diesel: {diesel} states and union territories.', 'पेट्रोल: {petrol}; डीज़ल: {diesel}।'),
  /** `cheapest of 36`, `3rd dearest of 36`. */
  rank: {
    en: (place: string | undefined, isCheap: boolean, count: number, _of: 'city' | 'state') =>
      `${place ? `${place} ` : ''}${isCheap ? 'cheapest' : 'costliest'} of ${count}`,
    hi: (place, isCheap, count, of) =>
      `${count} ${of === 'city' ? 'शहरों' : 'राज्यों और केंद्र शासित प्रदेशों'} में ${place ? `${place} ` : ''}सबसे ${isCheap ? 'सस्ता' : 'महँगा'}`,
  },
  moreOf: template('More of {place}', '{place} के बारे में और'),
  everything: template('Everything on {place}', '{place} की पूरी जानकारी'),
  everythingAndTowns: template('Everything on {place}, and its towns', '{place} और उसके शहरों की पूरी जानकारी'),
  inPlace: template('Petrol and diesel in {place}', '{place} में पेट्रोल और डीज़ल'),
  at: {
    en: (fuel: string, rupees: string) => `${fuel.toLowerCase()} at ₹${rupees}`,
    hi: (fuel, rupees) => `${fuel} ₹${rupees}`,
  },
  billAbout: {
    en: (prices: string, place: string, day: string, source: string, isState: boolean) =>
      `Against ${prices} a litre in ${place} on ${day}, ${source}. Pumps of a town differ by some paise${isState ? ', towns of a state by rupees' : ''}.`,
    hi: (prices, place, day, source, isState) =>
      `${place} में ${day} के दाम से मिलान: ${prices} प्रति लीटर (स्रोत ${source})। एक ही शहर के पंपों में कुछ पैसों का फ़र्क़ होता है${isState ? ', और राज्य के अलग-अलग शहरों में रुपयों का' : ''}।`,
  },
  chartCaption: template('{fuel}, rupees a litre', '{fuel}, रुपये प्रति लीटर'),
  chartTitle: template('{fuel} price in {place}', '{place} में {fuel} का दाम'),
  daysLabel: template('Prices in {place} by day', '{place} में दाम, दिन के हिसाब से'),
  km: template('{km} km', '{km} किमी'),
});
