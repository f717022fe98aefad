import { describe, expect, it } from 'vitest';
import { between, readPage, SENTENCE } from '../../../support/read-page.ts';

const table = (...rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
const rule = (columns: number) => Array.from({ length: columns }, () => '---');

describe('the rows and columns of a table', () => {
  it.each([
    [
      'a cell over all rows that are left',
      '<tr><th>A</th><th>B</th></tr><tr><td rowspan="0">x</td><td>1</td></tr><tr><td>2</td></tr><tr><td>3</td></tr>',
      [['A', 'B'], rule(2), ['x', '1'], ['', '2'], ['', '3']],
    ],
    [
      'a cell that says it spans a thousand columns',
      '<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr><tr><td colspan="1000">No trains on 26 January</td></tr>',
      [['A', 'B'], rule(2), ['1', '2'], ['No trains on 26 January', '']],
    ],
    [
      'a cell that reaches over an empty row',
      '<tr><th>Bank</th><th>Rate</th></tr><tr><td rowspan="2">SBI</td><td>6.8</td></tr><tr><td></td></tr><tr><td>HDFC</td><td>7</td></tr>',
      [['Bank', 'Rate'], rule(2), ['SBI', '6.8'], ['HDFC', '7']],
    ],
    [
      'a head cell that says it reaches into the body',
      '<thead><tr><th rowspan="3">Class</th><th>Fee</th></tr></thead><tbody><tr><td>I</td><td>5</td></tr><tr><td>II</td><td>6</td></tr></tbody>',
      [['Class', 'Fee'], rule(2), ['I', '5'], ['II', '6']],
    ],
    [
      'a foot that stands before the rows in the file',
      '<thead><tr><th>Item</th><th>Rs</th></tr></thead><tfoot><tr><td>Total</td><td>30</td></tr></tfoot><tbody><tr><td>Tea</td><td>10</td></tr><tr><td>Samosa</td><td>20</td></tr></tbody>',
      [['Item', 'Rs'], rule(2), ['Tea', '10'], ['Samosa', '20'], ['Total', '30']],
    ],
    [
      'a head that stands behind the rows in the file',
      '<tbody><tr><td>Tea</td><td>10</td></tr></tbody><thead><tr><th>Item</th><th>Rs</th></tr></thead>',
      [['Item', 'Rs'], rule(2), ['Tea', '10']],
    ],
    [
      'rows of short amounts below a head of names',
      '<tr><td></td><th>June</th><th>July</th></tr><tr><th>Pune</th><td>138</td><td></td></tr><tr><th>Nagpur</th><td></td><td>307</td></tr>',
      [['', 'June', 'July'], rule(3), ['Pune', '138', ''], ['Nagpur', '', '307']],
    ],
    [
      'code and lists in cells',
      '<tr><th>Command</th><th>What</th></tr><tr><td><code>a | b</code></td><td>Either</td></tr><tr><td><pre>x = 1\ny = 2</pre></td><td><ul><li>one</li><li>two</li></ul></td></tr>',
      [['Command', 'What'], rule(2), ['`a \\| b`', 'Either'], ['`x = 1`<br>`y = 2`', '- one<br>- two']],
    ],
    [
      'names of rows over several rows, none of which is a head',
      '<tr><th rowspan="2">2026</th><th>Jan</th><td>5</td></tr><tr><th>Feb</th><td></td></tr><tr><th>2027</th><th>Jan</th><td>7</td></tr>',
      [['', '', ''], rule(3), ['2026', 'Jan', '5'], ['', 'Feb', ''], ['2027', 'Jan', '7']],
    ],
    [
      'names of columns in buttons by which to sort',
      '<thead><tr><th><button>Dam <svg><title>sort</title></svg><span class="sr-only">Sort by this column</span></button></th><th><button aria-label="Sort">Level</button></th></tr></thead><tbody><tr><td>Supa</td><td></td></tr><tr><td>Almatti</td><td>519</td></tr></tbody>',
      [['Dam', 'Level'], rule(2), ['Supa', ''], ['Almatti', '519']],
    ],
    [
      'a column that is hidden in every row',
      '<tr><th style="display:none">Id</th><th>Place</th><th>Beds</th></tr><tr><td style="display: none">902</td><td>Hassan</td><td></td></tr><tr><td style="display:none">903</td><td>Mandya</td><td>85</td></tr>',
      [['Place', 'Beds'], rule(2), ['Hassan', ''], ['Mandya', '85']],
    ],
    [
      'a cell that is hidden in one row alone',
      '<tr><th>Id</th><th>Place</th></tr><tr><td style="display:none">902</td><td>Hassan</td></tr><tr><td>903</td><td>Mandya</td></tr>',
      [['Id', 'Place'], rule(2), ['902', 'Hassan'], ['903', 'Mandya']],
    ],
    [
      'a head without words',
      '<thead><tr><th></th><th></th></tr></thead><tbody><tr><td>Height</td><td>5 m</td></tr><tr><td>Width</td><td></td></tr></tbody>',
      [['', ''], rule(2), ['Height', '5 m'], ['Width', '']],
    ],
    [
      'names of columns repeated for narrow screens',
      '<tr><th>City</th><th>Price</th></tr><tr><td><span>City</span>Pune</td><td><b>Price:</b> ₹104</td></tr><tr><td><b>City</b></td><td></td></tr>',
      [['City', 'Price'], rule(2), ['Pune', '₹104'], ['**City**', '']],
    ],
    [
      'a side by its style',
      '<tr><th>City</th><th style="text-align: right">Price</th></tr><tr><td>Pune</td><td>104</td></tr>',
      [
        ['City', 'Price'],
        ['---', '---:'],
        ['Pune', '104'],
      ],
    ],
  ])('stay where a browser draws them: %s', (_, rows, expected) => {
    expect(between(`<table>${rows}</table>`)).toBe(table(...expected));
  });

  it('are the same in text and as rows', () => {
    const html = `<title>Fees</title><main><p>${SENTENCE}</p><table><tr><th>Bank</th><th>Rate</th></tr><tr><td rowspan="2">SBI</td><td>6.8</td></tr><tr><td></td></tr><tr><td>HDFC</td><td>7</td></tr></table><p>${SENTENCE}</p></main>`;
    expect(readPage(html, { format: 'text' }).content).toContain('Bank\tRate\nSBI\t6.8\nHDFC\t7');
    const rows = [
      ['SBI', '6.8'],
      ['HDFC', '7'],
    ];
    expect(readPage(html, { tables: true }).tables).toEqual([{ caption: '', columns: ['Bank', 'Rate'], rows }]);
  });
});

describe('a sign in a cell', () => {
  it.each([
    ['a box to tick', '<input type="checkbox" checked disabled>', '<input type="checkbox" disabled>', ['☑', '☐']],
    ['icons by their names', '<i class="fa fa-check text-success"></i>', '<i class="fa fa-times"></i>', ['✓', '✗']],
    [
      'drawings with a label',
      '<svg role="img" aria-label="Included"></svg>',
      '<svg><title>Not included</title></svg>',
      ['Included', 'Not included'],
    ],
    [
      'drawings of a shared file',
      '<svg><use href="/i.svg#icon-tick"></use></svg>',
      '<svg><use href="/i.svg#icon-cross"></use></svg>',
      ['✓', '✗'],
    ],
    ['an icon beside words, which is decoration', '<i class="fa fa-check"></i> Free', '₹99', ['Free', '₹99']],
  ])('is written: %s', (_, one, other, [first = '', second = '']) => {
    const rows = `<tr><th>Plan</th><th>TV</th><th>Net</th></tr><tr><td>Basic</td><td>${one}</td><td>${other}</td></tr>`;
    expect(between(`<table>${rows}</table>`)).toBe(table(['Plan', 'TV', 'Net'], rule(3), ['Basic', first, second]));
  });
});

describe('what stands in a line', () => {
  it.each([
    ['readings one after another', '<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>', '漢(かん)字(じ)'],
    [
      'readings with signs of their own',
      '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>',
      '漢(かん)字(じ)',
    ],
    ['a letter of a note', 'Rice<sup>a</sup> in n<sup>o</sup> 5, the 2<sup>e</sup>', 'Riceᵃ in no 5, the 2e'],
    ['marks of trade', 'Kisan<sup>TM</sup> by Asha<sup>SM</sup>', 'Kisan™ by Asha℠'],
    ['gauges with words', '<meter value="0.6">60%</meter> of <progress value="3" max="5">5</progress>', '60% of 5'],
  ])('is written as it is seen: %s', (_, html, written) => {
    expect(between(`<p>It is ${html} here.</p>`)).toBe(`It is ${written} here.`);
  });
});

describe('a list', () => {
  it.each([
    ['a', '- a. one\n- b. two'],
    ['A', '- A. one\n- B. two'],
    ['i', '- i. one\n- ii. two'],
    ['1', '1. one\n2. two'],
  ])('lettered by type="%s" keeps its letters, since the text refers to them', (type, written) => {
    expect(between(`<ol type="${type}"><li>one</li><li>two</li></ol>`)).toBe(written);
  });

  it('lettered goes on after z, and with more lines in an entry', () => {
    const html = '<ol type="a" start="26"><li>one</li><li><p>two</p><p>more</p></li></ol>';
    expect(readPage(html, { main: false }).content).toBe('- z. one\n- aa. two\n\n  more');
  });
});

describe('a list within text', () => {
  it.each([
    [
      'a table in an entry',
      '<ul><li>Fares:<table><tr><th>Class</th><th>Fare</th></tr><tr><td>SL</td><td>350</td></tr></table></li></ul>',
      '- Fares:\n\n  | Class | Fare |\n  | --- | --- |\n  | SL | 350 |',
    ],
    [
      'code in its entries',
      '<ol><li>Run<pre>npm ci</pre></li><li>Then<pre>npm start</pre></li></ol>',
      '1. Run\n\n   ```\n   npm ci\n   ```\n2. Then\n\n   ```\n   npm start\n   ```',
    ],
    ['short entries', '<ul><li>Aadhaar</li><li>PAN</li><li>Photo</li></ul>', '- Aadhaar\n- PAN\n- Photo'],
    [
      'letters',
      '<ol type="a"><li>land of the applicant</li><li>income of the family</li></ol>',
      '- a. land of the applicant\n- b. income of the family',
    ],
  ])('stays whole: %s', (_, html, written) => {
    expect(between(html)).toBe(written);
  });

  it('of links to elsewhere may go', () => {
    expect(between('<ul class="related"><li><a href="/a">Other news</a></li><li><a href="/b">More of it</a></li></ul>')).not.toContain(
      'Other news',
    );
  });
});

describe('code', () => {
  it.each([
    [
      'lines by their class',
      '<code class="language-js"><span class="line">a = 1</span><span class="line">b = 2</span></code>',
      '```js\na = 1\nb = 2\n```',
    ],
    ['a piece of code for each line', '<code>a = 1</code><code>b = 2</code>', '```\na = 1\nb = 2\n```'],
    ['lines that end already', '<code><span class="line">a = 1</span>\n<span class="line">b = 2</span></code>', '```\na = 1\nb = 2\n```'],
  ])('keeps its lines apart: %s', (_, html, written) => {
    expect(between(`<pre>${html}</pre>`)).toBe(written);
  });
});

it('a drawing in a figure leaves what it says of itself', () => {
  const drawn = '<svg role="img" aria-label="Rice output rose from 90 to 137 million tonnes"><text>x</text></svg>';
  expect(between(`<figure>${drawn}<figcaption>Rice output</figcaption></figure>`)).toBe(
    'Rice output rose from 90 to 137 million tonnes\n\nRice output',
  );
});

it('a note loses the sign behind its number too', () => {
  const note = '<div class="footnotes"><p id="fn1"><a href="#r1">1</a>. Against May 2025.</p></div>';
  expect(between(`<p>It rose by a fifth<sup><a href="#fn1" id="r1">1</a></sup> in June.</p>${note}`)).toBe(
    'It rose by a fifth[^1] in June.\n\n[^1]: Against May 2025.',
  );
});

it('an answer that a link opens stays with its question', () => {
  const card =
    '<div class="card"><div class="card-header"><a data-toggle="collapse" href="#c1">Who is eligible for the scheme?</a></div><div id="c1" class="collapse"><div class="card-body">Women above 21 years of age.</div></div></div>';
  expect(between(card)).toBe('Who is eligible for the scheme?\n\nWomen above 21 years of age.');
});

it('a table below a quotation keeps its caption and its head, in a page of many lines too', () => {
  const days = Array.from(
    { length: 12 },
    (_, day) => `<p>On day ${day} of the month the office wrote down what had fallen at station ${day * 7}.</p>`,
  ).join('');
  const quotation = '<figure><blockquote><p>Rain is grace.</p></blockquote><figcaption>Updike, 1989</figcaption></figure>';
  const rain =
    '<table><caption>Table 2. Rain of a year</caption><tr><th>Place</th><th>mm</th></tr><tr><td>Sirsi</td><td>2500</td></tr></table>';
  for (const before of [days, '']) {
    const { content } = readPage(
      `<title>Rain</title><main><article>${before}<p>${SENTENCE}</p>${quotation}${rain}<p>${SENTENCE} End.</p></article></main>`,
    );
    expect(content).toContain(`Table 2. Rain of a year\n\n${table(['Place', 'mm'], rule(2), ['Sirsi', '2500'])}`);
  }
});

it('a table of data in the frame of a page of tables is found, whose frame is none', () => {
  const menu = `<table>${['Home', 'Dams', 'Tenders'].map((word) => `<tr><td><a href="/${word}">${word}</a></td></tr>`).join('')}</table>`;
  const rates =
    '<table border="1"><tr><td><b>Place</b></td><td><b>AC</b></td><td><b>Other</b></td></tr><tr><td>KRS</td><td>1,800</td><td>900</td></tr><tr><td>Kabini</td><td></td><td>750</td></tr></table>';
  const frame = (inner: string) =>
    `<table><tr><td colspan="2"><img src="/banner.jpg" alt="Water"></td></tr><tr><td>${menu}</td><td>${inner}</td></tr><tr><td colspan="2">Made by us.</td></tr></table>`;
  const text = readPage(frame(`<p>${SENTENCE}</p>${rates}<p>${SENTENCE} It is booked here.</p>`)).content;
  expect(text).toContain(table(['**Place**', '**AC**', '**Other**'], rule(3), ['KRS', '1,800', '900'], ['Kabini', '', '750']));
  expect(text).not.toContain('Tenders');
});
