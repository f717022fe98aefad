import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const SENTENCE = 'Rice is sown when the first rain has fallen, and it is brought in when the fields are dry again.';
const around = (inner: string) => `<article><p>${SENTENCE}</p><p>${SENTENCE} Twice.</p>${inner}<p>${SENTENCE} Thrice.</p></article>`;

/** What stands between the sentences, as read with `main` and without. */
function readBoth(inner: string, format: ReadOptions['format'] = 'markdown'): string[] {
  return [true, false].map((main) => {
    const bytes = Buffer.from(`<!doctype html><html lang="en"><head><title>Rice</title></head><body>${around(inner)}</body></html>`);
    const { content } = readReply(
      { bytes, contentType: 'text/html; charset=utf-8', url: 'https://example.org/a' },
      { ...DEFAULT_OPTIONS, main, format },
    );
    return content.slice(content.indexOf('Twice.') + 'Twice.'.length, content.lastIndexOf('Rice is sown')).replace(/^\n+|\n+$/g, '');
  });
}

const table = (rows: readonly (readonly string[])[], head = 'td') =>
  `<table>${rows.map((row, at) => `<tr>${row.map((cell) => `<${at ? 'td' : head}>${cell}</${at ? 'td' : head}>`).join('')}</tr>`).join('')}</table>`;

describe('a table', () => {
  const cases: [string, string, string, string][] = [
    [
      'with an empty corner',
      table([
        ['', '2025', '2026'],
        ['Rain', '10', '12'],
      ]),
      '|  | 2025 | 2026 |\n| --- | --- | --- |\n| Rain | 10 | 12 |',
      '\t2025\t2026\nRain\t10\t12',
    ],
    [
      'with a corner of no-break space, names and a row of gaps',
      table(
        [
          ['&nbsp;', '2025', '2026'],
          ['Rain', '', '12'],
          ['Snow', '3', ''],
        ],
        'th',
      ),
      '|  | 2025 | 2026 |\n| --- | --- | --- |\n| Rain |  | 12 |\n| Snow | 3 |  |',
      '\t2025\t2026\nRain\t\t12\nSnow\t3\t',
    ],
    [
      'with a cell that holds a picture alone',
      table([
        ['Place', 'Sky', 'mm'],
        ['Agumbe', '<img src="/s.png" alt="Rain">', '210'],
        ['Sirsi', '<span></span>', '95'],
      ]),
      '| Place | Sky | mm |\n| --- | --- | --- |\n| Agumbe | ![Rain](https://example.org/s.png) | 210 |\n| Sirsi |  | 95 |',
      'Place\tSky\tmm\nAgumbe\t\t210\nSirsi\t\t95',
    ],
    [
      'with cells over rows and columns',
      '<table><tr><th rowspan="2">City</th><th colspan="2">Price</th></tr><tr><th>Gold</th><th>Silver</th></tr><tr><td rowspan="2">Delhi</td><td>11</td><td>21</td></tr><tr><td>12</td><td></td></tr></table>',
      '| City | Price |  |\n| --- | --- | --- |\n|  | Gold | Silver |\n| Delhi | 11 | 21 |\n|  | 12 |  |',
      'City\tPrice\t\n\tGold\tSilver\nDelhi\t11\t21\n\t12\t',
    ],
    [
      'with a title over all its columns',
      '<table><thead><tr><th colspan="2">Members: 2</th></tr><tr><th>No.</th><th>Bank</th></tr></thead><tbody><tr><td>1</td><td>Axis</td></tr><tr><td>2</td><td>Canara</td></tr></tbody></table>',
      'Members: 2\n\n| No. | Bank |\n| --- | --- |\n| 1 | Axis |\n| 2 | Canara |',
      'Members: 2\t\nNo.\tBank\n1\tAxis\n2\tCanara',
    ],
    [
      'with code, lists, paragraphs and breaks in its cells',
      table(
        [
          ['Step', 'What'],
          ['<pre>npm ci\nnpm test</pre>', '<ul><li>one</li><li>two</li></ul>'],
          ['<p>a</p><p>b</p>', 'c<br>d'],
        ],
        'th',
      ),
      '| Step | What |\n| --- | --- |\n| `npm ci`<br>`npm test` | - one<br>- two |\n| a<br>b | c<br>d |',
      'Step\tWhat\nnpm ci npm test\tone two\na b\tc d',
    ],
    [
      'with a table in a cell',
      table([
        [
          table([
            ['a', 'b'],
            ['c', 'd'],
          ]),
          'outer',
        ],
        ['x', 'y'],
      ]),
      '| a b<br>c d | outer |\n| --- | --- |\n| x | y |',
      'a b c d\touter\nx\ty',
    ],
    [
      'of data in one of layout',
      `<table><tr><td><p>${SENTENCE.repeat(5)}</p></td></tr><tr><td>${table(
        [
          ['Place', 'mm'],
          ['Sirsi', '95'],
        ],
        'th',
      )}</td></tr></table>`,
      '| Place | mm |\n| --- | --- |\n| Sirsi | 95 |',
      'Place\tmm\nSirsi\t95',
    ],
  ];

  it.each(cases)('%s keeps every value under its column', (_, html, markdown, text) => {
    for (const content of readBoth(html)) expect(content.endsWith(markdown) ? markdown : content).toBe(markdown);
    for (const content of readBoth(html, 'text')) expect(content.endsWith(text) ? text : content).toBe(text);
  });

  it('keeps its empty cells as HTML', () => {
    const [html = ''] = cases[0] ? readBoth(cases[0][1], 'html') : [];
    expect(html).toContain('<tr><td></td><td>2025</td><td>2026</td></tr>');
  });
});

