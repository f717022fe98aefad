import { inRoman } from '../../../../text/number-names.ts';

const isEntry = ({ nodeName }: Element) => nodeName.toUpperCase() === 'LI';

/** An entry's number in an ordered list: by `value` and `start`, and downwards where the list is `reversed`. */
export function entryNumber(entry: Element, list: Element): number {
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let before = 0;
  for (let one: Element | null = entry; one; one = one.previousElementSibling) {
    if (!isEntry(one)) continue;
    const value = Number.parseInt(one.getAttribute('value') ?? '', 10);
    if (Number.isFinite(value)) return value + step * before;
    before++;
  }
  const start = Number.parseInt(list.getAttribute('start') ?? '', 10);
  return (Number.isFinite(start) ? start : step > 0 ? 1 : countEntries(list)) + step * (before - 1);
}

function countEntries(list: Element): number {
  let count = 0;
  for (let one = list.firstElementChild; one; one = one.nextElementSibling) if (isEntry(one)) count++;
  return count;
}

/** A number as a list of that `type` shows it: letters for `a` and `A` (after z comes aa), Roman numerals up to 199 for `i` and `I`; else empty. */
export function numberInLetters(number: number, type: string): string {
  if (number < 1 || !/^[aAiI]$/.test(type)) return '';
  const written = type.toLowerCase() === 'i' ? inRoman(number) : inAlphabet(number);
  return type < 'a' ? written.toUpperCase() : written;
}

function inAlphabet(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return `${before ? inAlphabet(before) : ''}${String.fromCharCode(97 + ((number - 1) % 26))}`;
}
