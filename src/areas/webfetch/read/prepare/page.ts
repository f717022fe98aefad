import type { Named } from '../page/elements.ts';

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
