import { escapeUTF8 } from 'entities/escape';
import { Marked } from 'marked';

/** Headings in a publisher's text are placed below the section's own. */
const TOP_HEADING_LEVEL = 3;

const marked = new Marked({
  gfm: true,
  renderer: {
    // HTML in a publisher's text is shown as text and never runs.
    html: ({ text }) => escapeUTF8(text),
    heading({ tokens, depth }) {
      const level = Math.min(6, Math.max(TOP_HEADING_LEVEL, depth));
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /^https?:\/\//i.test(href) ? `<a href="${escapeUTF8(href)}" rel="nofollow noopener">${text}</a>` : text;
    },
    tablecell({ tokens, header, align }) {
      const [tag, scope] = header ? ['th', ' scope="col"'] : ['td', ''];
      return `<${tag}${scope}${align ? ` align="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>\n`;
    },
    image: ({ text }) => escapeUTF8(text),
    // Checkboxes make no sense on a page.
    checkbox: () => '',
  },
});

/** A publisher's markdown as HTML for a page: without its own HTML or images, and with links to the web only. */
export const toHtml = (text: string): string => marked.parse(text, { async: false });
