import type { Source, SourceIdentity } from '../../../lib/crawl/source.ts';
import { type ListedScheme, type ListingNeeds, listingReader, MYSCHEME } from './myscheme.ts';
import { type TextPart, type TextsNeeds, textsReader } from './myscheme-texts.ts';
import type { SchemeObservation } from './observation.ts';
import { readStarter } from './starter.ts';

const STARTER: SourceIdentity = { name: 'starter', title: 'recorded schemes of March 2026', starter: true };

export const LISTING_SOURCE = { ...MYSCHEME, reader: listingReader } as Source<ListedScheme, ListingNeeds>;
export const TEXTS_SOURCE = { ...MYSCHEME, reader: textsReader } as Source<TextPart, TextsNeeds>;
export const STARTER_SOURCE: Source<SchemeObservation, unknown> = { ...STARTER, collect: (_, { dataDir }) => readStarter(dataDir) };

/** All that a crawl may ask, in order. */
export const SCHEME_SOURCES: readonly SourceIdentity[] = [MYSCHEME, STARTER];
