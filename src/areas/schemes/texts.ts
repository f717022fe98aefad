/** A scheme's long texts as markdown. Empty if the publisher has none. */
export interface SchemeTexts {
  details: string;
  benefits: string;
  eligibility: string;
  exclusions: string;
  /** Documents an applicant needs. */
  documents: string;
  /** Ways to apply: `Online`, `Offline` ... */
  application: { mode: string; url: string; process: string }[];
  faqs: { question: string; answer: string }[];
  references: { title: string; url: string }[];
  department: string;
  /** Who runs it. */
  agency: string;
  /** YYYY-MM-DD, or empty. */
  open_date: string;
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
