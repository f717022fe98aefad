import { describe, expect, it } from 'vitest';
import { decodeReply } from '../../../../src/areas/webfetch/read/decode/decode.ts';
import { DEFAULT_OPTIONS, type ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';
import { cutContent } from '../../../../src/areas/webfetch/read/render/truncate.ts';
import { countWords } from '../../../../src/areas/webfetch/read/render/words.ts';

const url = 'https://example.org/a/b';
const read = (html: string, options: Partial<ReadOptions> = {}) =>
  readReply({ bytes: Buffer.from(html), contentType: 'text/html', url }, { ...DEFAULT_OPTIONS, ...options });
const markdown = (html: string) => read(html, { main: false }).content;
const SENTENCE = 'Rice is sown when the first rain has fallen, and it is brought in when the fields are dry again. ';
const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `<p>${at + 1}. ${SENTENCE.repeat(3)}</p>`).join('');

describe('decoding', () => {
  const japanese = Buffer.from('82b182ea82cd93fa967b8cea82cc95b68fcd82c582b781428369835e81428a4382ce8de982ad81425', 'hex');
  it.each([
    ['windows-1252 by its header', Buffer.from('caf\xe9 \x93x\x94', 'latin1'), 'text/plain; charset=windows-1252', 'café “x”'],
    ['windows-1252 that says nothing', Buffer.from('Le caf\xe9 est ferm\xe9.', 'latin1'), 'text/plain', 'Le café est fermé.'],
    ['UTF-16 with a mark', Buffer.from('\ufeffrain', 'utf16le'), 'text/plain', 'rain'],
    ['UTF-16 without a mark', Buffer.from('rain and more rain', 'utf16le'), 'text/plain', 'rain and more rain'],
    ['UTF-8 though the header says Latin', Buffer.from('\ufeffहिन्दी'), 'text/plain; charset=iso-8859-1', 'हिन्दी'],
    [
      'a charset in meta',
      Buffer.from('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1'),
      'text/html',
      '<meta charset="windows-1251"><p>Привет',
    ],
    ['an unknown charset name', Buffer.from('plain'), 'text/plain; charset=nonsense', 'plain'],
  ])('reads %s', (_, bytes, type, text) => {
    expect(decodeReply(bytes, type).text).toBe(text);
  });

  it('finds Shift_JIS and GB18030 by their letters', () => {
    expect(decodeReply(japanese, 'text/plain').text).toContain('これは日本語の文章です');
    const chinese = Buffer.from('d5e2cac7d2bbb8f6d6d0cec4b5c4cdf8d2b3a3acced2c3c7d4dad5e2c0efa1a3', 'hex');
    expect(decodeReply(chinese, '').text).toBe('这是一个中文的网页，我们在这里。');
  });

  it('knows pages by their look where no type is sent', () => {
    expect(decodeReply(Buffer.from('  <!-- x --><!DOCTYPE html><p>x')).kind).toBe('html');
    expect(decodeReply(Buffer.from('{"a":1}')).kind).toBe('json');
    expect(decodeReply(Buffer.from('<p>source</p>'), 'text/plain').kind).toBe('text');
    expect(decodeReply(Buffer.from([0, 1, 2, 3, 0, 0, 9])).kind).toBe('binary');
  });
});

