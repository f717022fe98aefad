import { DOCUMENTS } from './document-kinds.ts';
import type { SchemePage, Span } from './types.ts';

/** An entry longer than this explains rather than lists. */
const MAX_ENTRY_LENGTH = 400;
const EXPLAINS =
  /^\W*(?:note|the list of documents|documents? (?:required )?(?:as per|must be|are required)|for (?:the )?(?:application|registration)\b|in the absence)/i;

/** The known kinds of papers that a page lists, in the order of DOCUMENTS. A kind that no entry names is not known to be needless. */
export function readDocuments(documents: SchemePage['documents']): { keys: string[]; spans: Span[] } {
  const found = new Map<string, Span>();
  let offset = 0;
  for (const entry of documents) {
    for (const line of entry.split('\n')) {
      if (line.length <= MAX_ENTRY_LENGTH && !EXPLAINS.test(line))
        for (const { key, words } of DOCUMENTS) {
          const match = words.exec(line);
          if (match && !found.has(key))
            found.set(key, { field: 'documents', start: offset + match.index, end: offset + match.index + match[0].length });
        }
      offset += line.length + 1;
    }
  }
  const listed = DOCUMENTS.filter(({ key }) => found.has(key));
  return { keys: listed.map(({ key }) => key), spans: listed.map(({ key }) => found.get(key) as Span) };
}
