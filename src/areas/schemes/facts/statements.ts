import type { Field, Span } from './types.ts';

/** Whom a sentence is about. */
type Subject = 'applicant' | 'child' | 'parent' | 'deceased' | 'body' | 'other';

/** A sentence or list item. */
export interface Statement {
  text: string;
  span: Span;
  subject: Subject;
  /** It states a preference, reservation, relaxation or explanation, not a requirement. */
  aside: boolean;
  /** It states who is not eligible or what is not allowed. */
  negative: boolean;
  /** It applies to some only: it starts with `For women ...`, or is in such a section. */
  partial: boolean;
  /** It is in one of several sections for different kinds of applicants. */
  role: boolean;
}

const ABBREVIATIONS =
  /(?:\b(?:i\.e|e\.g|Rs|Dr|Mr|Mrs|Smt|Shri|No|Nos|Govt|viz|etc|vs|St|Sr|Jr|Ltd|Pvt|Co|approx|w\.e\.f|[A-Z])|\b(?:[A-Za-z]\.)+[A-Za-z])\.$/;
const ASIDE =
  /\b(?:prefer\w*|priorit\w*|primarily|earmark\w*|one-third|\d+ ?% of (?:the )?(?:beneficiar|seat|candidate)\w*|reserv(?:ed|ation)(?! categor)|relax\w*|representation|weightage|desirable|encouraged)\b/i;
const NEGATIVE =
  /\b(?:not (?:be )?(?:eligible|entitled|allowed|applicable|considered|covered|permitted|qualify)|ineligible|(?:must|should|shall|can|may|need|does|do|is|are|has|have|had) ?not(?! (?:exceed|be (?:less|more|above|below|over|under|older|younger)|less|more|only|have (?:an? )?(?:annual |family |monthly )*income))|except|excluding|debarred|disqualif\w+|irrespective|regardless)\b/i;
const MODAL =
  /\b(?:must|should|shall|will|would|has to|have to|had to|needs? to|is|are|was|were|can|could|may|belongs?|having|has|have|who|does|do|aged)\b/i;

/**
 * A text's sentences and list items with their positions. Lists are markdown, or run together on one line as on the publisher's pages;
 * there, `The applicant` starts a new sentence. A line ending in `one of the following:` includes its items.
 */
export function readStatements(text: string, field: Field): Statement[] {
  const pieces = cut(text);
  const roles = pieces.filter(({ text: piece }) => isRole(piece)).length;
  const twice = standTwice(pieces);
  let section: 'conditions' | 'aside' | 'role' = 'conditions';
  let preferred = false;
  const statements: Statement[] = [];
  for (const { text: piece, start } of pieces) {
    if (isRole(piece)) {
      section = roles > 1 ? 'role' : 'conditions';
      continue;
    }
    if (isHeading(piece)) {
      preferred = false;
      section =
        /prefer|priorit|reserv|select|after|post|exclu|not eligible|ineligib|note|defin|document|process|renew|other cond|terms|disburse/i.test(
          piece,
        )
          ? 'aside'
          : 'conditions';
      continue;
    }
    if (preferred && NEXT_CONDITION.test(piece)) preferred = false;
    if (PREFERRED_LIST.test(piece)) preferred = true;
    statements.push({
      text: piece,
      span: { field, start, end: start + piece.length },
      subject: subjectOf(piece),
      aside: section === 'aside' || preferred || ASIDE.test(piece) || /^\W*note\b/i.test(piece),
      negative: NEGATIVE.test(piece),
      role: section === 'role',
      partial:
        section === 'role' || twice || /^\W*(?:for|in (?:the )?case|if|where|when|under the)\b(?! this scheme| the scheme)/i.test(piece),
    });
  }
  return statements;
}

/** `Preference is given to: ...`: the items that follow belong to it, up to a mention of applicants. */
const PREFERRED_LIST = /\b(?:prefer|priorit)[^.:]*:\s*\S/i;
const NEXT_CONDITION = /^\W*(?:the )?(?:applicants?|beneficiar\w+|candidates?|students?)\b[^.]*\b(?:must|should|shall)\b/i;

/** A condition that occurs twice is for one of two kinds of applicants, even without headings. */
function standTwice(pieces: readonly Piece[]): boolean {
  const long = pieces.map(({ text }) => text.toLowerCase()).filter((text) => text.length > SHORT_CONDITION && MODAL.test(text));
  return new Set(long).size < long.length;
}

const SHORT_CONDITION = 25;

interface Piece {
  text: string;
  start: number;
}

/**
 * Where a text may be split: line ends, sentence ends, before a sentence whose predecessor lacks its full stop, and before a prohibition.
 */
