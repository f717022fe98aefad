import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { defaultServer } from '../../support/server.ts';
import { isThere } from '../../support/whole-build.ts';

const server = defaultServer();

async function page(path: string): Promise<Document> {
  const response = await server.get(path);
  expect(response.status, path).toBe(200);
  return parseHTML(await response.text()).document as unknown as Document;
}
const textOf = (document: Document) => document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';

describe('the page of a scheme', () => {
  it('tells what it gives, to whom, with which papers and how to apply', async () => {
    const document = await page('/browse/schemes/post-dis');
    expect([...document.querySelectorAll('main .texts h2')].map((one) => one.textContent)).toEqual([
      'What you get',
      'About it',
      'Who can apply',
      'Papers needed',
      'How to apply',
      'Questions',
      'References',
    ]);
    expect(document.querySelector('#gives li')?.textContent).toBe('A maintenance allowance');
    expect(document.querySelector('#about td')?.textContent).toBe('1');
    expect(document.querySelector('.button')?.getAttribute('href')).toBe('https://www.myscheme.gov.in/schemes/post-dis');
    expect([...document.querySelectorAll('dd .label')].map((one) => one.textContent)).toEqual([
      'Education & Learning',
      'Social welfare & Empowerment',
    ]);
  });

  it('lets nothing of a publisher’s text run', async () => {
    const document = await page('/browse/schemes/post-dis');
    expect(document.querySelector('#gives script')).toBeNull();
    expect(document.querySelector('#gives')?.textContent).toContain('<script>alert(1)</script>');
    expect([...document.querySelectorAll('#gives a')].map((one) => one.getAttribute('href'))).toEqual(['https://example.gov.in/rules']);
  });

  it('says honestly that only a name is on record', async () => {
    const text = textOf(await page('/browse/schemes/aavy'));
    expect(text).toContain('Only the name of this scheme is on record here');
    expect(text).not.toContain('What you get');
  });

  it('says what it is in schema.org’s words', async () => {
    const document = await page('/browse/schemes/pm-kisan');
    const said = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    expect(said.flat().find((schema) => schema['@type'] === 'GovernmentService')).toMatchObject({
      name: 'Pradhan Mantri Kisan Samman Nidhi',
      provider: { '@type': 'GovernmentOrganization', name: 'Ministry Of Agriculture and Farmers Welfare' },
      areaServed: [{ '@type': 'AdministrativeArea', name: 'India' }],
      sameAs: 'https://www.myscheme.gov.in/schemes/pm-kisan',
    });
  });

  it('can be filtered by level, state, category and for whom where there are files only', async () => {
    const document = await page('/browse/schemes/post-dis');
    const filters = [...document.querySelectorAll('[data-pagefind-filter]')].map((one) => one.getAttribute('data-pagefind-filter'));
    expect(new Set(filters)).toEqual(new Set(['kind:scheme', 'level', 'state', 'category', 'for']));
  });
});

describe('pages of schemes', () => {
  it('lead from the first page to categories, states and letters, each of which is there', { timeout: 60_000 }, async () => {
    const document = await page('/browse/schemes');
    const links = [...document.querySelectorAll('main a[href^="/browse/schemes/"]')].map((one) => one.getAttribute('href') ?? '');
    expect(links.filter((one) => one.includes('/category/'))).toHaveLength(15);
    expect(links.filter((one) => one.includes('/state/'))).toHaveLength(36);
    for (const link of links) expect(await isThere(server.url + link), link).toBe(true);
  });

  it('give a state its own, and say how many others are open to its people or of no known state', async () => {
    const document = await page('/browse/schemes/state/kerala');
    expect(document.querySelectorAll('main .link-rows > li')).toHaveLength(3);
    expect(textOf(document)).toMatch(/schemes open to all of India/);
    expect(textOf(document)).toMatch(/it is not on record whose they are/);
  });
});
