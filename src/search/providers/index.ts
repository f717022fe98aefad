import { brave } from './brave.ts';
import { duckduckgoHtml } from './duckduckgo-html.ts';
import { googleCse } from './google-cse.ts';
import { mojeek } from './mojeek.ts';
import type { SearchProvider } from './provider.ts';
import { searxng } from './searxng.ts';

/** In the order of asking: the operator's own first, then what they pay for, then what is only tolerated. */
export const SEARCH_PROVIDERS: readonly SearchProvider[] = [searxng, brave, mojeek, googleCse, duckduckgoHtml];
