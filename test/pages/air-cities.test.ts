import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

// The stations are out for this server.
describe('the page of cities by their air', () => {
  it.each([
    ['/browse/aqi/cities', 'The stations cannot be asked now', 'Kerala'],
    ['/hi/browse/aqi/cities?state=Kerala', 'अभी स्टेशनों से पूछा नहीं जा सका', 'केरल'],
  ])('%s says in words that the stations are out, shows no figure, and keeps its form', async (path, words, state) => {
    const response = await defaultServer().get(path);
    const { document } = parseHTML(await response.text());
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(document.querySelector('main .trouble')?.textContent).toContain(words);
    expect(document.querySelectorAll('main .air-map, main .link-rows').length).toBe(0);
    expect([...document.querySelectorAll('main select option')].map(({ textContent }) => textContent?.trim())).toContain(state);
  });
});