describe('main content', () => {
  it('leaves navigation, related lists, comments and footers away', () => {
    const html = `<body><header><nav><a href="/">Home</a></nav></header><main><article><h1>Rice</h1><p class="byline">By A. Farmer</p>${paragraphs(5)}</article>
      <section class="related"><h2>Related</h2><ul><li><a href="/1">One story</a></li><li><a href="/2">Two stories</a></li><li><a href="/3">Three</a></li></ul></section>
      <div id="comments">${'<p>I grew rice once and it was not at all like that, I can tell you.</p>'.repeat(3)}</div></main><footer>All rights reserved</footer></body>`;
    const { content } = read(html, { format: 'text' });
    expect(content.match(/Rice is sown/g)).toHaveLength(15);
    for (const gone of ['Home', 'Related', 'stories', 'I grew rice', 'rights reserved']) expect(content).not.toContain(gone);
  });

  it.each(['markdown', 'text'] as const)('12.8: keeps its own heading where that differs from the title, as %s', (format) => {
    const html = `<html><head><title>Rice in India: all there is to know | Farm News</title></head><body><header><nav><a href="/">Home</a></nav></header>
      <main><article><h1>Why the fields are dry</h1><p class="byline">By A. Farmer</p>${paragraphs(5)}</article></main></body></html>`;
    const { title, content } = read(html, { format });
    expect(`${title}\n${content}`).toContain('Why the fields are dry');
    expect(`${title}\n${content}`.split('Why the fields are dry')).toHaveLength(2);
  });

  it('keeps a page of lists and tables that has hardly any sentences', () => {
    const html = `<body><main><h1>Prices</h1><table><tr><th>City</th><th>Price</th></tr>${'<tr><td>Pune</td><td>104</td></tr>'.repeat(20)}</table></main></body>`;
    expect(read(html).content).toContain('| Pune | 104 |');
  });

  it.each([
    '',
    '<',
    '<html></html>',
    '<body></body>',
    '<p>',
    '\0\0',
    '<frameset><frame src=x></frameset>',
    '<a href="http://[">x</a>',
    '<table><td><table><td>x',
    '<svg><title>x</title></svg>',
    '<!doctype html><html><head></head></html>trailing',
  ])('gives a result for %j', (html) => {
    for (const format of ['markdown', 'text', 'html', 'json'] as const) expect(() => read(html, { format })).not.toThrow();
  });

  it('is not brought down by nesting a hundred thousand deep', () => {
    expect(read(`${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}`, { format: 'text' }).content).toContain('deep');
  });

  it('reads metadata of a page drawn by scripts', () => {
    const { title, image, content } = read(
      '<html><head><title>App</title><meta property="og:image" content="//cdn.example.org/i.png"></head><body><div id="root"></div><script>draw()</script></body></html>',
    );
    expect({ title, image, content }).toEqual({ title: 'App', image: 'https://cdn.example.org/i.png', content: '' });
  });
});

