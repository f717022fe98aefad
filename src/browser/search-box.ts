// Shows pages of this site under a search box while one types. Arrow keys walk through them, Escape closes, Enter in the field asks the web.
import { type FoundPage, findPages, loadIndex } from './site-index.ts';

const MOST_SHOWN = 6;

for (const box of document.querySelectorAll<HTMLElement>('.search-box')) setUp(box);

function setUp(box: HTMLElement): void {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const panel = box.querySelector<HTMLElement>('.found');
  const count = box.querySelector('.count');
  const list = box.querySelector('ul');
  const { index = '', root = '/' } = box.dataset;
  if (!form || !input || !panel || !count || !list) return;

  const links = () => [...list.querySelectorAll('a')];
  const close = () => {
    panel.hidden = true;
  };
  const isInside = (target: EventTarget | null) => target instanceof Node && box.contains(target);
  const fetchIndex = () => loadIndex(index, root);

  async function show(): Promise<void> {
    const text = input?.value.trim() ?? '';
    if (text === '') return close();
    const found = await fetchIndex().then(
      (pagefind) => findPages(pagefind, text, MOST_SHOWN),
      () => ({ total: undefined, pages: [] }), // no index here, as under the development server: the web is left
    );
    if (!found || text !== input?.value.trim()) return;
    if (count) count.textContent = countInWords(found.total);
    const web = webEntry(`${form?.action}?q=${encodeURIComponent(text)}`, text);
    list?.replaceChildren(...found.pages.map(pageEntry), web);
    if (panel) panel.hidden = false;
  }

  input.addEventListener('focus', () => void fetchIndex().catch(() => undefined), { once: true });
  input.addEventListener('focus', ({ relatedTarget }) => {
    if (isInside(relatedTarget)) return; // coming back from the list by an arrow key, or by Escape, which closes it
    void show();
  });
  input.addEventListener('input', () => void show());
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isInside(relatedTarget)) close();
  });
  // A press on an entry must not take the focus away first: some browsers focus no link by it, and the list would be gone.
  panel.addEventListener('pointerdown', (event) => event.preventDefault());
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) {
      event.preventDefault();
      input.focus();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (panel.hidden) return;
    event.preventDefault();
    const stops = [input, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
    stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
  });
}

function countInWords(total: number | undefined): string {
  if (total === undefined) return 'The pages of this site cannot be searched here';
  if (total === 0) return 'No page of this site has these words';
  return `${total} ${total === 1 ? 'page' : 'pages'} of this site`;
}

function pageEntry({ href, title, excerpt }: FoundPage): HTMLLIElement {
  const name = document.createElement('strong');
  name.textContent = title;
  const text = document.createElement('span');
  text.append(...excerpt);
  return entry(href, name, text);
}

function webEntry(href: string, text: string): HTMLLIElement {
  const words = document.createElement('span');
  words.textContent = `Search the web for “${text}”`;
  return entry(href, words);
}

function entry(href: string, ...content: Node[]): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href;
  link.append(...content);
  const item = document.createElement('li');
  item.append(link);
  return item;
}
