import { type Family, type Filled, grouped, read, whole } from './family.ts';

const FUEL_PLACES = [
  ['city/mumbai', 'Mumbai', 'मुंबई'],
  ['city/kolkata', 'Kolkata', 'कोलकाता'],
  ['city/chennai', 'Chennai', 'चेन्नई'],
  ['city/hyderabad', 'Hyderabad', 'हैदराबाद'],
  ['city/jaipur', 'Jaipur', 'जयपुर'],
  ['city/lucknow', 'Lucknow', 'लखनऊ'],
  ['city/patna', 'Patna', 'पटना'],
  ['city/bhubaneswar', 'Bhubaneswar', 'भुवनेश्वर'],
  ['state/kerala', 'Kerala', 'केरल'],
  ['state/gujarat', 'Gujarat', 'गुजरात'],
  ['state/punjab', 'Punjab', 'पंजाब'],
  ['state/assam', 'Assam', 'असम'],
  ['state/maharashtra', 'Nagpur', 'नागपुर'],
  ['state/maharashtra', 'Nashik', 'नासिक'],
  ['state/madhya-pradesh', 'Indore', 'इंदौर'],
  ['state/uttar-pradesh', 'Kanpur', 'कानपुर'],
  ['state/rajasthan', 'Jodhpur', 'जोधपुर'],
  ['state/tamil-nadu', 'Madurai', 'मदुरै'],
] as const;
const FUELS = [
  ['petrol', 'पेट्रोल'],
  ['diesel', 'डीजल'],
] as const;

function fuelRecords(
  make: (
    one: { fuel: string; fuel_hi: string; place: string; place_hi: string },
    rupees: number,
    next: number,
    nextPlace: readonly string[],
  ) => Filled[],
): Filled[] {
  const rows = read('fuel', 'select place, fuel, paise, max(day) as day from price group by place, fuel');
  const at = new Map(rows.map((row) => [`${row.place} ${row.fuel}`, Number(row.paise) / 100]));
  return FUELS.flatMap(([fuel, fuel_hi]) =>
    FUEL_PLACES.flatMap(([id, place, place_hi], index) => {
      const other = FUEL_PLACES[(index + 5) % FUEL_PLACES.length] ?? FUEL_PLACES[0];
      const price = at.get(`${id} ${fuel}`);
      const otherPrice = at.get(`${other[0]} ${fuel}`);
      return price === undefined || otherPrice === undefined ? [] : make({ fuel, fuel_hi, place, place_hi }, price, otherPrice, other);
    }),
  );
}

const PRICE_EN = [
  '{fuel} (price|rate|cost) in {place}',
  '{place} {fuel} (price|rate)',
  '(price|rate) of {fuel} in {place}',
  'what is the {fuel} price in {place} today',
  'how much does {fuel} cost in {place}',
  'how much is {fuel} in {place} now',
  "today's {fuel} (rate|price) {place}",
  '{fuel} {place}',
  'current {fuel} price {place} per litre',
  'what does a litre of {fuel} cost in {place}',
  '{place} me {fuel}',
];

