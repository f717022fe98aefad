import { normaliseDevanagari } from './fold.ts';

const ASKS_NAME =
  /\b(?:new|old|former|previous|earlier|original|present|current|other|changed|naya|nayaa|purana|puraana|pehle ka|pahle ka|asli)\s+(?:names?|naam)\b|\b(?:now|nowadays|earlier|formerly|previously|also)\s+(?:called|known)\b|\bcalled\s+(?:now|today|nowadays|earlier|before)\b|\brenamed\b|(?:नया|पुराना|पहले का|मौजूदा|दूसरा)\s+नाम/iu;
/**
 * The words by which a question asks what something is or was called, `new name of allahabad`, `mughalsarai का पुराना नाम`, none of which is the name; and
 * the station of a town. Undefined for other questions.
 */
export function nameWords(text: string): ReadonlySet<string> | undefined {
  const phrase = ASKS_NAME.exec(text)?.[0];
  return phrase === undefined ? undefined : new Set([...phrase.split(' '), 'station', 'code', 'स्टेशन', 'कोड'].map(normaliseDevanagari));
}
