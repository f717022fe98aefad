// The index of this site's pages that the build makes with Pagefind. It is fetched when it is first needed, a few kilobytes at a time.

interface Fragment {
  url: string;
  /** HTML with the words found in <mark>. */
  excerpt: string;
  meta: Record<string, string>;
}

interface IndexOptions {
  baseUrl: string;
  excerptLength: number;
}

interface Pagefind {
  createInstance(options: IndexOptions): Pagefind;
  options(options: IndexOptions): Promise<void>;
  debouncedSearch(text: string, options: object, milliseconds: number): Promise<{ results: { data(): Promise<Fragment> }[] } | null>;
}

export interface FoundPage {
  href: string;
  title: string;
  excerpt: Node[];
}

const EXCERPT_WORDS = 14;
const TYPING_PAUSE_MS = 120;

const loading = new Map<string, Promise<Pagefind>>();

/** Loads the index of the pages in a language, the page's own as a rule. `script` is the address of pagefind.js, `root` that of the site. */
export function loadIndex(script: string, root: string, language = document.documentElement.lang): Promise<Pagefind> {
  const loaded = loading.get(language) ?? import(/* @vite-ignore */ script).then((module: Pagefind) => openIndex(module, root, language));
  loading.set(language, loaded);
  // An index that could not be fetched is tried again.
  loaded.catch(() => loading.delete(language));
  return loaded;
}

/** Pagefind takes the language off the document alone, while it makes an instance: another stands there for that long. */
async function openIndex(pagefind: Pagefind, root: string, language: string): Promise<Pagefind> {
  const options = { baseUrl: root, excerptLength: EXCERPT_WORDS };
  const page = document.documentElement;
  const { lang } = page;
  if (lang === language) {
    await pagefind.options(options);
    return pagefind;
  }
  page.lang = language;
  try {
    return pagefind.createInstance(options);
  } finally {
    page.lang = lang;
  }
}

/** Pages for a text, best first; undefined when more was typed meanwhile. */
export async function findPages(
  pagefind: Pagefind,
  text: string,
  limit: number,
): Promise<{ total: number; pages: FoundPage[] } | undefined> {
  const search = await pagefind.debouncedSearch(text, {}, TYPING_PAUSE_MS);
  if (!search) return undefined;
  const fragments = await Promise.all(search.results.slice(0, limit).map((result) => result.data()));
  return { total: search.results.length, pages: fragments.map(toPage) };
}

function toPage({ url, meta, excerpt }: Fragment): FoundPage {
  // Pages are files with an ending; their addresses have none.
  const href = url.replace(/(\/index)?\.html$/, '') || '/';
  return { href, title: meta.title ?? href, excerpt: readExcerpt(excerpt) };
}

/** Text and <mark> only, whatever else an excerpt may hold. */
function readExcerpt(html: string): Node[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map((node) => {
    if (node.nodeName !== 'MARK') return document.createTextNode(node.textContent ?? '');
    const mark = document.createElement('mark');
    mark.textContent = node.textContent;
    return mark;
  });
}
