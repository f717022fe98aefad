/**
 * DIGIPIN, India Post's address grid: ten characters, each one of sixteen cells within the previous one, down to about 4 m. Grid and
 * letters as published by the Department of Posts (DIGIPIN, technical document, March 2025).
 */
const SOUTH = 2.5;
const WEST = 63.5;
/** Size of the grid in degrees: 2.5° to 38.5° N, 63.5° to 99.5° E. */
const WHOLE = 36;
const SIDE = 4;
const LEVELS = 10;
/** Cells from the north-west, row by row. */
const LETTERS = ['FC98', 'J327', 'K456', 'LMPT'] as const;
/** The written form has hyphens between these groups. */
const GROUPS = /^(.{3})(.{3})(.{4})$/;

/** A cell of the grid, in degrees (WGS 84). */
export interface DigipinCell {
  /** In written form: `39J-49L-L8T4`. */
  code: string;
  /** Its centre. */
  lat: number;
  lon: number;
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The cell that contains a point in degrees; undefined outside the grid. */
export function digipinAt({ lat, lon }: { lat: number; lon: number }): DigipinCell | undefined {
  if (!(lat >= SOUTH && lat <= SOUTH + WHOLE && lon >= WEST && lon <= WEST + WHOLE)) return undefined;
  let [south, west, side] = [SOUTH, WEST, WHOLE];
  let code = '';
  for (let level = 0; level < LEVELS; level += 1) {
    side /= SIDE;
    // The northern and eastern edges of the grid belong to its last cells.
    const fromSouth = Math.min(Math.floor((lat - south) / side), SIDE - 1);
    const fromWest = Math.min(Math.floor((lon - west) / side), SIDE - 1);
    code += LETTERS[SIDE - 1 - fromSouth]?.[fromWest] ?? '';
    south += side * fromSouth;
    west += side * fromWest;
  }
  return cellOf(code, south, west, side);
}

/** The cell of a code, with or without hyphens and spaces, in any case; undefined if invalid. */
export function readDigipin(text: string): DigipinCell | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  if (code.length !== LEVELS) return undefined;
  let [south, west, side] = [SOUTH, WEST, WHOLE];
  for (const letter of code) {
    const row = LETTERS.findIndex((letters) => letters.includes(letter));
    if (row < 0) return undefined;
    side /= SIDE;
    south += side * (SIDE - 1 - row);
    west += side * (LETTERS[row]?.indexOf(letter) ?? 0);
  }
  return cellOf(code, south, west, side);
}

const DECIMALS = 6;
const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));
const cellOf = (code: string, south: number, west: number, side: number): DigipinCell => ({
  code: code.replace(GROUPS, '$1-$2-$3'),
  lat: round(south + side / 2),
  lon: round(west + side / 2),
  south: round(south),
  west: round(west),
  north: round(south + side),
  east: round(west + side),
});
