import encodeQR from 'qr';
import { QrFault } from './fault.ts';

/** Levels of error correction: how much of a code may be lost. */
export const LEVELS = ['l', 'm', 'q', 'h'] as const;
export type Level = (typeof LEVELS)[number];

type Mode = 'numeric' | 'alphanumeric' | 'byte';

const NAMES = { l: 'low', m: 'medium', q: 'quartile', h: 'high' } as const satisfies Record<Level, string>;

/** The most that a code of version 40 holds: digits, letters of its alphabet, bytes (ISO/IEC 18004, table 7). */
const CAPACITY: Readonly<Record<Mode, Readonly<Record<Level, number>>>> = {
  numeric: { l: 7089, m: 5596, q: 3993, h: 3057 },
  alphanumeric: { l: 4296, m: 3391, q: 2420, h: 1852 },
  byte: { l: 2953, m: 2331, q: 1663, h: 1273 },
};
const UNITS = { numeric: 'digits', alphanumeric: 'capital letters, digits and signs', byte: 'bytes of UTF-8' } as const;

/** A code's modules, and how it was made. */
export interface QrSymbol {
  mode: Mode;
  /** In the unit of the mode: digits, letters or bytes. */
  length: number;
  /** The most of that unit that its level takes. */
  capacity: number;
  /** From 1 (21 modules a side) to 40 (177). */
  version: number;
  /** Rows of modules from the top, without a quiet zone: 1 is dark, 0 is light. */
  rows: readonly string[];
}

/** The mode that takes the least room. Hindi and all else that is no plain Latin goes as UTF-8. */
function chooseMode(data: string): Mode {
  if (/^\d+$/.test(data)) return 'numeric';
  return /^[\dA-Z $%*+\-./:]+$/.test(data) ? 'alphanumeric' : 'byte';
}

/** Makes the smallest code that holds the text at this level. Throws QrFault, with the limit, for more than fits. */
export function makeSymbol(data: string, level: Level): QrSymbol {
  const mode = chooseMode(data);
  const length = mode === 'byte' ? new TextEncoder().encode(data).length : data.length;
  const capacity = CAPACITY[mode][level];
  if (length > capacity) throw tooLong(mode, length, level);
  // The library asks for a border of one module at least.
  const bordered = encodeQR(data, 'raw', { ecc: NAMES[level], encoding: mode, border: 1 });
  const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1).map(Number).join(''));
  return { mode, length, capacity, version: (rows.length - 17) / 4, rows };
}

function tooLong(mode: Mode, length: number, level: Level): QrFault {
  const fits = LEVELS.findLast((one) => CAPACITY[mode][one] >= length);
  const limits = LEVELS.map((one) => `${one.toUpperCase()} ${CAPACITY[mode][one]}`).join(', ');
  return new QrFault(
    'data',
    `data is too long: ${length} ${UNITS[mode]}; a QR code of level ${level.toUpperCase()} takes at most ${CAPACITY[mode][level]} (${limits})`,
    fits ? `Ask with ecc=${fits.toUpperCase()}` : 'Put the text at an address of its own and make a code of that address',
  );
}
