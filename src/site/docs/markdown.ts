import { escapeUTF8 } from 'entities/escape';
import { Marked } from 'marked';
import { slugify } from '../../text/fold.ts';
import { link } from '../link.ts';

/** In these languages a block is something to copy: a command, a formula. */
const TO_COPY = new Set(['sh', 'json', '']);

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeUTF8(href.startsWith('/') ? link(href) : href)}">${this.parser.parseInline(tokens)}</a>`;
    },
    code({ text, lang = '' }) {
      const code = `<pre tabindex="0"><code>${escapeUTF8(text)}</code></pre>`;
      return TO_COPY.has(lang) ? `<div class="command">${code}<button class="copy" type="button">Copy</button></div>\n` : code;
    },
    table({ header, rows }) {
      const head = header.map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`).join('');
      const cells = (row: typeof header) => row.map(({ tokens }) => `<td>${this.parser.parseInline(tokens)}</td>`).join('');
      const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
      return `<div class="table-frame" role="region" aria-label="${escapeUTF8(header.map(({ text }) => text).join(', '))}" tabindex="0"><table class="reference-table"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

/** Long lists show their first items; the others fold under them. */
export const foldLists = (html: string, shown: number): string =>
  html.replaceAll(/<ul>\n(.*?)<\/ul>/gs, (list, inner: string) => {
    const items = inner.split(/^(?=<li>)/m);
    const [first, others] = [items.slice(0, shown), items.slice(shown)];
    if (others.length < 2) return list;
    const fold = `<details class="by-state"><summary><span>${others.length} more</span></summary><ul>\n${others.join('')}</ul></details>`;
    return `<ul>\n${first.join('')}</ul>${fold}`;
  });

/** Our own markdown as HTML for a page: links from the root lead below wherever the site stands. */
export const toHtml = (text: string): string => marked.parse(text, { async: false });
