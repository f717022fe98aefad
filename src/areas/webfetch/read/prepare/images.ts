import { absolute } from '../page/metadata.ts';
import type { Page } from './page.ts';

/** Widest image taken from a `srcset`, in pixels; wider ones are for huge screens. */
const MAX_WIDTH = 2000;

/** How much of a `srcset` is read, in characters. */
const MAX_SRCSET_LENGTH = 5000;

const PLACEHOLDER =
  /^data:|(?:^|[/_.-])(?:blank|spacer|placeholder|pixel|transparent|loading|lazy|1x1)[\w-]*\.(?:gif|png|svg|jpe?g|webp)(?:\?|$)/i;
const LOOKS_LIKE_IMAGE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;

/** Attributes from which scripts load an image's URL. */
const LAZY = 'data-src data-lazy-src data-original data-url data-image data-hi-res-src data-full-src data-img-src'.split(' ');

/** Gives every image one absolute http(s) `src`, from lazy-loading attributes, `srcset` or its `picture`; removes images without any. */
export function resolveImages({ named, base }: Page): void {
  for (const image of named('img')) {
    if (isSign(image)) {
      image.replaceWith(image.getAttribute('alt')?.trim() ?? '');
      continue;
    }
    const address = absolute(bestSource(image), base);
    if (!address || isTracker(image)) {
      image.remove();
      continue;
    }
    image.setAttribute('src', address);
  }
}

/** An emoji, or another sign such as ★, ₹ and °. */
const SIGN =
  /^(?:\p{Extended_Pictographic}|\p{So}|\p{Sc}|\p{Regional_Indicator})[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D]*$/u;

/** Whether an image draws one sign of a text, by what it is called; browsers without the sign get it so. */
const isSign = (image: Element): boolean => SIGN.test((image.getAttribute('alt') ?? '').trim().slice(0, 40));

/** Takes the image for browsers without scripts from the `noscript` after the placeholder. */
export function takeFromNoscript({ named }: Page): void {
  for (const noscript of named('noscript')) {
    const real = noscript.querySelector('img');
    if (!real || (noscript.textContent ?? '').trim()) continue;
    const after = noscript.nextElementSibling;
    const before = onlyImage(noscript.previousElementSibling);
    const placeholder =
      (before && !isAnother(before, real) ? before : undefined) ??
      (after && isStandIn(onlyImage(after), real) ? onlyImage(after) : undefined);
    if (placeholder) placeholder.replaceWith(real);
    else noscript.replaceWith(real);
  }
}

/** The image that an element is, or the only one in it. */
function onlyImage(element: Element | null): Element | undefined {
  if (element?.localName === 'img') return element;
  const [image, ...others] = element?.querySelectorAll('img') ?? [];
  return others.length === 0 ? image : undefined;
}

/** Whether an image stands in for another until a script loads that one. */
const isStandIn = (image: Element | undefined, real: Element): boolean =>
  image !== undefined && (image.getAttribute('src') === real.getAttribute('src') || lazySource(image) === real.getAttribute('src'));

/** Whether an image is by its words and its source another one than that of the `noscript` below it. */
function isAnother(image: Element, real: Element): boolean {
  const [words, others] = [image, real].map((one) => one.getAttribute('alt')?.trim() ?? '');
  return words !== '' && others !== '' && words !== others && bestSource(image) !== '';
}

/** An image that is loaded later, or drawn small at first. */
const LATE = /lazy|blur|progressive|placeholder|preview|lqip/i;

function bestSource(image: Element): string {
  const src = image.getAttribute('src')?.trim() ?? '';
  const isReal = src !== '' && !PLACEHOLDER.test(src);
  const lazy = !isReal || LATE.test(image.getAttribute('class') ?? '') ? lazySource(image) : '';
  if (lazy) return lazy;
  const own = ['data-srcset', 'data-lazy-srcset', 'srcset'].map((name) => image.getAttribute(name));
  if (isReal) return largerOfSame(src, own);
  const sources = image.parentElement?.localName === 'picture' ? [...image.parentElement.querySelectorAll('source')] : [];
  const sets = [...own, ...sources.flatMap((source) => [source.getAttribute('data-srcset'), source.getAttribute('srcset')])];
  for (const set of sets) {
    const found = set ? widest(set) : '';
    if (found && !PLACEHOLDER.test(found)) return found;
  }
  return isReal ? src : '';
}

/** The widest of the sizes an image is offered in, if one of them is the image itself; else the image. */
function largerOfSame(src: string, sets: readonly (string | null)[]): string {
  const set = sets.find((one) => one?.includes(src));
  const found = set ? widest(set) : '';
  return found && !PLACEHOLDER.test(found) ? found : src;
}

function lazySource(image: Element): string {
  for (const name of LAZY) {
    const value = image.getAttribute(name)?.trim();
    if (value && !PLACEHOLDER.test(value) && !value.startsWith('{')) return value;
  }
  for (const name of image.getAttributeNames()) {
    const value = name.startsWith('data-') ? (image.getAttribute(name) ?? '') : '';
    if (LOOKS_LIKE_IMAGE.test(value) && /^(?:https?:)?\/[^\s,{]+$/.test(value) && !PLACEHOLDER.test(value)) return value;
  }
  return '';
}

function widest(srcset: string): string {
  let best = { address: '', width: 0 };
  for (const [, address = '', size, unit] of srcset.slice(0, MAX_SRCSET_LENGTH).matchAll(/(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)) {
    const width = unit === 'x' ? Number(size) * 600 : unit === 'w' ? Number(size) : 1;
    if (!best.address || (width > best.width && width <= MAX_WIDTH) || (best.width > MAX_WIDTH && width < best.width))
      best = { address, width };
  }
  return best.address;
}

const isTracker = (image: Element) =>
  /^[01](?:px)?$/.test(image.getAttribute('width') ?? '') && /^[01](?:px)?$/.test(image.getAttribute('height') ?? '');
