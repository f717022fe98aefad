import type { z } from 'zod';
import type { decodedNumber, decodedPan, gstValidity } from './schema.ts';
import codes from './states.json' with { type: 'json' };

/** The first two digits of a GSTIN. Names as in the table of states; 25 and 28 are out of use but still stand on live numbers. */
export const GST_STATES: Readonly<Record<string, string>> = codes.states;

/** The fourth letter of a PAN: what kind of person holds it. */
export const PAN_HOLDERS: Readonly<Record<string, string>> = codes.holders;

/** Kinds of number that share the fifteen characters. */
export type GstinLayout =
  | 'taxpayer'
  | 'tax collector (TCS)'
  | 'tax deductor (TDS)'
  | 'UIN'
  | 'non-resident'
  | 'non-resident online services';

/** What a GSTIN says of itself. */
export interface GstinReading extends z.output<typeof decodedNumber> {
  layout: GstinLayout;
}

/** The reason why a text is not a GSTIN or PAN. */
export type NumberFault = NonNullable<z.output<typeof gstValidity>['fault']>;

export type ReadResult<T> = { ok: true; value: T } | { ok: false; fault: NumberFault };

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGIT = { test: /\d/, name: 'a digit' };
const LETTER = { test: /[A-Z]/, name: 'a letter' };
const EITHER = { test: /[0-9A-Z]/, name: 'a letter or a digit' };
const ENTITY = { test: /[1-9A-Z]/, name: '1 to 9 or a letter' };

type Position = typeof DIGIT;
const repeat = (place: Position, times: number): Position[] => Array.from({ length: times }, () => place);

const PAN_PLACES = [...repeat(LETTER, 5), ...repeat(DIGIT, 4), LETTER];
const ORDINARY = [...repeat(DIGIT, 2), ...PAN_PLACES, ENTITY, LETTER, EITHER];
/** A deductor may have registered by its TAN: four letters, five digits, a letter. */
const DEDUCTOR_BY_TAN = [...repeat(DIGIT, 2), ...repeat(LETTER, 4), ...repeat(DIGIT, 5), LETTER, ENTITY, LETTER, EITHER];
/** State, year, country, serial, two letters: `2317UNO00001UND`, `9917USA29016OS6`. */
const SPECIAL = [...repeat(DIGIT, 4), ...repeat(LETTER, 3), ...repeat(DIGIT, 5), ...repeat(LETTER, 2), EITHER];
/** Positions 13 and 14 of the special layout. Source: the e-invoice validation patterns that india-compliance carries. */
const SPECIAL_KINDS: Readonly<Record<string, GstinLayout>> = {
  UN: 'UIN',
  ON: 'UIN',
  NR: 'non-resident',
  OS: 'non-resident online services',
};

