import type { z } from 'zod';
import type { decodedPlate } from './schema.ts';
import { currentCode, DELHI_CATEGORIES, findRenaming, findStateByCode, STATE_CODES } from './state-codes.ts';

/** The parts of a number plate. Null for a part that its kind does not have. */
export interface PlateReading extends Omit<z.output<typeof decodedPlate>, 'format'> {
  /** Without spaces, in capitals. */
  number: string;
  /** As it is written: `WB 20 AB 1234`. */
  display: string;
}

/** The reason why a text is not a number plate, and what may have been meant. */
export interface PlateFault {
  message: string;
  suggestions: string[];
  /** The form is right, but no office or state has this code. */
  unknown?: true;
}
export type PlateResult = { ok: true; value: PlateReading } | { ok: false; fault: PlateFault };

// Each kind of plate is read by its own function: what it says, why it cannot be one, or nothing where the text is of another kind. `number` is clean, in capitals.

const MISSIONS: Readonly<Record<string, string>> = {
  CD: 'Corps Diplomatique, an embassy',
  CC: 'Corps Consulaire, a consulate',
  UN: 'United Nations',
};

/** Bharat series plates are given since 15 September 2021. */
const FIRST_BHARAT_YEAR = 2021;
const EMPTY = {
  state_code: null,
  state: null,
  state_code_today: null,
  office_code: null,
  series: null,
  serial: null,
  category: null,
  year: null,
  mission: null,
  notes: [],
};

export function readBharat(number: string, today: number): PlateResult | undefined {
  const [, yy = '', serial = '', series = ''] = /^(\d{2})BH(?:(\d{4})([A-Z]{1,2}))?$/.exec(number) ?? [];
  if (!yy) return undefined;
  const year = 2000 + Number(yy);
  if (year < FIRST_BHARAT_YEAR || year > today)
    return faulty(`A Bharat plate begins with the last two digits of its year, 21 to ${String(today).slice(2)}; got ${yy}`);
  return good({
    ...EMPTY,
    number,
    display: [yy, 'BH', serial, series].filter(Boolean).join(' '),
    kind: 'bharat',
    series: series || null,
    serial: serial || null,
    year,
  });
}

export function readVintage(number: string): PlateResult | undefined {
  const [, code = '', series = '', serial = ''] = /^([A-Z]{2})VA([A-Z]{2})(\d{1,4})$/.exec(number) ?? [];
  if (!code) return undefined;
  return readWithState(code, (state) => ({
    ...EMPTY,
    ...state,
    number,
    display: `${code} VA ${series} ${serial}`,
    kind: 'vintage',
    series,
    serial,
  }));
}

/**
 * `T 0820 MH 1234 AB`: T, month and year, state, four digits, one or two letters, as the Central Motor Vehicles Rules have it since 2021 (rule 50, table of
 * formats). The month is of the vehicle's registration.
 */
export function readTemporary(number: string, today: number): PlateResult | undefined {
  const [, month = '', yy = '', code = '', serial = '', series = ''] = /^T(\d{2})(\d{2})([A-Z]{2})(\d{4})([A-Z]{1,2})$/.exec(number) ?? [];
  if (!code) return undefined;
  const year = 2000 + Number(yy);
  if (Number(month) < 1 || Number(month) > 12) return faulty(`A temporary plate begins with T and its month, 01 to 12; got ${month}`);
  if (year > today) return faulty(`A temporary plate has its year behind its month, up to ${String(today).slice(2)}; got ${yy}`);
  return readWithState(code, (state) => ({
    ...EMPTY,
    ...state,
    number,
    display: `T ${month}${yy} ${code} ${serial} ${series}`,
    kind: 'temporary',
    series,
    serial,
    year,
    notes: [...state.notes, `Given in ${month}/${year}; it is valid for six months at most.`],
  }));
}

/** `MH 12 A 1234 TC 0001`: the trade certificate of a dealer or maker (rule 50, table of formats), and which of its plates it is. */
export function readTrade(number: string): PlateResult | undefined {
  const [, code = '', office = '', letter = '', certificate = '', serial = ''] =
    /^([A-Z]{2})(\d{2})([A-Z])(\d{4})TC(\d{1,4})$/.exec(number) ?? [];
  if (!code) return undefined;
  if (Number(office) === 0) return faulty(`The number of the office is 1 to 99; got ${office}`);
  return readWithState(code, (state) => ({
    ...EMPTY,
    ...state,
    number,
    display: `${code} ${office} ${letter} ${certificate} TC ${serial.padStart(4, '0')}`,
    kind: 'trade',
    office_code: `${code}-${office}`,
    series: letter,
    serial: serial.padStart(4, '0'),
    notes: [...state.notes, `Trade certificate ${letter} ${certificate}: for vehicles that a dealer or maker drives before they are sold.`],
  }));
}

export function readDiplomatic(number: string): PlateResult | undefined {
  const [, country = '', kind = '', serial = ''] = /^(\d{1,3})(CD|CC|UN)(\d{1,4})$/.exec(number) ?? [];
  if (!country) return undefined;
  const notes = ['Which number stands for which country is in no list that is published.'];
  const mission = { number: country, kind: MISSIONS[kind] ?? kind };
  return good({ ...EMPTY, number, display: `${country} ${kind} ${serial}`, kind: 'diplomatic', serial, mission, notes });
}

