import { join } from 'node:path';
import type { SchemePage } from '../src/areas/schemes/facts/types.ts';
import { STATES } from '../src/places/states.ts';

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

/** Path of the further texts, of March 2026. */
export const EXTRA_SAMPLE_FILE = join(SAMPLE_FILE, '..', 'scheme-texts-extra.json.gz');

/** The part of such a text under a heading: `BENEFITS:`. */
const partOf = (text: string, heading: string): string =>
  text
    .split(/^[-=]{10,}$/m)
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${heading}:`))
    ?.slice(heading.length + 1)
    .trim() ?? '';

/** Whose a page is by its head: `- Tamil Nadu …`, `- Ministry Of Finance …`; also where the head is cut. */
export function ownerOf(text: string): { state?: string; level?: 'central' } {
  const head = partOf(text, 'ELIGIBILITY');
  if (/^- Ministry\b/m.test(head)) return { level: 'central' };
  const state = STATES.find(({ name, aliases = [] }) =>
    [name, ...aliases.filter((one) => one.length > 3)].some((one) => head.startsWith(`- ${one} `)),
  );
  return state ? { state: state.name } : {};
}

const MODAL = /\b(?:must|should|shall|will|would|are|is|can|may|has|have|belong)\b/;

/** A line without the head of the page that runs into it: who runs the scheme, its name and its tags. `undefined` for a head alone. */
function withoutHead(line: string, name: string, owner: RegExp): string | undefined {
  if (!owner.test(line)) return line;
  const [first, last] = [line.indexOf(name), line.lastIndexOf(name)];
  // A head may stand behind the sentence too.
  const between = line.slice(first + name.length, last).replace(/(?: [A-Z][a-z]+){1,3} $/, '');
  const rest = first < 0 ? line.replace(owner, '') : MODAL.test(between) ? between : line.slice(last + name.length);
  const modal = rest.search(MODAL);
  // The sentence begins with the first capital that small letters follow: tags are in capitals.
  const usual = rest.search(/\b(?:The|All|Any|Only|An?) [a-z]/);
  const start = modal < 0 ? -1 : usual >= 0 && usual < modal ? usual : rest.search(/[A-Z][\w/'-]*(?=,? [a-z(])/);
  return start < 0 || start > modal ? undefined : `- ${rest.slice(start)}`;
}

/**
 * A text of the further sample: its parts stand under headings. What the recorder did to it is undone: heads that run into a part, sentences cut behind
 * the dot of a number or an abbreviation, and `Back` and `Eng`, which were buttons.
 */
export function readExtraText(cut: string): SampleText {
  const title = partOf(cut, 'TITLE');
  const text = cut
    .replaceAll(title.replaceAll('. ', '.\n- '), title)
    .replace(/\b(Rs|No|Nos|i\.e|viz)\.\n- /gi, '$1. ')
    .replace(/(\d)\.\n- (?=\d)/g, '$1.')
    .replace(/\b([A-Z][a-z]{0,2})\.\n- (?=[A-Z])/g, '$1.')
    .replace(/\bward (?=[Cc](?:lass|aste))/g, 'Backward ')
    .replace(/(?<![A-Za-z])ineering\b/g, 'Engineering');
  const name = partOf(text, 'TITLE');
  const owner = /^- (?:Ministry [A-Z][\w,& ]*?|(?:[A-Z][a-z]+(?: and)? ?){1,3}) (?=[A-Z])/;
  const isNamed = (line: string) => line.includes(name.slice(0, 24));
  const eligibility = partOf(text, 'ELIGIBILITY')
    .split('\n')
    .map((line) => line.replace(/^(- ).*Sign in to apply\s*/, '$1'))
    .flatMap((line) => (isNamed(line) ? (withoutHead(line, name, owner) ?? []) : [line]));
  // Answers to questions of the page follow, which say all once more.
  const questions = eligibility.findIndex((line) => /\?\s*$/.test(line));
  if (questions > 0)
    eligibility.splice(
      questions,
      Number.POSITIVE_INFINITY,
      ...(/^(- [A-Z].*[.;])\s+criteria\b[^.;]*\?\s*$/.exec(eligibility[questions] ?? '')?.slice(1) ?? []),
    );
  const documents = partOf(text, 'DOCUMENTS');
  return {
    name,
    details: partOf(text, 'DETAILS'),
    benefits: partOf(text, 'BENEFITS'),
    eligibility: eligibility.filter((line) => line.trim() !== '-').join('\n'),
    documents: documents === '' ? [] : [documents],
    application: partOf(text, 'APPLICATION PROCESS'),
  };
}
