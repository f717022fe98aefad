import { z } from 'zod';
import { sourceInWords } from '../i18n/format.ts';

/** Members of a body whose data came by a package or a file. */
export const publisherMembers = (publisher: string) => ({
  source: z.string().meta({ description: `${publisher}: who published it, in words` }),
  package: z.string().nullable().meta({ description: 'The package or file that brought it; null where a provider was asked' }),
});

/** Names of packages and files are of such letters; a publisher has words. */
const PACKAGE_NAME = /^[a-z0-9-]+$/;

/** Their values, of the name by which a source is known here; a provider's name stays as it is, and has no package. */
export const publisherOf = (name: string): { source: string; package: string | null } => {
  const source = sourceInWords(name);
  return { source, package: source !== name && PACKAGE_NAME.test(name) ? name : null };
};
