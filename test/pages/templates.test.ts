import { expect, inject, it } from 'vitest';
import { findTemplates } from '../../scripts/tools/looks/templates.ts';
import { looksAt } from '../suites/templates.ts';

// Each template once, in one language and one theme by turns, and a fifth of them by axe; templates.nightly.test.ts has all languages, both themes, and axe for all.
const all = findTemplates(inject('dist'));
const hindiOf = new Map(all.filter(({ file }) => file.startsWith('hi/')).map(({ file, address }) => [file.slice('hi/'.length), address]));
const templates = all.filter(({ file }) => !file.startsWith('hi/'));
const looks = templates.map(({ file, address }, at) => ({
  address: (at % 2 === 0 ? hindiOf.get(file) : undefined) ?? address,
  theme: at % 4 < 2 ? ('dark' as const) : ('light' as const),
  axe: at % 5 === 0 ? ('once' as const) : ('never' as const),
}));

looksAt(looks);

it.each(['never', 'once'])('some are in each language, in each theme; seen by axe: %s', (seen) => {
  const kinds = looks
    .filter(({ axe }) => axe === seen)
    .map(({ address, theme }) => `${/^\/hi(\/|$)/.test(address) ? 'hi' : 'en'} ${theme}`);
  expect(new Set(kinds)).toEqual(new Set(['en dark', 'en light', 'hi dark', 'hi light']));
});
