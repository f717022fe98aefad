import { OCCUPATIONS } from './occupation-kinds.ts';
import { BODY, type Statement } from './statements.ts';
import type { Span } from './types.ts';

const KIN =
  '(?:widow(?:er)?s?|brothers?|sisters?|wi(?:fe|ves)|spouses?|sons?|daughters?|child(?:ren)?|wards?|depend[ae]nts?|nominees?|legal heirs?|famil(?:y|ies)(?: members?)?|girl child(?:ren)?|kin|orphans?|bereaved|daughters?-in-law|parents?)';
const KIN_OF = new RegExp(`\\b${KIN}\\b[^.;]{0,50}?\\b(?:of|to)\\b|\\b${KIN}\\b[^.;]{0,20}$`, 'i');
const OR_KIN = new RegExp(
  `(?:\\bor\\b|/|,|\\band\\b|&)\\s*(?:either )?(?:an? |the |his |her |their |his/her |dependent )*(?:${KIN}\\b|members? of (?:his|her|their|the) famil)`,
  'i',
);
const OTHER_KIN = new RegExp(`\\b(?:${KIN}|members?)\\b`, 'i');
/** `The children of registered workers can ...`: the occupation is the parents'. */
const KIN_FIRST = new RegExp(`^\\W*(?:the |all |any |only |eligible )*${KIN} (?:of|to) (?:the |an? )?[\\w ]*$`, 'i');
const SELF_IS = /\b(?:must|should|shall|has to|have to|can|is|are)\s+(?:also )?(?:only )?(?:be )?(?:either |both )?(?:an? |the )?/i;
const ENGAGED = /\b(?:engaged|employed|involved|working|work|registered|member|enrolled|enlisted|practi[cs]ing|occupation|profession)\b/i;

export interface OccupationFacts {
  occupations: string[];
  of: 'self' | 'family' | 'either';
  spans: Span[];
}

/** The occupations of which one is required, and whether the applicant or the family must have it. */
export function readOccupations(statements: readonly Statement[]): OccupationFacts | undefined {
  const facts: OccupationFacts = { occupations: [], of: 'self', spans: [] };
  const whose = new Set<'self' | 'family'>();
  for (const one of statements) {
    if (one.aside || one.partial || /\b(?:income|age limit|board will|department will)\b/i.test(one.text)) continue;
    if (
      /\b(?:spouse|children|family members?|dependents?)\b[^.]{0,60}\balso (?:be )?eligible|also (?:be )?(?:eligible|apply|covered)/i.test(
        one.text,
      )
    ) {
      if (!OTHER_KIN.test(one.text)) return undefined;
      if (facts.occupations.length > 0) whose.add('family').add('self');
      continue;
    }
    if (one.negative || /\b(?:coach(?:es)?|trainers?|guides?|employers?|owners?) of\b|\bafter the death\b/i.test(one.text)) continue;
    if (/^\W*(?:the |an? |one |each )?(?:coach|trainer|guide|employer|guru|guarantor|suret)(?:es|s|y|ies)?\b/i.test(one.text)) continue;
    const named = OCCUPATIONS.flatMap(({ key, words }) => {
      // Text in brackets only explains.
      const match = words.exec(one.text.replace(/\([^)]*\)/g, (gone) => ' '.repeat(gone.length)));
      return match ? [{ key, index: match.index, length: match[0].length }] : [];
    });
    if (named.length === 0 || one.subject === 'body') continue;
    const first = Math.min(...named.map(({ index }) => index));
    const before = one.text.slice(0, first);
    const family =
      one.subject === 'parent' || one.subject === 'deceased' || KIN_OF.test(before) || /\b(?:have|has) died\b|\bdeath of\b/i.test(one.text);
    if (!isRequired(one, before, named)) continue;
    if (
      hasStrangers(
        one.text,
        first,
        named.map(({ key }) => key),
      )
    ) {
      if (facts.occupations.length === 0) return undefined;
      continue;
    }
    const keys = named.map(({ key }) => key);
    facts.occupations = facts.occupations.length === 0 ? keys : joined(facts.occupations, keys);
    facts.spans.push(one.span);
    if (family) whose.add('family');
    // `The children of workers ... The worker should be registered`: refers to the parent.
    const isParent =
      whose.has('family') &&
      /^\W*(?:the )?(?:said |registered )?$/i.test(before) &&
      (ENGAGED.test(one.text) || /\bshould have (?:been|died)\b/i.test(one.text));
    if ((!family && !isParent) || hasSelf(before)) whose.add('self');
    if (!family && OR_KIN.test(one.text.slice(first).split(/\bincluding\b|:/)[0] ?? '')) whose.add('family');
  }
  if (facts.occupations.length === 0) return undefined;
  facts.of = whose.size === 2 ? 'either' : whose.has('family') ? 'family' : 'self';
  return facts;
}

