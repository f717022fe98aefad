import { z } from 'zod';
import type { Reader, SourceRequest } from '../../../crawl/source.ts';
import { parseDay } from '../../../kernel/time.ts';
import { toLine, toMarkdown } from '../reading/richtext.ts';
import type { SchemeTexts } from '../texts.ts';
import { apiHeaders, readJson } from './myscheme.ts';

export interface SchemeRef {
  slug: string;
  upstreamId: string;
}

export interface TextsNeeds {
  schemes: readonly SchemeRef[];
}

type Part = 'details' | 'documents' | 'faqs';

interface PartAbout {
  slug: string;
  part: Part;
}

/** One answer about a scheme: its details, documents or FAQs. */
export interface TextPart extends PartAbout {
  texts: Partial<SchemeTexts>;
}

const anything = z.unknown().optional();
const label = z.union([z.string(), z.object({ label: z.string().nullish() })]).nullish();

const details = z.object({
  data: z.object({
    en: z.object({
      basicDetails: z
        .object({ nodalDepartmentName: label, implementingAgency: z.string().nullish(), schemeOpenDate: z.string().nullish() })
        .nullish(),
      schemeContent: z
        .object({
          detailedDescription: anything,
          detailedDescription_md: anything,
          benefits: anything,
          benefits_md: anything,
          exclusions: anything,
          exclusions_md: anything,
          references: z.array(z.object({ title: z.string().nullish(), url: z.string().nullish() })).nullish(),
        })
        .nullish(),
      eligibilityCriteria: z.object({ eligibilityDescription: anything, eligibilityDescription_md: anything }).nullish(),
      applicationProcess: z
        .array(z.object({ mode: z.string().nullish(), url: z.string().nullish(), process: anything, process_md: anything }))
        .nullish(),
    }),
  }),
});

const documents = z.object({
  data: z.object({ en: z.object({ documents_required: anything, documentsRequired_md: anything }).nullish() }).nullish(),
});

const faqs = z.object({
  data: z
    .object({
      en: z.object({ faqs: z.array(z.object({ question: anything, answer: anything, answer_md: anything })).nullish() }).nullish(),
    })
    .nullish(),
});

const BASE = '/schemes/v6/public/schemes';

const request = (path: string, about: PartAbout): SourceRequest<PartAbout> => ({ path, headers: apiHeaders(), about, optional: true });

/** Reads details, documents and FAQs: three answers per scheme. */
export const textsReader: Reader<TextPart, TextsNeeds, PartAbout> = {
  requests: ({ schemes }) =>
    schemes.flatMap(({ slug, upstreamId }) => {
      const id = encodeURIComponent(upstreamId);
      return [
        request(`${BASE}?slug=${encodeURIComponent(slug)}&lang=en`, { slug, part: 'details' }),
        request(`${BASE}/${id}/documents?lang=en`, { slug, part: 'documents' }),
        request(`${BASE}/${id}/faqs?lang=en`, { slug, part: 'faqs' }),
      ];
    }),
  parse(page) {
    const { slug, part } = page.about;
    return [{ slug, part, texts: READERS[part](page) }];
  },
};

type Page = Parameters<typeof readJson>[0];

const READERS: Readonly<Record<Part, (page: Page) => Partial<SchemeTexts>>> = {
  details(page) {
    const { basicDetails, schemeContent, eligibilityCriteria, applicationProcess } = readJson(page, details).data.en;
    return {
      details: toMarkdown(schemeContent?.detailedDescription_md, schemeContent?.detailedDescription),
      benefits: toMarkdown(schemeContent?.benefits_md, schemeContent?.benefits),
      exclusions: toMarkdown(schemeContent?.exclusions_md, schemeContent?.exclusions),
      eligibility: toMarkdown(eligibilityCriteria?.eligibilityDescription_md, eligibilityCriteria?.eligibilityDescription),
      application: (applicationProcess ?? [])
        .map(({ mode, url, process, process_md }) => ({
          mode: toLine(mode),
          url: webAddress(url),
          process: toMarkdown(process_md, process),
        }))
        .filter(({ process, url }) => process || url),
      references: (schemeContent?.references ?? [])
        .map(({ title, url }) => ({ title: toLine(title) || webAddress(url), url: webAddress(url) }))
        .filter(({ url }) => url),
      department: readLabel(basicDetails?.nodalDepartmentName),
      agency: toLine(basicDetails?.implementingAgency),
      open_date: parseDay(basicDetails?.schemeOpenDate ?? '') ?? '',
    };
  },
  documents(page) {
    const en = readJson(page, documents).data?.en;
    return { documents: toMarkdown(en?.documentsRequired_md, en?.documents_required) };
  },
  faqs(page) {
    const listedFaqs = readJson(page, faqs).data?.en?.faqs ?? [];
    const questions = listedFaqs.map((one) => ({ question: toLine(one.question), answer: toMarkdown(one.answer_md, one.answer) }));
    return { faqs: questions.filter(({ question, answer }) => question && answer) };
  },
};

const readLabel = (value: z.output<typeof label>): string => toLine(typeof value === 'string' ? value : value?.label);

/** A URL that a page may link to; empty for anything else. */
function webAddress(value: unknown): string {
  const address = typeof value === 'string' ? value.trim() : '';
  return /^https?:\/\/[^\s"'<>]+$/i.test(address) ? address : '';
}
