import type { Box } from './forms.ts';
import type { Drawn } from './rules.ts';
import type { Run } from './run.ts';

interface PdfLink extends Box {
  url: string;
}

/** A page's pieces of text, and what is drawn and placed beside them. */
export interface PdfPage {
  number: number;
  height: number;
  runs: Run[];
  /** Text in another direction than most of the page, or aslant: stamps, margin notes, watermarks. */
  aside: Run[];
  /** Lines drawn around cells. */
  drawn: Drawn;
  links: PdfLink[];
}
