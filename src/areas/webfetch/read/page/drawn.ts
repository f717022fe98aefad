import { findNamed, isElement, isText, type Named, SKIPPED } from './elements.ts';

/** Elements that hold no text of the page itself. */
const FRAME: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside']);

/** Fewer letters outside menus and feet are no text. */
const FEW_LETTERS = 80;
const WAITING = /^\W*(?:loading|please wait|redirecting|just a moment|one moment|initiali[sz]ing|लोड हो रहा|कृपया प्रतीक्षा)/i;
/** What a guard says that lets a browser in only after its scripts ran, and the most letters around it. */
const GUARD =
  /checking (?:your browser|if the site connection)|verif(?:y|ying) (?:that )?you are (?:a )?human|enable javascript and cookies|ddos protection by/i;
const GUARD_LETTERS = 600;
/** Names of the box that a program fills. */
const ROOT =
  /^(?:root|app|__next|__nuxt|___gatsby|main-?app|app-?root|react-?(?:root|app)|vue-?app|svelte|ember-?\w*|page-?root|application|mount)$/i;

/**
 * Whether a page is drawn by its scripts: apart from menus and feet its file holds next to nothing, and the box that a program fills is empty
 * or says that one has to wait. Must be asked before scripts are removed.
 */
export function isDrawnByScripts(body: Element, named: Named): boolean {
  const scripts = named('script').filter(
    (one) => !/ld\+json|template|tex|importmap|speculationrules/i.test(one.getAttribute('type') ?? ''),
  );
  if (scripts.length === 0) return false;
  const text = frameless(body, GUARD_LETTERS + 1).trim();
  if (text.length <= GUARD_LETTERS && GUARD.test(text)) return true;
  if (text.length > FEW_LETTERS || findNamed(body, 'article', 'h1', 'table', 'form', 'video', 'iframe', 'frameset').some(hasContent))
    return false;
  return (
    WAITING.test(text) ||
    findRoots(body).some((root) => frameless(root, FEW_LETTERS).trim().length < FEW_LETTERS && !findNamed(root, 'img').length)
  );
}

const hasContent = (element: Element) => element.localName !== 'h1' || !WAITING.test(element.textContent ?? '');

/** The text outside menus and feet, up to about `most` characters. */
function frameless(element: Element, most: number): string {
  let text = '';
  for (let child = element.firstChild; child && text.length <= most; child = child.nextSibling) {
    if (isText(child)) text += `${child.data.trim()} `.trimStart();
    else if (
      isElement(child) &&
      !SKIPPED.has(child.localName) &&
      !FRAME.has(child.localName) &&
      child.getAttribute('role') !== 'navigation'
    )
      text += frameless(child, most - text.length);
  }
  return text;
}

/** Boxes that a program fills: by their id, elements of its own, and empty boxes with an id right in the body. */
function findRoots(body: Element): Element[] {
  const roots: Element[] = [];
  const look = (element: Element, depth: number) => {
    for (const child of element.children) {
      if (SKIPPED.has(child.localName) || FRAME.has(child.localName)) continue;
      const isEmptyBox =
        /^(?:div|main|section)$/.test(child.localName) && child.id !== '' && !child.firstElementChild && !(child.textContent ?? '').trim();
      if (
        ROOT.test(child.id) ||
        child.hasAttribute('data-reactroot') ||
        child.hasAttribute('ng-app') ||
        child.localName.includes('-') ||
        isEmptyBox
      )
        roots.push(child);
      else if (depth < 3) look(child, depth + 1);
    }
  };
  look(body, 0);
  return roots;
}
