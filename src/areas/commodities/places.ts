import { CITIES } from '../../places/cities.ts';
import { indexPlaces } from '../../places/find.ts';
import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { METALS, type Metal } from './tables.ts';

export type Region = 'india' | 'international';

export interface MetalPlace {
  /** The key in the snapshot and the tail of the place's addresses. */
  slug: string;
  name: string;
  hi?: string;
  /** State or union territory; none abroad and for the national price. */
  state?: string;
  region: Region;
  aliases: readonly string[];
}

/** Places of the city list of goodreturns.in, 11 September 2026: 136 in India (Goa and Kerala are states), 31 abroad. */
const INDIAN_PLACES = [
  'Agra',
  'Ahmedabad',
  'Alappuzha',
  'Aligarh',
  'Amaravati',
  'Ambur',
  'Amravati',
  'Amritsar',
  'Anantapur',
  'Arcot',
  'Ariyalur',
  'Aurangabad',
  'Ayodhya',
  'Bagalkot',
  'Bangalore',
  'Bareilly',
  'Belgaum',
  'Bellary',
  'Berhampur',
  'Bhadravathi',
  'Bhiwandi',
  'Bhopal',
  'Bhubaneswar',
  'Chandigarh',
  'Chennai',
  'Chitradurga',
  'Coimbatore',
  'Cuddalore',
  'Cuttack',
  'Davanagere',
  'Delhi',
  'Dharmapuri',
  'Dindigul',
  'Erode',
  'Gadag',
  'Ghaziabad',
  'Goa',
  'Gorakhpur',
  'Guntur',
  'Gurgaon',
  'Guwahati',
  'Hosur',
  'Hyderabad',
  'Indore',
  'Jaipur',
  'Jalgaon',
  'Jayankondam',
  'Jhansi',
  'Kadapa',
  'Kakinada',
  'Kallakurichi',
  'Kanchipuram',
  'Kannur',
  'Kanpur',
  'Kanyakumari',
  'Karaikudi',
  'Karur',
  'Kerala',
  'Khammam',
  'Kochi',
  'Kodaikanal',
  'Kolar',
  'Kolhapur',
  'Kolkata',
  'Kollam',
  'Kottayam',
  'Kovilpatti',
  'Kozhikode',
  'Krishnagiri',
  'Kumbakonam',
  'Latur',
  'Lucknow',
  'Ludhiana',
  'Madurai',
  'Malappuram',
  'Mandya',
  'Mangalore',
  'Mathura',
  'Meerut',
  'Mirzapur',
  'Mohali',
  'Moradabad',
  'Mumbai',
  'Mysore',
  'Nagapattinam',
  'Nagercoil',
  'Nagpur',
  'Namakkal',
  'Nashik',
  'Nellore',
  'Nizamabad',
  'Noida',
  'Ooty',
  'Palakkad',
  'Palani',
  'Paramakudi',
  'Patna',
  'Perambalur',
  'Pollachi',
  'Pondicherry',
  'Prayagraj',
  'Pudukkottai',
  'Pune',
  'Raipur',
  'Rajahmundry',
  'Rajkot',
  'Ramanathapuram',
  'Rameswaram',
  'Rourkela',
  'Salem',
  'Sambalpur',
  'Sivagangai',
  'Solapur',
  'Surat',
  'Thane',
  'Thanjavur',
  'Theni',
  'Thrissur',
  'Tirunelveli',
  'Tirupati',
  'Tirupur',
  'Tiruvannamalai',
  'Tiruvarur',
  'Trichy',
  'Trivandrum',
  'Tumkur',
  'Tuticorin',
  'Vadodara',
  'Varanasi',
  'Vasai-Virar',
  'Vellore',
  'Vijayawada',
  'Villupuram',
  'Virudhunagar',
  'Visakhapatnam',
  'Warangal',
] as const;

const PLACES_ABROAD = [
  'Abu Dhabi',
  'Ajman',
  'Australia',
  'Bahrain',
  'Bangladesh',
  'Canada',
  'China',
  'Dammam',
  'Doha',
  'Dubai',
  'England',
  'France',
  'Fujairah',
  'Germany',
  'Japan',
  'Kuwait',
  'Malaysia',
  'Muscat',
  'Nepal',
  'New Zealand',
  'Oman',
  'Pakistan',
  'Qatar',
  'Ras al Khaimah',
  'Russia',
  'Saudi Arabia',
  'Sharjah',
  'Singapore',
  'Sri Lanka',
  'United Arab Emirates',
  'United States',
] as const;

