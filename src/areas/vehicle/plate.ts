import {
  faulty,
  type PlateResult,
  readBharat,
  readDefence,
  readDiplomatic,
  readOffice,
  readOld,
  readOrdinary,
  readTemporary,
  readTrade,
  readVintage,
} from './plate-kinds.ts';

const MAX_PLATE_LENGTH = 12;

/** A plate as people write it: spaces, dots and dashes dropped, capitals; the arrow of the armed forces stays. */
export const cleanPlate = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u2B06\u21E7^]/g, '\u2191')
    .replace(/[\s.\-_/·•]+/g, '');

/** Reads a number plate, asking nobody. `year` is the year in which it is read. Never throws: a fault says what is wrong and what may be meant. */
export function readPlate(text: string, year: number): PlateResult {
  const number = cleanPlate(text);
  const result = readClean(number, year);
  // A series has no I and no O: what reads well with a digit in their place was meant so.
  const doubtful = result.ok && /[IO]/.test(result.value.series ?? '');
  if (result.ok && !doubtful) return result;
  const suggestions = likelyPlates(number, year);
  if (result.ok)
    return suggestions.length === 0 ? result : faulty('A series has no I and no O: they would be taken for 1 and 0', suggestions);
  return faulty(result.fault.message, [...new Set([...result.fault.suggestions, ...suggestions])], result.fault.unknown);
}

function readClean(number: string, year: number): PlateResult {
  const code = readOffice(number) ?? readTemporary(number, year) ?? readTrade(number);
  if (code) return code;
  if (number.length > MAX_PLATE_LENGTH || number.length < 4)
    return faulty(`A number plate has 4 to ${MAX_PLATE_LENGTH} letters and digits, such as WB 20 AB 1234; this has ${number.length}`);
  return (
    readBharat(number, year) ??
    readVintage(number) ??
    readDiplomatic(number) ??
    readDefence(number) ??
    readOrdinary(number) ??
    readOld(number) ??
    faulty(describeFault(number))
  );
}

function describeFault(number: string): string {
  const odd = /[^A-Z0-9\u2191]/u.exec(number)?.[0];
  if (odd) return `A number plate has letters and digits only; got ${JSON.stringify(odd)}`;
  if (/^[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{5,}$/.test(number)) return 'The number at the end has at most 4 digits';
  if (/^[A-Z]{2}\d{1,2}[A-Z]{4,}\d*$/.test(number)) return 'A series has at most 3 letters';
  if (/^[A-Z]{2}\d{1,2}[A-Z]{0,3}$/.test(number)) return 'The number at the end is missing: 1 to 4 digits';
  if (/^\d{2}BH/.test(number))
    return 'A Bharat plate is a year of two digits, BH, four digits and one or two letters, such as 22 BH 1234 AA';
  return 'A number plate is two letters for the state, the number of the office, a series of up to 3 letters and up to 4 digits, such as WB 20 AB 1234';
}

const CONFUSED: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I' };
const MAX_SUGGESTIONS = 6;

/** Plates that it may be with O and 0, I and 1 exchanged: those with the fewest exchanges, three at most. */
function likelyPlates(number: string, year: number): string[] {
  const places = [...number].flatMap((character, at) => (character in CONFUSED ? [at] : []));
  if (places.length === 0 || places.length > MAX_SUGGESTIONS || number.length > MAX_PLATE_LENGTH) return [];
  const readings = Array.from({ length: 2 ** places.length - 1 }, (_, index) => index + 1).flatMap((mask) => {
    const exchanged = places.filter((_, bit) => mask & (1 << bit));
    const other = [...number].map((character, at) => (exchanged.includes(at) ? CONFUSED[character] : character)).join('');
    const result = readClean(other, year);
    if (!result.ok || result.value.kind === 'before_1989' || /[IO]/.test(result.value.series ?? '')) return [];
    return [{ display: result.value.display, exchanges: exchanged.length }];
  });
  const fewest = Math.min(...readings.map(({ exchanges }) => exchanges));
  return [...new Set(readings.filter(({ exchanges }) => exchanges === fewest).map(({ display }) => display))].slice(0, 3);
}
