import { castesIn } from './castes.ts';
import type { Statement } from './statements.ts';
import type { SchemeFacts, Span } from './types.ts';

type PersonFact = 'gender' | 'disability' | 'disability_percent' | 'bpl' | 'unemployed' | 'widow' | 'pregnant' | 'orphan';
export type PersonFacts = Pick<SchemeFacts, PersonFact>;
type Put = <K extends PersonFact>(name: K, value: PersonFacts[K], of: Statement) => void;

const BE =
  '(?:must|should|shall|has to|have to|had to|is|are)\\s+(?:also )?(?:only )?(?:be|belong to|come from|fall (?:under|in|within))?\\s*(?:the |an? )?';
/** A word between `be` and a requirement; not one that refers it to somebody else. */
const GAP = '(?:(?!of |to |for |with |by |from )[\\w()-]+ )';
const DISABLED =
  /\b(?:persons? with (?:a |an )?(?:[\w-]+ )?disabilit(?:y|ies)|PwDs?\b|disabled|differently[- ]abled|specially[- ]abled|divyang\w*|physically (?:handicapped|challenged)|visually (?:impaired|handicapped|challenged)|hearing impaired|handicapped|mentally (?:retarded|challenged|ill)|(?:have|has|having|possess\w*|suffering from|with)\b[^.;,]{0,50}\bdisabilit(?:y|ies)|percentage of (?:the )?disability|disability (?:percentage|of (?:at least|not less|minimum|\d)|should|must))/i;
const FEMALE = /\b(?:females?|wom[ae]n|girls?|widows?|divorcees?|mothers?|transwoman)\b/i;
const OTHERS = /\b(?:males?|m[ae]n|boys?|transgenders?|widowers?|any gender|both|irrespective)\b/i;
const ALTERNATIVE = /\b(?:either|or|any (?:one )?of|one of|following)\b|\/|,/i;

/** `The boys are eligible up to ...`: what follows about girls is then not required of all. */
const MALES_APPLY = /^\W*(?:the |all |any )*(?:boys?|males?|m[ae]n)\b[^.]{0,60}\b(?:eligible|should|must|can|may)\b/i;

