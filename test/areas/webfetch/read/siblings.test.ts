import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';
import { between, readPage } from '../../../support/read-page.ts';

const table = (...rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
const pictureOf = (inner: string) => between(inner).replaceAll('https://example.org', '');

describe('a table', () => {
  it('is one by its roles too, with its empty cells', () => {
    const row = (role: string, ...cells: string[]) =>
      `<div role="row">${cells.map((cell) => `<span role="${role}">${cell}</span>`).join('')}</div>`;
    const made = `<div role="table"><div role="rowgroup">${row('columnheader', 'Bank', 'Rate', 'Fee')}</div><div role="rowgroup">${row('cell', 'SBI', '6.5', '')}${row('cell', 'HDFC', '', '100')}</div></div>`;
    expect(between(made)).toBe(table(['Bank', 'Rate', 'Fee'], ['---', '---', '---'], ['SBI', '6.5', ''], ['HDFC', '', '100']));
  });

  it.each([
    ['names before values', '<tr><th>Name</th><td>Asha Rao</td></tr><tr><th>Age</th><td></td></tr>', ['Name', 'Asha Rao'], ['Age', '']],
    [
      'names in bold',
      '<tr><td><b>Date</b></td><td>5 May</td></tr><tr><td><b>Venue</b></td><td></td></tr>',
      ['**Date**', '5 May'],
      ['**Venue**', ''],
    ],
    [
      'what is said at length',
      '<tr><td>Address</td><td>Sayyaji Rao Road, Mysuru 570001</td></tr><tr><td>Phone</td><td>0821-2422302</td></tr>',
      ['Address', 'Sayyaji Rao Road, Mysuru 570001'],
      ['Phone', '0821-2422302'],
    ],
    ['amounts alone', '<tr><td>Rent</td><td>45,000</td></tr><tr><td>Paper</td><td>3,200</td></tr>', ['Rent', '45,000'], ['Paper', '3,200']],
  ])('takes no value for a head: %s', (_, rows, first, second) => {
    expect(between(`<table>${rows}</table>`)).toBe(table(['', ''], ['---', '---'], first, second));
  });

  it.each([
    ['years', '<tr><td>State</td><td>2025</td></tr><tr><td>Goa</td><td>9</td></tr>', ['State', '2025']],
    ['numbered columns', '<tr><td>1</td><td>2</td></tr><tr><td>Goa</td><td>9</td></tr>', ['1', '2']],
  ])('keeps a head of %s', (_, rows, head) => {
    expect(between(`<table>${rows}</table>`)).toBe(table(head, ['---', '---'], ['Goa', '9']));
  });

  it('of a few names and pictures stays between its paragraphs', () => {
    const rows = ['Asha Rao', 'B. Iyer']
      .map((name) => `<tr><td><img src="/${name.charAt(0)}.png" alt=""></td><td>${name}</td></tr>`)
      .join('');
    expect(between(`<table>${rows}</table>`)).toContain('B. Iyer');
  });
});

describe('raised and lowered text', () => {
  it.each([
    ['within raised text', 'e<sup>−x<sup>2</sup></sup>', 'e^{−x²}'],
    ['long, of one term', 'e<sup>−(x−μ)<sup>2</sup>/2σ<sup>2</sup>+c</sup>', 'e^{−(x−μ)²/2σ²+c}'],
    ['in parentheses', 'f<sup>(n)</sup>', 'f⁽ⁿ⁾'],
    ['before its letters', '<sup>14</sup>C and <sup>235</sup><sub>92</sub>U', '¹⁴C and ²³⁵₉₂U'],
    ['by a style', '10<span style="vertical-align: super; font-size: 8px">6</span> and mc<span class="sup">2</span>', '10⁶ and mc²'],
    ['small digits of a price', '₹99<span style="font-size:9px;vertical-align:top">50</span>', '₹99⁵⁰'],
    ['signs of notes', 'Officer<sup>*</sup> and clerk<sup>†</sup>', 'Officer\\* and clerk†'],
    ['numbers of notes without links', 'in 2019<sup>2</sup> again', 'in 2019² again'],
    ['a word as a remark', 'Title<sup>brand new here</sup>', 'Title brand new here'],
    ['a link whose note is not there', 'was 7<sup><a href="/n#fn1">2</a></sup>', 'was 7[²](https://example.org/n#fn1)'],
  ])('%s', (_, html, written) => {
    expect(between(`<p>It is ${html} here.</p>`)).toBe(`It is ${written} here.`);
  });

  it.each([
    ['latex.codecogs.com', 'https://latex.codecogs.com/gif.latex?%5Cdpi%7B110%7D&space;x_%7B1%7D+y', '$x_{1}+y$'],
    ['WordPress', 'https://s0.wp.com/latex.php?latex=a%5E2+%2B+b&bg=ffffff', '$a^2 + b$'],
    ['GitHub', 'https://render.githubusercontent.com/render/math?math=%5Cfrac%7B1%7D%7B2%7D', '$\\frac{1}{2}$'],
  ])('a formula drawn by %s is its TeX', (_, src, tex) => {
    expect(between(`<p>So <img src="${src}"> holds.</p>`)).toBe(`So ${tex} holds.`);
  });
});

describe('a figure', () => {
  it.each([
    [
      'in a box with a name of its own',
      '<div class="image-box"><picture><img src="/a.jpg" alt="Street"></picture><span class="caption">Patna</span></div>',
      '![Street](/a.jpg)\n\nPatna',
    ],
    [
      'by the class of its caption',
      '<div class="photo"><img src="/a.jpg" alt="Rain"><p class="photo-caption">Wayanad</p></div>',
      '![Rain](/a.jpg)\n\nWayanad',
    ],
    [
      'in a gallery',
      '<div class="gallery"><figure><img src="/1.jpg" alt=""><figcaption>One</figcaption></figure><figure><img src="/2.jpg" alt=""><figcaption>Two</figcaption></figure></div>',
      '![](/1.jpg)\n\nOne\n\n![](/2.jpg)\n\nTwo',
    ],
    [
      'after its copy for browsers without scripts',
      '<figure><noscript><img src="/r.jpg" alt="Bridge"></noscript><img src="/blank.gif" data-original="/r.jpg" alt="Bridge"><figcaption>A bridge</figcaption></figure>',
      '![Bridge](/r.jpg)\n\nA bridge',
    ],
    ['that is a drawing, by its caption', '<figure><svg><path d="M0 0"></path></svg><figcaption>Chart 1</figcaption></figure>', 'Chart 1'],
    [
      'that is a quotation',
      '<figure><blockquote>Water is life.</blockquote><figcaption>— Minister</figcaption></figure>',
      '> Water is life.\n\n— Minister',
    ],
    ['beside a name of its own', '<blockquote>Short.</blockquote><p class="quote-author">B. Person</p>', '> Short.\n\nB. Person'],
    [
      'that is a file',
      '<object data="/order.pdf" type="application/pdf"><a href="/order.pdf">The order</a></object>',
      '[The order](/order.pdf)',
    ],
  ])('%s stays', (_, html, written) => {
    expect(pictureOf(html)).toBe(written);
  });
});

it('a price in a figure is no count of pictures', () => {
  const card = (at: number) => `<figure><img src="/${at}.jpg" alt=""><figcaption><p>Shoe ${at}</p><p>$${at}30</p></figcaption></figure>`;
  expect(between(card(1) + card(2))).toContain('$230');
});

describe('an answer', () => {
  it.each([
    [
      'of few words behind a button',
      '<h3><button aria-expanded="false" aria-controls="p1">Fee?</button></h3><div id="p1" hidden><p>₹20 only.</p></div>',
      '### Fee?\n\n₹20 only.',
    ],
    [
      'right below its summary',
      '<details><summary>How long?</summary>Seven days.</details><details><summary>Fee</summary><p>₹50</p></details>',
      'How long?\n\nSeven days.\n\nFee\n\n₹50',
    ],
    [
      'in a list of terms',
      '<dl><dt><button aria-expanded="false">Where?</button></dt><dd hidden>Room 12</dd></dl>',
      '**Where?**\n\nRoom 12',
    ],
    [
      'in a series of boxes',
      '<div class="faq"><div class="faq-item"><div class="q">What is the last date?</div><div style="display:none">31 March</div></div><div class="faq-item"><div class="q">Can I apply twice?</div><div style="display:none">No.</div></div></div>',
      'What is the last date?\n\n31 March\n\nCan I apply twice?\n\nNo.',
    ],
    [
      'in turn with its question, right in one box',
      '<div class="accordion"><h3>What is the fee of it?</h3><div style="display:none"><p>₹100</p></div><h3>And the last date?</h3><div style="display:none"><p>31 March</p></div></div>',
      '### What is the fee of it?\n\n₹100\n\n### And the last date?\n\n31 March',
    ],
    [
      'in two tabs, each below its name',
      '<div role="tablist"><button role="tab" aria-controls="a">2026</button><button role="tab" aria-controls="b">2025</button></div><div role="tabpanel" id="a"><p>Rate is 7.1 % from April of this year.</p></div><div role="tabpanel" id="b" hidden><p>Rate was 7.7 % until March.</p></div>',
      '**2026**\n\nRate is 7.1 % from April of this year.\n\n**2025**\n\nRate was 7.7 % until March.',
    ],
  ])('%s stays', (_, html, written) => {
    expect(between(html)).toBe(written);
  });
});

it('the time of each entry of a log stays, as that of the others', () => {
  const entry = (time: string, words: string) => `<div class="item"><time>${time}</time><p>${words}</p></div>`;
  expect(
    between(`<div class="timeline">${entry('10:30', 'Rain begins in Kodagu.')}${entry('11:15', 'River crosses the mark.')}</div>`),
  ).toBe('10:30\n\nRain begins in Kodagu.\n\n11:15\n\nRiver crosses the mark.');
});

describe('notes and code', () => {
  it('a note loses its number and the link back, whatever it begins with', () => {
    const html =
      '<p>Rates rose<sup><a href="#_ftn1" name="_ftnref1">[1]</a></sup> again.<a href="#f2"><sup>2</sup></a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> Bulletin of May.</p><ol><li id="f2"><sup>2</sup> Census of 2011.</li></ol>';
    expect(between(html)).toBe('Rates rose[^1] again.[^2]\n\n[^1]: Bulletin of May.\n\n[^2]: Census of 2011.');
  });

  it('a note that is referred to twice begins with none of the signs that lead back', () => {
    const back = '<span class="backlink">^ <a href="#r1"><sup><b>a</b></sup></a> <a href="#r2"><sup><b>b</b></sup></a></span>';
    const refs = 'Rain.<sup id="r1"><a href="#c1">[1]</a></sup> Hail.<sup id="r2"><a href="#c1">[1]</a></sup>';
    expect(between(`<p>${refs}</p><ol><li id="c1">${back} <span>Daily report.</span></li></ol>`)).toBe(
      'Rain.[^1] Hail.[^1]\n\n[^1]: Daily report.',
    );
  });

  it('a star leads to its note as a number does', () => {
    const refs = '<p>It fell late<a href="#s1">*</a> and long<a href="#s2">**</a>.</p>';
    expect(between(`${refs}<p id="s1">* By two days.</p><p id="s2">** Nine weeks.</p>`)).toBe(
      'It fell late[^1] and long[^2].\n\n[^1]: By two days.\n\n[^2]: Nine weeks.',
    );
  });

  it('notes at the side follow their paragraph in order, without the sign that shows them', () => {
    const note = (at: number, text: string) =>
      `<label for="s${at}" class="margin-toggle">&#8853;</label><input type="checkbox" id="s${at}"><span class="sidenote">${text}</span>`;
    expect(between(`<p>The town ${note(1, 'First note.')} lies on the river and ${note(2, 'Second note.')} was founded in 1700.</p>`)).toBe(
      'The town lies on the river and was founded in 1700.\n\nFirst note.\n\nSecond note.',
    );
  });

  it.each([
    [
      'lines of an editor',
      '<div class="CodeMirror"><div class="cm-line">x = 1</div><div class="cm-line">y = 2</div></div>',
      '```\nx = 1\ny = 2\n```',
    ],
    ['output with breaks', '<p>Output:</p><samp>hello<br>world</samp>', 'Output:\n\n```\nhello\nworld\n```'],
    ['a paragraph of code with breaks', '<p><code>npm ci<br>npm start</code></p>', '```\nnpm ci\nnpm start\n```'],
  ])('code keeps its lines: %s', (_, html, written) => {
    expect(between(html)).toBe(written);
  });
});

describe('what a page hides from programs', () => {
  it('an e-mail address is read where a guard of the host has hidden it', () => {
    const html =
      '<p>Write to <a class="__cf_email__" href="/cdn-cgi/l/email-protection" data-cfemail="543531143a36207a373b39">[email&#160;protected]</a>.</p>';
    expect(between(html)).toBe('Write to [ae@nbt.com](mailto:ae@nbt.com).');
  });

  it.each([
    'Checking your browser before accessing shop.example. This process is automatic. Please allow up to 5 seconds.',
    'Verify you are human by completing the action below. shop.example needs to review the security of your connection.',
  ])('a page that only lets browsers in is sparse: %s', (text) => {
    expect(readPage(`<body><div>${text}</div><script>challenge()</script></body>`).sparse).toBe(true);
    expect(
      readPage(`<body><article><p>${text}</p><p>${'Some text of an article. '.repeat(40)}</p></article><script></script></body>`).sparse,
    ).toBeUndefined();
  });
});

describe('a feed', () => {
  const read = (items: string) =>
    readReply(
      {
        bytes: Buffer.from(`<rss version="2.0"><channel><title>N</title><link>https://e.org/</link>${items}</channel></rss>`),
        contentType: 'application/rss+xml',
        url: 'https://e.org/feed',
      },
      DEFAULT_OPTIONS,
    ).content;

  it('whose text was escaped twice has plain words, and an id that is no address is no title', () => {
    expect(
      read('<item><title>One</title><description>&amp;lt;p&amp;gt;Hello &amp;amp;amp; bye&amp;lt;/p&amp;gt;</description></item>'),
    ).toBe('- One\n\n  Hello & bye');
    expect(read('<item><guid isPermaLink="false">tag:e.org,2026:2</guid><description>Short</description></item>')).toBe('- …\n\n  Short');
  });
});
