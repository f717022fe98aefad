import { AREAS } from '../../catalog/areas.ts';
import { listTypeNotes } from '../../catalog/type-notes.ts';

/** Notes of types for all pages of the reference, made once a build. */
export const TYPE_NOTES = listTypeNotes(AREAS);
