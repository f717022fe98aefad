import { creditsOf } from '../../src/areas/area.ts';
import { ASSETS } from '../../src/areas/crypto/assets.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { findFreshness } from '../../src/catalog/catalog.ts';

/** Names and codes that are the same in Hindi text; अमरावती is Amravati of Maharashtra, not the capital of Andhra Pradesh. */
const NAMES =
  /^(Jaankari|Amaravati|GSTIN|IFSC|JSON|OpenAPI|markdown|HTML|JavaScript|GeoNames|goodreturns|cardekho|ndtv|fawazahmed0|currency-api|gold-api|starter|BIMSTEC|FSSAI|NAQI|IMPS|NEFT|RTGS|MICR|WHOIS|RDAP|astronomy-engine|VSOP|JPEG|WebP|Razorpay|IPv4|IPv6|DNSSEC)$/i;
/** Codes of coins, which are longer than those of currencies. */
const CODES = new Set(ASSETS.map(({ symbol }) => symbol.toUpperCase()));
/** Names of sources, which stand in sentences about where a figure comes from. */
const SOURCES = [
  ...new Set([
    ...AREAS.flatMap((area) => [...(area.data?.crawler?.sources ?? []), ...creditsOf(area)].map(({ name }) => name)),
    ...(await Promise.all(AREAS.map(findFreshness))).flatMap((freshness) => freshness?.source ?? []),
  ]),
].sort((a, b) => b.length - a.length);
/** A code of India Post's grid, in which letters and figures are mixed. */
const DIGIPIN = /\b[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{4}\b/g;
const SKIPPED = 'script, style, code, pre, noscript, svg, [lang="en"], [translate="no"]';
const TOLD = ['aria-label', 'placeholder', 'title', 'alt'];

/** Words of English that a reader of the page meets outside what says that it is English. Changes the document. */
export function englishIn(document: Document): string[] {
  /** Names that the page shows as English stand in its title and description too, which cannot say in which language a part of them is. */
  const names = [...document.querySelectorAll('[lang="en"]')]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((name) => name.length > 3)
    .sort((a, b) => b.length - a.length);
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  for (const element of document.querySelectorAll(SKIPPED)) element.remove();
  for (const cell of document.querySelectorAll('td, th')) cell.append(' ');
  const texts = [
    withoutNames(document.title),
    withoutNames(document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''),
    document.body.textContent ?? '',
  ];
  for (const element of document.body.querySelectorAll(TOLD.map((one) => `[${one}]`).join()))
    for (const one of TOLD) texts.push(element.getAttribute(one) ?? '');
  return texts
    .map((text) => SOURCES.reduce((rest, source) => rest.replaceAll(source, ' '), text))
    .flatMap(
      (text) =>
        text
          .replace(DIGIPIN, ' ')
          .replace(/\S*[/@_.]\S*/g, ' ')
          .match(/[A-Za-z][A-Za-z-]{3,}/g) ?? [],
    )
    .filter((word) => !NAMES.test(word) && !CODES.has(word));
}

/** Where the links of a page in Hindi lead on this site, but for the one that changes its language. */
export const linksInHindi = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = /\shref="(\/[^"]*)"/.exec(tag)?.[1];
    return href === undefined || /\sclass="(?:[^"]*\s)?language[\s"]/.test(tag) ? [] : [href.replaceAll('&amp;', '&')];
  });
