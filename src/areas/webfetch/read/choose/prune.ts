import { announces } from './block-kinds.ts';
import { linkDensity, NOTHING, type Size, weigh } from './measure.ts';

/** Elements and roles that HTML itself names as furniture. */
const FURNITURE =
  'nav,aside,footer,dialog,menu,form,[role=navigation],[role=banner],[role=contentinfo],[role=complementary],[role=search],' +
  '[role=dialog],[role=alertdialog],[role=menu],[role=menubar],[role=tablist],[role=toolbar],[aria-modal=true]';

/**
 * Names that sites of all languages give to furniture, as whole words of a class or an id. They are an aid to the structure:
 * an element so named goes only when it holds a small part of the page's prose.
 */
const FURNITURE_NAMES = new RegExp(
  `(?:^|[\\s_-])(?:${[
    'ads?|advert(?:s|isement|ising|orial)?|adsense|dfp|sponsor(?:ed|s)?|promo(?:s|tion|box)?|outbrain|taboola|revcontent|zergnet',
    'related|recirc(?:ulation)?|recommend(?:ed|ations?)?|more-?(?:stories|news|articles|like-?this|from|on)|read-?(?:more|next|also)|see-?also|also-?like|you-?may|trending|popular|most-?(?:read|viewed|popular)|latest|up-?next|next-?(?:article|post|up)|prev-?next|post-?nav(?:igation)?|nav(?:bar|igation)?|pagination|pager|paging|breadcrumbs?|crumbs|menu|submenu|toolbar|topbar|tabs',
    'shar(?:e|ing|ers?)|share-?(?:bar|buttons?|links|this|tools)|sharedaddy|addthis|addtoany|social(?:s|-?(?:media|links|share|icons|bar))?|follow(?:-?us)?|jp-?relatedposts|yarpp',
    'newsletters?|subscribe|subscription|signup|sign-?up|opt-?in|optin|register|login|paywall|regwall|cta|call-?to-?action|donate|donation',
    'cookies?|cookie-?(?:bar|banner|notice|consent)|consent|gdpr|cmp|popup|pop-?up|modal|overlay|lightbox|interstitial',
    'side-?bar|sidebar|widgets?|widget-?area|masthead|skip-?(?:link|to-?content)?|screen-?reader-?text|visually-?hidden|sr-?only|print-?(?:only|button)|no-?print|d-print-block|visible-print(?:-block)?|notification-?bar|notice-?bar|robots-?nocontent',
    'tags|tag-?(?:list|links|cloud)|post-?tags|entry-?(?:meta|utility|footer)|post-?(?:meta|footer|info)|meta-?data|article-?(?:meta|tools|footer)|topics|keywords|categories|cat-?links|bylines?|(?:author|writer)-?(?:bio|box|info|card|content|desc(?:ription)?|profile|details|section|block)|post-?author|about-?(?:the-?)?author|bio|dateline|timestamp|posted-?on|reading-?time',
  ].join('|')})(?=$|[\\s_-]|\\d+$)`,
  'i',
);

const COMMENT_NAMES =
  /^(?:comments?|respond|disqus(?:_thread)?|comment-?(?:list|s-?area|section|s-?container|s-?wrapper|form|thread)|fb-comments|livefyre|user-?comments|kommentare|comentarios|commentaires)$/i;

/** The same with a prefix of the site's own (`sf-comment-list`), which may also stand on what only has comments (`has-comments`). */
const LOOSE_COMMENT_NAMES = /[-_](?:comments|comment[-_]?(?:list|area|section|container|wrapper|form|thread|box))$/i;

/** Boxes that lead to other pages, when they hold a link; without one, a teaser is the article's own first paragraph. */
const TEASER_NAMES = /(?:^|[_-])teasers?(?=$|[_-]|\d+$)/i;

/** Furniture goes when it holds less than this share of the page's prose. */
const SMALL_PART = 0.25;

/** Takes the furniture out of a page: navigation, asides, comments, link lists, boxes named as such. `sizes` are those of the page. Changes the document. */
export function pruneFurniture(body: Element, sizes: ReadonlyMap<Element, Size>): void {
  const whole = sizes.get(body) ?? NOTHING;
  const sizeOf = (element: Element): Size => sizes.get(element) ?? NOTHING;
  const own = (size: Size) => size.text - size.link;
  const small = (element: Element, part = SMALL_PART) =>
    sizeOf(element).prose <= whole.prose * part && own(sizeOf(element)) <= own(whole) * Math.max(0.3, part);

  for (const element of body.querySelectorAll(FURNITURE)) if (small(element)) element.remove();
  for (const header of body.querySelectorAll('header'))
    if (!header.closest('article,main,[role=main]') && small(header, 0.1)) header.remove();
  for (const element of body.querySelectorAll('[class],[id]')) {
    const names = namesOf(element);
    if (names.some((name) => COMMENT_NAMES.test(name))) {
      if (whole.prose - sizeOf(element).prose > 300) element.remove();
    } else if (names.some((name) => LOOSE_COMMENT_NAMES.test(name))) {
      if (small(element, 0.6) && !holdsArticle(element, names)) element.remove();
    } else if (
      names.some((name) => FURNITURE_NAMES.test(name) || (TEASER_NAMES.test(name) && sizeOf(element).links > 0)) &&
      small(element, 0.15) &&
      !holdsArticle(element, names) &&
      !holdsQuotation(element, sizeOf)
    )
      element.remove();
  }
  for (const quotation of body.querySelectorAll('blockquote')) if (sizeOf(quotation).text > 0) unbox(quotation, sizeOf);
  dropAuthorBoxes(body, small);
  dropLinkLists(body, sizeOf);
  dropLinkBoxes(body, sizeOf);
}

