import type { z } from 'zod';
import { ApiError } from '../../../kernel/errors.ts';
import { suggestPlaces } from '../../../places/find.ts';
import { requireState } from '../../../places/find-state.ts';
import { fold } from '../../../text/fold.ts';
import { type BranchDistrict, countOf, idsOf, ifscRegister, type Register } from '../banks/register.ts';
import { requireBankOf, requireCode } from '../codes/require.ts';
import {
  type BranchFilter,
  type BranchOrder,
  countBranches,
  countByDistrict,
  findBranchByCode,
  ifscDatabase,
  listBranches,
} from '../queries.ts';
import type { bankQuery, nearQuery } from '../schema.ts';
import { type BranchPage, listOf, stateOf } from '../values.ts';
import { branchWords, findListedByMicr, matchOf, withDetails } from './branches.ts';

/** Default page size: as much as is readable on a phone. */
const PAGE_SIZE = 50;

/** A page of a bank's branches by state, centre and name. Throws ApiError 400 or 404 for a bank, state or district that is not known. */
export async function branchesOfBank({
  code,
  page = 1,
  limit = PAGE_SIZE,
  order,
  ...filters
}: Pick<z.output<typeof bankQuery>, 'code'> &
  Partial<z.output<typeof bankQuery>> & { order?: BranchOrder | undefined }): Promise<BranchPage> {
  const register = await ifscRegister();
  const bank = requireBankOf(register, code);
  const db = await ifscDatabase();
  const state = filters.state === undefined ? undefined : requireState(filters.state).name;
  const groups = state === undefined ? bank.groups : bank.groups.filter((one) => one.state === state);
  const districts = filters.district === undefined ? undefined : requireDistricts(register, filters.district, state);
  const words = filters.q === undefined ? undefined : (matchOf(branchWords(filters.q)) ?? '""');
  const ids = idsOf(groups);
  const filter: BranchFilter = { ...ids, districts: districts?.map(({ id }) => id), centre: filters.centre, words };
  const isFiltered = [filters.district, filters.centre, filters.q].some((value) => value !== undefined);
  const [branches, total] = await Promise.all([
    listBranches(db, filter, limit, (page - 1) * limit, order),
    isFiltered ? countBranches(db, filter) : countOf(groups),
  ]);
  return {
    bank,
    state: stateOf(state ?? null),
    district: districts?.[0]?.name ?? null,
    centre: filters.centre ?? null,
    q: filters.q ?? null,
    total,
    page,
    limit,
    branches: await withDetails(db, register, branches),
    ...(state !== undefined && !isFiltered ? { districts: await countByDistrict(db, ids) } : {}),
    list: listOf(register),
  };
}

/** The districts that a bank's branches in a state are known to be in, by name. Throws ApiError 400 or 404. */
export async function districtsOfBank(code: string, state: string): Promise<NonNullable<BranchPage['districts']>> {
  const bank = requireBankOf(await ifscRegister(), code);
  const name = requireState(state).name;
  return countByDistrict(await ifscDatabase(), idsOf(bank.groups.filter((group) => group.state === name)));
}

/** The branches that a MICR code stands for. Throws ApiError 404. */
export async function branchesOfMicr(micr: number): Promise<BranchPage> {
  const register = await ifscRegister();
  const branches = await findListedByMicr(await ifscDatabase(), register, micr);
  if (branches.length === 0)
    throw new ApiError(
      'not_found',
      `No branch in the list of ${register.branchList?.day} has the MICR code ${String(micr).padStart(9, '0')}.`,
      {
        hint: 'The first three digits are the city, the next three the bank, the last three the branch',
      },
    );
  const whole = { bank: null, state: null, district: null, centre: null, q: null, page: 1 };
  return { ...whole, total: branches.length, limit: branches.length, branches, list: listOf(register) };
}

/** Other branches of the bank of a code, in the same district, or centre if the district is unknown. Throws ApiError 400 or 404. */
export async function branchesNear({
  code,
  page = 1,
  limit = PAGE_SIZE,
}: Pick<z.output<typeof nearQuery>, 'code'> & Partial<z.output<typeof nearQuery>>): Promise<BranchPage> {
  const register = await ifscRegister();
  const { parts, bank } = requireCode(register, code);
  const db = await ifscDatabase();
  const one = await findBranchByCode(db, parts.branch, idsOf(bank.groups));
  const group = one && register.groups.get(one.branch_group);
  if (!one || !group || (one.district === null && one.centre === null))
    throw new ApiError('not_found', `The list of branches does not say where ${parts.code} is.`, {
      hint: `All branches: /ifsc/bank/${bank.code}?page=1`,
    });
  const district = one.district === null ? undefined : named(register, one.district).find(({ state }) => state === group.state);
  const filter: BranchFilter = {
    ...idsOf([group]),
    ...(district ? { districts: [district.id] } : { centre: one.centre ?? '' }),
  };
  // The branch itself is among them: read one more and leave it out.
  const all = (await listBranches(db, filter, page * limit + 1)).filter(({ id }) => id !== one.id);
  const shown = all.slice((page - 1) * limit, page * limit);
  return {
    bank,
    state: stateOf(group.state),
    district: district?.name ?? null,
    centre: district ? null : one.centre,
    q: null,
    total: (await countBranches(db, filter)) - 1,
    page,
    limit,
    branches: await withDetails(db, register, shown),
    list: listOf(register),
  };
}

const named = ({ districts }: Register, name: string): BranchDistrict[] =>
  districts.entries.filter(({ names }) => names.includes(fold(name))).map(({ place }) => place);

/** Districts with a name, in one state or all. */
function requireDistricts(register: Register, text: string, state: string | undefined): BranchDistrict[] {
  const districts = named(register, text).filter((one) => state === undefined || one.state === state);
  if (districts.length > 0) return districts;
  throw new ApiError(
    'unknown_place',
    `No branch is known to be in a district called ${JSON.stringify(text)}${state ? ` of ${state}` : ''}.`,
    {
      suggestions: suggestPlaces(register.districts, text),
      hint: 'A district is known by the PIN code in a branch’s address; centre= and q= look for names of towns',
      extra: { parameter: 'district' },
    },
  );
}
