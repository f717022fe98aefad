import { beforeAll, describe, expect, it } from 'vitest';
import { factsOfListing } from '../../../src/areas/schemes/eligible/eligible.ts';
import { conditionsAnswer, eligibleAnswer } from '../../../src/areas/schemes/eligible/eligible-schema.ts';
import { schemeAnswer } from '../../../src/areas/schemes/schema.ts';
import type { SchemeRow } from '../../../src/areas/schemes/tables.ts';
import { loadService, type ServedAt } from '../../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

const ask = async (query: string) => {
  const { status, body } = await server.json(`/schemes/eligible?${query}`);
  expect(status).toBe(200);
  return eligibleAnswer.parse(body);
};
type Answer = Awaited<ReturnType<typeof ask>>;
const slugs = ({ data }: Answer) => data.map(({ slug }) => slug);
/** All schemes of one fit, however many pages. */
async function all(query: string): Promise<Answer['data']> {
  const { total } = await ask(`${query}&limit=1`);
  const pages = await Promise.all(Array.from({ length: Math.ceil(total / 100) }, (_, at) => ask(`${query}&limit=100&page=${at + 1}`)));
  return pages.flatMap(({ data }) => data);
}

describe('/schemes/eligible', () => {
  it('gives schemes whose conditions are all met, each with what was met', async () => {
    const found = await ask('state=ladakh&gender=female&age=45&bpl=1');
    expect(slugs(found)).toContain('issspwd');
    const pension = found.data.find(({ slug }) => slug === 'issspwd');
    expect(pension).toMatchObject({ fit: 'fits', missing: [], not_met: [], facts_as_of: '2026-02', gives: { en: '₹1,000 a month' } });
    expect(pension?.met.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['residents', 'gender', 'ages', 'bpl']));
  });

  it('names what is missing where somebody may fit', async () => {
    const may = await all('state=ladakh&gender=female&show=may');
    expect(may.find(({ slug }) => slug === 'issspwd')?.missing.map(({ fact }) => fact)).toEqual(['ages', 'bpl']);
  });

  it('says which condition is not met', async () => {
    const no = await all('state=ladakh&gender=female&age=30&bpl=1&show=no');
    const pension = no.find(({ slug }) => slug === 'issspwd');
    expect(pension?.not_met).toEqual([
      { fact: 'ages', label: { en: 'Age', hi: 'उम्र' }, value: { en: '40 to 79 years', hi: '40 से 79 वर्ष' } },
    ]);
  });

  it('leaves out no scheme: each known one has one fit', async () => {
    const { counts, unknown } = await ask('state=kerala&age=30');
    const { body } = await server.json('/schemes?limit=1');
    expect(counts.fits + counts.may + counts.no + unknown).toBe(body.total);
  });

  it('pages through them without a gap', async () => {
    const [first, second] = [await ask('show=no&state=goa&limit=3'), await ask('show=no&state=goa&limit=3&page=2')];
    const both = await ask('show=no&state=goa&limit=6');
    expect([...slugs(first), ...slugs(second)]).toEqual(slugs(both));
    expect(first.total).toBe(first.counts.no);
  });

  it('gives no scheme of another state as one that fits', async () => {
    const fits = await all('state=goa&age=30&gender=female&income=50000&caste=st&bpl=1&occupation=artist');
    expect(fits.length).toBeGreaterThan(0);
    for (const { beneficiary_state } of fits) expect(['Goa', 'All']).toContain(beneficiary_state);
  });

  it('takes the states of the listing for those of the scheme, and a state that is not on record for none of its own', () => {
    const row = (more: Partial<SchemeRow>) => ({ name: 'Nari Adalat', brief: null, level: 'state', states: null, ...more }) as SchemeRow;
    expect(factsOfListing({ gender: 'female', state: 'All' }, row({ states: '["Bihar","Assam"]' }))).toEqual({
      gender: 'female',
      states: ['Bihar', 'Assam'],
    });
    expect(factsOfListing({ state: 'Goa' }, row({ states: '["Kerala"]' }))).toEqual({ state: 'Kerala' });
    expect(factsOfListing({}, row({ states: '["All"]' }))).toEqual({ state: 'All' });
    expect(factsOfListing({}, row({ brief: 'For women of Kerala' }))).toEqual({ state: 'Kerala' });
    expect(factsOfListing({ state: 'All' }, row({}))).toEqual({ states: [] });
    expect(factsOfListing({}, row({ level: 'central' }))).toEqual({});
  });

  it.each([
    ['state=rajasthan&age=45&widow=1&bpl=1', /widow|vidhva/i],
    ['age=45&widow=1&show=may', /widow/i],
  ])('puts what is meant for the person first: %s', async (query, words) => {
    expect((await ask(query)).data[0]?.scheme_name).toMatch(words);
  });

  it('takes a widow for a woman', async () => {
    const [said, unsaid] = [await ask('state=haryana&widow=1&gender=female'), await ask('state=haryana&widow=1')];
    expect(unsaid.counts).toEqual(said.counts);
  });

  it('says why each fits', async () => {
    const found = await ask('state=haryana&age=45&widow=1&bpl=1');
    for (const { why, met, scheme_name } of found.data) {
      expect(why?.en, scheme_name).toContain(`${met[0]?.label.en}: ${met[0]?.value.en}`);
      expect(why?.hi, scheme_name).toContain(met[0]?.value.hi);
    }
  });

  it('tells what is accepted where a parameter is none', async () => {
    const { status, body } = await server.json('/schemes/eligible?caste=high');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', error: expect.stringContaining('sc, st, obc') });
    expect((await server.json('/schemes/eligible?state=nowhere')).body.code).toBe('unknown_place');
  });
});

describe('/schemes/conditions', () => {
  it('has the conditions of every scheme of which any facts are known, and nothing besides', async () => {
    const { body } = await server.json('/schemes/conditions');
    const { count, data } = conditionsAnswer.parse(body);
    expect(data).toHaveLength(count);
    expect(data.find(({ slug }) => slug === 'issspwd')?.facts).toEqual({
      applicant: 'person',
      state: 'Ladakh',
      residents: true,
      ages: [[40, 79]],
      gender: 'female',
      bpl: true,
      others: 1,
    });
  });
});

it('a scheme’s own answer has its facts in both languages', async () => {
  const { body } = await server.json('/schemes/issspwd');
  const { facts } = schemeAnswer.parse(body).data;
  expect(facts?.brief).toEqual({
    en: '₹1,000 a month for residents of Ladakh. Only: women and girls; Age: 40 to 79 years; Household: below the poverty line.',
    hi: 'लद्दाख के निवासियों के लिए: प्रति माह ₹1,000। केवल: महिलाएँ और लड़कियाँ; उम्र: 40 से 79 वर्ष; परिवार: ग़रीबी रेखा से नीचे।',
  });
  expect(facts?.documents.map(({ key }) => key)).toContain('bpl-card');
  expect(facts?.apply).toEqual(['online', 'office']);
});
