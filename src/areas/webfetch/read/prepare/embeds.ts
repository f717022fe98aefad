import { findNamed, isElement, isWithin, plainText, rename } from '../page/elements.ts';
import { absolute } from '../page/metadata.ts';
import type { Page } from './page.ts';

/** Frames and players whose content is shown in the page, but is not in its file. They leave a link. */
const PLAYERS = ['video', 'audio'];

/** Turns AMP's own elements into those of HTML: pictures, videos, frames. */
export function readAmp({ document, named }: Page): void {
  for (const picture of [...named('amp-img'), ...named('amp-anim')]) {
    const image = document.createElement('img');
    for (const name of ['src', 'srcset', 'alt', 'width', 'height']) {
      const value = picture.getAttribute(name);
      if (value !== null) image.setAttribute(name, value);
    }
    picture.replaceWith(image);
  }
  for (const player of [...named('amp-video'), ...named('amp-audio')]) rename(player, player.localName.slice('amp-'.length));
  for (const frame of named('amp-iframe'))
    frame.replaceWith(makeFrame(document, frame.getAttribute('src') ?? '', frame.getAttribute('title')));
}

/** Where a service shows the film or the post of an id. */
const SHOWN = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  dailymotion: 'https://www.dailymotion.com/video/',
  twitter: 'https://twitter.com/i/status/',
  instagram: 'https://www.instagram.com/p/',
} as const;
/** Elements in the place of which a service's player or post is shown: `lite-youtube`, `amp-vimeo`, `youtube-video`. */
const SHOWING = Object.keys(SHOWN).flatMap((service) => [`lite-${service}`, `amp-${service}`, `${service}-video`, `${service}-embed`]);

const ID_NAMES = ['videoid', 'data-videoid', 'video-id', 'data-video-id', 'data-tweetid', 'data-shortcode'];

/** Turns elements that scripts make into players into frames: films and posts by their ids, and what an editor writes for others' content. */
export function frameEmbeds({ document, named }: Page): void {
  for (const film of named(...SHOWING)) {
    const [service] = Object.entries(SHOWN).find(([name]) => film.localName.includes(name)) ?? [];
    const id = ID_NAMES.map((name) => film.getAttribute(name)?.trim()).find(Boolean);
    if (!service || !id) continue;
    const title = film.getAttribute('videotitle') || film.getAttribute('title') || film.getAttribute('playlabel') || plainText(film);
    film.replaceWith(makeFrame(document, `${SHOWN[service as keyof typeof SHOWN]}${encodeURIComponent(id)}`, title));
  }
  for (const post of named('amp-facebook', 'amp-tiktok')) {
    const address = post.getAttribute('data-href') ?? post.getAttribute('data-src') ?? '';
    if (/^https?:/.test(address)) post.replaceWith(makeFrame(document, address, null));
  }
  for (const embed of named('oembed')) embed.replaceWith(makeFrame(document, embed.getAttribute('url') ?? '', null));
  for (const box of named('div', 'figure')) {
    const address = box.getAttribute('data-oembed-url');
    if (address && !plainText(box) && findNamed(box, 'iframe', ...PLAYERS).length === 0) box.append(makeFrame(document, address, null));
  }
}

function makeFrame(document: Document, address: string, title: string | null): Element {
  const frame = document.createElement('iframe');
  frame.setAttribute('src', address);
  frame.setAttribute('allowfullscreen', '');
  if (title) frame.setAttribute('title', title);
  return frame;
}

/** A frame of advertising or of a counter. */
const UNSEEN_FRAME = /doubleclick|googlesyndication|googletagmanager|adservice|taboola|outbrain|recaptcha|\/ads?[/.?]/i;
const EMBED =
  /embed|player|video|watch|widget|maps?[./]|plugins\/(?:post|video)|spotify|soundcloud|vimeo|codepen|datawrapper|flourish|infogram/i;

/** Whether a frame shows something of the page's text: a player, a post, a map, a chart. */
export function isEmbed(element: Element): boolean {
  if (element.localName !== 'iframe') return false;
  const address = frameAddress(element);
  const isTiny = ['width', 'height'].some((side) => /^[01](?:px)?$/.test(element.getAttribute(side) ?? ''));
  if (!address || isTiny || UNSEEN_FRAME.test(address) || /display\s*:\s*none/i.test(element.getAttribute('style') ?? '')) return false;
  return EMBED.test(address) || element.hasAttribute('allowfullscreen') || Boolean(element.getAttribute('title')?.trim());
}

/** Of a frame that a script fills, the address it is to get. */
const frameAddress = (frame: Element) =>
  shownWithin(
    ['src', 'data-src', 'data-lazy-src']
      .map((name) => frame.getAttribute(name)?.trim() ?? '')
      .find((address) => address && !/^(?:about|data|javascript):/i.test(address)) ?? '',
  );

