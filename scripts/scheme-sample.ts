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
