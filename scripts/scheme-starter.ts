// `node scripts/scheme-starter.ts [FOLDER]`: writes what data/starter has of schemes' facts and categories, from the records in ../shared (or
// FOLDER): facts taken from the pages of February and March 2026 by the rules of a crawl, without their sentences; the categories under which the
// publisher's pages list them; the state of each where its page says it; what schemes-known.json has by hand. It runs again when the rules change.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readState } from '../src/areas/schemes/facts/place.ts';
import { takeFacts } from '../src/areas/schemes/facts/take-facts.ts';
import type { SchemeFacts } from '../src/areas/schemes/facts/types.ts';
import { pageOfSample, readExtraText, SAMPLE_FILE, type SampleText } from './scheme-sample.ts';

interface StarterScheme {
  slug: string;
  name: string;
  level: 'central' | 'state';
  states?: string[];
  categories?: string[];
  recorded: string;
  [member: string]: unknown;
}
const AS_OF = '2026-02';
const EXTRA_AS_OF = '2026-03';
const root = join(import.meta.dirname, '..');
const shared = process.argv[2] ?? join(SAMPLE_FILE, '..', '..');
const read = (path: string) => JSON.parse(gunzipSync(readFileSync(join(shared, path))).toString('utf8'));
const { texts } = read('samples/scheme-texts-2026-02.json.gz') as { texts: Record<string, SampleText> };
const { categories } = read('facts/schemes-categories-2026-02.json.gz') as { categories: Record<string, string[]> };
const { texts: extraTexts } = read('samples/scheme-texts-extra.json.gz') as { texts: Record<string, string> };
const { rows: pageStates, ministries } = read('facts/schemes-states.json.gz') as {
  rows: Record<string, { state: string; as_of: string }>;
  ministries: Record<string, string>;
};
const starterPath = join(root, 'data/starter/schemes.json');
const starter = JSON.parse(readFileSync(starterPath, 'utf8')) as { schemes: StarterScheme[]; [member: string]: unknown };
const bySlug = new Map(starter.schemes.map((one) => [one.slug, one]));

const boardOf = (name: string): string | undefined => /[(-]\s*([A-Z][A-Z&]{4,})\s*\)?\s*$/.exec(name)?.[1];

const facts: Record<string, SchemeFacts> = {};
const count = { categories: 0, added: 0, states: 0 };
for (const [slug, text] of Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const scheme = bySlug.get(slug);
  // A scheme without a recorded ministry is treated as a state's, but its page may say otherwise.
  const taken = takeFacts(pageOfSample(text, scheme?.level === 'central' ? 'central' : undefined)).facts;
  const onlyState = scheme?.states?.length === 1 ? scheme.states[0] : undefined;
  if (onlyState) taken.state = onlyState;
  if (onlyState === 'All') delete taken.residents;
  facts[slug] = taken;
  if (!scheme && taken.state) {
    const added: StarterScheme = {
      slug,
      name: text.name.trim(),
      level: taken.state === 'All' ? 'central' : 'state',
      states: [taken.state],
      recorded: AS_OF,
    };
    bySlug.set(slug, added);
    count.added += 1;
  } else if (scheme && !scheme.states && taken.state) {
    scheme.states = [taken.state];
    if (taken.state === 'All') scheme.level = 'central';
    count.states += 1;
  }
}
// What the heads of the pages of March print: the state, and a ministry where none is on record. One state on record is wrong.
for (const [slug, { state, as_of }] of Object.entries(pageStates)) {
  const scheme = bySlug.get(slug);
  if (!scheme || (scheme.states && slug !== 'gsis-icfsfpu')) continue;
  Object.assign(scheme, { states: [state], level: 'state', recorded: as_of.slice(0, scheme.recorded.length) });
  count.states += 1;
}
for (const [slug, ministry] of Object.entries(ministries)) {
  const scheme = bySlug.get(slug);
  if (scheme?.level === 'central') scheme.ministry ??= ministry.replace(/\b(Of|And)\b/g, (word) => word.toLowerCase());
}

// Texts of March: of schemes that those of February lack.
const extra: Record<string, SchemeFacts> = {};
for (const [slug, text] of Object.entries(extraTexts).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const scheme = bySlug.get(slug);
  if (!scheme || facts[slug]) continue;
  const onlyState = scheme.states?.length === 1 ? scheme.states[0] : undefined;
  const taken = takeFacts({ ...pageOfSample(readExtraText(text), scheme.level), state: onlyState }).facts;
  if (onlyState) taken.state = onlyState;
  if (onlyState === 'All') delete taken.residents;
  extra[slug] = taken;
}

for (const [label, slugs] of Object.entries(categories))
  for (const slug of slugs) {
    const scheme = bySlug.get(slug);
    if (!scheme || scheme.tags) continue;
    if (!scheme.categories) count.categories += 1;
    scheme.categories = [...new Set([...(scheme.categories ?? []), label])];
  }

// A board in brackets, `(UKBOCWWB)`, belongs to a state if all its schemes with a known state do; a name may also mention its state.
const boards = Map.groupBy(
  [...bySlug.values()].filter(({ level, states }) => level === 'state' && states?.length === 1),
  ({ name }) => boardOf(name) ?? '',
);
for (const one of bySlug.values()) {
  if (one.states || one.level !== 'state') continue;
  const sameBoard = boards.get(boardOf(one.name) || 'none') ?? [];
  const ofBoard = new Set(sameBoard.flatMap(({ states }) => states ?? []));
  const named = readState({ name: one.name, details: '', eligibility: '', benefits: '', level: 'state' });
  const state = named ?? (sameBoard.length > 1 && ofBoard.size === 1 ? [...ofBoard][0] : undefined);
  if (!state) continue;
  one.states = [state];
  count.states += 1;
}

const ORDER = ['slug', 'name', 'level', 'ministry', 'states', 'short_title', 'categories', 'tags', 'for', 'close_date', 'recorded'];
const rows = [...bySlug.values()]
  .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  .map((one) => {
    const { recorded, ...rest } = one;
    const members = { ...rest, recorded };
    return JSON.stringify(Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))));
  });
const { schemes: _, ...head } = starter;
writeFileSync(starterPath, `${JSON.stringify(head).slice(0, -1)}, "schemes": [\n${rows.join(',\n')}\n]}\n`);
const attested = JSON.parse(readFileSync(join(root, 'data/starter/schemes-known.json'), 'utf8')) as {
  as_of: string;
  schemes: Record<string, { facts: SchemeFacts; attested_by: string[] }>;
};
for (const slug of Object.keys(attested.schemes)) delete extra[slug];
const packed = {
  source: 'myscheme.gov.in',
  as_of: AS_OF,
  about:
    'Facts taken from the English pages of schemes by src/areas/schemes/facts; none of their sentences. A member that is not there is not known.',
  facts,
  later: [
    { as_of: EXTRA_AS_OF, facts: extra },
    {
      as_of: attested.as_of,
      facts: Object.fromEntries(Object.entries(attested.schemes).map(([slug, { facts: attestedFacts }]) => [slug, attestedFacts])),
    },
  ],
};
writeFileSync(join(root, 'data/starter/schemes-facts.json.gz'), gzipSync(JSON.stringify(packed), { level: 9 }));
console.log(
  `${Object.keys(facts).length + Object.keys(extra).length} schemes with facts, ${count.added} new schemes, ${count.categories} got categories, ${count.states} a state`,
);
