// `npm run bench -- schemes`: searches of two words with their counts and a page, suggestions, and pages of all, timed in the query module.
import { findSchemes, type SchemeSearch, schemesDatabase, suggestSchemes } from '../../src/areas/schemes/queries.ts';

const ROUNDS = 100;
const PAGE = { sort: 'relevance', limit: 20, page: 1 } as const;
const TWO_WORDS = [
  'widow pension',
  'farmer insurance',
  'girl scholarship',
  'pm kisan',
  'old age',
  'health card',
  'student loan',
  'housing scheme',
  'kanya vivah',
  'marriage assistance',
  'post matric',
  'construction worker',
  'disability pension',
  'skill training',
  'fish farming',
  'mudra loan',
  'sports award',
  'laptop students',
  'maternity benefit',
  'solar subsidy',
];
const TYPED = ['p', 'pm', 'pm k', 'pmkis', 'kisan', 'kisan cre', 'schol', 'widow p', 'atal', 'awas'];

const db = await schemesDatabase();
const search = (more: Partial<SchemeSearch>) => findSchemes(db, { ...PAGE, ...more });
const cases: [title: string, texts: readonly string[], ask: (text: string) => Promise<unknown>][] = [
  ['two words, count, levels and page', TWO_WORDS, (q) => search({ q })],
  ['the same within a state', TWO_WORDS, (q) => search({ q, state: 'Kerala' })],
  ['nothing found, words mended', ['skolarshipp qwertz', 'pensoin zzzz'], (q) => search({ q })],
  ['a page of all, by name', ['1', '50', '200'], (page) => search({ page: Number(page) })],
  ['suggestions', TYPED, (q) => suggestSchemes(db, q, 8)],
];
for (const [title, texts, ask] of cases) {
  for (const text of texts) for (let round = 0; round < 10; round += 1) await ask(text);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of texts) {
      const began = performance.now();
      await ask(text);
      times.push(performance.now() - began);
    }
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(3);
  const cpu = ((user + system) / 1000 / times.length).toFixed(3);
  console.log(`${title.padEnd(36)} median ${at(0.5)} ms, p99 ${at(0.99)} ms, CPU ${cpu} ms`);
}
