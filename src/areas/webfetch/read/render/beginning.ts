import { renderHtml } from './sanitise.ts';

/** Text taken for every character that is wanted, so that little content has to be rendered a second time. */
const AMPLE = 1.5;

/** What is rendered beyond the end: a renderer may write the last lines before an early end otherwise than in the whole. Characters. */
const MARGIN = 500;

/**
 * Renders content through `render`, which takes HTML: all of it, or a beginning whose first `max` characters are those of the whole.
 * A large page is cut to `max` anyhow, and rendering what is cut away takes longer than the rest of the reading.
 */
export function renderBeginning(content: Element, max: number, render: (html: string) => string): string {
  const { html, whole } = renderHtml(content, AMPLE * max + MARGIN);
  const text = render(html);
  return whole || text.length > max + MARGIN ? text : render(renderHtml(content).html);
}
