import { fold } from '../../text/fold.ts';
import { tidyName } from '../../text/tidy-name.ts';
import hindi from './ministries-hindi.json' with { type: 'json' };

/** How the ministries of the Union write themselves in Hindi, by what follows "Ministry of" in their name. */
const IN_HINDI: Readonly<Record<string, string>> = hindi;

/** The names of a ministry as the publisher writes it (`Ministry Of Health & Family Welfare`); just the name where its Hindi one is not known. */
export function ministryNames(written: string): { name: string; hi?: string } {
  const name = tidyName(written).replace(/ (Of|And|For) /g, (word) => word.toLowerCase());
  const hi = IN_HINDI[fold(name).replace(/^ministry of /, '')];
  return hi ? { name, hi } : { name };
}
