import type { Area } from '../areas/area.ts';
import { HINDI_ROOT, pathIn } from '../areas/hindi-pages.ts';
import type { Locale } from '../i18n/locale.ts';
import { findPlace } from '../places/find.ts';
import { GAZETTEER } from '../places/gazetteer.ts';

/** Longer parts match nothing. */
const MAX_PART_LENGTH = 60;

/**
 * The page an unknown path means, from the root: a place under another name, or whatever an area recognizes. Below /hi, the Hindi page if
 * there is one.
 */
export function resolveRedirect(areas: readonly Area[], parts: readonly string[]): string | undefined {
  const locale: Locale = `/${parts[0]}` === HINDI_ROOT ? 'hi' : 'en';
  const english = locale === 'hi' ? parts.slice(1) : parts;
  if (english.length < 2 || english.length > 4 || english.some((part) => part.length > MAX_PART_LENGTH)) return undefined;
  const target = findTarget(areas, english);
  const path = target && pathIn(locale, target);
  return path === `/${parts.join('/')}` ? undefined : path;
}

function findTarget(areas: readonly Area[], parts: readonly string[]): string | undefined {
  if (parts[0] === 'place' && parts.length === 2) return placePagePath(parts[1] ?? '');
  const area = areas.find(({ page }) => page === `/${parts.slice(0, 2).join('/')}`);
  return area?.find?.redirects?.(parts.slice(2));
}

const placePagePath = (text: string): string | undefined => {
  const place = findPlace(GAZETTEER, text.replaceAll('-', ' '));
  return place && `/place/${place.slug}`;
};