/** The check digit of the first fourteen characters (modulo 36, alternate weights 1 and 2, digits of each product in base 36 added). */
export function gstinCheckDigit(first14: string): string {
  let sum = 0;
  for (const [index, character] of [...first14.slice(0, 14)].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** A number as people write it: spaces and dashes dropped, upper case. */
export const cleanNumber = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase();

/** Reads a GSTIN with no network: layout, state, PAN, check digit. Never throws; a fault names the first wrong position. */
export function readGstin(text: string): ReadResult<GstinReading> {
  const gstin = cleanNumber(text);
  if (gstin.length !== 15) return faulty(null, `A GSTIN has 15 characters; this has ${gstin.length}`);
  const special = /^\d{4}/.test(gstin);
  const byTan = gstin[13] === 'D' && /^\d{2}[A-Z]{4}\d/.test(gstin);
  const wrong = firstMisfit(gstin, special ? SPECIAL : byTan ? DEDUCTOR_BY_TAN : ORDINARY);
  if (wrong) return wrong;
  const stateCode = gstin.slice(0, 2);
  const state = GST_STATES[stateCode];
  if (!state) return faulty(1, `Positions 1 and 2 are the state; ${stateCode} is not a state's code`);
  const layout = special ? SPECIAL_KINDS[gstin.slice(12, 14)] : ordinaryLayout(gstin);
  if (!layout) return faulty(13, `Positions 13 and 14 must be UN, ON, NR or OS in a number of this layout; got ${gstin.slice(12, 14)}`);
  const expected = gstinCheckDigit(gstin);
  if (gstin[14] !== expected) {
    const message = `Position 15 is the check digit and should be ${expected}; got ${gstin[14]}. If it is right, another character is not`;
    return { ok: false, fault: { position: 15, message, expected_check_digit: expected } };
  }
  return { ok: true, value: describe(gstin, layout, state, !special && !byTan) };
}

/** The parts of a PAN. */
export type PanReading = z.output<typeof decodedPan>;

/**
 * Reads a PAN with no network: five letters, of which the fourth is the kind of holder and the fifth begins the holder's name (an individual's
 * surname), four digits and a check letter, whose rule is not published.
 */
export function readPan(text: string): ReadResult<PanReading> {
  const pan = cleanNumber(text);
  if (pan.length !== 10) return faulty(null, `A PAN has 10 characters; this has ${pan.length}`);
  const misfit = firstMisfit(pan, PAN_PLACES);
  if (misfit) return misfit;
  const letter = pan.charAt(3);
  const holder = PAN_HOLDERS[letter];
  if (!holder) {
    const kinds = Object.entries(PAN_HOLDERS).map(([one, kind]) => `${one} (${kind.toLowerCase()})`);
    return faulty(4, `Position 4 is the kind of holder: ${kinds.join(', ')}; got "${letter}"`);
  }
  return {
    ok: true,
    value: {
      pan,
      series: pan.slice(0, 3),
      holder_letter: letter,
      holder,
      name_letter: pan.charAt(4),
      serial: pan.slice(5, 9),
      check_letter: pan.charAt(9),
    },
  };
}

function ordinaryLayout(gstin: string): GstinLayout {
  if (gstin[13] === 'C') return 'tax collector (TCS)';
  return gstin[13] === 'D' ? 'tax deductor (TDS)' : 'taxpayer';
}

function describe(gstin: string, layout: GstinLayout, state: string, hasPan: boolean): GstinReading {
  const pan = hasPan ? gstin.slice(2, 12) : null;
  const holder = pan ? (PAN_HOLDERS[pan.charAt(3)] ?? null) : null;
  const letter = gstin.charAt(13);
  const warnings: string[] = [];
  if (layout === 'taxpayer' && letter !== 'Z') warnings.push(`Position 14 is ${letter}; ordinary numbers have Z there`);
  if (pan && !holder) warnings.push(`Position 6, the PAN's fourth letter, is ${pan.charAt(3)}, which stands for no known kind of holder`);
  if (gstin.startsWith('25') || gstin.startsWith('28')) warnings.push(`State code ${gstin.slice(0, 2)} is out of use for new numbers`);
  const entity = layout === 'taxpayer' || layout.startsWith('tax ') ? gstin.charAt(12) : null;
  return {
    gstin,
    layout,
    state_code: gstin.slice(0, 2),
    state,
    pan,
    holder,
    entity,
    default_letter: letter,
    check_digit: gstin.charAt(14),
    warnings,
  };
}

function firstMisfit(text: string, places: readonly Position[]): { ok: false; fault: NumberFault } | undefined {
  const index = places.findIndex((place, at) => !place.test.test(text.charAt(at)));
  if (index === -1) return undefined;
  return faulty(index + 1, `Position ${index + 1} must be ${places[index]?.name}; got ${JSON.stringify(text.charAt(index))}`);
}

const faulty = (position: number | null, message: string): { ok: false; fault: NumberFault } => ({
  ok: false,
  fault: { position, message },
});
