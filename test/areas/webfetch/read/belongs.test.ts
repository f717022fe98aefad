import { describe, expect, it } from 'vitest';
import { chooseLines } from '../../../../src/areas/webfetch/read/choose/choose.ts';
import { inspectReply } from '../../../../src/areas/webfetch/read/read.ts';
import { between, readPage, SENTENCE, url } from '../../../support/read-page.ts';

const PRODUCT = `<script type="application/ld+json">{"@type":"Product","name":"Kaveri Mixer"}</script>`;
const shop = (inner: string, head = PRODUCT) =>
  readPage(
    `<!doctype html><html lang="en"><head><title>Kaveri Mixer | Bazaar</title>${head}</head><body><header><a href="/">Bazaar</a></header><main><h1>Kaveri Mixer</h1><div class="price">₹3,499</div><p>A mixer with three steel jars for wet and dry grinding and a copper motor that stops by itself when the load is too high.</p>${inner}</main><footer><a href="/help">Help</a></footer></body></html>`,
  ).content;
const rows = (...pairs: [string, string][]) => pairs.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('');

describe('a product', () => {
  it.each([
    ['', 'its table'],
    [' role="presentation"', 'a table that says it is none, with names as its heads'],
  ])('keeps its details%s', (role) => {
    const table = `<h2>Product details</h2><table${role}>${rows(['Brand', 'Kaveri'], ['Weight', '4 kg'], ['Colour', ''])}</table>`;
    expect(shop(table)).toContain('## Product details\n\n|  |  |\n| --- | --- |\n| Brand | Kaveri |\n| Weight | 4 kg |\n| Colour |  |');
  });

  it('keeps them in a second tab and side by side', () => {
    const tab = `<ul role="tablist"><li><a data-toggle="tab" href="#d">About</a></li><li><a data-toggle="tab" href="#s">Specifications</a></li></ul><div class="tab-pane" id="d"><p>It grinds soaked rice for ten people within four minutes.</p></div><div class="tab-pane" id="s" style="display:none"><table>${rows(['Power', '750 W'], ['Cord', '1.2 m'])}</table></div>`;
    expect(shop(tab)).toContain('**Specifications**\n\n|  |  |\n| --- | --- |\n| Power | 750 W |\n| Cord | 1.2 m |');
    const beside = `<div class="left"><table>${rows(['Maker', 'Kaveri Ltd'], ['Model', 'KM-750'])}</table></div><div class="right"><table>${rows(['Height', '30 cm'], ['Sold since', 'May 2024'])}</table></div>`;
    expect(shop(beside)).toMatch(/\| Model \| KM-750 \|[\s\S]*\| Sold since \| May 2024 \|/);
  });

  it('keeps a list of its details, and a comparison with signs in its cells', () => {
    const list = '<section><h2>Specifications</h2><dl><dt>Colour</dt><dd>White</dd><dt>Warranty</dt><dd>2 years</dd></dl></section>';
    expect(shop(list)).toMatch(/Colour[\s\S]*White[\s\S]*Warranty[\s\S]*2 years/);
    const plans =
      '<table><tr><th></th><th>Basic</th><th>Gold</th></tr><tr><td>Pickup</td><td><img src="/i/no.png" alt="No"></td><td><img src="/i/icon-check-green.svg" alt=""></td></tr><tr><td>Spare jar</td><td>–</td><td><svg aria-label="Yes"><use href="#check"></use></svg></td></tr></table>';
    expect(shop(plans)).toContain('| Pickup | No | ✓ |\n| Spare jar | – | Yes |');
  });

  it('keeps no table of cookies or of the cart', () => {
    const cookies = `<div class="cookie-consent"><table>${rows(['_ga', 'Two years'], ['_gid', 'A day'])}</table></div>`;
    expect(shop(cookies)).not.toContain('_gid');
    const cart = `<div class="mini-cart"><table>${rows(['Subtotal', '₹0'], ['Total', '₹0'])}</table></div>`;
    expect(shop(cart)).not.toContain('Subtotal');
  });
});

/** What is kept of a page all of whose lines are likely content to the judges. */
function keptOf(inner: string): string {
  const html = `<!doctype html><html lang="en"><head><title>Charges</title></head><body><main><article><p>${SENTENCE}</p><p>${SENTENCE} Begin.</p>${inner}</article></main></body></html>`;
  const { outline, hints } = inspectReply({ bytes: Buffer.from(html), contentType: 'text/html', url });
  const kept = chooseLines(
    outline.lines,
    outline.lines.map(() => 0.9),
    hints,
  );
  return outline.lines
    .filter((line) => kept.has(line))
    .map(({ text }) => text)
    .join('\n');
}

it('names in a list of headings with nothing below them stay, where they are likely content', () => {
  const names = ['captured boolean', 'created timestamp', 'refunded boolean'];
  expect(keptOf(`<h3>More attributes</h3><ul>${names.map((name) => `<li><h4>${name}</h4></li>`).join('')}</ul>`)).toContain(
    ['More attributes', ...names].join('\n'),
  );
});

it('a heading whose content is left out goes', () => {
  expect(between('<h3>Share this</h3><ul class="share"><li><a href="/f">Facebook</a></li><li><a href="/x">X</a></li></ul>')).toBe('');
});

describe('a sentence said again', () => {
  const said = 'Replace the number below with the one that the office gave you when you signed up for the service of the day.';
  const step = (name: string, code: string) => `<div class="${name}"><p>${said}</p><pre>${code}</pre></div>`;

  it('stays beside the code of another language', () => {
    expect(keptOf(step('python', 'send("+91")') + step('php', '$client->send("+91");')).split(said)).toHaveLength(3);
  });

  it('goes where its code is said again too, and without code', () => {
    expect(keptOf(step('wide', 'send("+91")') + step('narrow', 'send("+91")')).split(said)).toHaveLength(2);
    expect(keptOf(`<div class="wide"><p>${said}</p></div><div class="narrow"><p>${said}</p></div>`).split(said)).toHaveLength(2);
  });
});

it('a warning within an entry of a list stays', () => {
  const steps = '<ol><li>Unpack the box and take out the jars.</li><li>Plug it in.<div class="warning">230 V only.</div></li></ol>';
  expect(
    readPage(
      `<html lang="en"><title>x</title><body><main><h1>Set up</h1><p>${SENTENCE}</p><p>${SENTENCE} Then begin.</p>${steps}</main></body></html>`,
    ).content,
  ).toContain('230 V only.');
});

it.each([
  ['a shirt', '<img src="/s.jpg" alt="Blue check shirt">'],
  ['two numbers', '<img src="/2-x-3.jpg" alt="">'],
])('a picture in a cell that is no sign stays: %s', (_, picture) => {
  const table = `<table><tr><th>Item</th><th>Look</th></tr><tr><td>One</td><td>${picture}</td></tr><tr><td>Two</td><td>2</td></tr></table>`;
  expect(between(table)).toContain('](https://example.org/');
});
