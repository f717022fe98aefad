import { findDistrictName } from '../../places/districts.ts';
import { townOfState } from '../../places/town.ts';
import names from './office-hindi.json' with { type: 'json' };

/** Hindi names of post offices of large cities, each written by eye. */
const HINDI: Readonly<Record<string, string>> = names;

/**
 * The names of a post office, in Hindi where its town or district has one or it is in the table; what the directory tells apart in brackets stays out.
 * @example postOfficeNames('Malviya Nagar (Jaipur)', 'Rajasthan').hi // 'मालवीय नगर'
 */
export function postOfficeNames(name: string, state: string): { name: string; hi?: string } {
  const plain = name.replace(/ \([^)]*\)$/, '');
  const hi = townOfState(plain, state).hi ?? findDistrictName(plain, state).hi ?? HINDI[name] ?? HINDI[plain];
  return hi ? { name, hi } : { name };
}
