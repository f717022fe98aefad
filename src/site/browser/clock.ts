// Times of the day by the clock of twelve hours, for who chose it in the menu; Hindi pages have it always. Kept on the device.
import { LOCALE } from './page-language.ts';

const STORE = 'clock';
const TIME = /(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])(?!\s?(?:am|pm|h\b))/g;
/** What is not told to people, or is typed. */
const LEFT_AS_IS = 'pre, code, script, style, textarea, [data-leaf-time]';

/** `16:48` as `4:48 pm`. */
export const inTwelve = (text: string): string =>
  text.replace(TIME, (_, hours: string, minutes: string) => {
    const hour = Number(hours);
    return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  });

/** Whether the clock of twelve hours is chosen. */
export function isTwelve(): boolean {
  try {
    return localStorage.getItem(STORE) === '12';
  } catch {
    return false;
  }
}

/** From the one clock to the other; the page is told anew. */
export function changeClock(): void {
  try {
    if (isTwelve()) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, '12');
  } catch {
    // Private windows may refuse storage; then the clock stays.
  }
  location.reload();
}

function tellAnew(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.includes(':') || node.parentElement?.closest(LEFT_AS_IS)) continue;
    const twelve = inTwelve(node.nodeValue);
    if (twelve !== node.nodeValue) node.nodeValue = twelve;
  }
}

const main = document.querySelector('main');
if (main && LOCALE === 'en' && isTwelve()) {
  tellAnew(main);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) tellAnew(target.parentNode ?? target);
      for (const added of addedNodes) tellAnew(added.nodeType === Node.TEXT_NODE ? (added.parentNode ?? added) : added);
    }
  }).observe(main, { childList: true, characterData: true, subtree: true });
}