const fuel: Family[] = [
  {
    area: 'fuel',
    records: () => fuelRecords((slots, price) => [{ ...slots, says: whole(grouped(price, 2)) }]),
    patterns: {
      en: PRICE_EN.slice(0, -1),
      hi: [
        '{place} में {fuel} (का दाम|की कीमत|का भाव|का रेट)',
        '{fuel} {place}',
        '{place} में {fuel} कितने का है',
        'आज {place} में {fuel} का (रेट|दाम) क्या है',
        '{fuel} का दाम {place} में',
        '{place} का {fuel} रेट बताओ',
        '{place} में एक लीटर {fuel} कितने रुपये का है',
      ],
      hinglish: [
        '{place} me {fuel} (kitne ka hai|kitna hai|ka rate|ka bhav)',
        '{fuel} ka (daam|rate|bhav|price) {place} me',
        'aaj {place} mein {fuel} ka kya rate hai',
        '{place} ka {fuel} rate batao',
        'bhai {place} me {fuel} kya chal raha hai',
        '{fuel} kitne rupaye litre hai {place} me',
      ],
    },
  },
  {
    area: 'fuel',
    records: () =>
      fuelRecords((slots, price, other, [, otherPlace = '', otherHi = '']) => [
        {
          ...slots,
          other: otherPlace,
          other_hi: otherHi,
          says: price === other ? /same|equal/i : whole(grouped(Math.abs(price - other), 2)),
        },
      ]),
    patterns: {
      en: [
        '{fuel} (price|rate) difference {place} (and|vs) {other}',
        'difference in {fuel} price between {place} and {other}',
        '{fuel} difference {place} {other}',
      ],
      hi: ['{place} और {other} में {fuel} का (अंतर|फर्क)', '{place} और {other} के {fuel} के दाम में कितना अंतर है'],
      hinglish: ['{place} aur {other} me {fuel} ka (antar|fark|difference)', '{fuel} ka antar {place} aur {other}'],
    },
  },
  {
    area: 'fuel',
    records: () =>
      fuelRecords((slots, price, other, [, otherPlace = '', otherHi = '']) =>
        price === other
          ? []
          : [
              {
                ...slots,
                other: otherPlace,
                other_hi: otherHi,
                says: new RegExp(`\\| (?:Diesel|Petrol) in ${price < other ? slots.place : otherPlace}`),
              },
            ],
      ),
    patterns: {
      en: [
        'where is {fuel} cheaper {place} or {other}',
        'which is cheaper for {fuel} {place} or {other}',
        'which has cheaper {fuel}, {place} or {other}',
      ],
      hi: ['{place} और {other} में कहाँ {fuel} सस्ता है', '{fuel} कहाँ सस्ता है {place} या {other}'],
      hinglish: ['{fuel} kaha sasta hai {place} ya {other}', '{place} ya {other} kaha {fuel} sasta hai'],
    },
  },
  {
    area: 'fuel',
    records: () =>
      fuelRecords((slots, price) =>
        [5, 10, 25].map((litres) => ({ ...slots, litres: String(litres), says: whole(grouped(price * litres, 2)) })),
      ),
    patterns: {
      en: [
        '{litres} (litre|liter|litres|l|ltr) {fuel} in {place}',
        'cost of {litres} litres of {fuel} in {place}',
        'how much for {litres} litres {fuel} {place}',
        'price of {litres} l {fuel} in {place}',
      ],
      hi: ['{place} में {litres} लीटर {fuel} (कितने का|कितने रुपये का है|का दाम)', '{litres} लीटर {fuel} {place}'],
      hinglish: ['{place} me {litres} litre {fuel} (kitne ka|kitne ka padega|ka daam)', '{litres} litre {fuel} {place} me kitne ka milega'],
    },
  },
  {
    area: 'fuel',
    records: () =>
      fuelRecords((slots, price) => [500, 2000].map((sum) => ({ ...slots, sum: String(sum), says: whole(grouped(sum / price, 2)) }))),
    patterns: {
      en: [
        'how many litres of {fuel} for {sum} rupees in {place}',
        'how much {fuel} for rs {sum} in {place}',
        '{sum} rs {fuel} {place}',
        '₹{sum} {fuel} in {place}',
      ],
      hi: ['{sum} रुपये में {place} में कितना {fuel} (मिलेगा|आएगा)', '{place} में {sum} रुपये का {fuel}'],
      hinglish: [
        '{sum} rupaye me kitna {fuel} (aayega|milega) {place} me',
        '{place} me {sum} rs ka kitna {fuel} aata hai',
        '{sum} ka {fuel} {place} me kitna litre',
      ],
    },
  },
];

const CURRENCIES = [
  ['USD', 'dollar', 'डॉलर'],
  ['EUR', 'euro', 'यूरो'],
  ['GBP', 'pound', 'पाउंड'],
  ['JPY', 'yen', 'येन'],
  ['AED', 'dirham', 'दिरहम'],
  ['KWD', 'kuwaiti dinar', 'कुवैती दीनार'],
  ['SAR', 'saudi riyal', 'सऊदी रियाल'],
  ['CNY', 'chinese yuan', 'चीनी युआन'],
  ['CHF', 'swiss franc', 'स्विस फ्रैंक'],
  ['AUD', 'australian dollar', 'ऑस्ट्रेलियाई डॉलर'],
] as const;

/** A sum to the paisa, or one beside it: rates are rounded before they are multiplied. */
const near = (value: number): RegExp => new RegExp([-0.01, 0, 0.01].map((off) => whole(grouped(value + off, 2)).source).join('|'));

function moneyRecords(into: boolean): Filled[] {
  const rows = read('forex', "select code, per_usd from rate where day = (select max(day) from rate where code = 'USD')");
  const perDollar = new Map(rows.map(({ code, per_usd }) => [String(code), Number(per_usd)]));
  const inr = perDollar.get('INR') ?? Number.NaN;
  return CURRENCIES.flatMap(([code, money, money_hi]) =>
    [1, 75, 100, 2500].map((sum) => {
      const rate = (perDollar.get(code) ?? Number.NaN) / inr;
      const value = into ? sum * 1000 * rate : sum / rate;
      const asked = into ? sum * 1000 : sum;
      return { code, low: code.toLowerCase(), money, money_hi, sum: String(asked), says: near(value) };
    }),
  );
}

