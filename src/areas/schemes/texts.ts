/** The long texts of a scheme, as markdown. Empty where the publisher has none. */
export interface SchemeTexts {
  details: string;
  benefits: string;
  eligibility: string;
  exclusions: string;
  /** Papers that an applicant needs. */
  documents: string;
  application: ApplicationWay[];
  faqs: Faq[];
  references: Reference[];
  department: string;
  /** Who runs it. */
  agency: string;
  /** YYYY-MM-DD, or empty. */
  open_date: string;
}

/** One way to apply. */
export interface ApplicationWay {
  /** `Online`, `Offline` ... */
  mode: string;
  url: string;
  /** Markdown. */
  process: string;
}

export interface Faq {
  question: string;
  /** Markdown. */
  answer: string;
}

export interface Reference {
  title: string;
  url: string;
}

export const NO_TEXTS: SchemeTexts = {
  details: '',
  benefits: '',
  eligibility: '',
  exclusions: '',
  documents: '',
  application: [],
  faqs: [],
  references: [],
  department: '',
  agency: '',
  open_date: '',
};
