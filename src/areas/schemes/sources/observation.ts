import type { Known, Level } from '../tables.ts';

/** A scheme as a source shows it. Null means that the source does not say; an empty text or list that it is empty. */
export interface SchemeObservation {
  slug: string;
  /** The publisher's identifier, or empty. */
  upstreamId: string;
  name: string;
  shortTitle: string | null;
  level: Level;
  schemeFor: string | null;
  ministry: string | null;
  states: readonly string[] | null;
  categories: readonly string[] | null;
  tags: readonly string[] | null;
  brief: string | null;
  briefSource: 'myscheme' | 'jaankari' | null;
  /** YYYY-MM-DD, or null. */
  closeDate: string | null;
  known: Known;
  /** YYYY-MM-DD or YYYY-MM. */
  recorded: string;
}
