import { expect, it } from 'vitest';
import { shortPage } from '../../scripts/site/short-page.ts';

const page = (main: string, lang = 'en-IN') =>
  `<!doctype html><html lang="${lang}"><head><title>x</title><script>var no = 1;</script></head><body><nav>Menu</nav>` +
  `<main id="content" data-pagefind-body data-pagefind-meta="title:Petrol, diesel &amp; more">${main}</main><footer>Foot</footer></body></html>`;

it('keeps title, headings, filters, fields and the first hundred words that are no figures, in their language', () => {
  const letter = (n: number) => String.fromCharCode(97 + n);
  const word = (n: number) => `w${letter(Math.floor(n / 26))}${letter(n % 26)}`;
  const many = Array.from({ length: 300 }, (_, at) => word(at)).join(' ₹104.21 ');
  const short = shortPage(
    page(
      `<h1>Petrol in <b>Pune</b></h1><p data-pagefind-meta="brief">Today &lt;now&gt;</p>
       <span hidden data-pagefind-filter="kind:scheme" data-tags="grant" data-pagefind-index-attrs="data-tags"></span>
       <dd data-pagefind-filter="level">Central</dd><p>${many}</p><h2>Far below</h2>`,
      'hi',
    ),
  );
  expect(short?.language).toBe('hi');
  const html = short?.html ?? '';
  for (const part of [
    '<html lang="hi">',
    'data-pagefind-meta="title:Petrol, diesel &amp; more"',
    '<h1>Petrol in Pune</h1>',
    '<h2>Far below</h2>',
    '<span data-pagefind-meta="brief:Today &lt;now&gt;"></span>',
    '<span data-pagefind-filter="kind:scheme"></span>',
    '<span data-pagefind-filter="level:Central"></span>',
    'grant Central waa wab',
  ])
    expect(html).toContain(part);
  expect(/<p>(.*)<\/p>/.exec(html)?.[1]?.split(' ')).toHaveLength(100);
  expect(html).not.toMatch(/Menu|Foot|var no|wln|104/);
});

it('leaves out what pages keep out of search, and what Pagefind itself does', () => {
  const html = shortPage(
    page(
      '<p>In <span class="change rise">risen</span></p><section data-pagefind-ignore><h2>Others</h2><p>Out <br> there</p></section><form>Field</form><p>Last</p>',
    ),
  )?.html;
  expect(html).toContain('<p>In Last</p>');
  expect(html).not.toMatch(/Others|Out|there|Field/);
});

it('is the same whether a price is of today or old', () => {
  const told = (age: string, day: string) =>
    shortPage(page(`<h1>Petrol</h1><dl><dt>Petrol <time>${day}</time></dt></dl><p class="${age}</p><p>In Pune</p>`))?.html;
  const fresh = told('freshness"><span>as of</span> <time>26 Nov</time><span>, goodreturns</span>', '26 Nov');
  expect(fresh).toContain('<p>Petrol In Pune</p>');
  expect(told('freshness stale"><span>Last published</span> <time>7 Jun</time><span>. Not today’s price.</span>', '7 Jun')).toBe(fresh);
});

it('makes none of a page that is not for search', () => {
  expect(shortPage('<html lang="hi"><body><main><h1>Nothing here</h1></main></body></html>')).toBeUndefined();
});
