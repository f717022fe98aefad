/**
 * The text without trailing copies of a character. A pattern such as `/+$` takes quadratic time on a long run that does not end the text.
 */
export function trimEndChar(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end--;
  return text.slice(0, end);
}
