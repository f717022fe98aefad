import { describe, expect, it } from 'vitest';
import { STATE_AGES } from '../../../src/areas/liquor/ages.ts';
import liquor from '../../../src/areas/liquor/area.ts';
import { answerLiquor } from '../../../src/areas/liquor/intents.ts';
import { liquorSearchable } from '../../../src/areas/liquor/searchable.ts';
import { liquorAt } from '../../../src/areas/liquor/state-answers.ts';
import { placeBySlug } from '../../../src/places/gazetteer.ts';
import { STATES } from '../../../src/places/states.ts';
import { queryFor } from '../../../src/search/answers.ts';

const answersTo = async (text: string) => answerLiquor(await queryFor(liquor, text));
const at = (slug: string) => {
  const place = placeBySlug(slug);
  if (!place) throw new Error(`${slug} is no place`);
  return liquorAt(place);
};

type Part = ReturnType<typeof at>;
const labels = (part: Awaited<Part>) => part?.facts.map(({ label }) => (typeof label === 'string' ? label : label.en));

describe('what is typed into the one field', () => {
  it.each([
    ['old monk price', 'Old Monk Very Old Vatted Matured Rum, 750 ml', '₹620'],
    ['old monk 180 ml', 'Old Monk Very Old Vatted Matured Rum, 180 ml', '₹160'],
    ['ओल्ड मोंक', 'Old Monk Very Old Vatted Matured Rum, 750 ml', '₹620'],
    ['kingfisher beer price', 'Kingfisher Excellent Lager Beer, 650 ml', '₹160'],
    ['johnny walker blue label', 'Johnnie Walker Blue Label Blended Scotch Whisky, 750 ml', '₹15,400'],
    ['red label price', 'Johnnie Walker Red Label Blended Scotch Whisky, 750 ml', '₹1,910'],
    ['double black', 'Johnnie Walker Double Black Blended Scotch Whisky, 750 ml', '₹3,770'],
    ['kingfisher ultra max price', 'Kingfisher Ultra Max Luxury Strong Beer, 650 ml', '₹210'],
  ])('%s is answered by a price with its state and day', async (text, title, answer) => {
    expect(await answersTo(text)).toMatchObject([
      {
        title: { en: title, hi: title.replace(/ ml$/, ' मिली') },
        answer,
        detail: { en: expect.stringMatching(/^Maximum retail price in Uttar Pradesh\./) },
        as_of: '2026-09-13',
        source: 'Uttar Pradesh Excise Department',
      },
    ]);
  });

  it('a price asked for another state says that it is not of that state', async () => {
    expect(await answersTo('old monk price in delhi')).toMatchObject([
      {
        detail: { en: expect.stringMatching(/^Maximum retail price in Uttar Pradesh; a price of Delhi is not on record\./) },
        confidence: 0.7,
      },
    ]);
  });

  it.each(['jaisalmer', 'signature', 'kingfisher', 'petrol pune', 'amrut yojana', 'absolut', 'drinking water delhi', 'age'])(
    '%s is not taken for a drink',
    async (text) => {
      expect(await answersTo(text)).toEqual([]);
    },
  );

  it.each([
    ['drinking age in delhi', 'Legal drinking age in Delhi', '25 years'],
    ['legal age for alcohol goa', 'Legal drinking age in Goa', '18 years'],
    ['is alcohol banned in patna', 'Liquor in Bihar', 'Sale is prohibited'],
    ['gujarat dry state', 'Liquor in Gujarat', 'Sale is prohibited'],
    ['liquor price in gujarat', 'Liquor in Gujarat', 'Sale is prohibited'],
    ['cheapest beer in patna', 'Liquor in Bihar', 'Sale is prohibited'],
    ['old monk price in nagaland', 'Liquor in Nagaland', 'Sale is prohibited'],
    ['drinking age meghalaya', 'Legal drinking age in Meghalaya', null],
  ])('%s is answered by the law of the state', async (text, title, answer) => {
    expect(await answersTo(text)).toMatchObject([
      { title: { en: title }, answer: answer === null ? null : { en: answer }, url: '/browse/liquor/drinking-age' },
    ]);
  });
});

describe('the sheet of a place', () => {
  it('tells the age of its state, and that other sources say another', async () => {
    expect((await at('panaji')) ?? (await at('goa'))).toMatchObject({
      facts: [
        { label: { en: 'Legal drinking age' }, value: { en: '18', hi: '18' }, note: { en: 'other sources say 21', hi: 'दूसरे स्रोतों में 21' } },
        { label: { en: 'Sale' }, value: { en: 'allowed, where licensed' } },
      ],
    });
  });

  it('tells of the prices of Uttar Pradesh in Uttar Pradesh alone', async () => {
    expect((await at('lucknow'))?.facts.at(-1)).toMatchObject({
      label: { en: 'Prices on record' },
      value: '133',
      url: '/browse/liquor/state/uttar-pradesh',
    });
    expect(labels(await at('pune'))).toEqual(['Legal drinking age', 'Sale']);
  });

  it('has nothing of age, shops or prices in a dry state', async () => {
    for (const slug of ['patna', 'gujarat', 'nagaland', 'mizoram', 'lakshadweep']) {
      const part = await at(slug);
      expect(part?.facts[0]).toMatchObject({ label: { en: 'Sale' }, value: { en: expect.stringMatching(/^prohibited/) } });
      expect(labels(part)).not.toContain('Legal drinking age');
      expect(labels(part)).not.toContain('Prices on record');
    }
  });

  it('knows every state and union territory', () => {
    expect(STATE_AGES.map(({ state }) => state).sort()).toEqual(STATES.map(({ name }) => name).sort());
  });
});

it('the service’s own search finds each label once, brands and categories, in English and in Hindi', async () => {
  const records = await liquorSearchable();
  expect(records.filter(({ url }) => url.startsWith('/browse/liquor/product/'))).toHaveLength(79);
  expect(records.filter(({ url }) => url.startsWith('/browse/liquor/brand/'))).toHaveLength(28);
  expect(records.find(({ url }) => url === '/browse/liquor/category/beer')?.names).toEqual(
    expect.arrayContaining(['बीयर', 'Lager', 'शराब']),
  );
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
});
