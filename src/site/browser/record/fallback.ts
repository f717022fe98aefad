// On a host of files an address without a file shows the page of such addresses. Where it is a record's, the page takes the content of the one
// that draws such records, and the script of that draws it.
import { englishRecordAt, isTownInHindi, recordPageAt } from '../../record-pages.ts';
import { ROOT } from '../root.ts';

const path = location.pathname.slice(ROOT.length);
const page = recordPageAt(path);
const english = englishRecordAt(path);

if (english) void goTo(ROOT + english);
else if (page) void become(ROOT + page);
else if (isTownInHindi(path)) void import('./town.ts');

/** Goes to a record's page in its other language, if it is there: else this page, in the reader's own, stays. */
async function goTo(address: string): Promise<void> {
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the site itself
  const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok) location.replace(address);
}

async function become(address: string): Promise<void> {
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the site itself
  const response = await fetch(`${address}.html`).catch(() => undefined);
  if (!response?.ok) return;
  const other = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [main, here] = [other.querySelector('main'), document.querySelector('main')];
  if (!main || !here) return;
  document.title = other.title;
  for (const style of other.querySelectorAll('head link[rel="stylesheet"]')) document.head.append(document.importNode(style, true));
  here.replaceWith(document.importNode(main, true));
  for (const { src } of other.querySelectorAll<HTMLScriptElement>('script[type="module"]')) await import(/* @vite-ignore */ src);
}
