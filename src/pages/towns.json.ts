import type { APIRoute } from 'astro';
import { jsonFile } from '../api/respond.ts';
import { PLACES } from '../places/gazetteer.ts';

/** Cities and towns, from which fields for one's own town suggest names (site/browser/your-town.ts): name, Hindi name or 0, state, slug. */
export const prerender = true;
export const GET: APIRoute = () =>
  jsonFile(PLACES.filter(({ type }) => type === 'town').map(({ name, hi, state, slug }) => [name, hi ?? 0, state, slug]));
