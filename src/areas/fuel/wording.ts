import { defineWording } from '../../i18n/locale.ts';

/** What pages say of fuel. */
export const FUEL = defineWording({
  petrol: { en: 'Petrol', hi: 'पेट्रोल' },
  diesel: { en: 'Diesel', hi: 'डीज़ल' },
  aLitre: { en: 'a litre', hi: 'प्रति लीटर' },
  aLitreOf: { en: (place: string) => `a litre, price of ${place}`, hi: (place) => `प्रति लीटर, ${place} का दाम` },
  fuelIn: { en: (fuel: string, place: string) => `${fuel} in ${place}`, hi: (fuel, place) => `${place} में ${fuel}` },
  extreme: {
    en: (fuel: string, cheap: boolean) => `${cheap ? 'Cheapest' : 'Dearest'} ${fuel.toLowerCase()} among the states`,
    hi: (fuel, cheap) => `राज्यों में सबसे ${cheap ? 'सस्ता' : 'महँगा'} ${fuel}`,
  },
  perLitre: { en: (rupees: string) => `₹${rupees} a litre`, hi: (rupees) => `₹${rupees} प्रति लीटर` },
  forRupees: { en: (title: string, rupees: string) => `${title} for ₹${rupees}`, hi: (title, rupees) => `${title}, ₹${rupees} का` },
  litresAt: {
    en: (litres: string, each: string) => `${litres} litres at ${each}`,
    hi: (litres, each) => `${litres} लीटर, ${each} के हिसाब से`,
  },
  ofLitres: { en: (title: string, litres: string) => `${title}, ${litres} litres`, hi: (title, litres) => `${title}, ${litres} लीटर` },
  rupeesAt: { en: (rupees: string, each: string) => `₹${rupees} at ${each}`, hi: (rupees, each) => `₹${rupees}, ${each} के हिसाब से` },
  priceOfState: {
    en: (state: string, town: string) => `The price of ${state}; ${town} has none of its own on record.`,
    hi: (state, town) => `यह ${state} का दाम है; ${town} का अपना दाम दर्ज नहीं है।`,
  },
  tile: { en: (fuel: string, place: string) => `${fuel}, ${place}`, hi: (fuel, place) => `${fuel}, ${place}` },
  home: { en: 'Petrol by state, cheapest first', hi: 'राज्यों में पेट्रोल, सबसे सस्ता पहले' },
  map: { en: 'Map of the states and union territories by petrol price', hi: 'पेट्रोल के दाम के हिसाब से राज्यों का नक्शा' },
  notAvailable: {
    en: 'Fuel prices are not available at the moment: the snapshot that they are read from is missing or damaged. [Status]',
    hi: 'पेट्रोल-डीज़ल के दाम अभी उपलब्ध नहीं हैं: जिस फ़ाइल से वे पढ़े जाते हैं, वह नहीं मिली या ख़राब है। [स्थिति]',
  },
  notKnown: { en: 'not known', hi: 'पता नहीं' },

  listTitle: { en: 'Fuel prices: petrol and diesel in India', hi: 'ईंधन के दाम: भारत में पेट्रोल और डीज़ल' },
  states: { en: 'States and union territories', hi: 'राज्य और केंद्र शासित प्रदेश' },
  statesLabel: { en: 'Prices in states and union territories', hi: 'राज्यों और केंद्र शासित प्रदेशों में दाम' },
  byState: { en: 'Petrol by state', hi: 'राज्यों में पेट्रोल' },
  cities: { en: 'Cities', hi: 'शहर' },
  citiesLabel: { en: 'Prices in cities', hi: 'शहरों में दाम' },
  citiesOf: { en: (state: string) => `Prices in cities of ${state}`, hi: (state) => `${state} के शहरों में दाम` },
  elsewhere: { en: 'Any other town', hi: 'कोई और शहर' },
  elsewhereAbout: {
    en: 'Where a town has no price of its own on record, its page tells that of its state.',
    hi: 'जिस शहर का अपना दाम दर्ज नहीं है, उसके पन्ने पर उसके राज्य का दाम दिया है।',
  },
  allPlaces: { en: 'All places', hi: 'सारी जगहें' },

  state: { en: 'State', hi: 'राज्य' },
  city: { en: 'City', hi: 'शहर' },
  manyStates: { en: 'states', hi: 'राज्य' },
  manyCities: { en: 'cities', hi: 'शहर' },
  findState: { en: 'Find a state', hi: 'राज्य खोजें' },
  findCity: { en: 'Find a city', hi: 'शहर खोजें' },
  tableAbout: {
    en: 'Rupees a litre; change against the day before. No. 1 has the cheapest petrol.',
    hi: 'रुपये प्रति लीटर; बदलाव पिछले दिन के मुक़ाबले। नंबर 1 पर पेट्रोल सबसे सस्ता है।',
  },
  number: { en: 'No.', hi: 'नंबर' },

  crumb: { en: 'Fuel prices', hi: 'ईंधन के दाम' },
  placeTitle: { en: (place: string) => `Petrol and diesel price in ${place}`, hi: (place) => `${place} में पेट्रोल और डीज़ल का दाम` },
  cityAbout: {
    en: (city: string, state: string) =>
      `The petrol and diesel price in ${city}, ${state}, with past days, cities near by and a check of a fuel bill.`,
    hi: (city, state) => `${city} (${state}) में पेट्रोल और डीज़ल का दाम, पिछले दिनों के दाम, पास के शहर और बिल की जाँच।`,
  },
  stateAbout: {
    en: (state: string) => `The petrol and diesel price in ${state}, its rank among the states, its cities and its neighbours.`,
    hi: (state) => `${state} में पेट्रोल और डीज़ल का दाम, राज्यों में उसकी जगह, उसके शहर और पड़ोसी राज्य।`,
  },
  rankOfCity: { en: (rank: string) => `Petrol: ${rank} cities.`, hi: (rank) => `पेट्रोल: ${rank}।` },
  ranksOfState: {
    en: (petrol: string, diesel: string) => `Petrol: ${petrol}; diesel: ${diesel} states and union territories.`,
    hi: (petrol, diesel) => `पेट्रोल: ${petrol}; डीज़ल: ${diesel}।`,
  },
  /** `cheapest of 36`, `3rd dearest of 36`. */
  rank: {
    en: (place: string | undefined, isCheap: boolean, count: number, _of: 'city' | 'state') =>
      `${place ? `${place} ` : ''}${isCheap ? 'cheapest' : 'costliest'} of ${count}`,
    hi: (place, isCheap, count, of) =>
      `${count} ${of === 'city' ? 'शहरों' : 'राज्यों और केंद्र शासित प्रदेशों'} में ${place ? `${place} ` : ''}सबसे ${isCheap ? 'सस्ता' : 'महँगा'}`,
  },
  moreOf: { en: (place: string) => `More of ${place}`, hi: (place) => `${place} के बारे में और` },
  everything: { en: (place: string) => `Everything on ${place}`, hi: (place) => `${place} की सारी जानकारी` },
  everythingAndTowns: {
    en: (place: string) => `Everything on ${place}, and its towns`,
    hi: (place) => `${place} और उसके शहरों की सारी जानकारी`,
  },
  inPlace: { en: (place: string) => `Petrol and diesel in ${place}`, hi: (place) => `${place} में पेट्रोल और डीज़ल` },
  allCitiesAndStates: { en: 'All cities and states', hi: 'सारे शहर और राज्य' },

  bill: { en: 'Check a fuel bill', hi: 'पेट्रोल पंप का बिल जाँचें' },
  fuel: { en: 'Fuel', hi: 'ईंधन' },
  litres: { en: 'Litres', hi: 'लीटर' },
  rupeesPaid: { en: 'Rupees paid', hi: 'दिए गए रुपये' },
  needsScripts: { en: 'The sum needs a browser with scripts.', hi: 'हिसाब के लिए ब्राउज़र में JavaScript चालू होना चाहिए।' },
  at: {
    en: (fuel: string, rupees: string) => `${fuel.toLowerCase()} at ₹${rupees}`,
    hi: (fuel, rupees) => `${fuel} ₹${rupees}`,
  },
  and: { en: ' and ', hi: ' और ' },
  billAbout: {
    en: (prices: string, place: string, day: string, source: string, isState: boolean) =>
      `Against ${prices} a litre in ${place} on ${day}, ${source}. Pumps of a town differ by some paise${isState ? ', towns of a state by rupees' : ''}.`,
    hi: (prices, place, day, source, isState) =>
      `${place} में ${day} के दाम से मिलान: ${prices} प्रति लीटर (स्रोत ${source})। एक ही शहर के पंपों में कुछ पैसों का फ़र्क़ होता है${isState ? ', और राज्य के अलग-अलग शहरों में रुपयों का' : ''}।`,
  },
  billShared: { en: 'A fuel bill against the price of the day', hi: 'पेट्रोल पंप का बिल और उस दिन का दाम' },

  chartCaption: { en: (fuel: string) => `${fuel}, rupees a litre`, hi: (fuel) => `${fuel}, रुपये प्रति लीटर` },
  chartTitle: { en: (fuel: string, place: string) => `${fuel} price in ${place}`, hi: (fuel, place) => `${place} में ${fuel} का दाम` },
  pastDays: { en: 'Past days', hi: 'पिछले दिन' },
  daysLabel: { en: (place: string) => `Prices in ${place} by day`, hi: (place) => `${place} में दाम, दिन के हिसाब से` },
  days: { en: 'days', hi: 'दिन' },
  daysAbout: {
    en: 'Rupees a litre. Days without a published price are left out.',
    hi: 'रुपये प्रति लीटर। जिन दिनों का दाम नहीं छपा, वे यहाँ नहीं हैं।',
  },
  day: { en: 'Day', hi: 'दिन' },

  nearestCities: { en: 'Nearest cities', hi: 'सबसे पास के शहर' },
  nearestStates: { en: 'Neighbouring states', hi: 'पड़ोसी राज्य' },
  nearby: { en: 'Prices nearby', hi: 'आसपास के दाम' },
  distanceOfCities: { en: 'Rupees a litre; distance as the crow flies.', hi: 'रुपये प्रति लीटर; दूरी सीधी रेखा में।' },
  distanceOfStates: {
    en: 'Rupees a litre; distance between the capitals, as the crow flies.',
    hi: 'रुपये प्रति लीटर; दूरी राजधानियों के बीच, सीधी रेखा में।',
  },
  away: { en: 'Away', hi: 'दूरी' },
  km: { en: (km: string) => `${km} km`, hi: (km) => `${km} किमी` },
});
