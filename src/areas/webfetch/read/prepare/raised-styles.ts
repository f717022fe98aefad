import { isText, plainText, rename } from '../page/elements.ts';
import type { Page } from './page.ts';

/** Longest text that a style raises or lowers and that is no line of its own, in characters. */
const MAX_RAISED = 12;

/** Turns text that a style raises or lowers (10<span style="vertical-align: super">6</span>) into `sup` and `sub`. */
export function nameRaised(page: Page): void {
  for (const element of page.named('span', 'font', 'small')) {
    const name = raisedName(element);
    const before = element.previousSibling;
    if (!name || !before || !isText(before) || !/[\p{L}\p{N})\]]$/u.test(before.data)) continue;
    if (plainText(element).length <= MAX_RAISED) rename(element, name);
  }
}

function raisedName(element: Element): 'sup' | 'sub' | undefined {
  const style = element.getAttribute('style') ?? '';
  const [, align] = /vertical-align\s*:\s*(super|sub|top|text-top)\b/i.exec(style) ?? [];
  if (align) {
    if (/^su/i.test(align)) return align.toLowerCase() === 'sub' ? 'sub' : 'sup';
    // the small digits of a price
    return /font-size/i.test(style) && /^\d{1,3}$/.test(plainText(element)) ? 'sup' : undefined;
  }
  const named = (element.getAttribute('class') ?? '').split(/\s+/);
  if (named.some((one) => /^(?:sup|super|superscript)$/i.test(one))) return 'sup';
  return named.some((one) => /^(?:sub|subscript)$/i.test(one)) ? 'sub' : undefined;
}
