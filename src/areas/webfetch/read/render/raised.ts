// Raised and lowered text keeps its place in plain text and in markdown, which has no mark for it: 10<sup>6</sup> is never 106. Unicode's own
// letters are used where it has all of them, since every reader of text shows them and they need no markup (10⁶, m², CO₂, 12¹/₂). Other text
// gets TeX's signs, ^ and _. Ordinals and marks such as ™ are no values, and stand as they are.

const RAISED = toMap('0123456789+-−=()niabcdefghjklmoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
const LOWERED = toMap('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

function toMap(from: string, to: string): ReadonlyMap<string, string> {
  const signs = [...to];
  return new Map([...from].map((sign, at) => [sign, signs[at] ?? sign]));
}

/** Longer text that is raised is a remark. In characters. */
const MAX_LENGTH = 12;
/** Written smaller by custom: endings of ordinals in several languages, and marks of ownership. */
const CUSTOMARY = /^(?:st|nd|rd|th|er|re|ère|ème|e|è|o|a|os|as|ª|º|°|tm|sm|™|®|©|℠|वां|वीं)$/iu;

/** The text of a `sup` or `sub`, as it is written after `before`, the character in front of it. */
export function writeRaised(text: string, name: string, before: string): string {
  const inner = text.trim();
  if (!inner || !before.trim() || inner.length > MAX_LENGTH || /^[([{].*[)\]}]$/.test(inner)) return text;
  if (name === 'sup' && CUSTOMARY.test(inner)) return text;
  if (!/[\p{L}\p{N}\p{M})\]}₀-₉⁰-⁹²³¹'’"”%₹$€£/⁄]/u.test(before)) return text;
  const signs = name === 'sup' ? RAISED : LOWERED;
  const written = [...inner.replace(/\s+/g, '')].map((sign) => signs.get(sign));
  // letters are few in Unicode's set, and a word of them is hard to read
  if (written.every((sign) => sign !== undefined) && (/[\d+\-−]/.test(inner) || inner.length === 1)) return written.join('');
  const mark = name === 'sup' ? '^' : '_';
  return inner.length === 1 ? mark + inner : `${mark}{${inner}}`;
}
