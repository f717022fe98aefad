import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../kernel/env.ts';

/** Where guides are written, from the working directory; a build runs in the project's folder. */
const FOLDER = 'src/catalog/guides';
/** What commands in guides name as the service's address. */
const WRITTEN_FOR = 'http://localhost:4321';

export interface Guide {
  name: string;
  /** Address of its page, from the root. */
  path: string;
  title: string;
  /** Its first paragraph. */
  about: string;
  /** What comes after both, in markdown. */
  text: string;
}

/** The guides in the order in which they are read. */
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

/** What stands on the reference's first page below its call. */
export const howCallsBehave = (): Guide => ({ ...readGuide('calls'), path: '/docs' });

/** Texts of the project that are served too: what a version promises, and what has changed. */
export const documents = (): Guide[] => [
  { ...readGuide('versioning', 'docs/versioning.md'), path: '/docs/versioning' },
  { ...readGuide('changelog', 'CHANGELOG.md'), path: '/changelog' },
];

/** One of them by its name. Throws for a name that none has. */
export function findDocument(name: string): Guide {
  const found = documents().find((one) => one.name === name);
  if (!found) throw new Error(`No text of the project is called ${name}`);
  return found;
}

/** Where links between files of the project lead to here; what is not served is named without a link. */
const SERVED: Readonly<Record<string, string>> = { 'CHANGELOG.md': '/changelog', 'versioning.md': '/docs/versioning' };
const linkServed = (text: string): string =>
  text.replace(/\[([^\]]+)\]\((?!https?:|\/|#)([^)]+)\)/g, (_, words: string, file: string) => {
    const path = SERVED[file.split('/').at(-1) ?? ''];
    return path ? `[${words}](${path})` : words;
  });

/** What somebody runs stands on their own machine. */
const ofThisSite = (name: string): string => (name === 'running' ? WRITTEN_FOR : (env.SITE_URL ?? WRITTEN_FOR));

function readGuide(name: string, file = join(FOLDER, `${name}.md`)): Guide {
  const written = linkServed(readFileSync(file, 'utf8')).replaceAll(WRITTEN_FOR, ofThisSite(name));
  const [heading = '', about = '', ...rest] = written.split('\n\n');
  if (!heading.startsWith('# ')) throw new Error(`${name}.md does not begin with its title`);
  return {
    name,
    path: `/docs/guides/${name}`,
    title: heading.slice(2),
    about: about.replaceAll('\n', ' '),
    text: rest.join('\n\n').trimEnd(),
  };
}
