/** Values of letters in the two systems; A to Z. Chaldean has no 9. */
const VALUES = { pythagorean: '12345678912345678912345678', chaldean: '12345835112345781234666517' } as const;
export type System = keyof typeof VALUES;

const MASTERS: readonly number[] = [11, 22, 33];
const A = 'A'.charCodeAt(0);

/** A number with every step from the letters or digits to it. */
export interface Worked {
  number: number;
  /** 11, 22 and 33 are kept as they are. */
  master: boolean;
  /** The sum before it was reduced. */
  compound: number;
  working: string;
}

const toDigits = (number: number) => [...String(number)].map(Number);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Adds digits until one is left or, unless told otherwise, a master number; with the steps: `29 = 2+9 = 11`. */
export function reduce(number: number, keepMasters = true): { number: number; steps: string } {
  let steps = String(number);
  let rest = number;
  while (rest > 9 && !(keepMasters && MASTERS.includes(rest))) {
    const digits = toDigits(rest);
    rest = sum(digits);
    steps += ` = ${digits.join('+')} = ${rest}`;
  }
  return { number: rest, steps };
}

/** A sum, reduced; its steps stand behind those that led to it. */
function toWorked(compound: number, before: string, keepMasters = true): Worked {
  const { number, steps } = reduce(compound, keepMasters);
  return { number, master: MASTERS.includes(number), compound, working: before + steps };
}

/** Letters A to Z of a name, accents taken off: É counts as E. */
export const toLetters = (name: string): string[] =>
  [...name.normalize('NFD').toUpperCase()].filter((letter) => letter >= 'A' && letter <= 'Z');

const valueIn = (letter: string, system: System) => Number(VALUES[system][letter.charCodeAt(0) - A]);

/** The letters that count so much in a system. */
export const lettersOf = (value: number, system: System): string[] =>
  Array.from(VALUES[system], (one, at) => (Number(one) === value ? String.fromCharCode(A + at) : '')).filter(Boolean);

/** The sum of letters, reduced; null without letters. */
export function fromLetters(letters: readonly string[], system: System): Worked | null {
  if (letters.length === 0) return null;
  const shown = letters.map((letter) => `${letter}${valueIn(letter, system)}`).join(' ');
  return toWorked(sum(letters.map((letter) => valueIn(letter, system))), `${shown} = `);
}

/** Parts reduced one by one, then added and reduced: day, month and year of a birth. */
function fromParts(parts: Readonly<Record<string, number>>, keepMasters = true): Worked {
  const reduced = Object.entries(parts).map(([name, part]) => ({ name, ...reduce(part, keepMasters) }));
  const numbers = reduced.map(({ number }) => number);
  const shown = reduced.map(({ name, steps }) => `${name} ${steps}`).join('; ');
  return toWorked(sum(numbers), `${shown}; ${numbers.join('+')} = `, keepMasters);
}

/** A date as day, month and year; YYYY-MM-DD. */
const splitDate = (date: string) => date.split('-').map(Number) as [number, number, number];

/** Life path: day, month and year each reduced, then together. */
export function lifePath(birth: string): Worked {
  const [year, month, day] = splitDate(birth);
  return fromParts({ month, day, year });
}

/** Birthday: the day of the month, reduced. */
export function birthday(birth: string): Worked {
  const [, , day] = splitDate(birth);
  return toWorked(day, 'day ');
}

/** Personal year: day and month of the birth with a calendar year, reduced; master numbers are not kept, the years go in nines. */
export function personalYear(birth: string, year: number): Worked & { year: number } {
  const [, month, day] = splitDate(birth);
  return { year, ...fromParts({ month, day, year }, false) };
}

/** Two numbers added and reduced: maturity is life path and expression. */
export const combine = (a: Worked, b: Worked): Worked => toWorked(a.number + b.number, `${a.number}+${b.number} = `);

/** A, E, I, O and U are vowels; Y is one where no other vowel stands beside it (Mary, Yves), else a consonant (Maya). */
export function splitVowels(name: string): { vowels: string[]; consonants: string[] } {
  const vowels: string[] = [];
  const consonants: string[] = [];
  for (const word of name.split(/[^\p{L}\p{M}]+/u)) {
    const letters = toLetters(word);
    const plain = (at: number) => 'AEIOU'.includes(letters[at] ?? ' ');
    for (const [at, letter] of letters.entries()) {
      const vowel = plain(at) || (letter === 'Y' && !plain(at - 1) && !plain(at + 1));
      (vowel ? vowels : consonants).push(letter);
    }
  }
  return { vowels, consonants };
}
