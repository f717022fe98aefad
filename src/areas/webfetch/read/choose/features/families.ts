/** Word families that sites use in classes, ids, roles and element names, each hinting at an element's purpose. */
const NAMES = {
  nav: 'nav navbar navigation menu submenu megamenu dropdown breadcrumb breadcrumbs crumb crumbs pagination pager paging paginate toolbar topbar skip sitemap menubar tablist',
  foot: 'footer foot bottom colophon copyright legal contentinfo',
  head: 'header head top masthead banner logo brand branding',
  side: 'sidebar side aside rail widget widgets secondary complementary',
  comment: 'comment comments disqus respond livefyre commentlist',
  related:
    'related recommend recommended recommendation recommendations recirc more similar popular trending latest recent next prev previous also upnext readmore suggestions suggested upsell crosssell',
  share: 'share sharing social socials follow addthis addtoany sharedaddy facebook twitter whatsapp pinterest linkedin instagram',
  subscribe: 'newsletter subscribe subscription signup optin cta donate register login paywall mailchimp signin promo offer',
  consent: 'cookie cookies consent gdpr cmp modal popup overlay dialog lightbox onetrust toast notice alert notification alertdialog',
  ad: 'ad ads advert advertisement adsense dfp sponsor sponsored promotion outbrain taboola',
  meta: 'meta byline author date time timestamp published posted tags tag category categories topics credit bio datepublished dateline',
  content: 'content article post entry body text story copy prose richtext rte rich markdown wysiwyg paragraph articlebody',
  product: 'product products sku pdp price buy cart basket quantity variant variants swatch offers',
  detail:
    'spec specs specification specifications attributes features feature description desc detail details overview summary information',
  review: 'review reviews rating ratings stars testimonial testimonials feedback reviewbody',
  thread: 'thread topic message messages forum postbody postbit reply replies answer answers question qa discussion cooked bbcode posts',
  card: 'card cards tile tiles item items grid teaser result results collection loop archive',
  list: 'list listing listings row rows table directory',
  hide: 'hidden hide sr screenreader reader visually offscreen invisible noscript print',
  tab: 'tab tabs tabpanel panel accordion collapse collapsed toggle faq faqs',
  figure: 'image images img photo gallery caption figure media picture thumbnail thumb carousel slider slide swiper video figcaption',
  filter: 'filter filters facet facets sort search refine option options',
  lead: 'hero jumbotron intro lead deck standfirst subtitle dek excerpt subhead',
  title: 'title headline heading',
  contents: 'toc contents outline index anchor',
  code: 'doc docs documentation api code highlight reference guide sect',
  profile: 'profile user avatar member username poster account',
  contact: 'contact address map location locations hours phone footerlinks',
  main: 'main',
  article: 'blogposting hentry',
} as const;

/** Words in short lines, by the line's purpose. */
const TEXTS = {
  legal: 'copyright rights reserved privacy terms cookie cookies gdpr disclaimer imprint policy conditions consent impressum',
  subscribe: 'subscribe newsletter newsletters signup inbox unsubscribe mailing donate donation',
  share: 'share tweet facebook twitter instagram linkedin pinterest whatsapp youtube follow telegram tiktok rss',
  more: 'related recommended trending popular latest similar also more next previous read recent featured explore discover',
  comments: 'comment comments reply replies respond leave',
  author: 'by author written posted published updated editor photo staff contributor min credit source',
  account: 'login log sign register account password join forgot signin',
  shop: 'cart checkout wishlist basket shipping delivery stock sku buy sale quantity compare add price returns',
  spec: 'brand model material dimensions weight color colour size warranty features specifications specification description details',
  review: 'review reviews rating ratings stars verified helpful customer customers',
  nav: 'home menu skip search back top page contact about blog careers faq help support close open toggle view show load click here learn',
  ad: 'advertisement sponsored ad ads promoted',
  forum: 'posts thread threads topic topics member members joined quote likes views solved reputation forum forums moderator messages',
  contact: 'phone tel fax address hours email call directions mon tue wed thu fri sat sun',
  date: 'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ago minutes hours days yesterday today',
} as const;

export const NAME_FAMILIES = Object.keys(NAMES) as readonly (keyof typeof NAMES)[];
export const TEXT_FAMILIES = Object.keys(TEXTS) as readonly (keyof typeof TEXTS)[];

const bitsByWord = (families: Readonly<Record<string, string>>): ReadonlyMap<string, number> => {
  const bits = new Map<string, number>();
  for (const [at, words] of Object.values(families).entries())
    for (const word of words.split(' ')) bits.set(word, (bits.get(word) ?? 0) | (1 << at));
  return bits;
};
const NAME_BITS = bitsByWord(NAMES);
const TEXT_BITS = bitsByWord(TEXTS);

const familyBit = (family: keyof typeof NAMES) => 1 << NAME_FAMILIES.indexOf(family);
const ELEMENT_BITS: Readonly<Record<string, number>> = {
  __proto__: null as never,
  nav: familyBit('nav'),
  menu: familyBit('nav'),
  footer: familyBit('foot'),
  header: familyBit('head'),
  aside: familyBit('side'),
  dialog: familyBit('consent'),
  main: familyBit('main'),
  article: familyBit('article'),
  figure: familyBit('figure'),
  details: familyBit('tab'),
};

/** Longer names are machine-made. Characters of class and id. */
const MAX_NAME_LENGTH = 400;

/** Families in an element's name, class, id and roles, as bits in the order of NAME_FAMILIES. */
export function nameFamilies(element: Element, className: string): number {
  let bits = ELEMENT_BITS[element.localName] ?? 0;
  for (const attribute of ['id', 'role', 'itemprop']) {
    const value = element.getAttribute(attribute);
    if (value) bits |= nameBits(value);
  }
  if (className) bits |= nameBits(className);
  if (element.getAttribute('aria-hidden') === 'true' || /display\s*:\s*none/i.test(element.getAttribute('style') ?? ''))
    bits |= familyBit('hide');
  return bits;
}

/** A cache of recent names: a page has few and repeats them. */
const seen = new Map<string, number>();
const MAX_CACHED_NAMES = 5000;

/** `articleMeta`, `article__meta` and `article-meta` all consist of article and meta. */
function nameBits(name: string): number {
  let bits = seen.get(name);
  if (bits !== undefined) return bits;
  bits = 0;
  for (const word of name.slice(0, MAX_NAME_LENGTH).match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []) bits |= NAME_BITS.get(word.toLowerCase()) ?? 0;
  if (seen.size >= MAX_CACHED_NAMES) seen.clear();
  if (name.length <= MAX_NAME_LENGTH) seen.set(name, bits);
  return bits;
}

/** Families of a line's words, as bits in the order of TEXT_FAMILIES. */
export function textFamilies(words: readonly string[]): number {
  let bits = 0;
  for (const word of words) bits |= TEXT_BITS.get(word) ?? 0;
  return bits;
}
