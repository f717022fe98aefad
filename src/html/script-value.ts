/** Largest value read, in characters: the largest recorded has 400,000. */
const MAX_LENGTH = 4 * 1024 * 1024;

/**
 * The object or list that a page's scripts assign to a name, such as `window.__INITIAL_STATE__`: the one value behind the equals sign, whatever
 * statements follow. `undefined` within it counts as null, as programs that print their state leave it. Undefined if the name is not assigned, or what
 * is assigned is not JSON.
 */
export function readScriptValue(html: string, name: string): unknown {
  for (let at = html.indexOf(name); at >= 0; at = html.indexOf(name, at + name.length)) {
    const assigned = /^\s*=\s*(?=[{[])/.exec(html.slice(at + name.length, at + name.length + 100));
    if (!assigned) continue;
    const text = takeValue(html, at + name.length + assigned[0].length);
    if (text === undefined) continue;
    try {
      return JSON.parse(text);
    } catch {
      // A page may name it elsewhere too, in a comment say.
    }
  }
  return undefined;
}

/** The JSON text from an opening bracket to the one that closes it; undefined if it never closes. */
function takeValue(html: string, start: number): string | undefined {
  const token = /"(?:[^"\\]|\\.)*"|[{[]|[}\]]|\bundefined\b/gsy;
  const parts: string[] = [];
  let depth = 0;
  let at = start;
  while (at < html.length && at - start < MAX_LENGTH) {
    token.lastIndex = at;
    const piece = token.exec(html)?.[0];
    const text = piece ?? html[at] ?? '';
    parts.push(piece === 'undefined' ? 'null' : text);
    at += text.length;
    if (piece === '{' || piece === '[') depth += 1;
    if (piece === '}' || piece === ']') depth -= 1;
    if (depth === 0) return parts.join('');
  }
  return undefined;
}
