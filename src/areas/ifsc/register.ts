import { readReport } from '../../lib/crawl/report.ts';
import { onceFor } from '../../lib/once-for.ts';
import { istDay } from '../../lib/time.ts';
import { type BranchCodes, unpackCodes } from './branch-codes.ts';
import { type IfscDatabase, ifscDatabase, readBanks, readVersion } from './queries.ts';

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
}

/** The list in memory: 257 banks in a few milliseconds; the codes of one are unpacked when they are first asked for. */
export interface Register {
  banks: ReadonlyMap<string, Bank>;
  /** Edition of the list: `2.0.50`. */
  version: string;
  /** Day (YYYY-MM-DD) on which the list was last looked at; null where no crawl is on record. */
  seenOn: string | null;
  codes: number;
}

const registerIn = onceFor(readRegister);

/** The list, read once a process. Throws ApiError `snapshot_unavailable`. */
export const ifscRegister = async (): Promise<Register> => registerIn(await ifscDatabase());

async function readRegister(db: IfscDatabase): Promise<Register> {
  const [rows, version, report] = await Promise.all([readBanks(db), readVersion(db), readReport('ifsc')]);
  const banks = rows.map(({ codes, members, ...bank }): Bank => {
    let unpacked: BranchCodes | undefined;
    return {
      ...bank,
      members: new Map(Object.entries(JSON.parse(members) as Record<string, string>)),
      get codes() {
        unpacked ??= unpackCodes(codes);
        return unpacked;
      },
    };
  });
  return {
    banks: new Map(banks.map((bank) => [bank.code, bank])),
    version: version ?? 'unknown',
    seenOn: report?.last_success_at ? istDay(new Date(report.last_success_at)) : null,
    codes: banks.reduce((sum, { branches }) => sum + branches, 0),
  };
}

/** The bank that a code of another one leads to: co-operative banks clear through larger ones. Null where the code is the bank's own. */
export function memberOf({ members }: Bank, branch: string): string | null {
  for (let length = branch.length; length >= 1; length -= 1) {
    const name = members.get(branch.slice(0, length));
    if (name) return name;
  }
  return null;
}
