import { expect, it } from 'vitest';
import { parseDocument } from '../../../../src/areas/webfetch/read/page/document.ts';
import { renderHtml } from '../../../../src/areas/webfetch/read/render/sanitise.ts';

const render = (html: string) => renderHtml(parseDocument(html).body).html;

it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', '//example.org/x', '/x'])(
  'writes no address that is not http(s), mailto or tel: %s',
  (address) => {
    const html = render(
      `<p><a href="${address}">link</a><img src="${address}" alt="picture"><blockquote cite="${address}">said</blockquote></p>`,
    );
    expect(html).toContain('link');
    expect(html).not.toMatch(/href|src|cite/);
  },
);

it('keeps addresses that lead out, and no handler, style or script', () => {
  const html = render('<p onclick="x()" style="color:red"><a href="https://example.org/" onclick="x()">out</a><script>x()</script></p>');
  expect(html).toContain('<a href="https://example.org/">out</a>');
  expect(html).not.toMatch(/onclick|style|script/);
});
