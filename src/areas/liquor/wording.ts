import { defineWording } from '../../i18n/locale.ts';

const labels = (count: string): string => `${count} ${count === '1' ? 'label' : 'labels'}`;
const products = (count: string): string => `${count} ${count === '1' ? 'product' : 'products'}`;
/** Names in a row, the last after `and` or `और`. */
const inRow = (names: readonly string[], and: string): string => `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** Drinks that have an age of their own, in Hindi. */
const DRINKS_IN_HINDI: Readonly<Record<string, string>> = { beer: 'बीयर', wine: 'वाइन', spirits: 'तेज़ शराब' };

/** What the pages of the liquor catalogue say. */
export const LIQUOR = defineWording({
  listTitle: { en: 'Liquor catalogue: brands, sizes and prices', hi: 'शराब के दाम: ब्रांड, साइज़ और MRP' },
  counts: {
    en: (count: string, brands: string, bottles: string, inUttarPradesh: boolean) =>
      `${count} labels of ${brands} brands, ${bottles} products by size${inUttarPradesh ? ', at the maximum retail prices of Uttar Pradesh' : ''}.`,
    hi: (count, brands, bottles, inUttarPradesh) =>
      `${brands} ब्रांड के ${count} लेबल, अलग-अलग साइज़ में ${bottles} बोतलें${inUttarPradesh ? '; दाम उत्तर प्रदेश की MRP के हैं' : ''}।`,
  },
  mayHaveChanged: { en: 'Prices may have changed since.', hi: 'इसके बाद दाम बदले हो सकते हैं।' },
  upExcise: { en: 'Uttar Pradesh Excise Department', hi: 'उत्तर प्रदेश आबकारी विभाग' },
  none: { en: 'The catalogue is not on record here.', hi: 'सूची यहाँ दर्ज नहीं है।' },
  products: { en: 'Products', hi: 'बोतलें' },
  labels: { en: 'labels', hi: 'लेबल' },
  byCategory: { en: 'By category', hi: 'क़िस्म के हिसाब से' },
  allBrands: { en: (count: string) => `All ${count} brands`, hi: (count) => `सभी ${count} ब्रांड` },
  byBrand: { en: 'By brand', hi: 'ब्रांड के हिसाब से' },
  nothingSold: {
    en: (least: number, most: number, dry: readonly string[]) =>
      `Nothing is sold here. The legal drinking age is ${least} to ${most} by state, and sale is prohibited in ${inRow(dry, 'and')}: [age and law of every state].`,
    hi: (least, most, dry) =>
      `यहाँ कुछ बेचा नहीं जाता। शराब पीने की क़ानूनी उम्र राज्य के हिसाब से ${least} से ${most} साल है, और ${inRow(dry, 'और')} में बिक्री पर रोक है: [हर राज्य की उम्र और क़ानून]।`,
  },
  category: { en: 'Category', hi: 'क़िस्म' },
  brand: { en: 'Brand', hi: 'ब्रांड' },
  size: { en: 'Size', hi: 'साइज़' },
  price: { en: 'Price', hi: 'दाम' },
  all: { en: 'all', hi: 'सभी' },
  under: { en: (sum: string) => `under ${sum}`, hi: (sum) => `${sum} से कम` },
  over: { en: (sum: string) => `over ${sum}`, hi: (sum) => `${sum} से ज़्यादा` },
  between: { en: (from: string, to: string) => `₹${from} to ${to}`, hi: (from, to) => `₹${from} से ${to}` },
  dryDays: { en: 'Dry days are not on record here', hi: 'ड्राई डे यहाँ दर्ज नहीं हैं' },
  dryDaysAbout: {
    en: 'Each state names its own; its excise department tells them. On record: where sale is prohibited, and the legal age',
    hi: 'हर राज्य अपने दिन तय करता है; उसका आबकारी विभाग बताता है। यहाँ दर्ज: कहाँ बिक्री पर रोक है, और क़ानूनी उम्र',
  },
  ofCategory: {
    en: (category: string, limit: string | undefined) => (limit ? `${category} ${limit}` : `${category}: prices`),
    hi: (category, limit) => (limit ? `${category}, ${limit}` : `${category} के दाम`),
  },
  bottles: { en: (count: number) => `${count} bottles of 650 to 750 ml`, hi: (count) => `650 से 750 ml की ${count} बोतलें` },
  noneInIt: { en: 'None on record', hi: 'कोई दर्ज नहीं' },
  noSize: { en: 'size unknown', hi: 'साइज़ पता नहीं' },
  crumb: { en: 'Liquor', hi: 'शराब' },
  oneTitle: { en: (name: string) => `${name}: sizes and prices`, hi: (name) => `${name}: साइज़ और दाम` },
  oneAbout: {
    en: (name: string, count: string) => `${name}: ${products(count)} on record, with size, price and picture.`,
    hi: (name, count) => `${name}: ${count} बोतलें दर्ज हैं, साइज़, दाम और तस्वीर के साथ।`,
  },
  oneCounts: {
    en: (count: string, bottles: string, day: string) => `${labels(count)}, ${products(bottles)} by size, as of ${day}.`,
    hi: (count, bottles, day) => `${count} लेबल, अलग-अलग साइज़ में ${bottles} बोतलें, ${day} की जानकारी।`,
  },
  ageTitle: { en: 'Legal drinking age by state', hi: 'शराब पीने की क़ानूनी उम्र, राज्य के हिसाब से' },
  ageAbout: {
    en: 'The legal drinking age of every state and union territory of India, and where the sale of liquor is prohibited.',
    hi: 'भारत के हर राज्य और केंद्र शासित प्रदेश में शराब पीने की क़ानूनी उम्र, और कहाँ शराब की बिक्री पर रोक है।',
  },
  ageHeading: { en: 'Legal drinking age', hi: 'शराब पीने की क़ानूनी उम्र' },
  ageLead: {
    en: (least: number, most: number, dry: readonly string[]) =>
      `${least} to ${most} years by state. Sale is prohibited in ${inRow(dry, 'and')}.`,
    hi: (least, most, dry) => `राज्य के हिसाब से ${least} से ${most} साल। ${inRow(dry, 'और')} में बिक्री पर रोक है।`,
  },
  compiled: {
    en: (day: string) => `Compiled on ${day} from statutes and the press, which do not always agree. Facts, not legal advice.`,
    hi: (day) => `${day} को क़ानूनों और अख़बारों से बनाई गई सूची; वे हर बार एक बात नहीं कहते। यह जानकारी है, क़ानूनी सलाह नहीं।`,
  },
  age: { en: 'Age', hi: 'उम्र' },
  stateAndLaw: { en: 'State, its law, and what is not agreed', hi: 'राज्य, वहाँ का क़ानून, और जिस पर स्रोत एकमत नहीं' },
  prohibited: { en: 'prohibited', hi: 'रोक है' },
  notOnRecord: { en: 'not on record', hi: 'दर्ज नहीं' },
  sources: { en: 'Sources', hi: 'स्रोत' },
  liquorIn: { en: (state: string) => `Liquor in ${state}`, hi: (state) => `${state} में शराब` },
  saleIsProhibited: { en: 'Sale is prohibited', hi: 'बिक्री पर रोक है' },
  ageIn: { en: (state: string) => `Legal drinking age in ${state}`, hi: (state) => `${state} में शराब पीने की क़ानूनी उम्र` },
  years: { en: (age: string) => `${age} years`, hi: (age) => `${age} साल` },
  mrpIn: { en: (state: string) => `Maximum retail price in ${state}`, hi: (state) => `${state} की MRP` },
  priceIn: { en: (state: string) => `Price in ${state}`, hi: (state) => `${state} में दाम` },
  priceInShop: { en: 'Price in a shop', hi: 'एक दुकान का दाम' },
  whereOf: {
    en: (where: string, elsewhere: string | undefined) => `${where}${elsewhere ? `; a price of ${elsewhere} is not on record` : ''}.`,
    hi: (where, elsewhere) => `${where}${elsewhere ? `; ${elsewhere} का दाम दर्ज नहीं है` : ''}।`,
  },
  drinkAge: {
    en: (drink: string, age: number) => `${drink} ${age}`,
    hi: (drink, age) => `${DRINKS_IN_HINDI[drink] ?? drink} ${age}`,
  },
  or: { en: ' or ', hi: ' या ' },
  sourcesSay: { en: (ages: string) => `sources say ${ages}`, hi: (ages) => `स्रोतों में ${ages}` },
  otherSourcesSay: { en: (ages: string) => `other sources say ${ages}`, hi: (ages) => `दूसरे स्रोतों में ${ages}` },
  saleIs: {
    en: (sale: 'allowed' | 'prohibited') => `another source says that sale is ${sale}`,
    hi: (sale) => `एक और स्रोत के मुताबिक़ बिक्री पर रोक ${sale === 'allowed' ? 'नहीं है' : 'है'}`,
  },
});

/** Where the table of ages is from, in a word. */
export const AGES_SOURCE = { en: 'statutes and the press', hi: 'क़ानून और अख़बार' };

/** What a category is, in one neutral Hindi sentence, by its name. */
export const CATEGORIES_ABOUT_IN_HINDI: Readonly<Record<string, string>> = {
  'Ready to Drink': 'पहले से मिलाकर बोतल में बेचा जाने वाला हल्का पेय',
  Liqueur: 'मीठी और ख़ुशबूदार शराब',
  'Single Malt': 'एक ही कारख़ाने की व्हिस्की, सिर्फ़ जौ के माल्ट से',
  'Irish Whiskey': 'आयरलैंड में बनी और पकी व्हिस्की',
  'American Whiskey': 'अमेरिका में बनी व्हिस्की, जैसे बर्बन और टेनेसी',
  'Japanese Whisky': 'जापान में बनी व्हिस्की',
  Scotch: 'स्कॉटलैंड में बनी और पकी ब्लेंडेड व्हिस्की',
  'Sparkling Wine': 'बुलबुले वाली वाइन, जैसे शैंपेन और प्रोसेको',
  'Rose Wine': 'गहरे अंगूरों की गुलाबी वाइन',
  'Red Wine': 'गहरे अंगूरों की वाइन',
  'White Wine': 'हल्के रंग के अंगूरों की वाइन',
  Brandy: 'वाइन से खींची गई शराब, जैसे कोन्याक',
  Rum: 'गन्ने से बनी शराब',
  Vodka: 'अनाज या आलू से बनी बिना रंग की शराब',
  Gin: 'जुनिपर की ख़ुशबू वाली बिना रंग की शराब',
  Tequila: 'मेक्सिको की शराब, नीले अगेव से',
  Whisky: 'भारत में ब्लेंड करके बिकने वाली व्हिस्की',
  Beer: 'बीयर',
};

/** What the page of one bottle says. */
export const PRODUCT = defineWording({
  about: {
    en: (title: string, where: string, price: string, day: string) =>
      `${title}: ${where.charAt(0).toLowerCase()}${where.slice(1)} ${price}, as of ${day}.`,
    hi: (_title, where, price, day) => `${where}: ${price}, ${day} की जानकारी।`,
  },
  mrp: { en: 'Maximum retail price', hi: 'MRP' },
  forSize: { en: (size: string) => `for ${size}`, hi: (size) => `(${size})` },
  per100: { en: (price: string) => `; ${price} for 100 ml`, hi: (price) => `; 100 ml के ${price}` },
  end: { en: '.', hi: '।' },
  alsoShows: { en: (price: string) => `The publisher also shows ${price}.`, hi: (price) => `प्रकाशक ${price} भी दिखाता है।` },
  sizes: { en: 'Sizes', hi: 'साइज़' },
  for100: { en: 'For 100 ml', hi: '100 ml के' },
  alcohol: { en: 'Alcohol', hi: 'अल्कोहल' },
  byVolume: { en: (abv: number) => `${abv} % by volume`, hi: (abv) => `मात्रा का ${abv} %` },
  inShops: { en: 'In shops', hi: 'दुकानों में' },
  inStock: { en: 'in stock', hi: 'मिल रही है' },
  outOfStock: { en: 'out of stock', hi: 'अभी नहीं' },
  rated: { en: 'Rated', hi: 'रेटिंग' },
  ratedBy: {
    en: (rating: number, count: number) => `${rating} of 5, by ${count}`,
    hi: (rating, count) => `5 में से ${rating}, ${count} लोगों की`,
  },
  eachSource: { en: 'What each source says', hi: 'किस स्रोत में क्या दाम' },
  source: { en: 'Source', hi: 'स्रोत' },
  where: { en: 'Where', hi: 'कहाँ' },
  asOf: { en: 'As of', hi: 'कब का' },
  reviews: { en: 'Reviews on shops’ pages', hi: 'दुकानों के पन्नों पर राय' },
  others: { en: (brand: string) => `Others of ${brand}`, hi: () => 'इसी ब्रांड की दूसरी बोतलें' },
});
