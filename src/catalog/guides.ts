import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../kernel/env.ts';
import { WRITTEN_FOR } from '../kernel/http.ts';

/** Folder of the guides, relative to the working directory; a build runs in the project's folder. */
const FOLDER = 'src/catalog/guides';

export interface Guide {
  name: string;
  /** Path of its page from the root. */
  path: string;
  title: string;
  /** Its first paragraph, in plain words. */
  about: string;
  /** The same in markdown. */
  lead: string;
  /** Everything after title and first paragraph, in markdown. */
  text: string;
}

/** The guides in reading order. */
const NAMES = [
  'static-or-live',
  'freshness',
  'limits',
  'spreadsheet',
  'rows-of-tables',
  'clients',
  'alerts',
  'agent',
  'running',
  'adding',
] as const;

export const guides = (): Guide[] => NAMES.map((name) => readGuide(name));

/** Text on the first page of the reference, below its call. */
export const howCallsBehave = (): Guide => ({ ...readGuide('calls'), path: '/docs' });

/** Project documents that are served too: what a version promises, and the changes. */
export const documents = (): Guide[] => [
  { ...readGuide('versioning', 'docs/versioning.md'), path: '/docs/versioning' },
  { ...readGuide('changelog', 'CHANGELOG.md'), path: '/changelog' },
];

/** A document by name. Throws for an unknown name. */
export function findDocument(name: string): Guide {
  const document = documents().find((one) => one.name === name);
  if (!document) throw new Error(`No text of the project is called ${name}`);
  return document;
}

/** Where links between project files lead on the site; files not served are named without a link. */
const SERVED: Readonly<Record<string, string>> = { 'CHANGELOG.md': '/changelog', 'versioning.md': '/docs/versioning' };
const linkServed = (text: string): string =>
  text.replace(/\[([^\]]+)\]\((?!https?:|\/|#)([^)]+)\)/g, (_, words: string, file: string) => {
    const path = SERVED[file.split('/').at(-1) ?? ''];
    return path ? `[${words}](${path})` : words;
  });

/** A guide on running the service shows the reader's own machine. */
const ofThisSite = (name: string): string => (name === 'running' ? WRITTEN_FOR : (env.SITE_URL ?? WRITTEN_FOR));

function readGuide(name: string, file = join(FOLDER, `${name}.md`)): Guide {
  const written = linkServed(readFileSync(file, 'utf8')).replaceAll(WRITTEN_FOR, ofThisSite(name));
  const [heading = '', about = '', ...rest] = written.split('\n\n');
  if (!heading.startsWith('# ')) throw new Error(`${name}.md does not begin with its title`);
  return {
    name,
    path: `/docs/guides/${name}`,
    title: heading.slice(2),
    about: about
      .replaceAll('\n', ' ')
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replaceAll('`', ''),
    lead: about.replaceAll('\n', ' '),
    text: rest.join('\n\n').trimEnd(),
  };
}