describe('raised and lowered text', () => {
  it.each([
    ['10<sup>6</sup> kg and 3 x 10<sup>-9</sup>', '10⁶ kg and 3 x 10⁻⁹'],
    ['12<sup>1</sup>/<sub>2</sub> acres', '12¹/₂ acres'],
    ['₹99<sup>50</sup> a litre', '₹99⁵⁰ a litre'],
    ['CO<sub>2</sub>, log<sub>10</sub>x and T<sub>max</sub>', 'CO₂, log₁₀x and T_{max}'],
    ['x<sup>n</sup>, A<sup>T</sup>, e<sup>iωt</sup>', 'xⁿ, A^T, e^{iωt}'],
    ['the 5<sup>th</sup> and 1<sup>st</sup>, Rice<sup>™</sup>', 'the 5th and 1st, Rice™'],
    ['2<sup>32</sup> - 1', '2³² - 1'],
    ['<b>10</b><sup>3</sup> and 2019<sup><a href="https://e.org/n">3</a></sup>', '**10**³ and 2019[³](https://e.org/n)'],
  ])('is no part of the number before it: %s', (html, expected) => {
    for (const content of readBoth(`<p>It was ${html} in all, as said.</p>`)) expect(content).toBe(`It was ${expected} in all, as said.`);
  });

  it.each([
    ['<del>₹999</del>₹799 a rope', '₹999 ₹799 a rope'],
    ['now 5<s>6</s>7, all of it', 'now 5 6 7, all of it'],
    ['from <strike>10</strike>, none <del>12</del>.', 'from 10, none 12.'],
    ['his colo<del>u</del>r', 'his colour'],
  ])('that is struck out is no part of the one beside it in plain text: %s', (html, text) => {
    for (const content of readBoth(`<p>${html}</p>`, 'text')) expect(content).toBe(text);
  });

  it('is told in titles, links and captions as in the text', () => {
    const html = `<html><body><h1>Of 10<sup>6</sup> wells</h1>${around('<table><caption>In 10<sup>3</sup></caption><tr><th>A</th><th>m<sup>3</sup></th></tr><tr><td>B</td><td>10<sup>6</sup></td></tr></table><a href="/x">from <del>₹5</del>6</a>')}</body></html>`;
    const read = readReply(
      { bytes: Buffer.from(html), contentType: 'text/html', url: 'https://example.org/a' },
      { ...DEFAULT_OPTIONS, links: true, tables: true },
    );
    expect(read.title).toBe('Of 10⁶ wells');
    expect(read.tables).toEqual([{ caption: 'In 10³', columns: ['A', 'm³'], rows: [['B', '10⁶']] }]);
    expect(read.links).toEqual([{ url: 'https://example.org/x', text: 'from ₹5 6' }]);
  });

  it('has no places to part it at the end of a line', () => {
    for (const content of readBoth('<p>The Pan&shy;cha\u00ADyat of ₹5&#173;00 &amp;shy;</p>'))
      expect(content).toMatch(/^The Panchayat of ₹500 \\?&(?:amp;)?shy;$/);
  });

  it('has the marks of quotations around other marks in plain text', () => {
    for (const content of readBoth('<p>Say <q>it <em>pours</em>, <q>and <b>how</b></q></q> then.</p>', 'text'))
      expect(content).toBe('Say “it pours, ‘and how’” then.');
  });

  it('keeps its place in plain text and its element in HTML', () => {
    expect(readBoth('<p>The mass is 10<sup>6</sup> kg in 2019<sup><a href="https://e.org/n">3</a></sup>.</p>', 'text')[0]).toBe(
      'The mass is 10⁶ kg in 2019³.',
    );
    expect(readBoth('<p>The mass is 10<sup>6</sup> kg.</p>', 'html')[0]).toContain('10<sup>6</sup>');
  });
});

