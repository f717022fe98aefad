const BELOW_20 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const ROMAN_TENS = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'];

/** A whole number from 0 to 99 in English: `twenty-five`. */
export const inEnglish = (number: number): string =>
  number < 20
    ? (BELOW_20[number] ?? '')
    : [TENS[Math.floor(number / 10) - 2], ...(number % 10 > 0 ? [BELOW_20[number % 10]] : [])].join('-');

/** A whole number from 1 to 199 in Roman numerals, in small letters; else empty. */
export const inRoman = (number: number): string =>
  number < 1 || number > 199 ? '' : `${number < 100 ? '' : 'c'}${ROMAN_TENS[Math.floor((number % 100) / 10)]}${ROMAN[number % 10]}`;
