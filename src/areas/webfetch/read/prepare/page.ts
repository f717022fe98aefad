import type { Named } from '../page/elements.ts';

/** A page on its way to the form in which its content is chosen. */
export interface Page {
  document: Document;
  body: Element;
  /** The address against which its links are meant. */
  base: string;
  /** Its elements as they were found, anew once what nobody reads is gone. */
  named: Named;
}
