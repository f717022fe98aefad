import { findNamed, plainText, rename } from '../page/elements.ts';
import type { Page } from './page.ts';

/** Set on a tab's panel: the words on its tab. */
const TAB_NAME = 'data-tab-name';
/** Longest name of a tab, in characters. */
const MAX_NAME = 60;
const TARGETS = ['aria-controls', 'href', 'data-target', 'data-bs-target'];

const isTab = (element: Element): boolean =>
  element.getAttribute('role') === 'tab' || ['data-bs-toggle', 'data-toggle'].some((name) => element.getAttribute(name) === 'tab');

/** Notes on each panel the name of its tab, whose button is no text: without it two panels say different things of the same. */
export function nameTabs(page: Page): void {
  nameByRoles(page);
  nameByRadios(page);
}

function nameByRoles({ body, named }: Page): void {
  const lists = named('div', 'ul', 'ol', 'nav', 'section').filter((one) => one.getAttribute('role') === 'tablist');
  const tabs = new Set([
    ...named('button', 'a', 'li', 'div', 'span').filter((one) => isTab(one)),
    ...lists.flatMap((list) => findNamed(list, 'button', 'a')),
  ]);
  if (tabs.size < 2) return;
  for (const list of lists)
    nameInOrder(
      list,
      [...tabs].filter((tab) => list.contains(tab)),
    );
  const byId = new Map(named('div', 'section', 'article', 'li', 'ul').flatMap((one) => (one.id ? [[one.id, one] as const] : [])));
  for (const tab of tabs) {
    const name = plainText(tab);
    const ids = TARGETS.map((target) => tab.getAttribute(target)?.replace(/^#/, '') ?? '');
    const panel =
      ids.map((id) => byId.get(id)).find(Boolean) ??
      (tab.id ? body.querySelector(`[aria-labelledby="${CSS_ID.test(tab.id) ? tab.id : ''}"]`) : null);
    if (panel && name && name.length <= MAX_NAME && !panel.contains(tab)) panel.setAttribute(TAB_NAME, name);
  }
}

/** Names the panels beside a list of tabs by their order, where neither names the other, and removes the list: its names are above the panels then. */
function nameInOrder(list: Element, tabs: readonly Element[]): void {
  const isBound = tabs.some((tab) =>
    TARGETS.some((target) => /^#?\S/.test(tab.getAttribute(target) ?? '') && tab.getAttribute(target) !== '#'),
  );
  const isPanel = (one: Element) => one.getAttribute('role') === 'tabpanel';
  const panels = findNamed(list.parentElement as Element, 'div', 'section', 'article', 'li').filter(
    (one) => isPanel(one) && !list.contains(one),
  );
  const outer = panels.filter((one) => !panels.some((other) => other !== one && other.contains(one)));
  const names = tabs.map(plainText);
  if (isBound || tabs.length < 2 || outer.length !== tabs.length || names.some((name) => name === '' || name.length > MAX_NAME)) return;
  for (const [at, panel] of outer.entries()) panel.setAttribute(TAB_NAME, names[at] as string);
  if (plainText(list).replace(/ /g, '') === names.join('').replace(/ /g, '')) list.remove();
}

const isChoice = (element: Element): boolean => element.localName === 'input' || element.localName === 'label';

/** Names panels that a style shows by the chosen one of several radio buttons, and removes the labels: each before its panel, or all in one box before all panels. */
function nameByRadios({ named }: Page): void {
  const radios = new Map(named('input').flatMap((one) => (one.getAttribute('type') === 'radio' && one.id ? [[one.id, one] as const] : [])));
  const labels = radios.size > 1 ? named('label').filter((one) => radios.has(one.getAttribute('for') ?? '') && plainText(one)) : [];
  for (const group of Map.groupBy(labels, (one) => radios.get(one.getAttribute('for') ?? '')?.getAttribute('name') ?? '').values()) {
    const panels = panelsOf(group);
    if (group.length < 2 || panels.length !== group.length || panels.some((one) => !one || isChoice(one) || !plainText(one))) continue;
    for (const [at, panel] of panels.entries()) panel?.setAttribute(TAB_NAME, plainText(group[at] as Element));
    for (const label of group) label.remove();
  }
}

/** The element behind each label; where all labels stand in one box, what is behind the last, or within the element behind the box. */
function panelsOf(labels: readonly Element[]): (Element | null)[] {
  const [box] = labels.map((label) => label.parentElement);
  const isOneBox = labels.every((label) => label.parentElement === box);
  const others = isOneBox ? [...(box?.children ?? [])].filter((one) => !isChoice(one)) : [];
  if (isOneBox && others.length === 0) return [...(box?.nextElementSibling?.children ?? [])];
  return others.length === labels.length ? others : labels.map((label) => label.nextElementSibling);
}

/** An id that needs no escaping in a selector. */
const CSS_ID = /^[\w:.-]+$/;

/** Writes the noted names above the panels, unless a panel begins with its own. */
export function writeTabNames(content: Element): void {
  for (const panel of findNamed(content, 'div', 'section', 'article', 'li', 'ul').filter((one) => one.hasAttribute(TAB_NAME))) {
    const name = panel.getAttribute(TAB_NAME) ?? '';
    if (!plainText(panel) || saysOwnName(panel, name)) continue;
    const line = panel.ownerDocument.createElement('p');
    const strong = panel.ownerDocument.createElement('strong');
    strong.textContent = name;
    line.append(strong);
    panel.prepend(line);
  }
}

/** Whether a panel begins with its name, and not with code that does: `npm install`. */
function saysOwnName(panel: Element, name: string): boolean {
  const text = plainText(panel).toLowerCase();
  const [code] = findNamed(panel, 'pre').map((one) => plainText(one).toLowerCase());
  return text.startsWith(name.toLowerCase()) && !(code && text.startsWith(code));
}

/** Gives a caption beside its picture a line of its own. */
export function partCaptions(content: Element): void {
  for (const caption of findNamed(content, 'span', 'small', 'em').filter((one) => /caption/.test(one.getAttribute('class') ?? ''))) {
    const before = caption.previousElementSibling;
    if (before && (/^(?:img|picture)$/.test(before.localName) || (before.querySelector('img') && !plainText(before))))
      rename(caption, 'div');
  }
}
