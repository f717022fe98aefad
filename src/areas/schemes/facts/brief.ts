import { findStateName } from '../../../places/states.ts';
import { both, conditionsInWords, join } from './describe.ts';
import { giftsInWords } from './describe-gifts.ts';
import type { SchemeFacts, Words } from './types.ts';

/** Longest brief in a listing. */
const LONGEST = 320;
const MAX_CONDITIONS = 5;

/**
 * A summary in our words, made from a scheme's facts: `₹1,500 a month for residents of Kerala. Age: 18 to 60 years; Category: Scheduled
 * Tribe.` Undefined if too little is known.
 */
export function briefOf(facts: SchemeFacts): Words | undefined {
  const gifts = giftsInWords(facts);
  const conditions = conditionsInWords(facts).filter(({ name }) => name !== 'residents' && name !== 'state');
  if (conditions.length === 0 && !facts.gives && !facts.subsidy_percent) return undefined;
  const { state } = facts;
  const place = state && state !== 'All' ? { en: state, hi: findStateName(state).hi ?? state } : undefined;
  const asks = join(
    conditions.slice(0, MAX_CONDITIONS).map(({ label, value }) => both(`${label.en}: ${value.en}`, `${label.hi}: ${value.hi}`)),
    '; ',
    '; ',
  );
  const en = [gifts?.en, place && (facts.residents ? `for residents of ${place.en}` : `in ${place.en}`)].filter(Boolean).join(' ');
  const hi = [place && (facts.residents ? `${place.hi} के निवासियों के लिए` : `${place.hi} में`), gifts?.hi].filter(Boolean).join(': ');
  return { en: sentences([capital(en), asks.en], '.'), hi: sentences([hi, asks.hi], '।') };
}

function sentences(parts: readonly string[], stop: string): string {
  const text = parts
    .filter(Boolean)
    .map((part) => `${part}${stop}`)
    .join(' ');
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(';', LONGEST))}${stop}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
