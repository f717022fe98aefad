import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();
const open = async (path: string) => {
  const response = await server.get(path);
  return { status: response.status, document: parseHTML(await response.text()).document };
};

describe('/browse/tables', () => {
  it.each(['', '/hi'])('lists every table below %s/', async (root) => {
    const { document } = await open(`${root}/browse/tables`);
    const { count } = (await server.json('/tables')).body;
    expect(document.querySelectorAll('.link-rows li')).toHaveLength(count);
    const [first] = document.querySelectorAll('.link-rows a');
    expect((await open(first?.getAttribute('href') ?? '')).status).toBe(200);
  });

  it.each(['', '/hi'])('shows the rows that a form asks for, with counts and a way back, below %s/', async (root) => {
    const { document } = await open(`${root}/browse/tables?of=vehicle/office&column=state&comparison=exact&value=Goa`);
    const { total } = (await server.json('/tables/vehicle/office?state=Goa&_size=1')).body;
    expect(document.querySelector('[data-answer=rows]')?.textContent?.trim()).toBe(String(total));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(Math.min(50, total));
    expect(document.querySelector('input[type=hidden][name=state]')?.getAttribute('value')).toBe('Goa');
    const facet = [...document.querySelectorAll('section li')].find((one) => one.textContent?.includes('office'));
    expect((await open(facet?.querySelector('a')?.getAttribute('href') ?? '')).status).toBe(200);
    const programs = [...document.querySelectorAll('a')].find((one) => one.textContent === 'CSV')?.getAttribute('href') ?? '';
    expect((await server.get(programs)).headers.get('content-type')).toContain('text/csv');
  });

  it('goes on where the page before ended', async () => {
    const codes = ({ document }: Awaited<ReturnType<typeof open>>) =>
      [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    const first = await open('/browse/tables?of=train/station&_sort=name');
    const second = await open(first.document.querySelector('a[rel^=next]')?.getAttribute('href') ?? '');
    expect(codes(second)).toHaveLength(50);
    expect(new Set([...codes(first), ...codes(second)]).size).toBe(100);
  });

  it.each([
    ['?of=fuel/nothing', 404],
    ['?of=fuel/price&colour=red', 400],
  ])('says what was wrong with %s', async (query, status) => {
    const page = await open(`/browse/tables${query}`);
    expect([page.status, page.document.querySelector('.trouble')?.textContent?.length]).toEqual([status, expect.any(Number)]);
  });
});
