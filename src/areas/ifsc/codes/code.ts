/** A code's parts: four letters for the bank, a zero, six characters for the branch. */
export interface IfscParts {
  code: string;
  bank: string;
  branch: string;
}

/** What is wrong with an invalid code. */
export interface IfscFault {
  /** In words, without a full stop. */
  message: string;
  /** From 1; null if the length is wrong. */
  position: number | null;
  /** The likely intended code; undefined if none is obvious. */
  meant?: string;
}

export const EXAMPLE_CODE = 'HDFC0000001';
const LENGTH = 11;
const ZERO_AT = 4;
const FORM = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** Digits misread as letters, and vice versa. */
const LETTER_BY_DIGIT: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z' };
export const DIGIT_BY_LETTER: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };

/** As on a cheque: capitals without spaces, dashes or dots. */
export const cleanCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.\-–—_/]/g, '')
    .toUpperCase();

/** Parses a code in any case. Format by the Reserve Bank: 4 letters, 0, 6 letters or digits. */
export function readIfsc(text: string): { ok: true; value: IfscParts } | { ok: false; fault: IfscFault } {
  const code = cleanCode(text);
  if (FORM.test(code)) return { ok: true, value: { code, bank: code.slice(0, 4), branch: code.slice(5) } };
  const meant = repaired(code);
  const fault = (message: string, position: number | null = null) =>
    ({ ok: false, fault: { message, position, ...(meant ? { meant } : {}) } }) as const;
  const letters = [...code];
  const strange = letters.findIndex((letter) => !/[A-Z0-9]/.test(letter));
  if (strange >= 0)
    return fault(`Position ${strange + 1} is ${JSON.stringify(letters[strange])}; only letters and figures stand in a code`, strange + 1);
  if (letters.length !== LENGTH) {
    const off = Math.abs(LENGTH - letters.length);
    return fault(`It has ${letters.length} characters and should have ${LENGTH}: ${off} too ${letters.length < LENGTH ? 'few' : 'many'}`);
  }
  const digit = letters.slice(0, ZERO_AT).findIndex((letter) => /\d/.test(letter));
  if (digit >= 0) return fault(`Position ${digit + 1} is ${letters[digit]}; the first four are letters, the bank's`, digit + 1);
  const fifth = letters[ZERO_AT];
  return fault(`Position 5 is ${fifth} and should be the figure 0${fifth === 'O' ? ', not the letter O' : ''}`, ZERO_AT + 1);
}

/** Corrects an obvious slip: O for 0 in fifth place, a digit for a letter in the bank's part, a zero missing or too many. */
function repaired(code: string): string | undefined {
  const bank = [...code.slice(0, ZERO_AT)].map((letter) => LETTER_BY_DIGIT[letter] ?? letter).join('');
  const rest = code.slice(ZERO_AT);
  const tail = rest.slice(1);
  const fifth = DIGIT_BY_LETTER[rest[0] ?? ''] ?? rest[0];
  const tries =
    code.length === LENGTH
      ? [bank + fifth + tail]
      : code.length === LENGTH - 1
        ? [`${bank}0${rest}`]
        : code.length === LENGTH + 1 && rest.startsWith('00')
          ? [bank + tail]
          : [];
  return tries.find((one) => FORM.test(one));
}
