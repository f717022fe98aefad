import { linkDensity, measure, NOTHING, type Size, weigh } from './measure.ts';

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
    'side-?bar|sidebar|widgets?|widget-?area|masthead|skip-?(?:link|to-?content)?|screen-?reader-?text|visually-?hidden|sr-?only|print-?(?:only|button)|no-?print',
    'tags|tag-?(?:list|links|cloud)|post-?tags|entry-?(?:meta|utility|footer)|post-?(?:meta|footer|info)|meta-?data|article-?(?:meta|tools|footer)|topics|keywords|categories|cat-?links|bylines?|author-?(?:bio|box|info|card)|about-?(?:the-?)?author|bio|dateline|timestamp|posted-?on|reading-?time',
  ].join('|')})(?=$|[\\s_-]|\\d+$)`,
  'i',
);

const COMMENT_NAMES =
  /^(?:comments?|respond|disqus(?:_thread)?|comment-?(?:list|s-?area|section|s-?container|s-?wrapper|form|thread)|fb-comments|livefyre|user-?comments|kommentare|comentarios|commentaires)$/i;

/** Boxes that lead to other pages, when they hold a link; without one, a teaser is the article's own first paragraph. */
const TEASER_NAMES = /(?:^|[_-])teasers?(?=$|[_-]|\d+$)/i;

/** Furniture goes when it holds less than this share of the page's prose. */
const SMALL_PART = 0.25;

/** Takes the furniture out of a page: navigation, asides, comments, link lists, boxes named as such. Changes the document. */
export function pruneFurniture(body: Element): void {
  const sizes = measure(body);
  const whole = sizes.get(body) ?? NOTHING;
  const sizeOf = (element: Element): Size => sizes.get(element) ?? NOTHING;
  const own = (size: Size) => size.text - size.link;
  const small = (element: Element, part = SMALL_PART) =>
    sizeOf(element).prose <= whole.prose * part && own(sizeOf(element)) <= own(whole) * Math.max(0.3, part);

  for (const element of body.querySelectorAll(FURNITURE)) if (small(element)) element.remove();
  for (const header of body.querySelectorAll('header'))
    if (!header.closest('article,main,[role=main]') && small(header, 0.1)) header.remove();
  for (const element of body.querySelectorAll('[class],[id]')) {
    const names = `${element.getAttribute('class') ?? ''} ${element.id}`.split(/\s+/);
    if (names.some((name) => COMMENT_NAMES.test(name))) {
      if (whole.prose - sizeOf(element).prose > 300) element.remove();
    } else if (
      names.some((name) => FURNITURE_NAMES.test(name)) &&
      small(element, 0.15) &&
      !holdsArticle(element, names) &&
      !holdsQuotation(element, sizeOf(element))
    )
      element.remove();
    else if (names.some((name) => TEASER_NAMES.test(name)) && sizeOf(element).links > 0 && small(element, 0.15)) element.remove();
  }
  dropLinkLists(body, sizeOf);
}

/** Systems write a page's whole filing (`tag-foo category-bar`) on the element of the article itself. */
const holdsArticle = (element: Element, names: readonly string[]) =>
  /^(?:h[1-3]|article|main|body)$/.test(element.localName) ||
  names.some((name) => /^(?:hentry|h-entry|post-\d+|type-post)$/.test(name)) ||
  element.querySelector('h1') !== null;

/** Blocks that are nearly all links: lists of other pages, tag clouds, tables of contents of a site. */
function dropLinkLists(body: Element, sizeOf: (element: Element) => Size): void {
  for (const element of body.querySelectorAll('ul,ol,div,section,dl,table')) {
    const size = sizeOf(element);
    if (size.links >= 3 && linkDensity(size) > 0.75 && size.prose === 0 && element.parentNode) dropWithLabel(element);
  }
}

/** An embedded post is a quotation, though its box be named after the network that it comes from. */
const holdsQuotation = (element: Element, size: Size) => size.prose > 0 && size.text < 1500 && element.querySelector('blockquote') !== null;

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