/** Facts about the applicant, each from a sentence that requires it of the applicant alone. */
export function readPerson(statements: readonly Statement[]): { facts: PersonFacts; spans: Partial<Record<PersonFact, Span[]>> } {
  const facts: PersonFacts = {};
  const spans: Partial<Record<PersonFact, Span[]>> = {};
  const put: Put = (name, value, { span }) => {
    facts[name] = value;
    spans[name] = [...(spans[name] ?? []), span];
  };
  const malesToo = statements.some(({ text, negative }) => !negative && MALES_APPLY.test(text));
  for (const one of statements) {
    const { text } = one;
    if (one.subject === 'body' || one.subject === 'deceased' || one.aside || one.partial) continue;
    if (
      /\bboth (?:males?|m[ae]n|boys?)\b|\b(?:any|all|either) genders?\b|\birrespective of (?:\w+ ){0,3}gender|\b(?:males? (?:and|or|\/|&) females?|m[ae]n (?:and|or|\/|&) wom[ae]n|boys? (?:and|or|\/|&) girls?)\b/i.test(
        text,
      )
    ) {
      if (!facts.gender && !/both (?:the )?(?:husband|spouse)/i.test(text)) put('gender', 'any', one);
    }
    if (one.negative) continue;
    if (/\bno (?:gender|age)/i.test(text)) continue;
    const mine = one.subject !== 'parent';
    if (mine && facts.gender !== 'any' && !malesToo && isFemale(one)) put('gender', 'female', one);
    if (
      mine &&
      requires(text, `${GAP}{0,2}?(?:males?|m[ae]n|boys?)\\b`) &&
      !FEMALE.test(text) &&
      !/\b(?:ex-service|fisher|crafts|sports|service)/i.test(text)
    )
      put('gender', 'male', one);
    if (mine && requires(text, `${GAP}{0,2}?transgenders?`) && !ALTERNATIVE.test(text.replace(/transgender\/\w+/i, '')))
      put('gender', 'transgender', one);
    if (mine && requires(text, `${GAP}{0,4}?widow(?:s|ed)?\\b`) && !others(text, /widow(?:s|ed)?/i)) put('widow', true, one);
    else if (
      mine &&
      /^\W*(?:the |a )?(?:applicant )?widow\b[^,/]{0,60}\b(?:must|should|shall)\b/i.test(text) &&
      !/\bor\b|\/|,/.test(text.slice(0, 50))
    )
      put('widow', true, one);
    if (
      mine &&
      requires(text, `${GAP}{0,2}?(?:pregnant|expectant)\\b`) &&
      !others(text, /pregnant(?: (?:wom[ae]n|lad(?:y|ies)|females?|workers?))?/i)
    )
      put('pregnant', true, one);
    if (requires(text, `${GAP}{0,2}?orphan(?:ed)?\\b`) && !others(text, /orphan(?:ed)?/i)) put('orphan', true, one);
    if (
      mine &&
      requires(text, `${GAP}{0,3}?unemployed\\b`) &&
      !others(text, /unemployed(?: and educated| (?:youth|youths|person|persons|men|women|graduates?))?/i)
    )
      put('unemployed', true, one);
    else if (
      /^\W*(?:the |all |any |only )?(?:[\w.]+ awarded )?unemployed (?:youths?|persons?|candidates?|m[ae]n and wom[ae]n|wom[ae]n|graduates?)[^,/]{0,60}\b(?:are|is|can|must|should)\b/i.test(
        text,
      )
    )
      put('unemployed', true, one);
    readDisability(one, facts, put);
    readPoverty(one, put);
  }
  return { facts, spans };
}

const requires = (text: string, what: string): boolean => new RegExp(`\\b${BE}${what}`, 'i').test(text);

/** Whether the sentence offers an alternative to this word. */
function others(sentence: string, word: RegExp): boolean {
  const text = sentence.replace(/\([^)]*\)/g, '');
  const match = word.exec(text);
  if (!match) return false;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return (
    /\b(?:either|any (?:one )?of|one of|following)\b|(?:\bor|\/|,)\s*(?:an? |the )?[\w-]*\s*$/i.test(before) ||
    /^\W{0,3}(?:or\b|\/|,\s*(?!and (?:must|should)|who|having|aged|with))/i.test(after) ||
    /^[^.;]{0,60}\bor (?:an? |the )?(?!above|more|older|equivalent|UT|Union)/i.test(after)
  );
}

