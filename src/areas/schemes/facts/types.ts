/** Fields of a scheme's page from which facts are extracted. */
export type Field = 'name' | 'details' | 'benefits' | 'eligibility' | 'documents' | 'application';

/** A scheme's page as plain text or markdown. */
export interface SchemePage {
  name: string;
  details: string;
  benefits: string;
  eligibility: string;
  /** One document per entry, or one markdown entry with all. */
  documents: readonly string[];
  application: readonly { mode: string; process: string }[];
  /** Who runs it, if a listing says so. */
  level?: 'central' | 'state' | undefined;
  /** Name of the state that runs it, if a listing says so. */
  state?: string | undefined;
}

/** Position of the words behind a fact: character offsets in the field's text, end exclusive. */
export interface Span {
  field: Field;
  start: number;
  end: number;
}

/** From and to, both inclusive; null means open. Ages in years. */
export type Range = readonly [from: number | null, to: number | null];

export const CASTES = ['SC', 'ST', 'OBC', 'EBC', 'EWS', 'DNT', 'minority', 'general'] as const;
export type Caste = (typeof CASTES)[number];

export interface Given {
  kind: 'money' | 'loan' | 'insurance';
  rupees: number;
  /** Frequency or unit; absent if once or not stated. */
  per?: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'unit';
  /** Upper limit. */
  most?: true;
}

/**
 * What a page says about a scheme. An absent member is unknown. If the page says that something is not required, a list is empty and a flag
 * false. Entries of a list are alternatives: one is enough.
 */
export interface SchemeFacts {
  /** `body`: only institutions, firms, societies and the like can apply, so no fact is about a person. */
  applicant?: 'person' | 'body';
  /** Name of a state or union territory, or `All`. */
  state?: string;
  /** Of a state's scheme in the listing, where that is not one state: any of these; empty where the listing does not say which. */
  states?: readonly string[];
  /** Only residents of that state. */
  residents?: true;
  ages?: Range[];
  /** Whose ages; the applicant's if absent. */
  ages_of?: 'child';
  gender?: 'female' | 'male' | 'transgender' | 'any';
  castes?: Caste[];
  /** Yearly limits in rupees; several differ by place or category. For the family, unless it is the applicant's own. */
  income?: number[];
  income_of?: 'own';
  disability?: boolean;
  /** Minimum disability in per cent. */
  disability_percent?: number;
  bpl?: boolean;
  student?: boolean;
  /** School classes, 1 to 12, that qualify. */
  classes?: Range;
  /** Minimum class or degree passed: 5 to 12, 15 for a degree. */
  passed?: number;
  /** Minimum marks in per cent; several differ by category. */
  marks?: number[];
  /** Keys of OCCUPATIONS. */
  occupations?: string[];
  /** Whose occupation; the applicant's if absent. */
  occupation_of?: 'family' | 'either';
  unemployed?: true;
  widow?: true;
  pregnant?: true;
  orphan?: true;
  /** One of these is enough: castes and occupations, `caste:SC`, `occupation:farmer`, `female`, `disability`, `bpl` ... */
  one_of?: string[];
  /** Number of condition sentences on the page not covered by facts. */
  others?: number;
  gives?: Given[];
  /** Share of a cost that is paid, in per cent. */
  subsidy_percent?: number[];
  /** Yearly loan interest in per cent. */
  interest_percent?: number[];
  /** Keys of GIFTS given in kind. */
  in_kind?: string[];
  /** Keys of DOCUMENTS. */
  documents?: string[];
  apply?: ('online' | 'office')[];
  helpline?: string[];
  /** Its own official page; put down by hand. */
  page?: string;
}

export type FactName = keyof SchemeFacts;

/** Facts with the words they are based on. */
export interface TakenFacts {
  facts: SchemeFacts;
  evidence: Partial<Record<FactName, Span[]>>;
}

/** A known kind of occupation, gift or document. */
export interface NamedKind {
  key: string;
  name: Words;
  /** Its wording in texts. */
  words: RegExp;
}

export interface Words {
  en: string;
  hi: string;
}
