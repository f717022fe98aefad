import { POST, rename } from '../page/elements.ts';

/** Fewer boxes of one kind side by side are no list. */
const FEWEST_CARDS = 3;

/** A card with more text is a section of its own. Characters. */
const LONGEST_CARD = 300;

/** Writes cards without headings (a link, a price) as a list, and the author of each post of a thread in bold. */
export function nameSeries(content: Element): void {
  for (const parent of content.querySelectorAll('div,section')) {
    const cards = [...parent.children];
    if (cards.length >= FEWEST_CARDS && cards.every((card) => isCard(card, cards[0]))) {
      for (const card of cards) rename(card, 'li');
      rename(parent, 'ul');
    }
  }
  for (const author of content.querySelectorAll(AUTHOR)) boldAuthor(author);
}

const templateOf = (element: Element) => `${element.localName} ${(element.getAttribute('class') ?? '').replace(/\d+/g, '')}`;

function isCard(card: Element, first: Element | undefined): boolean {
  if (!first || !/^(?:div|article)$/.test(card.localName) || templateOf(card) !== templateOf(first)) return false;
  if (POST.test(card.getAttribute('class') ?? '')) return false;
  const text = (card.textContent ?? '').trim().length;
  return (
    text > 0 && text <= LONGEST_CARD && card.querySelector('a[href]') !== null && !card.querySelector('h1,h2,h3,h4,h5,h6,table,pre,ul,ol')
  );
}

const AUTHOR = '[itemprop=author],[rel=author],[class*=username],[class*=author],[class*=poster]';

const LONGEST_NAME = 60;

function boldAuthor(author: Element): void {
  const name = (author.textContent ?? '').trim();
  if (
    !name ||
    name.length > LONGEST_NAME ||
    author.querySelector(`div,p,ul,strong,b,${AUTHOR}`) ||
    author.closest('h1,h2,h3,h4,h5,h6,strong,b')
  )
    return;
  for (let post = author.parentElement; post; post = post.parentElement) {
    const kind = templateOf(post);
    if (!POST.test(post.getAttribute('class') ?? '')) continue;
    if (![post.previousElementSibling, post.nextElementSibling].some((other) => other && templateOf(other) === kind)) continue;
    const strong = author.ownerDocument.createElement('strong');
    strong.append(...author.childNodes);
    author.append(strong);
    return;
  }
}
