import { bareText, findNamed, isWithin, plainText, rename, unwrap } from '../page/elements.ts';
import type { Page } from './page.ts';

/** Takes the words of a button or a link out of it where they are a heading or a question: a page writes them so that they open what stands below. */
export function openFolds({ named }: Page): void {
  for (const button of named('button')) {
    const opens = button.hasAttribute('aria-expanded') || button.hasAttribute('aria-controls');
    const isHead = isWithin(button, 'th');
    if (isHead) dropSpoken(button);
    if (!isHead && !isWithin(button, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'summary') && !(opens && isQuestion(button))) continue;
    const words = button.ownerDocument.createElement('span');
    words.append(...button.childNodes);
    button.replaceWith(words);
  }
  const controls = [...named('a').filter(opensFold), ...named('div', 'span', 'li', 'p').filter(isControl)];
  for (const control of controls.slice(0, MAX_FOLDS)) openFold(control);
}

/** Removes from the name of a column that one may sort by what only tells how. */
function dropSpoken(button: Element): void {
  const spoken = findNamed(button, 'span', 'svg').filter(
    (one) =>
      one.localName === 'svg' ||
      /(?:^|[\s_-])(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)(?:$|\s)/i.test(one.getAttribute('class') ?? ''),
  );
  const said = spoken.map(plainText).join(' ');
  if (bareText(said) !== bareText(plainText(button))) for (const one of spoken) one.remove();
}

/** Most links and controls that are taken for folds: each is sought in the whole page. */
const MAX_FOLDS = 100;

/** Makes a fold of the box that holds a question and its answer alone, and the question words of the page. */
function openFold(control: Element): void {
  const [, named = ''] = /^#(.+)/.exec(control.getAttribute('href') ?? control.getAttribute('data-target') ?? '') ?? [];
  const answer = control.ownerDocument.getElementById(named || (control.getAttribute('aria-controls') ?? ''));
  let box = control.parentElement;
  while (box && answer && !box.contains(answer)) box = box.parentElement;
  const isAlone = box && answer && bareText(box.textContent ?? '') === bareText(`${control.textContent} ${answer.textContent}`);
  if (control.localName === 'a') unwrap(control);
  if (box && isAlone && box.localName === 'div' && box !== answer) rename(box, 'details');
}

/** Whether a link opens a part of its own page in place: it leads nowhere. */
const opensFold = (link: Element) =>
  /^#./.test(link.getAttribute('href') ?? link.getAttribute('data-target') ?? '#') &&
  (/^collapse$/i.test(link.getAttribute('data-toggle') ?? link.getAttribute('data-bs-toggle') ?? '') ||
    link.hasAttribute('aria-expanded')) &&
  isQuestion(link);

/** Whether an element acts as a button that opens a part of the page. */
const isControl = (element: Element) =>
  element.getAttribute('role') === 'button' && element.hasAttribute('aria-controls') && isQuestion(element);

/** Longer than a control's name: a question, in words. */
const WORDS_OF_A_QUESTION = 4;
function isQuestion(button: Element): boolean {
  const words = (button.textContent ?? '').trim();
  return /[?؟？]$/.test(words) || words.split(/\s+/).length >= WORDS_OF_A_QUESTION;
}