export function readDefence(number: string): PlateResult | undefined {
  const [, yy = '', base = '', serial = '', letter = ''] = /^\u2191?(\d{2})\u2191?([A-Z])(\d{5,6})([A-Z])$/.exec(number) ?? [];
  if (!yy) return undefined;
  const year = Number(yy) > 50 ? 1900 + Number(yy) : 2000 + Number(yy);
  const notes = ['Registered by the Ministry of Defence; base codes and class letters are in no list that is published.'];
  return good({
    ...EMPTY,
    number,
    display: `\u2191${yy} ${base} ${serial}${letter}`,
    kind: 'defence',
    serial: `${serial}${letter}`,
    series: base,
    year,
    notes,
  });
}

/** The code of an office without a number: `MH12`, `KA01`, `DL3C`, and the year of the Bharat series, `22BH`. Two figures are no office and a number. */
export function readOffice(number: string): PlateResult | undefined {
  const [, code = '', office = '', letter = ''] = /^([A-Z]{2})(\d{1,2})([A-Z]?)$/.exec(number) ?? [];
  const category = letter ? DELHI_CATEGORIES[letter] : undefined;
  if (!code || Number(office) === 0 || (letter && (code !== 'DL' || !category))) return undefined;
  return readWithState(code, (state) => ({
    ...EMPTY,
    ...state,
    number,
    display: category ? `${code} ${Number(office)}${letter}` : `${code} ${office.padStart(2, '0')}`,
    kind: 'office',
    office_code: `${code}-${office.padStart(2, '0')}`,
    category: category ?? null,
    notes: [...state.notes, ...notesOn(code, Number(office), '')],
  }));
}

export function readOrdinary(number: string): PlateResult | undefined {
  const [, code = '', office = '', letters = '', serial = ''] = /^([A-Z]{2})(\d{1,2})([A-Z]{0,3})(\d{1,4})$/.exec(number) ?? [];
  if (!code) return undefined;
  if (Number(office) === 0) return faulty(`The number of the office is 1 to 99; got ${office}`);
  if (Number(serial) === 0) return faulty(`The number at the end is 1 to 9999; got ${serial}`);
  return readWithState(code, (state) => {
    const category = code === 'DL' ? DELHI_CATEGORIES[letters.charAt(0)] : undefined;
    const series = category ? letters.slice(1) : letters;
    const written = category ? `${Number(office)}${letters.charAt(0)}` : office.padStart(2, '0');
    return {
      ...EMPTY,
      ...state,
      number,
      display: [code, written, series, serial.padStart(4, '0')].filter(Boolean).join(' '),
      kind: 'ordinary',
      office_code: `${code}-${office.padStart(2, '0')}`,
      series: series || null,
      serial,
      category: category ?? null,
      notes: [...state.notes, ...notesOn(code, Number(office), series)],
    };
  });
}

function notesOn(code: string, office: number, series: string): string[] {
  return [
    ...(/[IO]/.test(series) ? ['A series has no I and no O; this one is unusual.'] : []),
    ...(code === 'AP' && (office === 39 || office === 40)
      ? ['Every new vehicle of Andhra Pradesh carries AP 39 since February 2019, then AP 40: the code names no district.']
      : []),
  ];
}

export function readOld(number: string): PlateResult | undefined {
  const [, letters = '', serial = ''] = /^([A-Z]{3})(\d{1,4})$/.exec(number) ?? [];
  if (!letters) return undefined;
  const notes = ['Codes of three letters went out of use on 1 July 1989; which state gave them is not told here.'];
  return good({ ...EMPTY, number, display: `${letters} ${serial}`, kind: 'before_1989', series: letters, serial, notes });
}

type StateParts = Pick<PlateReading, 'state_code' | 'state' | 'state_code_today' | 'notes'>;

function readWithState(code: string, reading: (state: StateParts) => PlateReading): PlateResult {
  const state = findStateByCode(code);
  if (!state)
    return {
      ok: false,
      fault: { message: `No state or union territory has the code ${code}`, suggestions: nearCodes(code), unknown: true },
    };
  const renaming = findRenaming(code);
  return good(
    reading({
      state_code: code,
      state,
      state_code_today: renaming ? currentCode(code) : null,
      notes: renaming ? [`${code} became ${renaming.new} (${renaming.since}); plates with ${code} stay valid.`] : [],
    }),
  );
}

/** State codes that share a letter at the same place. */
const nearCodes = (code: string): string[] =>
  Object.keys(STATE_CODES)
    .filter((one) => one[0] === code[0] || one[1] === code[1])
    .slice(0, 5);

const good = (value: PlateReading): PlateResult => ({ ok: true, value });
/** A refusal of a text that is not a plate, with the reason. */
export const faulty = (message: string, suggestions: string[] = [], unknown?: true): PlateResult => ({
  ok: false,
  fault: { message, suggestions, ...(unknown ? { unknown } : {}) },
});
