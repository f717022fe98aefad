import { STATES } from '../../../places/states.ts';
import { withoutCapitals } from '../../../text/capitals.ts';

/** States of several words, which banks write as one: `WESTBENGAL736101`. */
const STATES_AS_ONE = new Map(
  STATES.filter(({ name }) => name.includes(' ')).map(({ name }) => [name.replaceAll(' ', '').toLowerCase(), name.toUpperCase()]),
);
const STATE_AS_ONE = new RegExp(`(${[...STATES_AS_ONE.keys()].join('|')})`, 'gi');

/**
 * An address as banks write it, all in capitals and without spaces behind commas, as people read it; one that has small letters keeps them.
 * @example readable('TULSIANI CHMBRS,212,NARIMAN PT,MUMBAI 400021') // 'Tulsiani Chmbrs, 212, Nariman Pt, Mumbai 400021'
 */
export function readable(address: string): string {
  const spaced = address
    .replace(/\s*,\s*/g, ', ')
    .replace(/(?:, )+/g, ', ')
    // `DIST.MURSHIDABAD`; initials (`P.O.`) stay together.
    .replace(/(\p{L}{3,})\.(?=[\p{L}\d])/gu, '$1. ')
    .replace(STATE_AS_ONE, (one) => ` ${STATES_AS_ONE.get(one.toLowerCase())} `)
    // `MAHARASHTRAPIN, 400021`, `JALPAIGURI735101`, `1STFLOOR`.
    .replace(/(\p{L}{4,}) ?PIN(?=[\s.,:-]*\d{6}\b)/giu, '$1, PIN')
    .replace(/(\p{L}{3,})(?=\d{6}\b)/gu, '$1 ')
    .replace(/\b(\d+)\s?(ST|ND|RD|TH)\s?(?=FLOOR)/gi, '$1$2 ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .replace(/[ ,]+$/, '')
    .trim();
  return withoutCapitals(spaced).replace(/\b(\d+)(ST|ND|RD|TH)\b/gi, (_, number: string, tail: string) => number + tail.toLowerCase());
}
