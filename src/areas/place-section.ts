import type { Locale, LocalizedText } from '../i18n/locale.ts';

/** One line of what an area knows of a place. */
export interface PlaceFact {
  /** What it is: `Petrol`. A mere string is a figure or a name, or is in English. */
  label: string | LocalizedText;
  /** The figure or the words, as people read them. */
  value: string | LocalizedText;
  /** Whose figure it is where it is not the place's own, or what it is for. */
  note?: string | LocalizedText;
  /** A page with more, from the root. */
  url?: string;
}

/** A line of which the value is a member of an answer, by its path (`tithi.0.name`); `time`: an instant, shown as the time of the day. */
export interface LiveFact {
  /** None where the value says what it is: `Mainly clear`. */
  label?: string | LocalizedText;
  member: string;
  /** The same in Hindi, where the answer has both, or what its Hindi words are found by. */
  memberHi?: string;
  /** What is said for a value, by the value: names of codes. What is not among them is said as it comes, in Hindi as `member` has it. */
  labels?: { readonly [locale in Locale]?: Readonly<Record<string, string>> };
  unit?: string | LocalizedText;
  as?: 'time';
}

/** What an area knows of a place, for the sheet of that place. */
export interface PlaceSection {
  title: LocalizedText;
  /** How large it stands: `lead` is the sheet's answer, `second` a tile under it; all else is a note. */
  rank?: 'lead' | 'second';
  facts: readonly PlaceFact[];
  /** Day that the facts are for, YYYY-MM-DD, and who published them. */
  asOf?: string;
  source?: string | LocalizedText;
  /** From when on they are old, ISO 8601 UTC: the sheet says so then. */
  staleAfter?: string;
  /** The area's own page of the place, or its nearest, from the root. */
  url: string;
  /** A call that a script makes while the page is read, for what no build can know: `/weather?lat=18.52&lon=73.86`. The area's `liveFacts` say what it shows of the answer. */
  liveCall?: string;
  /** What stands in its place where nobody answers that call: what is usual there. */
  usual?: PlaceFact;
}
