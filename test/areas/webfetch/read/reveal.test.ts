import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const read = (body: string, main = false) =>
  readReply(
    { bytes: Buffer.from(`<!doctype html><html><body>${body}</body></html>`), contentType: 'text/html', url: 'https://example.org/' },
    { ...DEFAULT_OPTIONS, main, format: 'text' },
  ).content;

const SENTENCE = 'Rice is sown when the first rain has fallen, and it is brought in when the fields are dry again.';

describe('what a page hides until its scripts have run', () => {
  it('opens a noscript that holds more than the rest of the page, and drops one that holds less', () => {
    expect(read(`<div id="app">Loading</div><noscript><p>${SENTENCE}</p></noscript>`)).toContain('Rice is sown');
    expect(read(`<p>${SENTENCE}</p><noscript>Please enable JavaScript.</noscript>`)).toBe(SENTENCE);
  });

  it('reads nothing in a page that says without its scripts only that it needs them', () => {
    expect(read('<div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript>')).toBe('');
  });

  it('shows a hidden element that is the page, and drops a hidden box beside the text', () => {
    expect(read(`<div>Menu</div><div hidden><p>${SENTENCE}</p></div>`)).toContain('Rice is sown');
    expect(read(`<p>${SENTENCE}</p><div hidden>Copied!</div><div hidden="until-found">Answer</div>`)).toBe(`${SENTENCE}\n\nAnswer`);
  });

  it('puts streamed parts where they belong, in place of what stands in for them', () => {
    const page =
      '<main><h1>Rice</h1><!--$?--><template id="B:0"></template><p>Loading</p><!--/$--><p>Last</p></main>' +
      '<div hidden id="S:0"><p>First</p><template id="P:1"></template></div><div hidden id="S:1"><p>Second</p></div>' +
      '<script>$RS("S:1","P:1")</script><script>$RS=1;$RC("B:0","S:0")</script>';
    expect(read(page)).toBe('Rice\n\nFirst\n\nSecond\n\nLast');
  });

  it('does not take the rest of the page for the text of a stray CDATA mark', () => {
    expect(read(`<p>Before</p><![CDATA[ x ]]><p>${SENTENCE}</p>`)).toContain('Rice is sown');
    const data = `<script type="application/ld+json">//<![CDATA[\n{"@type":"Article","headline":"Sown"}\n//]]></script>`;
    const { title } = readReply(
      {
        bytes: Buffer.from(`<html><head>${data.replaceAll('//', '')}</head><body><p>x</p></body></html>`),
        contentType: 'text/html',
        url: 'https://example.org/',
      },
      DEFAULT_OPTIONS,
    );
    expect(title).toBe('Sown');
  });
});
