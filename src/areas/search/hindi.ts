import { pathIn } from '../../lib/hindi-pages.ts';
import type { SiteHit } from './site.ts';

/** A hit as Hindi pages show it: with the address of the Hindi page where there is one, and what its record says in Hindi. */
export const hitInHindi = ({ hi, ...hit }: SiteHit): SiteHit => ({ ...hit, ...hi, url: pathIn('hi', hit.url) });
