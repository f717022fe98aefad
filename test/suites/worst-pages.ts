import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../src/areas/webfetch/read/read.ts';

const LENGTH = 100_000;

/** A pattern that takes the square of this length needs minutes; one that grows with it, milliseconds. CPU seconds. */
const ENOUGH = 5;

const run = (piece: string) => piece.repeat(LENGTH / piece.length);

const note = (_: unknown, at: number) => `<a href="#n${at}">${at % 900}</a><ol><li id="n${at}">Sown in June.</li></ol>`;

/** Tests that no page takes the square of its length, read by these `ways` (the main part alone or all of it), and pages with so many `links`. */
export function readsTheWorst({ ways, links }: { ways: readonly boolean[]; links: number }): void {
  describe('the worst that strangers can write', () => {
    it.each([
      ['spaces within code', `<p>x</p><pre>a${run(' ')}b</pre>`],
      ['line ends within code', `<ul><li><pre>a${run('\n')}b</pre></li></ul>`],
      ['spaces within bold code', `<p><b><code>a${run(' ')}b</code></b></p>`],
      ['signs within bold', `<p>a<b>${run('!')}b</b>c</p>`],
      ['spaces in an alternative text', `<img src="/i.png" alt="a${run(' ')}b">`],
      ['brackets in an alternative text', `<p>x</p><img src="/i.png" alt="${run('[')}">`],
      ['pictures in an alternative text', `<p>x</p><img src="/i.png" alt="${run('![')}">`],
      ['addresses that are cut', `<p>${run('<a href="/x">[</a>')}</p>`],
      ['items of a list', `<ul><li>${run('<li>').slice(0, 40_000)}</ul>`],
      ['items of a numbered list', `<ol>${run('<li>x</li>').slice(0, 50_000)}</ol>`],
      ['a style of spaces', `<div style="color: red${run(' ')}"><p>x</p></div>`],
      ['a set of pictures', `<img srcset="${run('a')} b c">`],
      ['hashes in an address', `<h2><a href="${run('#')}/">x</a></h2>`],
      ['a title of dashes', `<title>${run('a - ')}|</title><meta property="og:site_name" content="x"><p>x</p>`],
      ['code on one line', `<code>\n${run('x')}</code>`],
      ['data of spaces', `<script type="application/ld+json">{${run(' ')}x</script><p>x</p>`],
      ['pieces of code', `<p>${'Rice is sown when the first rain has fallen. '.repeat(5)}</p>${run('<pre>x</pre>')}`],
      ['full stops', `<p>${run('."')}a</p>`],
      ['notes and what they say', Array.from({ length: links / 8 }, note).join('')],
    ])('is read in time: %s', (_, html) => {
      for (const main of ways) {
        const before = process.cpuUsage();
        readReply(
          { bytes: Buffer.from(`<html><body>${html}</body></html>`), contentType: 'text/html', url: 'https://example.org/' },
          { ...DEFAULT_OPTIONS, main, max: 100_000 },
        );
        expect(process.cpuUsage(before).user / 1e6).toBeLessThan(ENOUGH);
      }
    });
  });

  describe('pages made to do harm', () => {
    it.each([
      ['thousands of links', '<li><a href="/x">link</a></li>'.repeat(links)],
      ['boxes in boxes', `${'<div class="post">'.repeat(5000)}deep${'</div>'.repeat(5000)}`],
      [
        'thousands of lists of sections, and of menus',
        `<p>Rice</p>${'<h2>On</h2><ul><li><a href="#a">x</a><li><a href="#b">y</a><li><a href="#c">z</a></ul><nav>m</nav>'.repeat(links / 4)}`,
      ],
      ['thousands of links in one paragraph', `<p>${'<a href="/x">link</a> '.repeat(links)}</p>`],
      ['one block', 'Rice'],
      ['one picture', '<img src="/rice.jpg" alt="">'],
      ['a body without anything', ''],
      ['frames', '<frameset><frame src="/a"><frame src="/b"></frameset>'],
      [
        'thousands of classes',
        Array.from({ length: 3000 }, (_, at) => `<p class="c${at.toString(36)} ${'x'.repeat(300)}">w${at}</p>`).join(''),
      ],
      [
        'ids of streamed parts that hold one another',
        '<div hidden id="S:0"><template id="B:0"></template></div><script>$RC("B:0","S:0")</script>',
      ],
    ])('does not throw on %s', (_, body) => {
      expect(() =>
        readReply(
          { bytes: Buffer.from(`<html><body>${body}</body></html>`), contentType: 'text/html', url: 'https://example.org/' },
          DEFAULT_OPTIONS,
        ),
      ).not.toThrow();
    });
  });
}
