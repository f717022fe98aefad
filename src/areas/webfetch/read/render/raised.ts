import { isElement, isText } from '../page/elements.ts';

// Raised and lowered text keeps its place in plain text and in markdown, which has no mark for it: 10<sup>6</sup> is never 106. Unicode's own
// letters are used where it has all of them, since every reader of text shows them and they need no markup (10⁶, m², CO₂, 12¹/₂). Other text
// gets TeX's signs, ^ and _. Ordinals and marks such as ™ are no values, and stand as they are.

const RAISED = toMap('0123456789+-−=()niabcdefghjklmoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
const LOWERED = toMap('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

function toMap(from: string, to: string): ReadonlyMap<string, string> {
  const signs = [...to];
  return new Map([...from].map((sign, at) => [sign, signs[at] ?? sign]));
}

/** Longer text that is raised is a remark, unless it is one term without words. In characters. */
const MAX_LENGTH = 12;
const MAX_TERM = 80;
const WORD = /\p{L}{4}|\s\p{L}{2}/u;
/** Written smaller by custom: endings of ordinals in several languages, marks of ownership, and signs of notes. */
const CUSTOMARY = /^(?:st|nd|rd|th|er|re|ère|ème|e|è|o|a|os|as|lle|ª|º|°|™|®|©|℠|[*†‡§¶#]+|वां|वीं)$/iu;

/** A single letter behind a small one marks a note (Riceᵃ), but for nº. */
const isCustomary = (inner: string, before: string) =>
  CUSTOMARY.test(inner) && !(/^[aeo]$/.test(inner) && /\p{Ll}/u.test(before) && `${before}${inner}` !== 'no');

/** Letters that are raised as a mark of trade. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['tm', '™'],
  ['sm', '℠'],
]);

/** The letters of ordinals in Romance languages have signs of their own behind a number: plain ones would join a note's letter to an amount. */
const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['a', 'ª'],
  ['o', 'º'],
]);

/** The text of a `sup` or `sub`, as it is written after `before`, the character in front of it. */
export function writeRaised(text: string, name: string, before: string): string {
  const inner = text.trim();
  const mark = name === 'sup' ? MARKS.get(inner.toLowerCase()) : undefined;
  if (mark) return mark;
  const ordinal = name === 'sup' && /\d/.test(before) ? ORDINALS.get(inner) : undefined;
  if (ordinal) return ordinal;
  if (!inner || /^[[{].*[\]}]$/.test(inner) || (name === 'sup' && isCustomary(inner, before))) return text;
  const isAfterWord = /[\p{L}\p{N}\p{M})\]}₀-₉⁰-⁹²³¹'’"”%₹$€£/⁄]/u.test(before);
  if (inner.length > MAX_LENGTH && (inner.length > MAX_TERM || WORD.test(inner))) return isAfterWord && text === inner ? ` ${text}` : text;
  // before the letters it belongs to, as in ¹⁴C, or the number of a note
  if (!isAfterWord && !/^[\d+\-−]{1,4}$/.test(inner)) return text;
  const signs = name === 'sup' ? RAISED : LOWERED;
  const written = [...inner.replace(/\s+/g, '')].map((sign) => signs.get(sign));
  // letters are few in Unicode's set, and a word of them is hard to read
  if (written.every((sign) => sign !== undefined) && (/[\d+\-−]/.test(inner) || /^\(?\p{L}\)?$/u.test(inner))) return written.join('');
  const sign = name === 'sup' ? '^' : '_';
  return inner.length === 1 ? sign + inner : `${sign}{${inner}}`;
}

/** The text of a `sup` or `sub`, with what is raised or lowered within it written as such. */
export function textOfRaised(element: Element): string {
  let text = '';
  for (let child = element.firstChild; child; child = child.nextSibling) {
    const name = child.nodeName.toLowerCase();
    if (!isElement(child)) text += isText(child) ? child.data : '';
    else if (name === 'sup' || name === 'sub') text += writeRaised(textOfRaised(child), name, text.slice(-1));
    else text += textOfRaised(child);
  }
  return text;
}
