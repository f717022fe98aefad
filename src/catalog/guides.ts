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
const NAMES = ['static-or-live', 'freshness', 'limits', 'spreadsheet', 'agent', 'running', 'adding'] as const;

export const guides = (): Guide[] => NAMES.map((name) => readGuide(name));

/** What stands on the reference's first page below its call. */
export const howCallsBehave = (): Guide => ({ ...readGuide('calls'), path: '/docs' });

/** What somebody runs stands on their own machine. */
const ofThisSite = (name: string): string => (name === 'running' ? WRITTEN_FOR : (env.SITE_URL ?? WRITTEN_FOR));

function readGuide(name: string): Guide {
  const written = readFileSync(join(FOLDER, `${name}.md`), 'utf8').replaceAll(WRITTEN_FOR, ofThisSite(name));
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
