import { deflateSync } from 'node:zlib';
import { Ids } from '../../../crawl/ids.ts';
import type { PinDistricts } from '../../../places/pincodes/pin-districts.ts';
import { inBatches } from '../../../store/rows.ts';
import type { SourceBranch } from '../sources/record.ts';
import { ADDRESS_BLOCK, type IfscTables } from '../tables.ts';

/** The branches as stored in the snapshot. */
export type BranchTables = { [Table in Exclude<keyof IfscTables, 'bank' | 'edition'>]: IfscTables[Table][] };

/** Six digits, together or in two groups of three. */
const PIN = /(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/g;

/** Sorts branches by bank, state, centre and name, and extracts shared values. Without `pins`, districts are unknown. */
export function makeBranchTables(list: readonly SourceBranch[], pins: PinDistricts | undefined): BranchTables {
  const places = new Ids<IfscTables['place_name']>();
  const placeId = (name: string | null) => (name === null ? null : places.of(name, (id) => ({ id, name })));
  const districts = new Ids<IfscTables['branch_district']>();
  const tables: BranchTables = { branch_group: [], branch: [], place_name: [], branch_district: [], branch_address: [], branch_text: [] };
  let group: IfscTables['branch_group'] | undefined;
  const sorted = [...list].sort(inOrder);
  for (const [at, one] of sorted.entries()) {
    const id = at + 1;
    const bank = one.code.slice(0, 4);
    if (group?.bank !== bank || group.state !== one.state) {
      group = { id: tables.branch_group.length + 1, bank, state: one.state, first: id, branches: 0 };
      tables.branch_group.push(group);
    }
    group.branches += 1;
    const district = pins && findDistrict(one, pins);
    const { name, micr, swift, ways } = one;
    tables.branch.push({
      id,
      branch_group: group.id,
      code: one.code.slice(5),
      name,
      centre: placeId(one.centre),
      city: placeId(one.city),
      district: district
        ? districts.of(`${district.name}|${district.state}`, (id) => ({ id, name: district.name, state: district.state }))
        : null,
      micr,
      swift,
      ways,
    });
    const words = new Set([name, one.centre, one.city, district?.name].flatMap((text) => text ?? []));
    tables.branch_text.push({ rowid: id, words: [...words].join(' ') });
  }
  tables.place_name = places.rows;
  tables.branch_district = districts.rows;
  tables.branch_address = packAddresses(sorted);
  return tables;
}

/**
 * A branch's district. By the PIN code in its address: the address must have a single code, all of whose offices are in one district of the branch's
 * state, and its centre or city must name that district, or neither name another. This rules out addresses with the PIN code of a head office elsewhere.
 * Without such a code, by its centre: the one district where the head and sub post offices of that name are, unless city or centre name another.
 */
export function findDistrict(branch: SourceBranch, pins: PinDistricts): { name: string; state: string } | undefined {
  const { address, state, centre, city } = branch;
  if (state === null) return undefined;
  const named = [...new Set([...(address ?? '').matchAll(PIN)].map(([, first, last]) => Number(`${first}${last}`)).filter(pins.has))];
  const districts = [centre, city].flatMap((name) => (name === null ? [] : (pins.find(state, name)?.name ?? [])));
  const fits = (district: { name: string; state: string } | undefined) =>
    district?.state === state && (districts.length === 0 || districts.includes(district.name)) ? district : undefined;
  if (named.length === 1) return fits(pins.districtOf(named[0] ?? 0));
  // A district and its seat may be of one name, and the district larger than where its old offices are.
  return named.length === 0 && centre !== null ? fits(pins.ofPlace(state, centre)) : undefined;
}

const compare = (a: string | null, b: string | null): number => (a === b ? 0 : a === null ? 1 : b === null || a < b ? -1 : 1);

const inOrder = (a: SourceBranch, b: SourceBranch): number =>
  compare(a.code.slice(0, 4), b.code.slice(0, 4)) ||
  compare(a.state, b.state) ||
  compare(a.centre, b.centre) ||
  compare(a.name, b.name) ||
  compare(a.code, b.code);

function packAddresses(sorted: readonly SourceBranch[]): IfscTables['branch_address'][] {
  const lines = sorted.map(({ address, contact }) => `${address ?? ''}\t${contact ?? ''}`);
  return inBatches(lines, ADDRESS_BLOCK).map((block, id) => ({ id, lines: deflateSync(block.join('\n'), { level: 9 }) }));
}