const BORDER =
  /\n+|(?<=[.;!?]["”’)]?)\s+(?=["“‘(*]?[A-Z0-9₹])|(?<=\S)\s+(?=(?:The (?:[a-z]|Total)|Should not |Applicants? (?:must|should)|N(?:ote|OTE)\b ?\d* ?:|(?<!\b(?:and|to|of|than|least|most|be|for|is|in|class|age|exceed|under|over|above|below|-) )\d{1,2}[.)] [A-Z]))|(?<=[)\]])(?=(?:The|Only|Candidates?|Applicants?|Students?) [a-z])|\s+and (?=(?:do|does|should|must|shall) not\b)/g;

function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const take = (to: number) => {
    const raw = text.slice(from, to);
    const lead = /^\s*(?:[-*•▪➢#>]+\s*|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+)*/.exec(raw)?.[0].length ?? 0;
    const piece = raw.slice(lead).trimEnd();
    const before = pieces.at(-1);
    if (before && /(?:following|either|any (?:one )?of|one of)[^.:]*:$/i.test(before.text) && lead > 0 && raw.trim() !== piece)
      before.text = text.slice(before.start, from + lead + piece.length);
    else if (piece) pieces.push({ text: piece, start: from + lead });
  };
  for (const { index, 0: gap } of text.matchAll(BORDER)) {
    if (!gap.includes('\n') && ABBREVIATIONS.test(text.slice(Math.max(0, index - 12), index))) continue;
    take(index);
    from = index + gap.length;
  }
  take(text.length);
  return pieces;
}

const MAX_HEADING_LENGTH = 90;

const isHeading = (piece: string): boolean =>
  piece.length < MAX_HEADING_LENGTH &&
  (/[:：]\**$/.test(piece) || /^\W*(?:notes?|preference|priority|eligibility|reservation)\b[^.]{0,60}$/i.test(piece)) &&
  !/\b(?:following|either|any one|one of)\b/i.test(piece);

/** `For the trainee:`, `Eligibility criteria for coaches`: conditions for one kind of applicant. */
const isRole = (piece: string): boolean =>
  piece.length < MAX_HEADING_LENGTH &&
  !/\b(?:must|should|shall|following)\b|^\W*for (?:the )?(?:registration|application|normal|this|availing|applying)/i.test(piece) &&
  /^\W*(?:for (?:the )?[a-z]|(?:[\w ]+ )?eligib\w*(?: criteria| conditions?)? (?:for|of) (?!the scheme|this)|category[ -]|[\w ]+ eligibility\b)[^.]*$/i.test(
    piece,
  );

/** `In the said institutions, `: where or when, not who. */
const OPENING = /^\W*(?:in|at|under|during|from|as per) [^,.]{3,80}, /i;

function subjectOf(text: string): Subject {
  const head = text.slice(0, 160).replace(OPENING, '');
  const end = MODAL.exec(head)?.index ?? Math.min(head.length, 60);
  const subject = head.slice(0, end).toLowerCase();
  if (/deceased|late /.test(subject)) return 'deceased';
  if (/\b(?:parents?|fathers?|mothers?|guardians?|husbands?|spouses?|wife|employers?)\b/.test(subject) && !/income/.test(subject))
    return 'parent';
  const noun = subject.split(/ (?:of|in|at|from|belonging|working|with|under|studying|registered) /)[0] ?? subject;
  if (BODY.test(noun) && !PERSON.test(noun)) return 'body';
  if (
    /applicant|beneficiar|candidate|student|scholar|citizen|individual|\bperson|member|youth|women|woman|\b(?:he ?\/ ?she|s\/he|he or she)\b/.test(
      subject,
    )
  )
    return 'applicant';
  if (/\b(?:child|children|ward|wards|son|sons|daughter|daughters|girl|boy|bride|groom)\b/.test(subject)) return 'child';
  return 'other';
}

const PERSON =
  /applicant|candidate|student|scholar|worker|beneficiar|individual|holder|artist|weaver|farmer|professor|teacher|trainee|person|officer|representative|official|member|visitor|consumer|household|famil|graduate|wom[ae]n(?!['’]s)|scheme|programme/;

/** Words for things other than persons. */
export const BODY =
  /\b(?:institut(?:ion|e)s?|organi[sz]ations?|establishments?|units?|enterprises?|firms?|compan(?:y|ies)|societ(?:y|ies)|ngos?|agenc(?:y|ies)|panchayats?|laborator(?:y|ies)|industr(?:y|ies)|trusts?|universit(?:y|ies)|colleges?|schools?|associations?|cent(?:re|er)s?|clubs?|incubators?|corporations?|cooperatives?|msmes?|mses?|startups?|municipal|groups?|bodies|body|coordinator|bank|employees?\/trainees?)\b/i;
