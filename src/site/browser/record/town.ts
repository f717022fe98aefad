// A town in Hindi on a host of files: from the file of all towns that begin with the same letter. Where there is none, the page of missing addresses stays.
import { type Drawn, drawRecord } from './draw.ts';

void drawRecord<[Record<string, Drawn>]>({
  parts: 1,
  find: ([slug = '']) =>
    /^[a-z][a-z-]*$/.test(slug) ? { files: [`/place/in-hindi/${slug.charAt(0)}.json`], page: `/hi/place/${slug}` } : undefined,
  tell: ([towns], [slug = '']) => (Object.hasOwn(towns, slug) ? towns[slug] : undefined),
});