describe('markdown', () => {
  it.each([
    ['task lists', '<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> open</li></ul>', '- [x] done\n- [ ] open'],
    [
      'pipes and breaks in cells',
      '<table><tr><th>a|b</th><th>c</th></tr><tr><td>1<br>2</td><td>3</td></tr></table>',
      '| a\\|b | c |\n| --- | --- |\n| 1<br>2 | 3 |',
    ],
    [
      'rows that a cell spans',
      '<table><tr><th>a</th><th>b</th></tr><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></table>',
      '| 1 | 2 |\n|  | 3 |',
    ],
    ['layout tables', '<table role="presentation"><tr><td><p>left</p></td><td><p>right</p></td></tr></table>', 'left\n\nright'],
    ['quotations', '<blockquote><p>one</p><p>two</p></blockquote>', '> one\n>\n> two'],
    ['code in a wrapper', '<div class="highlight" data-lang="go"><pre>x := 1</pre></div>', '```go\nx := 1\n```'],
    [
      'line numbers',
      '<pre class="lang-c"><span class="lineno">1</span>int a;\n<span class="lineno">2</span>int b;</pre>',
      '```c\nint a;\nint b;\n```',
    ],
    ['links that lead nowhere', '<p><a href="javascript:x()">press</a> <a href="">empty</a></p>', 'press empty'],
    ['cards that are one link', '<a href="/x"><h3>Title</h3><p>Text</p></a>', '### [Title](https://example.org/x)\n\nText'],
    ['parentheses in addresses', '<a href="/a_(b)">x</a>', '[x](https://example.org/a_%28b%29)'],
    ['tags in text', '<p>a &lt;b&gt; c</p>', 'a \\<b> c'],
    ['strikes', '<p><del>old</del> new</p>', '~~old~~ new'],
  ])('renders %s', (_, html, expected) => {
    expect(markdown(html).replace(/[ \t]+$/gm, (spaces) => (spaces === ' ' ? ' ' : ''))).toContain(expected);
  });

  it('joins a name in parts to one piece of code', () => {
    expect(markdown('<p>Call <code>Signal.</code><code>connect</code> once.</p>')).toBe('Call `Signal.connect` once.');
  });

  it('drops the mark beside a definition that leads to itself', () => {
    expect(
      markdown('<dl><dt id="sow">sow()<a class="headerlink" href="#sow" title="Permalink">¶</a></dt><dd>Sows.</dd></dl>'),
    ).not.toContain('¶');
  });

  it('escapes only what would be misread where it stands', () => {
    expect(markdown('<h2>2. Seed</h2><p>2. is a number, <em>a</em>=<em>b</em></p>')).toBe('## 2. Seed\n\n2\\. is a number, _a_=_b_');
    expect(markdown('<table><tr><th>Book</th><th>No.</th></tr><tr><td>Tables</td><td>30. edition</td></tr></table>')).toContain(
      '| Tables | 30. edition |',
    );
  });

  it.each([
    ['signs at the edge of bold between words', '<p>a<b>b,</b>c and <b>“q”</b>z</p>', 'a**b**,c and “**q**”z'],
    ['pieces side by side', '<p><b>Ga</b><strong>me</strong> <i>D</i><i>ay</i></p>', '**Game** _Day_'],
    ['a part of a word', '<p>Tour<i>trek</i></p>', 'Tour*trek*'],
    ['a break at the end of bold', '<p><b>Prices<br></b>rise</p>', '**Prices**  \nrise'],
    ['bold over two paragraphs', '<p><b>One<br><br>two</b></p>', '**One**  \n\n**two**'],
    ['a sign alone', '<p><b>*</b> with care<i>.</i></p>', '\\* with care.'],
    ['bold that ends in a link, against a word', '<p><b><a href="https://e.org/">The</a></b>n</p>', '[The](https://e.org/)n'],
    ['bold and italic at once', '<p><b><i>x</i></b> y</p>', '**_x_** y'],
    ['code within code', '<p><code>a <em><code>b</code></em></code> <code>`</code></p>', '`a b` `` ` ``'],
    ['a lone mark of a list', '<p>-</p><p>* note</p><p>***</p>', '\\-\n\n\\* note\n\n\\*\\*\\*'],
    ['a rule in a heading', '<h2><hr>Seed</h2>', '## Seed'],
  ])('writes %s so that it is read again', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('leaves no raw HTML and no relative address', () => {
    const out = markdown(
      '<div onclick="x()"><p>a <span style="x">b</span> <u>c</u> <sup>2</sup></p><img src="i.png" alt="x"><a href="../up">up</a><video src="v.mp4"></video><iframe src="/f"></iframe></div>',
    );
    expect(out).not.toMatch(/<\w/);
    expect(out).toContain('![x](https://example.org/a/i.png)');
    expect(out).toContain('[up](https://example.org/up)');
  });
});

describe('html', () => {
  it('holds no scripts, handlers, styles or frames', () => {
    const { content } = read(
      '<p onclick="x()" style="color:red">a<script>x()</script><img src="x.png" onerror="x()"><a href="javascript:x()">b</a><svg onload="x()"></svg><iframe src="/f"></iframe><object data="x"></object></p><math><mi>x</mi></math>',
      { format: 'html', main: false },
    );
    expect(content).toBe('<p>a<img src="https://example.org/a/x.png">b</p><span data-formula="inline">$x$</span>');
  });
});

describe('cutting', () => {
  it('ends between words and never inside a pair', () => {
    expect(cutContent('one two three four', 12, 'text')).toEqual({ content: 'one two', truncated: true });
    expect(cutContent('😀'.repeat(10), 7, 'text').content).toBe('😀😀😀');
    expect(cutContent('short', 500, 'text')).toEqual({ content: 'short', truncated: false });
  });

  it('keeps what stands before and after a lone bracket', () => {
    expect(cutContent(`one [ two ${'three '.repeat(40)}`, 100, 'markdown').content).toMatch(/^one \[ two three.*three$/);
    expect(
      cutContent(`${'word '.repeat(18)}[![alt](https://example.org/a-long-address.png)](https://example.org/b)`, 100, 'markdown').content,
    ).toMatch(/word$/);
  });

  it('cuts a single long line of code within the line', () => {
    const { content } = cutContent(`\`\`\`\n${'word '.repeat(100)}\n\`\`\``, 100, 'markdown');
    expect(content).toMatch(/^```\n(?:word ?){10,}\n```$/);
    expect(content.length).toBeLessThanOrEqual(100);
  });

  it('closes or leaves out a fence', () => {
    const long = `${'word '.repeat(20)}\n\n\`\`\`js\n${'let a = 1;\n'.repeat(100)}\`\`\``;
    for (const max of [110, 150, 400, 900]) {
      const { content } = cutContent(long, max, 'markdown');
      expect(content.length).toBeLessThanOrEqual(max);
      expect((content.match(/```/g) ?? []).length % 2).toBe(0);
    }
  });

  it('closes the tags of cut HTML', () => {
    const { content } = cutContent(`<div><ul>${'<li>entry</li>'.repeat(50)}</ul></div>`, 120, 'html');
    expect(content.length).toBeLessThanOrEqual(120);
    expect(content).toMatch(/<\/ul><\/div>$/);
  });
});

describe('words', () => {
  it.each([
    ['one two-three, four.', 3],
    ['हिन्दी में तीन शब्द', 4],
    ['', 0],
  ])('counts %j', (text, count) => expect(countWords(text)).toBe(count));

  it('counts scripts without spaces by dictionary', () => {
    expect(countWords('我们在这里看书')).toBeGreaterThan(2);
    expect(countWords('これは日本語の文章です')).toBeGreaterThan(3);
    expect(countWords('ภาษาไทยไม่มีช่องว่าง')).toBeGreaterThan(3);
  });
});
