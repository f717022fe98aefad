import type { z } from 'zod';
import { inPageLanguage } from '../../../site/browser/page-language.ts';
import type { failedPage, fetchResponse } from '../schema.ts';

const t = inPageLanguage({
  reading: { en: 'Reading …', hi: 'पढ़ रहे हैं …' },
  noAnswer: {
    en: 'The reader did not answer. It needs the live server; check that it runs and try again.',
    hi: 'रीडर ने जवाब नहीं दिया। इसके लिए चालू सर्वर चाहिए; देखें कि वह चल रहा है, और फिर कोशिश करें।',
  },
  length: {
    en: (words: string, minutes: number) => `${words} words, ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to read`,
    hi: (words, minutes) => `${words} शब्द, पढ़ने में ${minutes} मिनट`,
  },
  cut: { en: 'cut at 100,000 characters', hi: '1,00,000 अक्षरों के बाद काटा गया' },
  show: { en: 'Show the pictures', hi: 'तस्वीरें दिखाएँ' },
  showFirst: { en: (count: number) => `Show the first ${count} pictures`, hi: (count) => `पहली ${count} तस्वीरें दिखाएँ` },
  copy: { en: 'Copy', hi: 'कॉपी करें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  notAllowed: { en: 'Copying is not allowed here', hi: 'यहाँ कॉपी करने की इजाज़त नहीं' },
  notShown: { en: (words: string) => `${words} (could not be shown)`, hi: (words) => `${words} (नहीं दिखाई जा सकी)` },
  picture: { en: (words: string) => `Picture: ${words}`, hi: (words) => `तस्वीर: ${words}` },
  wordless: { en: 'without words', hi: 'बिना नाम की' },
});

type Result = z.output<typeof fetchResponse>;

/** A hidden image, and the link in its place. */
interface Hidden {
  address: string;
  words: string;
  link: HTMLAnchorElement;
}

/** Per page: each is a call, and a reader has 60 per minute. */
const MAX_PICTURES = 20;

/** Runs the reader page: its form, three tabs and a copy button. */
export function startReader(root: HTMLElement): void {
  const find = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const form = find<HTMLFormElement>('form');
  const tabs = [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const endpoint = root.dataset.fetch ?? '/fetch';
  const show = find<HTMLButtonElement>('.show-pictures');
  let hidden: Hidden[] = [];
  let call: AbortController | undefined;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = new FormData(form);
    const address = String(given.get('url') ?? '').trim();
    if (!address) return;
    history.replaceState(null, '', `?${new URLSearchParams({ url: address })}`);
    void read(address, given.get('main') === '0');
  });

  async function read(address: string, whole: boolean): Promise<void> {
    call?.abort();
    call = new AbortController();
    const { signal } = call;
    translate(t.reading);
    try {
      const ask = async (format: string): Promise<Result | z.output<typeof failedPage>> => {
        const query = new URLSearchParams({ url: address, format, max: '100000', ...(whole ? { main: '0' } : {}) });
        // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
        return (await fetch(`${endpoint}?${query}`, { signal })).json();
      };
      const markdown = await ask('markdown');
      if (!markdown.success) return translate('', markdown.error);
      fill(markdown, (await ask('html')) as Result);
    } catch {
      if (!signal.aborted) translate('', t.noAnswer);
    }
  }

  function translate(state: string, trouble = ''): void {
    find('.state').textContent = state;
    const alarm = find('.trouble');
    alarm.textContent = trouble;
    alarm.hidden = trouble === '';
    if (trouble || state) find('.found').hidden = true;
  }

  function fill(markdown: Result, html: Result): void {
    translate('', markdown.error ?? markdown.reason);
    const heading = find('h2');
    heading.textContent = markdown.title || markdown.final_url;
    const words = t.length(markdown.words.toLocaleString('en-IN'), markdown.reading_time_min);
    find('.facts').textContent = [markdown.site_name || new URL(markdown.final_url).host, words, markdown.truncated ? t.cut : '']
      .filter(Boolean)
      .join(' · ');
    const { content, pictures } = withoutPictures(html.content);
    find('#view-read').replaceChildren(content);
    hidden = pictures.slice(0, MAX_PICTURES);
    find('.pictures').hidden = hidden.length === 0;
    show.textContent = hidden.length < pictures.length ? t.showFirst(MAX_PICTURES) : t.show;
    find('#view-markdown').textContent = markdown.content;
    find('#view-data').textContent = JSON.stringify(markdown, null, 2);
    find('.found').hidden = false;
    heading.focus();
  }

  function select(tab: HTMLButtonElement): void {
    for (const one of tabs) {
      const chosen = one === tab;
      one.setAttribute('aria-selected', String(chosen));
      one.tabIndex = chosen ? 0 : -1;
      find(`#${one.getAttribute('aria-controls')}`).hidden = !chosen;
    }
  }

  for (const [at, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const next = step ? tabs[(at + step + tabs.length) % tabs.length] : undefined;
      if (!next) return;
      select(next);
      next.focus();
    });
  }

  show.addEventListener('click', () => {
    for (const one of hidden.splice(0)) showPicture(one, endpoint);
    find('.pictures').hidden = true;
    find('#view-read').focus();
  });

  const copy = find<HTMLButtonElement>('.copy');
  copy.addEventListener('click', async () => {
    const chosen = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    const view = find(`#${chosen?.getAttribute('aria-controls')}`);
    const text = chosen?.id === 'tab-read' ? find('#view-markdown').textContent : view.textContent;
    await navigator.clipboard.writeText(text ?? '').then(
      () => (copy.textContent = t.copied),
      () => (copy.textContent = t.notAllowed),
    );
    setTimeout(() => (copy.textContent = t.copy), 2000);
  });

  // Fetched only on a press: following a link here must not send a request.
  const asked = new URLSearchParams(location.search).get('url');
  if (asked) find<HTMLInputElement>('#address').value = asked;
}

/** Requests an image from our own server, never from its site. */
function showPicture({ address, words, link }: Hidden, endpoint: string): void {
  const image = document.createElement('img');
  image.loading = 'lazy';
  image.alt = words;
  image.addEventListener('error', () => image.replaceWith(t.notShown(words)));
  image.src = `${endpoint}/image?${new URLSearchParams({ url: address })}`;
  link.replaceChildren(image);
}

/**
 * The server's HTML (a closed set of elements) with each image replaced by a link, since its site would learn who reads. It is parsed in an
 * inert document, which loads nothing.
 */
function withoutPictures(html: string): { content: DocumentFragment; pictures: Hidden[] } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures: Hidden[] = [];
  for (const picture of body.querySelectorAll('img')) {
    const address = URL.parse(picture.getAttribute('src') ?? '');
    const words = t.picture(picture.alt || address?.host || t.wordless);
    const link = document.createElement('a');
    if (address && /^https?:$/.test(address.protocol)) {
      if (!picture.closest('a')) link.href = address.href;
      pictures.push({ address: address.href, words, link });
    }
    link.rel = 'noreferrer';
    link.textContent = words;
    picture.replaceWith(link);
  }
  for (const other of body.querySelectorAll('picture, source, video, audio, iframe')) other.replaceWith(...other.children);
  const content = document.createDocumentFragment();
  content.append(...body.childNodes);
  return { content, pictures };
}
