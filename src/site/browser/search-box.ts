// Answers under a search box while one types: the figure itself, then pages. Arrow keys walk through them, Escape closes, Enter in the field
// opens the page of the one answer, if it begins with it, else the page of all that was found.
import { searchKept } from './kept-search.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';
import { findForText, type Suggestion, type Suggestions } from './site-search.ts';

const t = inPageLanguage({
  searching: { en: 'Searching …', hi: 'खोज रहे हैं …' },
  all: { en: (text: string) => `All results for “${text}”, and the web`, hi: (text) => `“${text}” के सभी नतीजे, और वेब` },
  cannot: { en: 'This service cannot be searched here', hi: 'यहाँ खोज नहीं हो सकती' },
  oneAnswer: { en: 'One answer', hi: 'एक जवाब' },
  answers: { en: (count: number) => `${count} answers`, hi: (count) => `${count} जवाब` },
  none: { en: 'Nothing here has these words', hi: 'इन शब्दों से यहाँ कुछ नहीं मिला' },
  pages: {
    en: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'} of this site`,
    hi: (count) => `इस साइट के ${count} पेज`,
  },
});

const TYPING_PAUSE_MS = 90;
/** Enter waits no longer for answers: the page of results asks for them itself. */
const ENTER_MS = 1200;
/** A provider that is slower than the server waits for is asked for again so often. */
const LIVE_TRIES = 3;
const LIVE_PAUSE_MS = 900;
/** After so long without an answer the box says that it is searching. */
const SILENCE_MS = 80;

for (const box of document.querySelectorAll<HTMLElement>('.search-box')) setUp(box);

function setUp(box: HTMLElement): void {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const panel = box.querySelector<HTMLElement>('.found');
  const count = box.querySelector('.count');
  const list = box.querySelector('ul');
  const { api = '', index = '', root = '/' } = box.dataset;
  if (!form || !input || !panel || !count || !list) return;

  let asking: { text: string; typing: boolean; control: AbortController; found: Promise<Suggestions | undefined> } | undefined;
  const textNow = () => input.value.replace(/\s+/g, ' ').trim();
  const links = () => [...list.querySelectorAll('a')];
  const close = () => {
    panel.hidden = true;
  };
  const isInside = (target: EventTarget | null) => target instanceof Node && box.contains(target);

  /** What there is for a text; one question at a time, an older one is called off. Answers to a whole text serve while typing too. */
  function ask(text: string, typing: boolean, again = false): Promise<Suggestions | undefined> {
    if (!again && asking?.text === text && (typing || !asking.typing)) return asking.found;
    asking?.control.abort();
    const control = new AbortController();
    const suggestions = findForText(text, { api, index, root }, control.signal, { typing, again })
      .catch(() => undefined)
      .then((some) => (some && some.answers.length + some.pages.length > 0 ? some : searchKept(text).then((kept) => kept ?? some)));
    asking = { text, typing, control, found: suggestions };
    return suggestions;
  }

  /** `tries` counts how often a live figure was asked for, of the text that was answered. */
  async function show(tries = 0, whole?: string): Promise<void> {
    const text = textNow();
    if (text === '') return close();
    const isWordEnded = /\s$/.test(input?.value ?? '');
    const said = count?.textContent ?? '';
    const silence = setTimeout(() => {
      if (count) count.textContent = t.searching;
      if (panel) panel.hidden = false;
    }, SILENCE_MS);
    await new Promise((done) => setTimeout(done, TYPING_PAUSE_MS));
    if (text !== textNow()) return clearTimeout(silence);
    const question = ask(whole ?? text, tries === 0 && !isWordEnded, tries > 0);
    const suggestions = await question;
    clearTimeout(silence);
    // Called off by Enter, or the text is another by now.
    if (asking?.found !== question || text !== textNow() || !isInside(document.activeElement)) return;
    // The word is ended and the question may not be: what was shown stands until there is another answer.
    if (isWordEnded && list?.hasChildNodes() && suggestions?.answers.every(({ declined }) => declined)) {
      if (count) count.textContent = said;
      return;
    }
    if (count) count.textContent = formatBody(suggestions);
    const all = entry({
      href: `${form?.action}?q=${encodeURIComponent(text)}`,
      title: '',
      note: [document.createTextNode(t.all(text))],
    });
    list?.replaceChildren(...(suggestions?.answers ?? []).map(entry), ...(suggestions?.pages ?? []).map(entry), all);
    if (panel) panel.hidden = false;
    // A live figure is asked for while the text stands still.
    const isLive = suggestions?.answers.some(({ live }) => live);
    if (!isLive || tries >= LIVE_TRIES) return;
    await new Promise((done) => setTimeout(done, LIVE_PAUSE_MS));
    if (text === textNow() && !panel?.hidden) await show(tries + 1, whole ?? suggestions?.answers[0]?.finished ?? text);
  }

  /** What Enter opens: the answers that were shown, where they finish the last word; else those to the text as it stands. */
  async function askOnEnter(text: string): Promise<Suggestions | undefined> {
    const shown = asking?.text === text ? await asking.found : undefined;
    return shown?.answers[0]?.finished ? shown : ask(text, false);
  }

  input.addEventListener('focus', ({ relatedTarget }) => {
    if (isInside(relatedTarget)) return; // coming back from the list by an arrow key, or by Escape, which closes it
    void show();
  });
  input.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = textNow();
    if (text === '') return;
    const late = new Promise<undefined>((done) => setTimeout(done, ENTER_MS));
    void Promise.race([askOnEnter(text), late]).then((suggestions) => {
      // One answer of this site opens where its page begins with it; others stand on the page of results, and another site is never opened unasked.
      const [only, ...others] = suggestions?.answers ?? [];
      const isOwn =
        only !== undefined &&
        others.length === 0 &&
        only.opens &&
        !only.declined &&
        new URL(only.href, location.href).origin === new URL(form.action).origin;
      location.href = isOwn ? only.href : `${form.action}?q=${encodeURIComponent(only?.finished ?? text)}`;
    });
  });
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

function formatBody(suggestions: Suggestions | undefined): string {
  if (!suggestions) return t.cannot;
  if (suggestions.answers.length > 0) return suggestions.answers.length === 1 ? t.oneAnswer : t.answers(suggestions.answers.length);
  if (suggestions.pages.length === 0) return t.none;
  return t.pages(suggestions.pages.length);
}

function entry({ href, title, answer, note }: Suggestion): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href;
  if (answer !== undefined) link.className = 'answer';
  const parts: [tag: string, className: string, content: (string | Node)[]][] = [
    ['strong', '', [title]],
    ['span', 'figure', [answer ?? '']],
    ['span', '', note],
  ];
  for (const [tag, className, content] of parts) {
    const part = document.createElement(tag);
    if (className) part.className = className;
    part.append(...content);
    if (LOCALE === 'hi' && !/[\u0900-\u097f]/.test(part.textContent)) part.lang = 'en';
    if (part.textContent) link.append(part);
  }
  const item = document.createElement('li');
  item.append(link);
  return item;
}

// `/` puts the cursor into the field, as in most places where people search.
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
  const field = document.querySelector<HTMLInputElement>('.search-box input');
  if (!field) return;
  event.preventDefault();
  field.focus();
});
