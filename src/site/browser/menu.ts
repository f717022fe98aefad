// The menu: its links are read when it is first opened. It closes by Escape, and by a press or a step of the focus outside it.
import type { Menu, MenuLink } from '../menu.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';
import { ROOT } from './root.ts';
import { changeTheme } from './theme.ts';

const t = inPageLanguage({
  clock: { en: '12 or 24 hours', hi: '12 या 24 घंटे' },
});

const button = document.querySelector<HTMLAnchorElement>('.menu-button');
if (button) setUp(button);

/** Puts a menu that opens in the place of the link that does without scripts. */
function setUp(button: HTMLAnchorElement): void {
  const menu = document.createElement('details');
  const summary = document.createElement('summary');
  menu.className = 'site-menu';
  summary.append(...button.childNodes);
  menu.append(summary);
  button.replaceWith(menu);
  const icon = summary.querySelector('svg');
  let isAsked = false;
  const fill = () => {
    if (isAsked) return;
    isAsked = true;
    readMenu(button.dataset.menu ?? '').then(
      (links) => menu.append(navigation(links, icon)),
      () => location.assign(button.href),
    );
  };
  // A press is foretold by the pointer or by the focus; what is read then is there when the menu opens.
  for (const event of ['pointerenter', 'focus', 'click']) summary.addEventListener(event, fill);
  closeElsewhere(menu, summary);
}

async function readMenu(address: string): Promise<Menu> {
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the site itself
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function navigation({ label, groups, also, theme }: Menu, icon: SVGElement | null): HTMLElement {
  const areas = groups.map(({ name, links }) =>
    element('section', '', [
      element('h2', '', [name]),
      element(
        'ul',
        '',
        links.map((link) => item([iconOf(icon, link.icon), link.title], link)),
      ),
    ]),
  );
  const light = element('button', 'theme-button', [iconOf(icon, 'shade'), ` ${theme}`]);
  light.setAttribute('type', 'button');
  light.addEventListener('click', changeTheme);
  const clock = element('button', 'theme-button', [t.clock]);
  clock.setAttribute('type', 'button');
  clock.addEventListener('click', () => void import('./clock.ts').then(({ changeClock }) => changeClock()));
  const others = [
    ...also.map((link) => item([link.title], link)),
    element('li', 'theme', [light]),
    ...(LOCALE === 'en' ? [element('li', '', [clock])] : []),
  ];
  const nav = element('nav', 'frame', [element('div', 'area-index', areas), element('ul', 'plain also', others)]);
  nav.ariaLabel = label;
  return nav;
}

function item(content: (string | Node)[], { path, hreflang }: MenuLink): HTMLElement {
  const link = element('a', '', content) as HTMLAnchorElement;
  link.href = ROOT + path;
  if (hreflang) link.hreflang = hreflang;
  if (`${location.pathname.slice(ROOT.length)}/`.startsWith(`${path}/`)) link.ariaCurrent = 'page';
  return element('li', '', [link]);
}

/** An icon of the file in which the button's own stands. */
function iconOf(icon: SVGElement | null, name: string): Node | string {
  const drawn = icon?.cloneNode(true) as SVGElement | undefined;
  const use = drawn?.firstElementChild;
  use?.setAttribute('href', `${use.getAttribute('href')?.split('#')[0]}#${name}`);
  return drawn ?? '';
}

function closeElsewhere(menu: HTMLDetailsElement, summary: HTMLElement): void {
  const isInside = (target: EventTarget | null) => target instanceof Node && menu.contains(target);
  const shut = () => menu.removeAttribute('open');
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    shut();
    summary.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isInside(target)) shut();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) shut();
  });
  // Back from the page that was chosen, the menu is not in the way.
  addEventListener('pagehide', shut);
}

function element(tag: string, className: string, content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
