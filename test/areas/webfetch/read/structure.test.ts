import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const url = 'https://example.org/a';
const read = (body: string) =>
  readReply(
    {
      bytes: Buffer.from(`<!doctype html><html lang="en"><head><title>News of rain</title></head><body>${body}</body></html>`),
      contentType: 'text/html; charset=utf-8',
      url,
    },
    DEFAULT_OPTIONS,
  ).content;

const SENTENCE = 'The monsoon reached the coast two days before the date that the office had given, and the first rain fell on the hills.';
const article = (inner: string) =>
  `<nav><a href="/">Home</a> <a href="/news">News</a></nav><main><article><h1>News of rain</h1><p>${SENTENCE}</p><p>${SENTENCE} More.</p>${inner}<p>${SENTENCE} Last.</p></article></main><footer><p>Copyright</p></footer>`;

describe('what belongs to kept text by its structure', () => {
  it.each([
    [
      'in a box of its own',
      '<figure><div class="wrap"><img src="/1.jpg" alt="Flood"></div><figcaption>A street. Photo: PTI</figcaption></figure>',
    ],
    ['in a paragraph', '<figure><img src="/1.jpg" alt="Flood"><figcaption><p>A street. Photo: PTI</p></figcaption></figure>'],
    ['in a link', '<figure><a href="/big"><img src="/1.jpg" alt="Flood"></a><figcaption>A street. Photo: PTI</figcaption></figure>'],
    ['by its class', '<div class="wp-caption"><img src="/1.jpg" alt="Flood"><p class="wp-caption-text">A street. Photo: PTI</p></div>'],
  ])('a picture keeps its caption: %s', (_, figure) => {
    expect(read(article(figure))).toMatch(/!\[Flood\]\(https:\/\/example\.org\/1\.jpg\)(?:\]\(\S+\))?\n\nA street\. Photo: PTI\n/);
  });

  it.each([
    [
      'a table',
      '<figure><table><tr><th>Place</th><th>mm</th></tr><tr><td>Sirsi</td><td>95</td></tr></table><figcaption>Table 1.</figcaption></figure>',
      'Table 1.',
    ],
    ['a listing', '<figure><pre><code>let a = 1;</code></pre><figcaption>Listing 1.</figcaption></figure>', 'Listing 1.'],
    ['a quotation', '<figure><blockquote><p>Rain is grace.</p></blockquote><figcaption>Updike, 1989</figcaption></figure>', 'Updike, 1989'],
    [
      'a quotation by itself',
      '<blockquote><p>Rain is grace, and so it was on that day in June.</p><footer>— <cite>John Updike</cite></footer></blockquote>',
      'John Updike',
    ],
  ])('%s keeps what names it', (_, figure, name) => {
    expect(read(article(figure))).toContain(name);
  });

  it.each(['alert alert-danger', 'callout', 'admonition warning'])('a notice between its paragraphs stays: %s', (name) => {
    expect(read(article(`<div class="${name}"><strong>Danger!</strong> High voltage in this box.</div>`))).toContain(
      'High voltage in this box.',
    );
  });

  it('every part of a changelog keeps its heading', () => {
    const parts = ['First', 'Second', 'Third'].map(
      (name) => `<section><h2>${name} notification</h2><p>${SENTENCE} Of the ${name} one.</p></section>`,
    );
    const content = read(`<main><h1>Notifications</h1>${parts.join('')}</main>`);
    for (const name of ['First', 'Second', 'Third'])
      expect(content).toContain(`## ${name} notification\n\n${SENTENCE} Of the ${name} one.`);
  });

  it('a list of banks keeps its head', () => {
    const rows = Array.from({ length: 12 }, (_, at) => `<tr><td>${at + 1}</td><td>Bank number ${at}</td><td>Issuer</td></tr>`).join('');
    const content = read(`<table><thead><tr><th>No.</th><th>Bank</th><th>Kind</th></tr></thead><tbody>${rows}</tbody></table>`);
    expect(content).toMatch(/^\| No\. \| Bank \| Kind \|\n\| --- /);
  });

  it('the address, telephone and hours of a contact page stay', () => {
    const content = read(
      article(
        `<h2>Write to us</h2><p>For all questions, also those about rain, please write to us directly, and we will answer within a day.</p><p><a href="mailto:help@example.in">help@example.in</a></p><p>+91 11 2345 6789</p><p>Mon to Fri: 9:00 - 17:00</p><address>12, MG Road, Pune 411001</address>`,
      ),
    );
    for (const line of ['[help@example.in](mailto:help@example.in)', '+91 11 2345 6789', 'Mon to Fri: 9:00 - 17:00', '12, MG Road'])
      expect(content).toContain(line);
  });

  it('a list of addresses and numbers stays below the text that it belongs to, and that of a foot may go', () => {
    const list = '<ul><li><a href="mailto:a@example.org">a@example.org</a></li><li><a href="tel:+918212422302">0821-2422302</a></li></ul>';
    const page = (inner: string, foot: string) =>
      read(
        `<header><nav><a href="/">Home</a></nav></header><main><h1>Contact</h1><p>Come to the office on any working day.</p>${inner}</main>${foot}`,
      );
    expect(page(`${list}<h2>Road</h2><p>Take the bus to the old market and walk.</p>`, '')).toContain('a@example.org');
    expect(page('', `<footer>${list}</footer>`)).not.toContain('a@example.org');
  });

  it('notes are footnotes, and come with the text that refers to them', () => {
    const content = read(
      article(
        '<p>A claim is made in 2019.<sup><a href="#fn1" id="r1">1</a></sup> And one more.<a href="#fn2">[2]</a></p><section><ol><li id="fn1"><p>First note. <a href="#r1">↩</a></p></li><li id="fn2">Word</li></ol></section>',
      ),
    );
    expect(content).toContain('made in 2019.[^1] And one more.[^2]');
    expect(content).toContain('[^1]: First note.\n\n[^2]: Word ↩');
  });

  it('a note at the side stands below its paragraph', () => {
    expect(read(article(`<p>Text with a note<span class="sidenote">On the matter of rain.</span> and more of it.</p>`))).toContain(
      'Text with a note and more of it.\n\nOn the matter of rain.',
    );
  });

  it('numbers of a list are those that were shown', () => {
    const content = read(
      article('<ol start="5"><li>Five</li><li value="9">Nine</li><li>Ten</li></ol><ol reversed><li>Two</li><li>One</li></ol>'),
    );
    expect(content).toContain('5. Five\n9. Nine\n10. Ten');
    expect(content).toContain('2. Two\n1. One');
  });
});
