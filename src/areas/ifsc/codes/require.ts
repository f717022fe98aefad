import { ApiError } from '../../../kernel/errors.ts';
import { MERGED_BANKS } from '../banks/merged-banks.ts';
import type { Bank, Register } from '../banks/register.ts';
import type { BranchAnswer } from '../lookup.ts';
import { EXAMPLE_CODE, type IfscParts, readIfsc } from './code.ts';
import { banksLike, nearCodes } from './near-codes.ts';

/** A bank that another is part of since a day, with the code that a branch of it has now, where a rule gives one that is in the list. */
export interface Merger {
  letters: string;
  bank: string | null;
  /** YYYY-MM-DD. */
  on: string;
  newCode: string | null;
}

/** A merged bank's successor; undefined for a bank that still exists. `branch` is the last six characters of a code. */
export function mergerOf({ banks }: Register, letters: string, branch?: string): Merger | undefined {
  const merger = MERGED_BANKS[letters];
  if (!merger) return undefined;
  const successor = banks.get(merger.into);
  const made = branch === undefined ? undefined : merger.rule?.(branch);
  const newCode = made !== undefined && successor?.codes.has(made) ? `${merger.into}0${made}` : null;
  return { letters: merger.into, bank: successor?.name ?? null, on: merger.on, newCode };
}

/** A merger in the contract's form. */
export const mergerBody = ({ letters, bank, on, newCode }: Merger) => ({ bank_code: letters, bank, on, new_code: newCode });

/** A code's parts and its bank. Throws ApiError 400 with what is wrong and the code that is likely meant, and 404 for a bank that is not there. */
export function requireCode(register: Register, text: string): { parts: IfscParts; bank: Bank } {
  const parts = partsOf(register, text);
  refuseMerged(register, parts);
  const bank = register.banks.get(parts.bank);
  if (bank) return { parts, bank };
  const like = banksLike(register.banks, parts.bank);
  throw new ApiError('not_found', `No bank has codes that begin with ${parts.bank}.`, {
    suggestions: [...nearCodes(register, parts), ...like.map(({ code, name }) => (name ? `${code} ${name}` : code))].slice(0, 5),
    hint: 'Every bank is listed at /ifsc/banks',
  });
}

function partsOf({ banks }: Register, text: string): IfscParts {
  const reading = readIfsc(text);
  if (reading.ok) return reading.value;
  const { message, position, meant } = reading.fault;
  const isListed = meant !== undefined && (banks.get(meant.slice(0, 4))?.codes.has(meant.slice(5)) ?? false);
  const bank = banks.get(text.toUpperCase());
  throw new ApiError('invalid_parameter', `code is not an IFSC. ${message}.`, {
    hint: bank
      ? `Branches of the bank: /ifsc/bank/${bank.code}`
      : `Four letters of the bank, a zero, six letters or figures of the branch: ${EXAMPLE_CODE}`,
    suggestions: isListed ? [meant] : [],
    extra: { parameter: 'code', ...(position === null ? {} : { position }) },
  });
}

/** Throws ApiError 404 for a code of a merged bank, with its successor, the day, and the new code if a rule gives it. */
function refuseMerged(register: Register, { code, bank, branch }: IfscParts): void {
  const merger = mergerOf(register, bank, branch);
  const former = MERGED_BANKS[bank];
  if (!merger || !former) return;
  const successor = merger.bank ?? merger.letters;
  throw new ApiError(
    'not_found',
    `${code} was a code of ${former.name}, which is part of ${successor} since ${merger.on}: it is no longer in use.`,
    {
      hint: merger.newCode
        ? `By the rule of ${successor} its new code is ${merger.newCode}: /ifsc?code=${merger.newCode}`
        : `Find the branch among those of its successor: /ifsc/bank/${merger.letters}`,
      ...(merger.newCode && { suggestions: [merger.newCode] }),
      extra: { merged_into: mergerBody(merger) },
    },
  );
}

/** What a caller is told of a code that no list and nobody asked has. */
export function noSuchBranch(register: Register, bank: Bank, parts: IfscParts, answer: BranchAnswer | undefined): ApiError {
  const alsoUnknown = answer === 'unknown' ? ', and neither does the service that knows branches' : '';
  const unasked = answer === 'out' ? '. The service that knows of newer branches could not be asked' : '';
  return new ApiError(
    'not_found',
    `${bank.name ?? bank.code} has no branch ${parts.code} in the list of edition ${register.version}${alsoUnknown}${unasked}.`,
    {
      suggestions: nearCodes(register, parts),
      hint: `All its codes: /ifsc/bank/${bank.code}`,
    },
  );
}

/** A bank by its four letters. Throws ApiError 400 or 404. */
export function requireBankOf({ banks: all }: Register, text: string): Bank {
  const letters = text.toUpperCase();
  const bank = all.get(letters);
  if (bank) return bank;
  if (!/^[A-Z]{4}$/.test(letters))
    throw new ApiError('invalid_parameter', `code must be the bank's four letters, such as HDFC; got ${JSON.stringify(text)}.`, {
      hint: `Banks are found by name at /ifsc/search?q=${encodeURIComponent(text)}`,
      extra: { parameter: 'code' },
    });
  throw new ApiError('not_found', `No bank has codes that begin with ${letters}.`, {
    suggestions: banksLike(all, letters).map((one) => one.code),
    hint: 'Every bank is listed at /ifsc/banks',
  });
}
