import { bareText, type Named } from '../page/elements.ts';
import type { ArticleData } from '../page/jsonld.ts';
import type { Metadata } from '../page/metadata.ts';
import type { Hints } from './features/page.ts';

/** What a page says of itself that helps to find its content. To be read before the page is prepared. */
export function readHints(named: Named, url: string, metadata: Metadata, { body, types }: ArticleData): Hints {
  const declared =
    named('meta')
      .find((meta) => meta.getAttribute('property') === 'og:type')
      ?.getAttribute('content') ?? '';
  return { url, title: metadata.title, description: metadata.description, articleBody: bareText(body ?? ''), types: [...types, declared] };
}
