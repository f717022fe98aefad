import { z } from 'zod';
import { packageSource } from '../../../crawl/list-sources.ts';
import { packCodes } from '../codes/branch-codes.ts';
import type { BankRow } from '../tables.ts';
import type { IfscRecord } from './record.ts';

const CODES = 'src/IFSC.json';
const NAMES = 'src/banknames.json';
const BANKS = 'src/banks.json';
const MEMBERS = 'src/sublet.json';
const MEMBER_PREFIXES = 'src/custom-sublets.json';
/** Length of the bank's letters and the zero in a code. */
const BRANCH_STARTS = 5;
const MIN_BANKS = 200;

const bankCode = z.string().regex(/^[A-Z]{4}$/);
const few = (object: Record<string, unknown>) => Object.keys(object).length >= MIN_BANKS;
const codesFile = z
  .record(
    bankCode,
    z.array(
      z.union([
        z.int().min(0).max(999_999),
        z
          .string()
          .regex(/^[A-Z0-9]{6}$/)
          .regex(/[A-Z]/),
      ]),
    ),
  )
  .refine(few, 'under 200 banks');
const namesFile = z.record(z.string(), z.string());
const banksFile = z.record(z.string(), z.object({ type: z.string().nullish() }));
const membersFile = z.record(z.string(), z.string());
/** One entry gives a bank's letters only, which says nothing about its codes. */
const MEMBER = /^[A-Z]{4}0[A-Z0-9]{1,6}$/;

const read = <S extends z.ZodType>(shape: S, text: string | undefined): z.output<S> => shape.parse(JSON.parse(text ?? ''));

/** The npm package ifsc by Razorpay (MIT), from the Reserve Bank's lists: codes without branch names. */
export const ifscPackage = packageSource<IfscRecord>(
  { name: 'ifsc', title: 'ifsc by Razorpay' },
  {
    package: 'ifsc',
    files: [CODES, NAMES, BANKS, MEMBERS, MEMBER_PREFIXES],
    parse(texts, edition) {
      const codes = read(codesFile, texts[CODES]);
      const names = read(namesFile, texts[NAMES]);
      const banks = read(banksFile, texts[BANKS]);
      // A member is given by its own four letters or by name.
      const members = { ...read(membersFile, texts[MEMBER_PREFIXES]), ...read(membersFile, texts[MEMBERS]) };
      const rows = Object.entries(codes).map(([code, list]): IfscRecord => {
        const branches = new Set(list.map((one) => String(one).padStart(6, '0')));
        return {
          bank: {
            code,
            name: cleanName(names[code]),
            kind: banks[code]?.type ?? null,
            branches: branches.size,
            codes: packCodes(branches),
            members: packMembers(code, members, names),
          },
        };
      });
      return [{ edition }, ...rows];
    },
  },
);

/** Names have stray spaces, and double spaces for commas. */
const cleanName = (name: string | undefined): string | null => name?.trim().replace(/\s{2,}/g, ', ') || null;

function packMembers(bank: BankRow['code'], members: Record<string, string>, names: Record<string, string>): string {
  const named = Object.entries(members)
    .filter(([code]) => code.startsWith(bank) && MEMBER.test(code))
    .map(([code, member]) => [code.slice(BRANCH_STARTS), cleanName(names[member] ?? member)] as const)
    .filter(([, name]) => name !== null && name !== cleanName(names[bank]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(named));
}