/** A portrait with a link to the author's own page, and what is said of the author beside it. */
function dropAuthorBoxes(body: Element, small: (element: Element, part: number) => boolean): void {
  const pictured = new Set<Element>();
  for (const image of body.querySelectorAll('img'))
    for (let one = image.parentElement; one && !pictured.has(one); one = one.parentElement) pictured.add(one);
  for (const link of body.querySelectorAll('a[rel~=author],a[href*="/author/"]')) {
    let box = link.closest('div,section,li');
    while (box && !pictured.has(box) && box !== body) box = box.parentElement;
    // what the portrait opens belongs to it
    while (box?.parentElement && box === box.parentElement.firstElementChild && small(box.parentElement, 0.15)) box = box.parentElement;
    if (box && box !== body && small(box, 0.15) && !holdsArticle(box, [])) box.remove();
  }
}

/** Cards that open over a name within a sentence: nothing but links, one after another, where a sentence would have words between. */
function dropLinkBoxes(body: Element, sizeOf: (element: Element) => Size): void {
  for (const box of body.querySelectorAll('p span')) {
    const size = sizeOf(box);
    if (size.links >= 3 && linkDensity(size) > 0.95 && size.text > 120 && box.parentNode) innermost(box, size, sizeOf).remove();
  }
}

/** The last element on the way down from `box` that holds all its links but the name itself. */
function innermost(box: Element, size: Size, sizeOf: (element: Element) => Size): Element {
  const inner = [...box.children].find((child) => sizeOf(child).links >= size.links - 1 && sizeOf(child).links >= 3);
  return inner ? innermost(inner, sizeOf(inner), sizeOf) : box;
}

/** The words of an element's class and id; `articleMeta` and `article__meta` read as `article-meta`. */
const namesOf = (element: Element): string[] =>
  `${element.getAttribute('class') ?? ''} ${element.id}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[_-]{2,}/g, '-')
    .split(/\s+/);

/** Systems write a page's whole filing (`tag-foo category-bar`) on the element of the article itself. */
const holdsArticle = (element: Element, names: readonly string[]) =>
  /^(?:h[1-3]|article|main|body)$/.test(element.localName) ||
  names.some((name) => /^(?:hentry|h-entry|post-\d+|type-post)$/.test(name)) ||
  element.querySelector('h1') !== null;

/** Blocks that are nearly all links: lists of other pages, tag clouds, tables of contents of a site. */
function dropLinkLists(body: Element, sizeOf: (element: Element) => Size): void {
  for (const element of body.querySelectorAll('ul,ol,div,section,dl,table')) {
    const size = sizeOf(element);
    if (size.links >= 3 && linkDensity(size) > 0.75 && size.prose === 0 && element.parentNode && !isAnnounced(element))
      dropWithLabel(element);
  }
}

/** A list to which the sentence before it leads up belongs to the text. */
function isAnnounced(list: Element): boolean {
  let outer = list;
  while (!outer.previousElementSibling && outer.parentElement) outer = outer.parentElement;
  const before = outer.previousElementSibling;
  const text = before?.localName === 'p' ? (before.textContent ?? '') : '';
  return announces(text, weigh(text));
}

/** An embedded post is a quotation, though its box be named after the network that it comes from. */
function holdsQuotation(element: Element, sizeOf: (element: Element) => Size): boolean {
  const size = sizeOf(element);
  const quoted = [...element.querySelectorAll('blockquote')].reduce((sum, quotation) => sum + sizeOf(quotation).text, 0);
  return quoted > 0 && size.text < 1500 && quoted >= size.text / 2;
}

/** Puts a quotation in the place of the boxes around it alone: an embedded post is not to be judged by the box of its network. */
function unbox(quotation: Element, sizeOf: (element: Element) => Size): void {
  const most = sizeOf(quotation).text * 1.2;
  quotation.removeAttribute('class');
  let box = quotation;
  for (let outer = box.parentElement; outer && outer.localName === 'div' && sizeOf(outer).text <= most; outer = outer.parentElement)
    box = outer;
  if (box !== quotation) box.replaceWith(quotation);
}

/** A list's label ("Related", "More from ...") says nothing without its list. */
function dropWithLabel(list: Element): void {
  const label = list.previousElementSibling;
  list.remove();
  if (
    label &&
    !label.querySelector('a[href],img') &&
    weigh(label.textContent ?? '') < 40 &&
    !/[.!?。！？।]\s*$/.test(label.textContent ?? '')
  )
    label.remove();
}
