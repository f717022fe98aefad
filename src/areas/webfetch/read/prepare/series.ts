import { findNamed, POST, rename } from '../page/elements.ts';

/** Fewer boxes of one kind side by side are no list. */
const MIN_CARDS = 3;

/** A card with more text is a section of its own. Characters. */
const MAX_CARD_LENGTH = 300;

/** Writes cards without headings (a link, a price) as a list, and the author of each post of a thread in bold. */
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

/** What holds one of these is more than a line of a list. */
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
