import { brave } from './brave.ts';
import { duckduckgoHtml } from './duckduckgo-html.ts';
import { keenable } from './keenable.ts';
import { mojeek } from './mojeek.ts';
import type { SearchProvider } from './provider.ts';
import { searxng } from './searxng.ts';

/**
 * In the order in which they are asked: the operator's own, then paid engines, then those without a key: one that
 * is off until its terms are read, and one that only tolerates programs.
 */
export const SEARCH_PROVIDERS: readonly SearchProvider[] = [searxng, brave, mojeek, keenable, duckduckgoHtml];
