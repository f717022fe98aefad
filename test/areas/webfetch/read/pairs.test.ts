import { describe, expect, it } from 'vitest';
import { between, readPage } from '../../../support/read-page.ts';

const PRODUCT = '<script type="application/ld+json">{"@type":"Product","name":"Tawa 28 cm"}</script>';
const shop = (inner: string, price = '<div class="price">₹1,249</div>') =>
  readPage(
    `<!doctype html><html lang="en"><head><title>Tawa 28 cm | Bazaar</title>${PRODUCT}</head><body><header><a href="/">Bazaar</a></header><main><h1>Tawa 28 cm</h1>${price}<p>A cast iron tawa for dosa and roti that is seasoned with oil before it leaves the works, so that nothing sticks to it from the first day on.</p>${inner}</main><footer><a href="/help">Help</a></footer></body></html>`,
  ).content;
const table = (...pairs: [string, string][]) => `|  |  |\n| --- | --- |\n${pairs.map((pair) => `| ${pair.join(' | ')} |`).join('\n')}`;
const SPECS: [string, string][] = [
  ['Material', 'Cast iron'],
  ['Diameter', '28 cm'],
  ['Weight', '2.4 kg'],
];
const each = (write: (name: string, value: string) => string) => SPECS.map((pair) => write(...pair)).join('');

describe('names beside values of a product', () => {
  it.each([
    [
      'boxes in boxes',
      `<h2>Specifications</h2><div class="list">${each((name, value) => `<div class="one"><div class="label">${name}</div><div class="value">${value}</div></div>`)}</div>`,
    ],
    [
      'spans of a row that a style draws apart',
      `<div class="product-attributes">${each((name, value) => `<div class="flex"><span>${name}</span><span>${value}</span></div>`)}</div>`,
    ],
    [
      'what a button opens',
      `<div><button aria-expanded="false" aria-controls="s">Specifications</button><div id="s" hidden>${each((name, value) => `<div class="kv"><span class="k">${name}</span><span class="v">${value}</span></div>`)}</div></div>`,
    ],
    [
      'one box, names and values in turn',
      `<h2>Details</h2><div class="grid">${each((name, value) => `<div class="bold">${name}</div><div>${value}</div>`)}</div>`,
    ],
    [
      'rows of several pairs',
      `<div class="specs"><div class="row">${each((name, value) => `<div class="col"><div class="cell n">${name}</div><div class="cell">${value}</div></div>`)}</div></div>`,
    ],
    [
      'tiles with pictures',
      `<section id="key-specs">${each((name, value) => `<div class="tile"><img src="/i.svg" alt=""><span class="name">${name}</span><b>${value}</b></div>`)}</section>`,
    ],
    [
      'entries of a list',
      `<ul class="specs">${each((name, value) => `<li><span class="n">${name}</span><span>${value}</span></li>`)}</ul>`,
    ],
    ['paragraphs', `<div class="technical">${each((name, value) => `<div><p class="n">${name}</p><p>${value}</p></div>`)}</div>`],
  ])('stay as pairs: %s', (_, html) => {
    expect(shop(html)).toContain(table(...SPECS));
  });

  it('stay in groups of two, below the heading of each', () => {
    const line = (name: string, value: string) => `<div class="line"><div class="n">${name}</div><div>${value}</div></div>`;
    const group = (name: string, lines: string) => `<div class="group"><h3>${name}</h3>${lines}</div>`;
    const groups =
      group('Body', line('Material', 'Iron') + line('Colour', 'Black')) + group('Box', line('Holds', '1 tawa') + line('Quantity', '1 N'));
    const content = shop(`<div id="specifications">${groups}</div>`);
    expect(content).toContain(`### Body\n\n${table(['Material', 'Iron'], ['Colour', 'Black'])}`);
    expect(content).toContain(`### Box\n\n${table(['Holds', '1 tawa'], ['Quantity', '1 N'])}`);
  });

  it('stay in a list of terms, also where one has several values', () => {
    const list =
      '<dl><dt>Materials</dt><dd>Iron</dd><dd>Beech wood</dd><dt>Care</dt><dd>Wipe with oil</dd><dt>Batch</dt><dd>K-2611</dd></dl>';
    expect(shop(`<h2>Information</h2>${list}`)).toMatch(/Materials\W+Iron\W+Beech wood\W+Care\W+Wipe with oil\W+Batch\W+K-2611/);
  });

  it('are rows of a table too', () => {
    const specs = each((name, value) => `<div><div class="n">${name}</div><div>${value}</div></div>`);
    const { tables } = readPage(`<html lang="en"><title>x</title><body><div class="specs">${specs}</div></body></html>`, {
      tables: true,
      main: false,
    });
    expect(tables).toEqual([{ caption: '', columns: [], rows: SPECS }]);
  });

  it.each([
    [
      'a heading over a text',
      `<div class="features">${['Deep', 'Even', 'Safe'].map((name) => `<div><div class="t">${name}</div><div>It is ${name.toLowerCase()} in every way that one could think of, and has been from the first.</div></div>`).join('')}</div>`,
    ],
    [
      'reviews',
      `<div class="reviews">${['Asha', 'Ravi', 'Mina'].map((name, at) => `<div class="r"><div class="a">${name}</div><div>Good ${at}</div></div>`).join('')}</div>`,
    ],
    [
      'names of links and prices',
      `<div>${['Jug', 'Pot', 'Pan'].map((name, at) => `<div class="card"><a href="/${at}">${name}</a><span>₹${at}90</span></div>`).join('')}</div>`,
    ],
    [
      'what waits to be loaded',
      `<div class="info">${['More', 'Looks', 'Sets'].map((name) => `<div><div class="t">${name}</div><div>Loading</div></div>`).join('')}</div>`,
    ],
  ])('are none: %s', (_, html) => {
    expect(readPage(`<html lang="en"><title>x</title><body>${html}</body></html>`, { main: false }).content).not.toContain('|');
  });
});

it('a box of facts within a text stays, as pairs', () => {
  const facts = each((name, value) => `<div class="fact"><span class="label">${name}</span><span class="what">${value}</span></div>`);
  expect(between(`<div class="factbox">${facts}</div>`)).toBe(table(...SPECS));
});

describe('what a product is offered for', () => {
  it.each([
    'In stock',
    'Out of stock',
    'Availability: In Stock',
    'Only 3 left in stock',
    'Currently unavailable',
    'Sold out',
    'Available from 3 May',
  ])('has its word on stock: %s', (words) => {
    expect(shop('', `<div class="price">₹1,249</div><div class="s">${words}</div>`)).toContain(words);
  });

  it('has the sizes it comes in', () => {
    const sizes = ['25 cm', '28 cm', '32 cm'].map((size) => `<li><a href="?s=${size.slice(0, 2)}">${size}</a></li>`).join('');
    expect(shop('', `<div class="price">₹1,249</div><div class="sizes"><span>Size:</span><ul>${sizes}</ul></div>`)).toMatch(
      /Size:[\s\S]*25 cm[\s\S]*28 cm[\s\S]*32 cm/,
    );
  });

  it('has no other words that begin alike', () => {
    expect(shop('', '<div class="price">₹1,249</div><div class="s">Available services</div>')).not.toContain('Available services');
  });
});
