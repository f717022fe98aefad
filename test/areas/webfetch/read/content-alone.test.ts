import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const read = (html: string) =>
  readReply({ bytes: Buffer.from(html), contentType: 'text/html', url: 'https://example.org/n' }, { ...DEFAULT_OPTIONS, format: 'text' })
    .content;
const wordsOf = (html: string): string[] => html.replace(/<title>.*?<\/title>|<[^>]+>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

const BEGINNINGS = [
  '<b>Notice of the panchayat</b>',
  '<b>Notice of the panchayat</b><br>Closed from Monday.',
  '<p><strong>Notice of the panchayat</strong></p>',
  '<em>Notice of the panchayat</em>',
  '<h3>Notice of the panchayat</h3>',
  '<header>Notice of the panchayat</header>',
  '<center><font size="4">Notice of the panchayat</font></center>',
  '<div class="date">12 Nov</div>',
  '<span>Notice of the panchayat</span><br><br>',
  'Notice of the panchayat<br>',
  '<a href="/n">Notice of the panchayat</a>',
  '<table><tr><td>June</td><td>210</td></tr></table>',
  '<ul><li><a href="/a">Notice</a></li><li>Form 7</li></ul>',
  '<dl><dt>Notice</dt><dd>of the panchayat</dd></dl>',
  '<blockquote>Notice of the panchayat</blockquote>',
  '<pre>notice --all</pre>',
  '<details><summary>Notice</summary>of the panchayat</details>',
];

const TEXT = 'Use the pump at the school until the wall is mended, which takes ten days by the word of the mason.';
const ENDS = [
  TEXT,
  `<p>${TEXT}</p>`,
  `<p>${TEXT}</p><p>The council thanks all families, and asks them to keep children away.</p><p>— The clerk</p>`,
  `<p>${TEXT}</p><b>Contact: 98220 12345</b>`,
  '<p>Bring these:</p><ul><li>Aadhaar</li><li>Ration card</li></ul>',
];

describe('a page that is content alone', () => {
  it.each(BEGINNINGS)('loses no word, however it begins: %s', (beginning) => {
    for (const end of ENDS)
      for (const html of [`${beginning}\n${end}`, `<html><head><title>Bhor</title></head><body>${beginning}\n${end}</body></html>`]) {
        const had = new Set(wordsOf(read(html)));
        expect(
          wordsOf(html).filter((word) => !had.has(word)),
          html,
        ).toEqual([]);
      }
  });

  it('is none that has a menu, a foot, a form beside its text or many links', () => {
    const text = `<p>${TEXT}</p>`.repeat(3);
    const link = '<p><a href="/a">Other notices of the council</a></p>';
    for (const beside of [
      '<nav>Menu of it</nav>',
      '<div class="footer">Foot of it</div>',
      '<form><p>Agree to it</p></form>',
      link.repeat(3),
    ])
      expect(read(`<b>Closed</b>${text}${beside}`), beside).not.toMatch(/of it|to it|Other/);
  });
});
