// Look-ups in the snapshots of bank codes and PIN codes: milliseconds a question, in the query modules, without the server.

import { internalCall } from '../../../src/api/endpoint.ts';
import { findMember, ifscRegister } from '../../../src/areas/ifsc/banks/register.ts';
import { branch } from '../../../src/areas/ifsc/endpoints.ts';
import { pincodeAtlas } from '../../../src/places/pincodes/atlas.ts';
import { findNearest } from '../../../src/places/pincodes/grid.ts';
import { findPin, listOffices, pincodeDatabase, readPins } from '../../../src/places/pincodes/queries.ts';
import { searchOffices } from '../../../src/places/pincodes/search.ts';
import { closeSnapshots } from '../../../src/store/snapshot.ts';
import { tellTimes } from '../results.ts';

const LOOKUPS = 5000;
/** Spreads the questions evenly over all there is, the same ones in every run. */
const STEP = 7919;

const register = await tellTime('bank codes in memory', ifscRegister);
const codes = [...register.banks.values()].flatMap((bank) => [...bank.codes.all()].map((code) => ({ bank, code })));
await tellTimes('IFSC: bank, validity, member', Array(LOOKUPS).keys(), async (at) => {
  const one = codes[(at * STEP) % codes.length];
  const bank = one && register.banks.get(one.bank.code);
  if (!bank?.codes.has(one?.code ?? '')) return 0;
  findMember(bank, one?.code ?? '');
  return 1;
});
await tellTimes('IFSC: the whole body, list alone', Array(LOOKUPS).keys(), async (at) => {
  const one = codes[(at * STEP) % codes.length];
  return (await branch.respond({ code: `${one?.bank.code}0${one?.code}`, live: false }, internalCall())).valid ? 1 : 0;
});

const db = await pincodeDatabase();
const atlas = await tellTime('districts and points in memory', pincodeAtlas);
const pins = await readPins(db);
const pinAt = (at: number) => pins[(at * STEP) % pins.length]?.pin ?? 0;
await tellTimes('PIN code', Array(LOOKUPS).keys(), async (at) => ((await findPin(db, pinAt(at))) ? 1 : 0));
await tellTimes('PIN code with its offices', Array(LOOKUPS).keys(), async (at) => {
  const pin = await findPin(db, pinAt(at));
  return pin ? (await listOffices(db, pin)).length : 0;
});
await tellTimes('nearest five', Array(LOOKUPS).keys(), (at) => {
  // Points over all of India, in towns and where nobody lives.
  const point = { lat: 8 + ((at * STEP) % 2800) / 100, lon: 69 + ((at * 104_729) % 2700) / 100 };
  return findNearest(atlas.grid, point, 5).length;
});
const TEXTS = [
  'karol bagh',
  'karolbagh',
  'koramangala',
  'whitefeild',
  'civil lines',
  'rampur',
  'sadar bazar agra',
  'gurugram',
  'pur',
  'zzzzqqqq',
];
for (const text of TEXTS)
  await tellTimes(`search ${text}`, Array(20).keys(), async () => (await searchOffices(db, atlas, text, 20)).offices.length);
await closeSnapshots();

async function tellTime<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  console.log(`${title.padEnd(36)} ${(performance.now() - begun).toFixed(0)} ms`);
  return result;
}