const money: Family[] = [
  {
    area: 'forex',
    records: () => moneyRecords(false),
    patterns: {
      en: [
        '{sum} {code} to INR',
        '{sum} {low} in inr',
        '{sum} {money} in (rupees|indian rupees|inr)',
        '{sum} {money} (is|equals) how many rupees',
        '{sum} {code} (exchange rate|rate) in india',
        '{money} {sum} in rupees',
        'convert {sum} {low} (to|into) inr',
        'how many rupees is {sum} {money}',
        '{sum} {money} to rupees',
        'value of {sum} {money} in indian rupees',
        'how much is {sum} {money} in rupees today',
      ],
      hi: ['{sum} {money} कितने रुपये', '{sum} {money} में कितने रुपये होते हैं', '{sum} {money} रुपये में', '{sum} {money} को रुपये में बदलो'],
      hinglish: [
        '{sum} {money} kitne rupaye',
        '{sum} {money} kitne rupaye (hote hain|ka hota hai|ke barabar)',
        '{sum} {money} ka rupaya',
        '{sum} {money} ko inr me badlo',
      ],
    },
  },
  {
    area: 'forex',
    records: () => moneyRecords(true),
    patterns: {
      en: [
        '{sum} inr to {low}',
        '{sum} rupees in {money}',
        '{sum} INR in {code}',
        'convert {sum} rupees to {money}',
        'how many {money} for {sum} rupees',
        '₹{sum} in {low}',
        'rs {sum} to {money}',
      ],
      hi: ['{sum} रुपये में कितने {money}', '{sum} रुपये कितने {money}'],
      hinglish: ['{sum} rupaye me kitne {money} (milenge|honge)', '{sum} rupaye kitne {money}'],
    },
  },
];

const COINS = [
  ['btc', 'bitcoin', 'बिटकॉइन'],
  ['eth', 'ethereum', 'इथेरियम'],
  ['sol', 'solana', 'सोलाना'],
  ['bnb', 'bnb', 'bnb'],
] as const;

const crypto: Family[] = [
  {
    area: 'crypto',
    records() {
      const rows = read('crypto', 'select symbol, inr, usd, max(day) as day from price group by symbol');
      return COINS.flatMap(([symbol, coin, coin_hi]) => {
        const row = rows.find((one) => one.symbol === symbol);
        return row
          ? [1, 2, 5].map((sum) => ({
              symbol,
              coin,
              coin_hi,
              sum: String(sum),
              of: sum === 1 ? '' : String(sum),
              says: `₹${grouped(Number(row.inr) * sum)}`,
            }))
          : [];
      });
    },
    patterns: {
      en: [
        '(price|rate|cost|value) of {of} {coin}',
        '{of} {coin} (rate|value|price) (today|now)',
        'current (price|rate) of {of} {coin}',
        '{of} {symbol} into rupees',
        'tell me {of} {coin} price in inr',
        '{of} {symbol} (price|in inr|to inr)',
        '{of} {coin} in rupees',
        'how much is {of} {coin} worth',
        '{of} {coin} price in india',
        'convert {of} {symbol} to rupees',
        'what does {of} {coin} cost today',
      ],
      hi: ['{of} {coin} की कीमत', '{of} {coin} कितने का है', '{of} {coin} कितने रुपये', 'आज {of} {coin} का भाव'],
      hinglish: ['{of} {coin} kitne ka hai', '{of} {coin} ka (rate|daam|bhav)', 'aaj {of} {coin} ki kimat', '{of} {symbol} ka bhav'],
    },
  },
];

const METALS = [
  ['gold', 'सोना', 'sona', 'सोने', 'sone'],
  ['silver', 'चांदी', 'chandi', 'चांदी', 'chandi'],
] as const;

