import { globSync } from 'node:fs';
import { isInHindi } from '../../../src/areas/hindi-pages.ts';
import { readFileList } from '../../../src/server/file-list.ts';
import queries from './queries.json' with { type: 'json' };

/** A file of src/pages, and the page of its kind that weighs most. */
export interface Template {
  file: string;
  address: string;
}

/** Pages that are made when they are asked for, each with a question that is answered without an upstream, or the address of one of many. */
const QUERIES: Readonly<Record<string, string>> = queries;

/** One page of each template of a build (`DIST_DIR`): the heaviest of those that were built, or the question above. Throws where a template has neither. */
export function findTemplates(dist: string): Template[] {
  const english = globSync('**/*.astro', { cwd: 'src/pages' }).map((name) => name.replaceAll('\\', '/').replace(/\.astro$/, ''));
  const files = [...new Set([...english, ...english.filter((file) => isInHindi(fileUrlPath(file))).map((file) => `hi/${file}`)])];
  const pages = readPages(dist);
  // What is written out goes before what a parameter stands for, as in Astro.
  const kinds = files.map((file) => ({ file, pattern: filePattern(file), open: (file.match(/\[/g) ?? []).length }));
  kinds.sort((a, b) => a.open - b.open);
  const heaviest = new Map<string, { address: string; bytes: number }>();
  for (const page of pages) {
    const kind = kinds.find(({ pattern }) => pattern.test(page.address));
    if (kind && page.bytes > (heaviest.get(kind.file)?.bytes ?? 0)) heaviest.set(kind.file, page);
  }
  return files.sort().map((file) => {
    const question = QUERIES[file] ?? QUERIES[file.replace(/^hi\//, '')];
    const address = heaviest.get(file)?.address ?? askedAddress(file, question);
    if (address === undefined) throw new Error(`${file} has no page in ${dist} and no question in scripts/tools/looks/templates.ts.`);
    return { file, address };
  });
}

/** The address of a page that is made with a question, or of one of many. */
function askedAddress(file: string, question: string | undefined): string | undefined {
  if (question === undefined) return undefined;
  if (!question.startsWith('/')) return fileUrlPath(file) + question;
  return file.startsWith('hi/') ? `/hi${question}` : question;
}

const fileUrlPath = (file: string) => `/${file}`.replace(/\/index$/, '') || '/';

function filePattern(file: string): RegExp {
  const parts = fileUrlPath(file).split(/(\[[^\]]+\])/);
  const source = parts.map((part) =>
    part.startsWith('[...') ? '.+' : part.startsWith('[') ? '[^/]+' : part.replace(/[.*+?^${}()|\\]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('')}$`);
}

/** Every built page with its length in bytes, before compression. */
function readPages(dist: string): { address: string; bytes: number }[] {
  return (readFileList(dist) ?? [])
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, size = 0 }) => ({ address: path.replace(/(\/index)?\.html$/, '') || '/', bytes: size }))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}