/** The national price. */
export const INDIA: MetalPlace = { slug: 'india', name: 'India', hi: 'भारत', region: 'india', aliases: ['Bharat', 'All India', 'National'] };

/** Short forms of names abroad. */
const ALIASES_ABROAD: Readonly<Record<string, readonly string[]>> = {
  'United Arab Emirates': ['UAE', 'Emirates'],
  'United States': ['USA', 'US', 'America'],
  England: ['UK', 'United Kingdom'],
  'Saudi Arabia': ['KSA'],
};

function indianPlace(name: string): MetalPlace {
  const city = CITIES.find((one) => one.name === name);
  if (city) return { slug: slugify(name), name, ...(city.hi ? { hi: city.hi } : {}), state: city.state, region: 'india', aliases: city.aliases };
  const state = STATES.find((one) => one.name === name);
  if (!state) throw new Error(`${name} is neither in places/cities.ts nor a state`);
  return { slug: slugify(name), name, hi: state.hi, state: name, region: 'india', aliases: [] };
}

/** What Hindi calls the places abroad. */
const HINDI_ABROAD: Readonly<Record<string, string>> = {
  'Abu Dhabi': 'अबू धाबी',
  Ajman: 'अजमान',
  Australia: 'ऑस्ट्रेलिया',
  Bahrain: 'बहरीन',
  Bangladesh: 'बांग्लादेश',
  Canada: 'कनाडा',
  China: 'चीन',
  Dammam: 'दम्माम',
  Doha: 'दोहा',
  Dubai: 'दुबई',
  England: 'इंग्लैंड',
  France: 'फ़्रांस',
  Fujairah: 'फ़ुजैरा',
  Germany: 'जर्मनी',
  Japan: 'जापान',
  Kuwait: 'कुवैत',
  Malaysia: 'मलेशिया',
  Muscat: 'मस्कट',
  Nepal: 'नेपाल',
  'New Zealand': 'न्यूज़ीलैंड',
  Oman: 'ओमान',
  Pakistan: 'पाकिस्तान',
  Qatar: 'क़तर',
  'Ras al Khaimah': 'रास अल ख़ैमा',
  Russia: 'रूस',
  'Saudi Arabia': 'सऊदी अरब',
  Sharjah: 'शारजाह',
  Singapore: 'सिंगापुर',
  'Sri Lanka': 'श्रीलंका',
  'United Arab Emirates': 'संयुक्त अरब अमीरात',
  'United States': 'अमेरिका',
};

export const METAL_PLACES: readonly MetalPlace[] = [INDIA, ...INDIAN_PLACES.map(indianPlace), ...PLACES_ABROAD.map((name): MetalPlace => ({ slug: slugify(name), name, hi: HINDI_ABROAD[name], region: 'international', aliases: ALIASES_ABROAD[name] ?? [] }))];

const BY_NAME = new Map(METAL_PLACES.map((place) => [place.name, place]));

/** The names of a record's place, by the one that bodies have. */
export function findPlaceName(name: string): Pick<MetalPlace, 'name' | 'hi'> {
  const hi = BY_NAME.get(name)?.hi;
  return { name, ...(hi ? { hi } : {}) };
}

/** The silver list of the source (September 2026) is the gold list without it. */
const GOLD_ONLY = 'prayagraj';

/** Gold is priced in all places; silver and platinum in India only: their lists at the source have no places abroad. */
export const listPlaces = (metal: Metal): readonly MetalPlace[] => (metal === 'gold' ? METAL_PLACES : METAL_PLACES.filter(({ region, slug }) => region === 'india' && slug !== GOLD_ONLY));

export const PLACE_INDEX = indexPlaces(METAL_PLACES);
export const INDEX_BY_METAL: Readonly<Record<Metal, typeof PLACE_INDEX>> = {
  gold: PLACE_INDEX,
  silver: indexPlaces(listPlaces('silver')),
  platinum: indexPlaces(listPlaces('platinum')),
};

export const listMetals = (place: MetalPlace): Metal[] => METALS.filter((metal) => listPlaces(metal).includes(place));
