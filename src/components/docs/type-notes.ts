import { AREAS } from '../../areas/index.ts';
import { typeNotesOf } from '../../registry/type-notes.ts';

/** Notes of types for all pages of the reference, made once a build. */
export const TYPE_NOTES = typeNotesOf(AREAS);