const metals: Family[] = [
  {
    area: 'commodities',
    records: () =>
      METALS.flatMap(([metal, metal_hi, sona, of_hi, sone]) =>
        ['Mumbai', 'Chennai', 'Hyderabad', 'Jaipur'].flatMap((place, at) =>
          [1, 8, 10, 100].map((grams) => ({
            metal,
            metal_hi,
            sona,
            of: metal,
            of_hi,
            sone,
            place,
            place_hi: ['मुंबई', 'चेन्नई', 'हैदराबाद', 'जयपुर'][at] ?? '',
            grams: String(grams),
            says: new RegExp(`^${metal}.*\\b${grams} g.*${place}.*\\| ₹`, 'i'),
          })),
        ),
      ),
    patterns: {
      en: [
        '{grams} (gram|grams|gm|g) {metal} price in {place}',
        '{metal} {grams} gram {place}',
        'cost of {grams} grams of {metal} in {place}',
        '{metal} rate {place} {grams} gm',
        'how much is {grams} g {metal} in {place}',
        'today {metal} (price|rate) in {place} for {grams} (gram|grams)',
        '{place} {metal} (price|rate) {grams} (gram|g)',
        '(price|cost) of {grams} (g|gm) {metal} {place}',
        'what is the {metal} price of {grams} gram in {place}',
      ],
      hi: ['{place} में {grams} ग्राम {metal} (का भाव|कितने का है)', '{grams} ग्राम {metal} {place}', '{place} में {of} का भाव {grams} ग्राम'],
      hinglish: [
        '{place} me {grams} gram {sona} (kitne ka|ka bhav)',
        '{grams} gram {sona} ka rate {place}',
        '{sone} ka bhav {place} {grams} gram',
      ],
    },
  },
  {
    area: 'commodities',
    records: () =>
      [24, 22, 18].flatMap((karat) =>
        [
          ['1 tola', '11\\.66'],
          ['8 gram', '8 g'],
          ['1 sovereign', '8 g'],
        ].map(([weight = '', shown = '']) => ({
          karat: String(karat),
          weight,
          says: new RegExp(`^Gold, ${karat} karat, ${shown}.*\\| ₹`),
        })),
      ),
    patterns: {
      en: [
        '{weight} {karat} (karat|carat|k|kt) gold price',
        '{karat}k gold {weight}',
        'price of {weight} of {karat} karat gold',
        '{karat} carat gold rate {weight} today',
        'gold {karat}kt {weight} rate',
      ],
      hinglish: ['{weight} {karat} carat sona kitne ka', '{karat} karat sone ka bhav {weight}', '{weight} {karat}k gold ka rate'],
    },
  },
];

const liquor: Family[] = [
  {
    area: 'liquor',
    records: () =>
      read(
        'liquor',
        "select p.name, p.brand_name, p.volume_ml, o.price_paise as paise, o.state from product p join offer o on o.product = p.id where o.kind = 'mrp' and o.price_paise is not null and p.volume_ml in (180, 375, 750) group by p.name, p.volume_ml having count(*) = 1 limit 60",
      ).map(({ name, volume_ml, paise }) => ({
        bottle: String(name)
          .replace(/^Seagram's /, '')
          .toLowerCase(),
        ml: String(volume_ml),
        says: whole(grouped(Number(paise) / 100)),
      })),
    patterns: {
      en: [
        '{bottle} {ml} ml price',
        'price of {bottle} {ml}ml',
        '{bottle} {ml}ml (mrp|cost|rate)',
        '(mrp|cost|rate) of {bottle} {ml} ml',
        '{bottle} {ml} ml bottle price',
        'how much is {bottle} {ml} ml',
        'what does a {ml} ml bottle of {bottle} cost',
      ],
      hinglish: ['{bottle} {ml} ml kitne ki hai', '{bottle} {ml} ml ka rate', '{bottle} ka daam {ml}ml'],
    },
  },
  {
    area: 'liquor',
    records: () =>
      [
        ['Maharashtra', 'महाराष्ट्र', '25|21'],
        ['Delhi', 'दिल्ली', '25'],
        ['Goa', 'गोवा', '18'],
        ['Kerala', 'केरल', '23'],
        ['Punjab', 'पंजाब', '25'],
        ['Uttar Pradesh', 'उत्तर प्रदेश', '21'],
        ['Bihar', 'बिहार', 'prohib|banned|dry'],
        ['Gujarat', 'गुजरात', 'prohib|permit|dry'],
      ].map(([state = '', state_hi = '', age = '']) => ({ state, state_hi, says: new RegExp(`\\b(?:${age})`, 'i') })),
    patterns: {
      en: [
        '(legal|minimum) drinking age in {state}',
        'drinking age {state}',
        '(alcohol|liquor|drinking) age (limit|) in {state}',
        'minimum age (for alcohol|to buy alcohol|for drinking) in {state}',
        'how old do you have to be to drink in {state}',
        'what is the age to drink in {state}',
        'at what age can you drink in {state}',
        'how old to buy alcohol in {state}',
        '{state} drinking age limit',
      ],
      hi: ['{state} में शराब पीने की उम्र', '{state} में शराब की कानूनी उम्र क्या है', 'शराब पीने की उम्र {state}'],
      hinglish: ['{state} me sharab pine ki umar', '{state} me daru pine ki age kya hai', 'sharab ki legal age {state}'],
    },
  },
];

export const PRICE_FAMILIES: readonly Family[] = [...fuel, ...money, ...crypto, ...metals, ...liquor];