/** The address that a frame for others' content shows, by the name that such frames give it: `…/embed?url=https://…`. Else its own. */
function shownWithin(address: string): string {
  const query = URL.parse(address, 'https://example.org/')?.searchParams;
  const shown = ['url', 'href', 'src'].map((name) => query?.get(name) ?? '').find((value) => /^https?:\/\/(?!api\.)[^/]+\//.test(value));
  return shown ?? address;
}

/** Whether an element shows a PDF within the page. */
export const isFile = (element: Element): boolean =>
  /^(?:object|embed)$/.test(element.localName) &&
  (/pdf/i.test(element.getAttribute('type') ?? '') ||
    /\.pdf(?:[?#]|$)/i.test(element.getAttribute('data') ?? element.getAttribute('src') ?? ''));

/** Puts a link in the place of each frame and player. */
export function linkEmbeds(content: Element, base: string): void {
  for (const embed of findNamed(content, 'iframe', 'object', 'embed', ...PLAYERS)) {
    const address = absolute(addressOf(embed), base);
    if (!address) {
      embed.remove();
      continue;
    }
    const link = embed.ownerDocument.createElement('a');
    link.setAttribute('href', address);
    link.textContent =
      embed.getAttribute('title')?.trim() || embed.getAttribute('aria-label')?.trim() || linkWithin(embed) || nameOf(embed, address);
    if (isWithin(embed, 'p', 'li', 'td', 'th', 'a', 'h2', 'h3', 'figcaption', 'dd')) embed.replaceWith(link);
    else {
      const paragraph = embed.ownerDocument.createElement('p');
      paragraph.append(link);
      embed.replaceWith(paragraph);
    }
  }
}

const addressOf = (embed: Element): string => {
  if (embed.localName === 'iframe') return frameAddress(embed);
  return embed.localName === 'object' ? (embed.getAttribute('data')?.trim() ?? '') : playerAddress(embed);
};

const playerAddress = (player: Element): string =>
  player.getAttribute('src')?.trim() ||
  player.getAttribute('data-src')?.trim() ||
  findNamed(player, 'source')
    .map((source) => source.getAttribute('src')?.trim())
    .find(Boolean) ||
  '';

/** The words of the link that a file shown in the page has for those who cannot see it. */
const linkWithin = (embed: Element): string =>
  isFile(embed)
    ? (findNamed(embed, 'a')
        .map(plainText)
        .find((words) => words !== '') ?? '')
    : '';

function nameOf(embed: Element, address: string): string {
  if (isFile(embed)) return 'PDF';
  if (embed.localName.endsWith('video')) return 'Video';
  if (embed.localName.endsWith('audio')) return 'Audio';
  return new URL(address).hostname.replace(/^(?:www|player|platform|open)\./, '');
}

/** Puts the parts of a shadow tree that stands in the file, and what it has slots for, in the place of its host's content. */
export function openShadowTrees({ document, named }: Page): void {
  for (const template of named('template')) {
    const mode = template.getAttribute('shadowrootmode') ?? template.getAttribute('shadowroot');
    const host = template.parentElement;
    if (!mode || !host) continue;
    const tree = document.createElement('div');
    tree.append(...((template as HTMLTemplateElement).content ?? template).childNodes);
    template.remove();
    const light = [...host.childNodes];
    for (const slot of findNamed(tree, 'slot')) {
      const name = slot.getAttribute('name') ?? '';
      const fits = light.filter((node) => (node.nodeType === 1 ? ((node as Element).getAttribute('slot') ?? '') : '') === name);
      slot.replaceWith(...(fits.some((node) => (node.textContent ?? '').trim()) ? fits : slot.childNodes));
    }
    // what no slot takes is not drawn
    for (const node of light) if (node.parentNode === host) node.remove();
    host.append(...tree.childNodes);
  }
}

/** Puts parentheses around readings that stand beside their characters, where the page has none. */
export function partReadings({ document, named }: Page): void {
  for (const reading of named('rt')) {
    if (isPartedBefore(reading) || !(reading.textContent ?? '').trim()) continue;
    const [before, after] = ['(', ')'].map((sign) => {
      const mark = document.createElement('rp');
      mark.textContent = sign;
      return mark;
    });
    if (before) reading.before(before);
    if (after) reading.after(after);
  }
}

/** Whether a reading follows a sign for those who see no small letters; blanks between them say nothing. */
function isPartedBefore(reading: Element): boolean {
  let before = reading.previousSibling;
  while (before && !isElement(before) && !(before.textContent ?? '').trim()) before = before.previousSibling;
  return before !== null && isElement(before) && before.localName === 'rp';
}
