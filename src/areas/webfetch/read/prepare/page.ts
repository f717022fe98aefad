import type { Named } from '../page/elements.ts';

/** Set on a figure whose drawing or frame is not in the text: its caption says what there is to see. */
export const DRAWN = 'data-drawn';

/** A page being prepared for content selection. */
export interface Page {
  document: Document;
  body: Element;
  /** Base of its links. */
  base: string;
  /** Its elements by name, indexed again after unread ones are removed. */
  named: Named;
  /** Characters of hidden text that was removed. */
  hidden: number;
}