/** A second sentence that repeats an occupation narrows the first; one with others adds alternatives. */
const joined = (before: readonly string[], now: readonly string[]): string[] => {
  const both = before.filter((key) => now.includes(key));
  return both.length > 0 ? both : [...new Set([...before, ...now])];
};

const hasSelf = (before: string): boolean => /\b(?:either|himself|herself|themselves|self)\b/i.test(before);

function isRequired({ text, subject }: Statement, before: string, named: readonly { index: number; length: number }[]): boolean {
  const first = named[0];
  if (!first) return false;
  if (KIN_FIRST.test(before)) return true;
  const tail = before.slice(-110);
  if (SELF_IS.test(tail) && /\b(?:must|should|shall|has to|have to|is|are|be)\b/i.test(tail) && !/[.;]/.test(tail)) {
    const modal = tail.search(SELF_IS);
    const between = tail.slice(modal);
    if (
      between.split(/\s+/).length <= 16 &&
      !/\b(?:certificate|issued|approved|recommend\w*|submit\w*|verified|attested|from the|provided|given|notified|selected|by the|providing|provide|employment to|train)\b/i.test(
        between,
      )
    )
      return true;
  }
  if (
    before.length < 50 &&
    /^\W*(?:the |all |only |any |every |an? |eligible |registered |this scheme is (?:\w+ )?for |girl children of )*/i.test(before) &&
    subject !== 'parent'
  )
    return (
      /\b(?:must|should|shall|eligible|can|applicable|who|is for|are)\b/i.test(text) &&
      /^\W*(?:the|all|only|any|every|an?|eligible|registered|this scheme is|the scheme is|for|indian|active|individual|unorgani[sz]ed|women|woman|female|deceased|\s|state)*\W*$/i.test(
        before,
      )
    );
  return ENGAGED.test(tail) && /\b(?:must|should|shall)\b/i.test(text);
}

/** Whether others may apply too: `a farmer, villager or village head`. */
function hasStrangers(text: string, first: number, keys: readonly string[]): boolean {
  if (/\b(?:following|any (?:one )?of)\b[^:]*:/i.test(text)) return true;
  let rest = text
    .slice(Math.max(0, first - 60))
    .replace(/\([^)]*\)/g, '')
    .replace(/,? (?:including|such as|like|e\.g\.|i\.e\.).*$/i, '');
  for (const { key, words } of OCCUPATIONS) if (keys.includes(key)) rest = rest.replace(new RegExp(words.source, 'gi'), '¤');
  // `An accredited/recognised journalist`: two words for one thing.
  const lead = (rest.slice(0, rest.indexOf('¤')).split(SELF_IS).at(-1) ?? '').replace(/\b\w+(?:ed|ing|al)\/\w+(?:ed|ing|al)\s*$/i, '');
  // `an individual, a family or an entrepreneur`: those listed before are alternatives.
  if (
    /[a-z]{4,}[^¤]*(?:,|\bor\b|\/)\s*(?:an? |the )?[\w-]*\s*$/i.test(lead) &&
    !KIN_OF.test(lead) &&
    !/^(?:either )?(?:belong|an? )?[^,]*\b(?:active|small|traditional|male|female|men|women|marginal|skilled|aged|registered|residing)\b/i.test(
      lead,
    )
  )
    return true;
  const list = rest.slice(0, rest.lastIndexOf('¤') + 70);
  return (
    new RegExp(
      `¤[\\w\\s'’()-]{0,16}(?:,|\\bor\\b|/)\\s*(?:and |or |an? |the |other |any |registered )*(?!¤|${KIN}|who|engaged|which|whose|having|with|such|i\\.e|in |of |etc|aged|under|from |his|her|their|both|either|trained|trade|small|marginal|women|woman|men|male|female|group|self|as |is |are |should|must|allied|professionally|resid|pre-|is|working|member|regist|if |that|residing|belong|widow|dependent|spouse|equivalent|for |including|not|on |at |be |being|including|by birth|birth|profession\\b)[a-z]{4,}`,
      'i',
    ).test(list) ||
    (BODY.test(list.slice(0, 120)) &&
      /\bor\b|,|\//.test(list.slice(0, 120)) &&
      !/board|group|society|cooperative|co-operative|welfare|corporation|department/i.test(list.slice(0, 120)))
  );
}
