import y2024 from './2024.ts';
import y2025 from './2025.ts';
import y2026 from './2026.ts';
import y2027 from './2027.ts';
import y2028 from './2028.ts';
import markets2026 from './markets-2026.ts';

/** Who keeps a day: everybody in the state, its offices alone, or whoever chooses it out of a list. */
export type ListedKind = 'public' | 'government' | 'optional';

/** A day of the lists of the states. */
export interface ListedDay {
  date: string;
  kind: ListedKind;
  /** Names of the states that list it. */
  states: readonly string[];
  /** In the list of the centre as well. */
  centre: boolean;
  /** States that the centre's day is not a holiday of. */
  except: readonly string[];
  name: string;
  /** Worked out ahead of the sighting of the moon. */
  estimated: boolean;
}

/** An exchange, and for which part of the day it is closed. */
export interface ClosedMarket {
  name: string;
  closed: 'day' | 'morning' | 'evening';
}

export interface MarketDay {
  date: string;
  name: string;
  markets: readonly ClosedMarket[];
}

/** Codes of states in the lists. */
const STATE_CODES: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  CH: 'Chandigarh',
  DH: 'Dadra and Nagar Haveli and Daman and Diu',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  HR: 'Haryana',
  JH: 'Jharkhand',
  JK: 'Jammu and Kashmir',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MH: 'Maharashtra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh',
  MZ: 'Mizoram',
  OD: 'Odisha',
  PB: 'Punjab',
  PY: 'Puducherry',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TN: 'Tamil Nadu',
  TR: 'Tripura',
  TS: 'Telangana',
  UK: 'Uttarakhand',
  UP: 'Uttar Pradesh',
  WB: 'West Bengal',
};

const LISTS: Readonly<Record<number, string>> = { 2024: y2024, 2025: y2025, 2026: y2026, 2027: y2027, 2028: y2028 };
const MARKETS: Readonly<Record<number, string>> = { 2026: markets2026 };

const read = new Map<number, readonly ListedDay[]>();

/** The lists of a year, by day; none for a year that is not on record. */
export function listedDays(year: number): readonly ListedDay[] {
  const known = read.get(year) ?? linesOf(LISTS[year]).map((line) => readDay(year, line));
  read.set(year, known);
  return known;
}

/** Days on which exchanges are closed; undefined for a year that is not on record. */
export const marketDays = (year: number): readonly MarketDay[] | undefined =>
  MARKETS[year] === undefined ? undefined : linesOf(MARKETS[year]).map((line) => readMarketDay(year, line));

const linesOf = (text: string | undefined): string[] => (text ?? '').split('\n').filter((line) => line !== '');

/** The words of a line before its name, and the name. */
function partsOf(line: string, words: number): string[] {
  const parts = line.split(' ');
  return [...parts.slice(0, words), parts.slice(words).join(' ')];
}

function stateOfCode(code: string): string {
  const state = STATE_CODES[code];
  if (!state) throw new Error(`No state has the code ${code}`);
  return state;
}

function readDay(year: number, line: string): ListedDay {
  const [day = '', kind, codes = '', text = ''] = partsOf(line, 3);
  const all = codes.split(',');
  return {
    date: `${year}-${day}`,
    kind: kind as ListedKind,
    states: all.filter((code) => code !== 'all' && !code.startsWith('-')).map(stateOfCode),
    centre: all.includes('all'),
    except: all.filter((code) => code.startsWith('-')).map((code) => stateOfCode(code.slice(1))),
    name: text.replace(/^~/, ''),
    estimated: text.startsWith('~'),
  };
}

function readMarketDay(year: number, line: string): MarketDay {
  const [day = '', markets = '', name = ''] = partsOf(line, 2);
  return {
    date: `${year}-${day}`,
    name,
    markets: markets.split(',').map((one) => {
      const [market = '', closed = 'day'] = one.split(':');
      return { name: market, closed: closed as ClosedMarket['closed'] };
    }),
  };
}
