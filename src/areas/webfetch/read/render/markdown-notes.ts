import type TurndownService from 'turndown';
import { NOTE_REF, NOTE_TEXT } from '../prepare/notes.ts';
import { trimBreaks } from './lines.ts';

const asElement = (node: unknown) => node as Element;

/** Adds footnotes: `[^1]` in the text, and `[^1]: ` before a note. Call last: these rules go before those of links and lists. */
export function addNoteRules(service: TurndownService): void {
  service.addRule('noteReference', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute(NOTE_REF),
    replacement: (_, node) => `[^${asElement(node).getAttribute(NOTE_REF)}]`,
  });
  service.addRule('noteText', {
    filter: (node) => node.hasAttribute?.(NOTE_TEXT) ?? false,
    replacement: (content, node) => {
      const label = asElement(node).getAttribute(NOTE_TEXT) ?? '';
      const shown = new RegExp(`^\\s*(?:\\\\?\\[?${label}\\\\?\\]?[.:)]?\\s+)`);
      const text = trimBreaks(content).trim().replace(shown, '');
      if (!text) return '';
      const indented = text.replace(/\n(?=[^\n])/g, '\n    ');
      // one word alone would be read as the address of a link called `^1`
      const end = /^\S+(?:\s+["'(].*)?$/.test(text) ? ' ↩' : '';
      return `\n\n[^${label}]: ${indented}${end}\n\n`;
    },
  });
}
