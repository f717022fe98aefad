import type { Source, SourceIdentity } from '../../../crawl/source.ts';
import { type ListedScheme, type ListingNeeds, listingReader, MYSCHEME } from './myscheme.ts';
import { SITEMAP_SOURCE } from './myscheme-sitemap.ts';
import { type TextPart, type TextsNeeds, textsReader } from './myscheme-texts.ts';
import type { SchemeObservation } from './observation.ts';
import { readSeed } from './starter.ts';

const SEED_IDENTITY: SourceIdentity = { name: 'starter', title: 'recorded schemes of February and March 2026', isSeed: true };

export const LISTING_SOURCE = { ...MYSCHEME, reader: listingReader } as Source<ListedScheme, ListingNeeds>;
export const TEXTS_SOURCE = { ...MYSCHEME, reader: textsReader } as Source<TextPart, TextsNeeds>;
export const SEED_SOURCE: Source<SchemeObservation, unknown> = { ...SEED_IDENTITY, collect: (_, { dataDir }) => readSeed(dataDir) };

/** Everything a crawl may ask, in order. */
export const SCHEME_SOURCES: readonly SourceIdentity[] = [LISTING_SOURCE, SEED_IDENTITY, SITEMAP_SOURCE];
