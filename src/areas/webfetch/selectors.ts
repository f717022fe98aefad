import { parseHTML } from 'linkedom';

/** Whether a text is a CSS selector. */
export function isSelector(text: string): boolean {
  try {
    parseHTML('<html><body><p></p></body></html>').document.body.querySelectorAll(text);
    return true;
  } catch {
    return false;
  }
}
