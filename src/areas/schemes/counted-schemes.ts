import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { allSchemes, schemesDatabase } from './queries.ts';
import { parseList } from './search/index-text.ts';
import { SCHEMES } from './wording.ts';

const UNION = /\b(?:central|union|kendriya|kendra)\b|केंद्र/iu;

/** How many schemes there are, of a state or of the Union; empty where no number is asked for. */
export async function countedAnswer({ entities, asked, text, place, unknownWords }: Query): Promise<DirectAnswer[]> {
  if (!entities.includes('scheme') || asked.kind !== 'count' || unknownWords.length > 0) return [];
  const rows = (await allSchemes(await schemesDatabase())).filter(({ gone_since }) => gone_since === null);
  const isOfUnion = UNION.test(text);
  const counted = rows.filter(({ states, level }) => (place ? parseList(states).includes(place.state) : !isOfUnion || level === 'central'));
  return [
    {
      title: inAllLocales(SCHEMES, (t, locale) =>
        place ? t.stateHeading(localName(locale, findStateName(place.state))) : isOfUnion ? t.unionGovernment : t.listTitle,
      ),
      answer: inAllLocales(SCHEMES, (t, locale) =>
        t.numberOf(groupDigits(counted.length), place && localName(locale, findStateName(place.state))),
      ),
      url: place ? `/browse/schemes/state/${slugify(place.state)}` : '/browse/schemes',
      confidence: 0.96,
      uses: ['place', 'operation', 'other'],
    },
  ];
}

/** The page of a state's schemes; empty where more is said than the state. */
export function ofStateAnswer({ entities, place, unknownWords }: Query): DirectAnswer[] {
  if (!entities.includes('scheme') || !place || unknownWords.length > 0) return [];
  const title = inAllLocales(SCHEMES, (t, locale) => t.stateHeading(localName(locale, findStateName(place.state))));
  const detail = inAllLocales(SCHEMES, (t) => t.ofStateAbout);
  return [{ title, answer: null, detail, url: `/browse/schemes/state/${slugify(place.state)}`, confidence: 0.95, uses: ['place'] }];
}
