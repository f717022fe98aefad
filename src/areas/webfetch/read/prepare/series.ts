import { findNamed, POST, rename } from '../page/elements.ts';

/** Fewer similar boxes side by side are not a list. */
const MIN_CARDS = 3;

/** A longer card is a section of its own. In characters. */
const MAX_CARD_LENGTH = 300;

/** Turns cards without headings (a link, a price) into a list, and sets the author of each post in a thread in bold. */
export function nameSeries(content: Element): void {
  for (const parent of findNamed(content, 'div', 'section')) {
    if (!holdsCards(parent)) continue;
    for (const card of [...parent.children]) rename(card, 'li');
    rename(parent, 'ul');
  }
  for (const author of content.querySelectorAll(AUTHOR)) boldAuthor(author);
}

const templateKey = (element: Element) => `${element.localName} ${(element.getAttribute('class') ?? '').replace(/\d+/g, '')}`;

function holdsCards(parent: Element): boolean {
  const first = parent.firstElementChild;
  if (!first || !/^(?:div|article)$/.test(first.localName) || POST.test(first.getAttribute('class') ?? '')) return false;
  const template = templateKey(first);
  let cards = 0;
  for (let card: Element | null = first; card; card = card.nextElementSibling, cards++)
    if (templateKey(card) !== template || !isCard(card)) return false;
  return cards >= MIN_CARDS;
}

function isCard(card: Element): boolean {
  const text = (card.textContent ?? '').trim().length;
  return text > 0 && text <= MAX_CARD_LENGTH && findNamed(card, 'a').length > 0 && !findNamed(card, ...SECTIONED).length;
}

/** A box that contains one of these is more than a list entry. */
const SECTIONED = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'pre', 'ul', 'ol'];

const AUTHOR = '[itemprop=author],[rel=author],[class*=username],[class*=author],[class*=poster]';

const MAX_NAME_LENGTH = 60;

function boldAuthor(author: Element): void {
  const name = (author.textContent ?? '').trim();
  if (
    !name ||
    name.length > MAX_NAME_LENGTH ||
    author.querySelector(`div,p,ul,strong,b,${AUTHOR}`) ||
    author.closest('h1,h2,h3,h4,h5,h6,strong,b')
  )
    return;
  for (let post = author.parentElement; post; post = post.parentElement) {
    const kind = templateKey(post);
    if (!POST.test(post.getAttribute('class') ?? '')) continue;
    if (![post.previousElementSibling, post.nextElementSibling].some((other) => other && templateKey(other) === kind)) continue;
    const strong = author.ownerDocument.createElement('strong');
    strong.append(...author.childNodes);
    author.append(strong);
    return;
  }
}
