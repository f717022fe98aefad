import kinds from './document-kinds.json' with { type: 'json' };
import type { NamedKind, SchemePage, Span } from './types.ts';

/** Documents that schemes ask for, by how lists name them. Patterns start at a word, so that `please` does not contain a lease. */
export const DOCUMENTS: readonly NamedKind[] = kinds.map(({ key, en, hi, pattern }) => ({
  key,
  name: { en, hi },
  words: new RegExp(`(?<![a-z])(?:${pattern})`, 'gi'),
}));

/** A longer entry is an explanation, unless it is the whole list in one line. */
const MAX_ENTRY_LENGTH = 400;
const MAX_EXPLANATION_LENGTH = 200;
const EXPLAINS =
  /^\W*(?:note|(?:the )?(?:list|copy|copies) of (?:the )?(?:following |required )?documents|documents? (?:are )?(?:required|needed|as per|must be)|for (?:the )?(?:application|registration)\b)|^\s*\*(?=\w)|\bdocuments?\b[^()]*:\W*$/i;
/** Substitutes for a missing document come last. */
const STAND_INS = /^\W*in (?:the )?absence/i;
/** Several documents at once: longer text between the first and the last is not a document's name. */
const MAX_NAME_LENGTH = 45;
const SEVERAL = /[,/&()]|\b(?:and|or)\b/i;

/** The known kinds of documents that a page lists, in the order of DOCUMENTS. One that is not listed may still be needed. */
export function readDocuments(documents: SchemePage['documents']): { keys: string[]; spans: Span[] } {
  const spanOf = new Map<string, Span>();
  const lines = documents.flatMap((entry) => entry.split('\n'));
  let offset = 0;
  for (const line of lines) {
    if (STAND_INS.test(line)) return inOrder(spanOf);
    const isListed = line.length <= MAX_ENTRY_LENGTH || lines.length === 1;
    if (isListed && !(line.length <= MAX_EXPLANATION_LENGTH && EXPLAINS.test(line)))
      for (const { key, start, end } of papersIn(line))
        if (!spanOf.has(key)) spanOf.set(key, { field: 'documents', start: offset + start, end: offset + end });
    offset += line.length + 1;
  }
  return inOrder(spanOf);
}

interface Paper {
  key: string;
  start: number;
  end: number;
}

/** Documents in a line; `fee receipt` is not also a receipt, and `Jan Aadhaar` not Aadhaar. */
function papersIn(line: string): Paper[] {
  const all = DOCUMENTS.flatMap(({ key, words }) =>
    [...line.matchAll(words)].map(({ index, 0: { length } }): Paper => ({ key, start: index, end: index + length })),
  );
  const names = all.filter(({ start, end }) => end - start <= MAX_NAME_LENGTH && !SEVERAL.test(line.slice(start, end)));
  return all.filter(
    (one) => !names.some(({ start, end }) => end > one.start && (start < one.start || (start === one.start && end > one.end))),
  );
}

function inOrder(spanOf: ReadonlyMap<string, Span>): { keys: string[]; spans: Span[] } {
  const listed = DOCUMENTS.flatMap(({ key }) => spanOf.get(key) ?? []);
  return { keys: DOCUMENTS.flatMap(({ key }) => (spanOf.has(key) ? key : [])), spans: listed };
}
