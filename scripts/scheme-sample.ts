import { join } from 'node:path';
import type { SchemePage } from '../src/areas/schemes/facts/types.ts';

/** A scheme's page in the sample: lists as on the publisher's pages, everything else on one line. */
export interface SampleText {
  name: string;
  details: string;
  benefits: string;
  eligibility: string;
  documents: string[];
  application: string | string[];
}

/** Path of the sample, next to the repository. */
export const SAMPLE_FILE = join(import.meta.dirname, '..', '..', 'shared', 'samples', 'scheme-texts-2026-02.json.gz');

export const pageOfSample = (text: SampleText, level?: SchemePage['level']): SchemePage => ({
  ...text,
  application: (Array.isArray(text.application) ? text.application : [text.application]).map((process) => ({ mode: '', process })),
  level,
});

/** Path of the further texts, of March 2026. */
export const EXTRA_SAMPLE_FILE = join(SAMPLE_FILE, '..', 'scheme-texts-extra.json.gz');

/** The part of such a text under a heading: `BENEFITS:`. */
const partOf = (text: string, heading: string): string =>
  text
    .split(/^[-=]{10,}$/m)
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${heading}:`))
    ?.slice(heading.length + 1)
    .trim() ?? '';

/** A text of the further sample: its parts stand under headings. The head of the page, which runs into the eligibility, is cut off. */
export function readExtraText(cut: string): SampleText {
  // Sentences were cut behind the dot of an abbreviation: `Rs.`, and the sum on the next line.
  const text = cut.replace(/\b(Rs|No|Nos|i\.e|viz)\.\n- /gi, '$1. ');
  const name = partOf(text, 'TITLE');
  const isHead = (line: string) => /^- Ministry\b/i.test(line) && line.includes(name) && !/\b(?:should|must|shall|eligible)\b/i.test(line);
  const withoutHead = (line: string) => line.replace(/^(- ).*Sign in to apply\s*/, '$1');
  const eligibility = partOf(text, 'ELIGIBILITY').split('\n').map(withoutHead);
  const documents = partOf(text, 'DOCUMENTS');
  return {
    name,
    details: partOf(text, 'DETAILS'),
    benefits: partOf(text, 'BENEFITS'),
    eligibility: eligibility.filter((line) => line.trim() !== '-' && !isHead(line)).join('\n'),
    documents: documents === '' ? [] : [documents],
    application: partOf(text, 'APPLICATION PROCESS'),
  };
}
