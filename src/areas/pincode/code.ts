/** What is wrong with a text that is no PIN code, in words without a full stop; and what was most likely meant. */
export type CodeReading = { ok: true; code: string } | { ok: false; message: string; meant?: string };

const LENGTH = 6;
export const EXAMPLE_CODE = '110001';
/** Letters that are read for figures. */
const FIGURES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' };

/** Reads six digits, with the spaces and dashes that people put into them, in the figures of any Indian script. */
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

/** The value of a decimal digit of any script: they stand ten in a row. */
function digitValue(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const start = zero;
  while (start - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return start - zero;
}