describe('a formula', () => {
  const vlist = (...layers: [top: number, html: string][]) =>
    `<span class="vlist-t${layers.length > 1 || layers[0]?.[0] === -2.5 ? ' vlist-t2' : ''}"><span class="vlist-r"><span class="vlist">${layers.map(([top, html]) => `<span style="top:${top}em;"><span class="pstrut"></span>${html}</span>`).join('')}</span><span class="vlist-s">\u200B</span></span></span>`;
  const scripts = (below: string, above: string) =>
    `<span class="msupsub">${vlist(...(below ? [[-2.5, `<span>${below}</span>`] as [number, string]] : []), ...(above ? [[-3.1, `<span>${above}</span>`] as [number, string]] : []))}</span>`;
  const katex = (html: string) =>
    `<span class="katex"><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut"></span>${html}</span></span></span>`;
  const annotated = '<math><semantics><mi>E</mi><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math>';
  it.each([
    ['MathML with TeX beside it', annotated, '$E=mc^2$'],
    [
      'KaTeX, drawn a second time',
      `<span class="katex"><span class="katex-mathml">${annotated}</span><span class="katex-html"><span>mc2</span></span></span>`,
      '$E=mc^2$',
    ],
    ['KaTeX alone, a power', katex(`m<span class="mord"><span>c</span>${scripts('', '2')}</span>`), '$mc^{2}$'],
    ['KaTeX alone, an index', katex(`<span class="mord"><span>x</span>${scripts('i', '')}</span>`), '$x_{i}$'],
    ['KaTeX alone, both', katex(`<span class="mord"><span>x</span>${scripts('i', '2')}</span>`), '$x_{i}^{2}$'],
    [
      'KaTeX alone, a fraction',
      katex(
        `<span class="mord"><span class="mopen nulldelimiter"></span><span class="mfrac">${vlist([-2.3, '<span>A</span>'], [-3.2, '<span class="frac-line"></span>'], [-3.7, '<span>Q</span>'])}</span></span>`,
      ),
      '$\\frac{Q}{A}$',
    ],
    [
      'KaTeX alone, a sum with its limits',
      katex(
        `<span class="mop op-limits">${vlist([-1.9, '<span>i=1</span>'], [-3, '<span><span class="mop op-symbol">∑</span></span>'], [-4.3, '<span>n</span>'])}</span><span>i</span>`,
      ),
      '$∑_{i=1}^{n}i$',
    ],
    [
      'KaTeX alone, a root',
      katex(`<span class="mord sqrt">${vlist([-2.8, '<span class="mord">2gh</span>'], [-2.8, '<svg></svg>'])}</span>`),
      '$\\sqrt{2gh}$',
    ],
    [
      'Wikipedia, with a picture',
      '<span class="mwe-math-element"><span style="display:none"><math alttext="{\\displaystyle ax^{2}}"><mi>a</mi></math></span><img class="mwe-math-fallback-image-inline" src="/m" alt="ax"></span>',
      '$ax^{2}$',
    ],
    ['a picture of one', '<img class="latex" src="/l.png" alt="\\alpha_1">', '$\\alpha_1$'],
    [
      'MathJax 2',
      '<span class="MathJax_Preview">x</span><span class="MathJax"><span>a2</span></span><script type="math/tex">a^2</script>',
      '$a^2$',
    ],
    [
      'MathJax 3',
      '<mjx-container><mjx-assistive-mml><math><mi>x</mi><mo>≥</mo><mn>3</mn></math></mjx-assistive-mml></mjx-container>',
      '$x \\geq 3$',
    ],
    [
      'MathJax 3 without MathML',
      '<mjx-container><mjx-math><mjx-msup><mjx-mi><mjx-c class="mjx-c1D438"></mjx-c></mjx-mi><mjx-script><mjx-mn><mjx-c class="mjx-c32"></mjx-c></mjx-mn></mjx-script></mjx-msup></mjx-math></mjx-container>',
      '$E^{2}$',
    ],
    ['MathML alone', '<math><mfrac><mn>1</mn><msup><mi>n</mi><mn>2</mn></msup></mfrac></math>', '$\\frac{1}{n^{2}}$'],
    ['TeX in the text', 'as \\(x_1 * y_2\\) is', 'as $x_1 * y_2$ is'],
  ])('is written as TeX: %s', (_, html, expected) => {
    for (const format of ['markdown', 'text'] as const)
      for (const content of readBoth(`<p>The law says ${html} for all bodies.</p>`, format))
        expect(content).toBe(`The law says ${expected} for all bodies.`);
  });

  it('that stands alone stays between the paragraphs it belongs to', () => {
    for (const html of [
      '<math display="block"><mi>a</mi><mo>+</mo><mi>b</mi></math>',
      '<p>\\[a + b\\]</p>',
      '<script type="math/tex; mode=display">a + b</script>',
    ])
      for (const content of readBoth(html)) expect(content).toBe('$$a + b$$');
  });

  it('brings no markup of its own into markdown', () => {
    const [content] = readBoth('<p>Here \\(a<b](https://e.org/) `x` ![y](z)\\) ends.</p>'.replace('<b', '&lt;b'));
    expect(content).toBe("Here $a\\lt b] (https://e.org/) 'x' ![y] (z)$ ends.");
  });
});

