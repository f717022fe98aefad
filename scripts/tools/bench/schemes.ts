// `npm run bench -- schemes`: searches of two words of real names with their counts and a page, suggestions, and pages of all, timed in the
// query module.

import { allSchemes, schemesDatabase } from '../../../src/areas/schemes/queries.ts';
import { findSchemes, type SchemeSearch, suggestSchemes } from '../../../src/areas/schemes/search/find.ts';
import { tellTimes } from '../results.ts';

const WARM = 200;
const ROUNDS = 2000;
const PAGE = { sort: 'relevance', limit: 20, page: 1 } as const;
const TYPED = ['p', 'pm', 'pm k', 'pmkis', 'kisan', 'kisan cre', 'schol', 'widow p', 'atal', 'awas'];

const db = await schemesDatabase();
const search = (more: Partial<SchemeSearch>) => findSchemes(db, { ...PAGE, ...more });
/** Two words beside each other in the name of a scheme, each pair once: what was asked before is kept. */
const pairs = [
  ...new Set(
    (await allSchemes(db)).flatMap(({ name }) => {
      const words = (name.toLowerCase().match(/[a-z]{4,}/g) ?? []).slice(0, 2);
      return words.length === 2 ? [words.join(' ')] : [];
    }),
  ),
];
const misspelt = pairs.map((pair) => pair.replace(/\b(..)./g, '$1'));
const cases: [title: string, texts: readonly string[], ask: (text: string) => Promise<unknown>][] = [
  ['two words, count, levels and page', pairs, (q) => search({ q })],
  ['the same within a state', pairs, (q) => search({ q, state: 'Kerala' })],
  ['words mended', misspelt, (q) => search({ q })],
  ['a page of all, by name', ['1', '50', '200'], (page) => search({ page: Number(page) })],
  ['suggestions', TYPED, (q) => suggestSchemes(db, q, 8)],
];
for (const [title, texts, ask] of cases) {
  const questions = Array.from({ length: WARM + ROUNDS }, (_, round) => texts[round % texts.length] ?? '');
  for (const text of questions.slice(0, WARM)) await ask(text);
  await tellTimes(title, questions.slice(WARM), async (text) => Number((await ask(text)) !== undefined));
}
