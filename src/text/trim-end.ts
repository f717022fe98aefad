/** The text without this sign at its end. A pattern such as `/+$` takes the square of a long run that ends elsewhere. */
export function trimEndChar(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end--;
  return text.slice(0, end);
}
