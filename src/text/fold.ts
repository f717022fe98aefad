const ASCII = /^[ -~]*$/;

/**
 * The form in which names are compared: lower case, no accents, `&` as "and", and anything but letters, marks and digits as a single space.
 */
export function fold(text: string): string {
  // Most names are ASCII; same result in a fifth of the time.
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/&/g, ' and ')
      .replace(/[^a-z\d]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letters) => letters.replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A name as a path segment: `West Bengal` is `west-bengal`. */
export const slugify = (text: string): string => fold(text).replaceAll(' ', '-');

/** A folded name with a single spelling of Devanagari: no nuktas or chandrabindu, and an anusvara for a nasal before its consonant. */
export const normaliseDevanagari = (text: string): string =>
  fold(text)
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[ङञणनम]\u094d(?=[क-म])/g, '\u0902');

/** Words that are separated by single spaces, as questions are compared with them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(normaliseDevanagari));