function isFemale({ text, subject }: Statement): boolean {
  if (
    OTHERS.test(text.replace(/fishermen|ex-?servicem[ae]n|craftsm[ae]n/gi, '')) ||
    /\b(?:wife|husband|mother|daughter|sister)s? of\b(?! (?:an? |the )?ex-?service|[^.]*personnel)/i.test(text)
  )
    return false;
  if (subject === 'child' && !/^\W*(?:the |only |all )?girls?\b/i.test(text)) return false;
  const match = new RegExp(
    `\\b${BE}(?:[\\w'’()-]+ ){0,4}?(females?|wom[ae]n|girls?|widows?|widowed|mothers?|daughters?-in-law)\\b`,
    'i',
  ).exec(text);
  if (match) {
    const between = match[0].replace(/pregnant (?:or|and) lactating|married or unmarried|wom[ae]n or|unmarried or/gi, '');
    const after = text.slice(match.index + match[0].length);
    if (/[,/]| or |\b(?:for|of|to|with|by)\b| and /.test(between.replace(/SC\/ST|Scheduled Castes?\/Scheduled Tribes?|SC or ST/gi, '')))
      return false;
    return (
      !/^\s*(?:or|\/|,)(?!\s*(?:an? |the |or |and )*(?:[\w-]+ )?(?:female|wom|girl|widow|divorc|desert|destitut|separat|abandon|unmarried|dependent daughter|daughter|single|lactat|pregnan|such|who|aged|having|must|should))/i.test(
        after,
      ) && !/^\s*(?:and|&)\s*(?:child|m[ae]n|boy|infant|newborn)|^-led|^-headed|^ (?:headed|led|commission|self)/i.test(after)
    );
  }
  return (
    /^\W*(?:[A-Z][\w ]{2,40}: ?)?(?:the |only |all |any |eligible |registered |poor )*(?:applicant )?(?:wom[ae]n|females?|girls?)\b(?: (?:child(?:ren)?|students?|candidates?|applicants?|workers?|beneficiar\w+|entrepreneurs?|scientists?|farmers?|weavers?|artisans?))?(?:(?!\bor\b)[^,/]){0,60}\b(?:must|should|shall|are eligible|who)\b/i.test(
      text,
    ) ||
    (/\b(?:only|exclusively) (?:for |to )?(?:the )?(?:wom[ae]n|females?|girls?)\b(?! (?:and|or|\/))|\bwom[ae]n (?:and girls )?only\b/i.test(
      text,
    ) &&
      !/\bif\b|\bone\b/i.test(text))
  );
}

function readDisability(one: Statement, facts: PersonFacts, put: Put): void {
  const { text } = one;
  if (
    one.subject === 'parent' ||
    !DISABLED.test(text) ||
    /(?:abled|disabled|handicapped|disabilit\w+)(?:['’]s)? (?:\w+ )?age\b/i.test(text) ||
    (/\b(?:parents?|spouse|husband|accident\w*|guardian|certificate issued|in case|medical board)\b/i.test(text) &&
      !/applicant|person/i.test(text))
  ) {
    if (!(/permanent(?:ly)? (?:disabled|disability)/i.test(text) && one.subject === 'applicant' && !/\bor\b/i.test(text))) return;
  }
  if (!/\b(?:must|should|shall|has to|have|eligible|is|are|having)\b/i.test(text) || castesIn(text).length > 0) return;
  if (
    /\bor (?:an? |the )?(?!above|more|greater|higher|over|disab|differen|hearing|visual|orthop|mental|low|loco|both|equivalent|cerebr|multipl|autis|severe|permanent|intellect|deaf|blind|physic|any relevant|in |speech|leprosy|paralys)\w+|\b(?:women|widows?|senior citizens?|destitute|transgender|ex-service\w+|old age)\b|\b(?:employs?|employing|accommodate|work(?:ing)? (?:with|for)|care of|welfare of|family member|family having|not (?:be )?disabled)\b/i.test(
      text,
    )
  )
    return;
  put('disability', true, one);
  const percent = [...text.matchAll(/(\d{2,3})\s*(?:%|per ?cent|(?=or (?:more|above)\b))/gi)]
    .map(([, number]) => Number(number))
    .filter((number) => number >= 20 && number <= 100);
  if (percent.length > 0) put('disability_percent', Math.min(...percent, facts.disability_percent ?? 100), one);
}

function readPoverty(one: Statement, put: Put): void {
  const { text } = one;
  if (!/\bBPL\b|\bbelow (?:the )?poverty line\b/i.test(text)) return;
  const rest = text.replace(/below (?:the )?poverty line(?: ?\(BPL\))?|BPL\b/gi, '¤');
  if (
    /\bAPL\b|above poverty|\b(?:irrespective|either|or|any|following|whether|double|twice|limit)\b|\/|,/i.test(
      rest.replace(/married or unmarried|,? (?:and|having) [^.]*$/gi, ''),
    )
  )
    return;
  if (!/\b(?:must|should|shall|has to|belong\w*|only|are|is)\b/i.test(rest) || castesIn(text).length > 1) return;
  put('bpl', true, one);
}
