/** What is wrong with an invalid PIN code, in words without a full stop, and the likely intended one. */
export type CodeReading = { ok: true; code: string } | { ok: false; message: string; meant?: string };

const LENGTH = 6;
export const EXAMPLE_CODE = '110001';
/** Letters misread for digits. */
const FIGURES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' };

/** Parses six digits, with the usual spaces and dashes, in the digits of any Indian script. */
export function readPincode(text: string): CodeReading {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s\-–.]/g, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  if (/^[1-9]\d{5}$/.test(compact)) return { ok: true, code: compact };
  const repaired = [...compact.toUpperCase()].map((letter) => FIGURES[letter] ?? letter).join('');
  const meant = repaired !== compact && /^[1-9]\d{5}$/.test(repaired) ? { meant: repaired } : {};
  const strange = [...compact].find((letter) => !/\d/.test(letter));
  if (strange !== undefined)
    return { ok: false, message: `It has ${JSON.stringify(strange)} in it, and a PIN code is six digits`, ...meant };
  if (compact.length !== LENGTH)
    return { ok: false, message: `It has ${compact.length} ${compact.length === 1 ? 'digit' : 'digits'} and should have ${LENGTH}` };
  return { ok: false, message: 'It begins with 0, and none does' };
}

/** The value of a decimal digit in any script: the ten are always consecutive. */
function digitValue(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const start = zero;
  while (start - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return start - zero;
}
