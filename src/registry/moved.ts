import type { Area } from '../areas/area.ts';
import { findPlace } from '../lib/places/find.ts';
import { GAZETTEER } from '../lib/places/gazetteer.ts';

/** Longer parts name nothing. */
const LONGEST_PART = 60;

/** The page that an address means at which nothing stands, from the root: a place by another of its names, or what an area knows of it. */
export function movedTo(areas: readonly Area[], parts: readonly string[]): string | undefined {
  if (parts.length < 2 || parts.length > 4 || parts.some((part) => part.length > LONGEST_PART)) return undefined;
  const path = targetOf(areas, parts);
  return path === `/${parts.join('/')}` ? undefined : path;
}

function targetOf(areas: readonly Area[], parts: readonly string[]): string | undefined {
  if (parts[0] === 'place' && parts.length === 2) return sheetOf(parts[1] ?? '');
  const area = areas.find(({ page }) => page === `/${parts.slice(0, 2).join('/')}`);
  return area?.moved?.(parts.slice(2));
}

const sheetOf = (text: string): string | undefined => {
  const place = findPlace(GAZETTEER, text.replaceAll('-', ' '));
  return place && `/place/${place.slug}`;
};
