import type { z } from 'zod';
import { ApiError } from '../../kernel/errors.ts';
import { suggestPlaces } from '../../places/find.ts';
import { requireState } from '../../places/find-state.ts';
import { fold } from '../../text/fold.ts';
import { branchWords, matchOf, withDetails } from './branches.ts';
import type { IfscParts } from './code.ts';
import { type BranchFilter, countBranches, countByDistrict, findBranchByCode, ifscDatabase, listBranches } from './queries.ts';
import { type Bank, type BranchDistrict, countOf, idsOf, type Register } from './register.ts';
import { branchesBody } from './responses.ts';
import type { ifscBranches } from './schema.ts';

/** The requested part of a bank's branches. */
interface Asked {
  state?: string | undefined;
  district?: string | undefined;
  centre?: string | undefined;
  q?: string | undefined;
}

interface Paging {
  /** From 1. */
  page: number;
  limit: number;
}

type Body = z.output<typeof ifscBranches>;

/** A page of a bank's branches by state, centre and name. Throws ApiError 404 for an unknown state or district. */
export async function listBankBranches(register: Register, bank: Bank, asked: Asked, { page, limit }: Paging): Promise<Body> {
  const db = await ifscDatabase();
  const state = asked.state === undefined ? undefined : requireState(asked.state).name;
  const groups = state === undefined ? bank.groups : bank.groups.filter((one) => one.state === state);
  const districts = asked.district === undefined ? undefined : requireDistricts(register, asked.district, state);
  const words = asked.q === undefined ? undefined : (matchOf(branchWords(asked.q)) ?? '""');
  const ids = idsOf(groups);
  const filter: BranchFilter = { ...ids, districts: districts?.map(({ id }) => id), centre: asked.centre, words };
  const isFiltered = [asked.district, asked.centre, asked.q].some((value) => value !== undefined);
  const [found, total] = await Promise.all([
    listBranches(db, filter, limit, (page - 1) * limit),
    isFiltered ? countBranches(db, filter) : countOf(groups),
  ]);
  return branchesBody(register, await withDetails(db, register, found), {
    api: 'ifsc/branches',
    bank_code: bank.code,
    bank: bank.name,
    state: state ?? null,
    district: districts?.[0]?.name ?? null,
    centre: asked.centre ?? null,
    q: asked.q ?? null,
    total,
    page,
    limit,
    ...(state !== undefined && !isFiltered ? { districts: await countByDistrict(db, ids) } : {}),
  });
}

/** A bank's other branches in the same district, or centre if the district is unknown. Throws ApiError 404. */
export async function listNear(register: Register, bank: Bank, { code, branch }: IfscParts, { page, limit }: Paging): Promise<Body> {
  const db = await ifscDatabase();
  const one = await findBranchByCode(db, branch, idsOf(bank.groups));
  const group = one && register.groups.get(one.branch_group);
  if (!one || !group || (one.district === null && one.centre === null))
    throw new ApiError('not_found', `The list of branches does not say where ${code} is.`, {
      hint: `All branches: /ifsc/bank/${bank.code}?page=1`,
    });
  const district = one.district === null ? undefined : named(register, one.district).find(({ state }) => state === group.state);
  const filter: BranchFilter = {
    ...idsOf([group]),
    ...(district ? { districts: [district.id] } : { centre: one.centre ?? '' }),
  };
  // The branch itself is among them: read one more and leave it out.
  const all = (await listBranches(db, filter, page * limit + 1)).filter(({ id }) => id !== one.id);
  const found = all.slice((page - 1) * limit, page * limit);
  return branchesBody(register, await withDetails(db, register, found), {
    api: 'ifsc/near',
    bank_code: bank.code,
    bank: bank.name,
    state: group.state,
    district: district?.name ?? null,
    centre: district ? null : one.centre,
    total: (await countBranches(db, filter)) - 1,
    page,
    limit,
  });
}

const named = ({ districts }: Register, name: string): BranchDistrict[] =>
  districts.entries.filter(({ names }) => names.includes(fold(name))).map(({ place }) => place);

/** Districts with a name, in one state or all. */
function requireDistricts(register: Register, text: string, state: string | undefined): BranchDistrict[] {
  const found = named(register, text).filter((one) => state === undefined || one.state === state);
  if (found.length > 0) return found;
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
