import { editDistance } from '../../../text/spelling.ts';
import type { Bank, Register } from '../banks/register.ts';
import { DIGIT_BY_LETTER, type IfscParts } from './code.ts';

const MAX_SUGGESTIONS = 5;
const FIGURES = [...'0123456789'];

/** Listed codes that an unlisted one may mean: letters misread as digits, then one slip, then another bank's. */
export function nearCodes({ banks }: Register, { bank, branch }: IfscParts): string[] {
  const itsBank = banks.get(bank);
  const near = new Set<string>();
  const add = (one: Bank, codes: Iterable<string>) => {
    for (const code of codes) if (near.size < MAX_SUGGESTIONS && one.codes.has(code)) near.add(`${one.code}0${code}`);
  };
  if (itsBank) add(itsBank, listVariants(branch));
  for (const other of near.size < MAX_SUGGESTIONS ? banksLike(banks, bank) : []) add(other, [branch]);
  if (itsBank && near.size === 0) add(itsBank, ['000001']);
  return [...near];
}

/** Banks whose letters differ by one slip. */
export const banksLike = (banks: Register['banks'], letters: string): Bank[] =>
  [...banks.values()].filter(({ code }) => code !== letters && editDistance(code, letters, 1) === 1);

/** Possible intended branch parts, most likely first. */
function* listVariants(branch: string): Generator<string> {
  yield [...branch].map((letter) => DIGIT_BY_LETTER[letter] ?? letter).join('');
  for (let at = 0; at < branch.length - 1; at += 1) yield branch.slice(0, at) + branch[at + 1] + branch[at] + branch.slice(at + 2);
  // The last digits are the most likely to differ between nearby branches.
  for (let at = branch.length - 1; at >= 0; at -= 1) {
    for (const figure of FIGURES) if (figure !== branch[at]) yield branch.slice(0, at) + figure + branch.slice(at + 1);
  }
}
