import { type Reader, type Source, unexpectedPage } from '../../../crawl/source.ts';
import { addressesIn } from '../../../html/sitemap.ts';

const NAME = 'myscheme-sitemap';
const PATH = '/sitemap-0.xml';
/** The portal has about 4,700 schemes, each in two languages at most. */
const MAX_ADDRESSES = 50_000;
const SCHEME = /^\/(?:[a-z]{2}\/)?schemes\/([a-z0-9][a-z0-9._-]*)\/?$/i;

/** The slugs of the schemes that the portal's sitemap lists, each once. Throws UpstreamError if it lists none. */
const slugReader: Reader<{ slug: string }, unknown> = {
  requests: () => [{ path: PATH, about: undefined }],
  parse({ text }) {
    const slugs = new Set(
      addressesIn(text, MAX_ADDRESSES).flatMap((address) => SCHEME.exec(URL.parse(address)?.pathname ?? '')?.[1] ?? []),
    );
    if (slugs.size === 0) throw unexpectedPage(NAME, PATH, 'it lists no scheme');
    return [...slugs].map((slug) => ({ slug }));
  },
};

/**
 * The portal's sitemap, which it gives any client without a key: which schemes there are, by their slugs. It has no names; the pages it lists
 * are empty without the portal's API.
 */
export const SITEMAP_SOURCE: Source<{ slug: string }, unknown> = {
  name: NAME,
  title: 'sitemap of myscheme.gov.in',
  url: 'https://www.myscheme.gov.in',
  reader: slugReader,
};
