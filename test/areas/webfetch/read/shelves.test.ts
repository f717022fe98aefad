import { describe, expect, it } from 'vitest';
import { buildOutline } from '../../../../src/areas/webfetch/read/choose/build-outline.ts';
import { keepShelves } from '../../../../src/areas/webfetch/read/choose/shelf-rules.ts';
import { parseDocument } from '../../../../src/areas/webfetch/read/page/document.ts';

const cards = (price: (at: number) => string, count = 6) =>
  Array.from(
    { length: count },
    (_, at) => `<li class="card"><h3>Rope of ${at + 10} metres, twisted</h3><p>${price(at)}</p><p>New</p></li>`,
  ).join('');
const SHELF = `<h1>Ropes</h1><ul>${cards((at) => `₹${at}99`)}</ul>`;
const TEXT = `<p>${'The rope of a well is as long as the well is deep, and a fathom more for the hand that draws. '.repeat(6)}</p>`;

/** What is kept of a page of which the lines that `kept` matches were. */
function keep(html: string, kept: RegExp, types: readonly string[] = []): string[] {
  const { lines } = buildOutline(parseDocument(html).body);
  const selected = new Set(lines.filter(({ text }) => kept.test(text)));
  const hints = { url: 'https://example.org/', title: 'Ropes', description: '', lang: 'en', articleBody: '', types };
  keepShelves({ lines, chances: lines.map(() => 0.5), hints, selected });
  return lines.flatMap((line) => (selected.has(line) ? [line.text] : []));
}

describe('the cards of a shelf', () => {
  it('stay whole where most of their words are kept', () => {
    expect(keep(SHELF, /metres/).slice(0, 3)).toEqual(['Rope of 10 metres, twisted', '₹099', 'New']);
    expect(keep(SHELF, /metres/)).toHaveLength(18);
  });

  it.each([
    ['of which little is kept', SHELF, /₹/, []],
    ['beside a text', SHELF + TEXT, /metres|fathom/, []],
    ['beside a product', SHELF, /metres/, ['Product']],
    ['without prices', `<ul>${cards(() => 'Soon')}</ul>`, /metres/, []],
    ['of which some tell no price', `<ul>${cards((at) => (at < 4 ? '₹99' : 'Soon'))}</ul>`, /metres/, []],
    ['of three', `<ul>${cards(() => '₹99', 3)}</ul>`, /metres/, []],
  ])('are left as they are: one %s', (_, html, kept, types) => {
    expect(keep(html, kept, types)).not.toContain('New');
  });
});
