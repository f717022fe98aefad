import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const markdown = (body: string) =>
  readReply(
    { bytes: Buffer.from(`<html><body>${body}</body></html>`), contentType: 'text/html', url: 'https://example.org/' },
    { ...DEFAULT_OPTIONS, main: false },
  ).content;

describe('markdown that a renderer cannot be tricked by', () => {
  it.each([
    [
      'a link within the text of a link',
      '<a href="/a">the report](javascript:alert(1))</a>',
      '[the report\\](javascript:alert(1))](https://example.org/a)',
    ],
    ['a link over several elements', '<p>[the <b>report</b>](javascript:alert(1))</p>', '\\[the **report**\\](javascript:alert(1))'],
    ['a tag over two elements', '<p>&lt;<span>img src=x onerror=alert(1)></span></p>', '\\<img src=x onerror=alert(1)>'],
    ['a tag in an alternative text', '<img src="/i.png" alt="<script>x](y)`">', '![\\<script>x\\](y)\\`](https://example.org/i.png)'],
    ['a backslash before markup of the next element', '<p>a\\<span>[x](javascript:y)</span></p>', 'a\\\\\\[x\\](javascript:y)'],
    ['a backslash or backtick in an address', '<a href="/a?b`c\\">x</a>', '[x](https://example.org/a?b%60c%5C)'],
    ['an entity in an address', '<a href="/a?b&amp;lt;c">x</a>', '[x](https://example.org/a?b&amp;lt;c)'],
    ['a tag in the caption of a table', '<table><caption>&lt;b&gt;</caption><tr><th>a</th><th>b</th></tr></table>', '\\<b>'],
    ['code in lines of its own within bold words', '<b>a<pre>x\n&lt;i&gt;</pre></b>', 'a\n\n```\nx\n<i>\n```'],
    ['code in lines of its own behind a summary', '<details>a<pre> &lt;i&gt;\n</pre></details>', 'a\n\n```\n <i>\n```'],
    ['code in an item without a list', '<p>a</p>b<li><pre>&lt;i&gt;</pre></li>', 'b\n- ```\n  <i>\n  ```'],
  ])('escapes %s', (_, html, expected) => {
    expect(markdown(html)).toContain(expected);
  });

  it('ends before code within a line that does not end in it', () => {
    const body = `<p>${'a '.repeat(260)}<code>&lt;b> ${'x '.repeat(20)}</code></p>`;
    const { content } = readReply(
      { bytes: Buffer.from(`<html><body>${body}</body></html>`), contentType: 'text/html', url: 'https://example.org/' },
      { ...DEFAULT_OPTIONS, main: false, max: 540 },
    );
    expect(content).toMatch(/^(a )+a$/);
  });
});
