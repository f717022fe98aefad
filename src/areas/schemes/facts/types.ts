/** Fields of a scheme's page that facts are taken from. */
export type Field = 'name' | 'details' | 'benefits' | 'eligibility' | 'documents' | 'application';

/** A scheme's page as plain text or markdown. */
export interface SchemePage {
  name: string;
  details: string;
  benefits: string;
  eligibility: string;
  /** One paper an entry; one entry of markdown is as good. */
  documents: readonly string[];
  application: readonly { mode: string; process: string }[];
  /** Whose scheme it is, where a listing says so. */
  level?: 'central' | 'state' | undefined;
}

/** Where in a field the words stand that a fact rests on: offsets in characters of the field's text, the end exclusive. */
export interface Span {
  field: Field;
  start: number;
  end: number;
}

/** From and to, both inclusive; null is open. Ages in years. */
export type Range = readonly [from: number | null, to: number | null];

export const CASTES = ['SC', 'ST', 'OBC', 'EBC', 'EWS', 'DNT', 'minority', 'general'] as const;
export type Caste = (typeof CASTES)[number];

export interface Given {
  kind: 'money' | 'loan' | 'insurance';
  rupees: number;
  /** How often or for each what; absent where it is once or not said. */
  per?: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'unit';
  /** At most so much. */
  most?: true;
}

/**
 * What a page says of a scheme. An absent member is not known. Where the page says that something is not required, a list is empty and a flag
 * is false. Several entries in a list are alternatives: one of them is enough.
 */
export interface SchemeFacts {
  /** `body`: only institutions, firms, societies and the like can apply, so that no fact is about a person. */
  applicant?: 'person' | 'body';
  /** Name of a state or union territory, or `All`. */
  state?: string;
  /** Only residents of that state. */
  residents?: true;
  ages?: Range[];
  /** Whose ages they are; the applicant's own where absent. */
  ages_of?: 'child';
  gender?: 'female' | 'male' | 'transgender' | 'any';
  castes?: Caste[];
  /** Yearly limits in rupees; several differ by place or category. Of the family, unless it is the applicant's own. */
  income?: number[];
  income_of?: 'own';
  disability?: boolean;
  /** Least disability in per cent. */
  disability_percent?: number;
  bpl?: boolean;
  student?: boolean;
  /** Classes 1 to 12 in which students are. */
  classes?: Range;
  /** Least class or course passed: 5 to 12, 15 for a degree. */
  passed?: number;
  /** Least marks in per cent; several differ by category. */
  marks?: number[];
  /** Keys of OCCUPATIONS. */
  occupations?: string[];
  /** Whose occupation it is; the applicant's own where absent. */
  occupation_of?: 'family' | 'either';
  unemployed?: true;
  widow?: true;
  pregnant?: true;
  orphan?: true;
  /** One of these is enough: castes and occupations, `caste:SC`, `occupation:farmer`, `female`, `disability`, `bpl` ... */
  one_of?: string[];
  /** Conditions on the page, by sentences, that none of the facts rests on. */
  others?: number;
  gives?: Given[];
  /** Per cent of a cost that is paid. */
  subsidy_percent?: number[];
  /** Yearly interest in per cent that a loan costs. */
  interest_percent?: number[];
  /** Keys of GIFTS: what is given in kind. */
  in_kind?: string[];
  /** Keys of DOCUMENTS. */
  documents?: string[];
  apply?: ('online' | 'office')[];
  helpline?: string[];
}

export type FactName = keyof SchemeFacts;

/** Facts with the words they rest on. */
export interface TakenFacts {
  facts: SchemeFacts;
  evidence: Partial<Record<FactName, Span[]>>;
}

/** One of the things of a kind that texts name: an occupation, a gift, a paper. */
export interface NamedKind {
  key: string;
  name: Words;
  /** How texts write it. */
  words: RegExp;
}

export interface Words {
  en: string;
  hi: string;
}
