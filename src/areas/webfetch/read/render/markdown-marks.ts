import type TurndownService from 'turndown';
import { isElement, isText } from '../page/elements.ts';
import { FORMULA } from '../prepare/formulas.ts';
import { escapeMarkdown } from './markdown-escape.ts';
import { textOfRaised, writeRaised } from './raised.ts';

const asElement = (node: unknown) => node as Element;

/** Adds what is neither emphasis nor a block: raised and lowered text, quotation marks, formulas. */
export function addMarkRules(service: TurndownService): void {
  service.addRule('raised', {
    filter: ['sup', 'sub'],
    replacement: (content, node) => {
      const text = textOfRaised(asElement(node));
      const written = asElement(node).querySelector('a,img,code')
        ? text
        : writeRaised(text, node.nodeName.toLowerCase(), letterBefore(node));
      if (written === node.textContent) return content;
      return written.charAt(0) + escapeMarkdown(written.slice(1));
    },
  });
  service.addRule('quotation', { filter: 'q', replacement: (content, node) => quote(content, node.parentElement?.closest('q') != null) });
  service.addRule('formula', {
    filter: (node) => node.hasAttribute?.(FORMULA) ?? false,
    replacement: (_, node) => {
      const tex = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      return asElement(node).getAttribute(FORMULA) === 'display' ? `\n\n${tex}\n\n` : tex;
    },
  });
}

/** Quotation marks as browsers draw them around a `q`; within another, single ones. */
export const quote = (text: string, isInner: boolean): string => {
  const words = text.trim();
  if (!words || /^[“"'‘«„「].*[”"'’»“」]$/s.test(words)) return text;
  return isInner ? `‘${words}’` : `“${words}”`;
};

/** The last character before a node on its line; empty if there is none. */
function letterBefore(node: Node): string {
  for (let one: Node | null = node; one && isInline(one); one = one.parentNode) {
    for (let before = one.previousSibling; before; before = before.previousSibling) {
      const text = isText(before) || (isElement(before) && isInline(before)) ? (before.textContent ?? '') : '\n';
      if (text) return [...text.slice(-2)].at(-1) ?? '';
    }
  }
  return '';
}

const isInline = (node: Node) =>
  /^(?:A|ABBR|B|CITE|CODE|DEL|EM|I|INS|KBD|MARK|Q|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR)$/.test(node.nodeName);