describe('bold and italic', () => {
  it.each([
    ['Hindi', '<b>नई दिल्ली</b>में', '**नई दिल्ली**में'],
    ['Hindi, italic', '<i>किसानों</i>की', '*किसानों*की'],
    ['Tamil', '<b>தமிழ்</b>நாடு', '**தமிழ்**நாடு'],
    ['Bengali', '<b>কৃষি</b>র', '**কৃষি**র'],
    ['Telugu', '<em>తెలుగు</em>లో', '*తెలుగు*లో'],
    ['Kannada', '<b>ಕೃಷಿ</b>ಯ', '**ಕೃಷಿ**ಯ'],
    ['Malayalam, with a joiner', '<b>അവന്‍</b>റെ', '**അവന്‍**റെ'],
    ['Gujarati', '<b>ખેતી</b>ની', '**ખેતી**ની'],
    ['Punjabi', '<b>ਖੇਤੀ</b>ਦੀ', '**ਖੇਤੀ**ਦੀ'],
    ['Odia', '<b>କୃଷି</b>ର', '**କୃଷି**ର'],
    ['quotation marks', '<b>"नई दिल्ली"</b>में', '"**नई दिल्ली**"में'],
    ['quotation marks of Tamil, italic', '<i>“சென்னை”</i>யில்', '“_சென்னை_”யில்'],
    ['parentheses', '<b>(बंद)</b>रहेगा', '(**बंद**)रहेगा'],
    ['parentheses around parts of it', '<b>(अ) और (ब)</b>में', '(अ) और (ब)में'],
    ['a lone vowel sign', 'दिल्ल<b>ी</b> में', 'दिल्ल**ी** में'],
  ])('do not break a word of %s', (_, html, expected) => {
    for (const content of readBoth(`<p>x ${html} y</p>`)) expect(content).toBe(`x ${expected} y`);
  });
});

describe('text after an inline element', () => {
  it.each([
    ['<kbd>Ctrl</kbd>+<kbd>C</kbd>', 'Ctrl+C'],
    ['<b>5</b> - 3 and <i>a</i># b', '**5** - 3 and _a_# b'],
    ['<code>x</code>1. y', '`x`1. y'],
  ])('is not escaped as if it began a line: %s', (html, expected) => {
    for (const content of readBoth(`<p>${html}</p>`)) expect(content).toBe(expected);
  });
});
