import { escapeUTF8 } from 'entities/escape';
import { Marked } from 'marked';

/** Headings of a publisher's text stand below the section's own, whatever it calls them. */
const TOP_HEADING_LEVEL = 3;

const marked = new Marked({
  gfm: true,
  renderer: {
    // What looks like HTML in a publisher's text is shown as it is written; nothing of it runs.
    html: ({ text }) => escapeUTF8(text),
    heading({ tokens, depth }) {
      const level = Math.min(6, Math.max(TOP_HEADING_LEVEL, depth));
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /^https?:\/\//i.test(href) ? `<a href="${escapeUTF8(href)}" rel="nofollow noopener">${text}</a>` : text;
    },
    image: ({ text }) => escapeUTF8(text),
    // Boxes to tick make no sense on a page.
    checkbox: () => '',
  },
});

/** A publisher's markdown as HTML for a page: no HTML of its own, no pictures, links to the web only. */
export const toHtml = (text: string): string => marked.parse(text, { async: false });
