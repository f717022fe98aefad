import { join } from 'node:path';
import type { SchemePage } from '../src/areas/schemes/facts/types.ts';

/** A scheme's page in the sample of texts: lists as the publisher's pages have them, all else run together on one line. */
export interface SampleText {
  name: string;
  details: string;
  benefits: string;
  eligibility: string;
  documents: string[];
  application: string | string[];
}

/** Where the sample is looked for: beside the repository. */
export const SAMPLE_FILE = join(import.meta.dirname, '..', '..', 'shared', 'samples', 'scheme-texts-2026-02.json.gz');

export const pageOfSample = (text: SampleText, level?: SchemePage['level']): SchemePage => ({
  ...text,
  application: (Array.isArray(text.application) ? text.application : [text.application]).map((process) => ({ mode: '', process })),
  level,
});
