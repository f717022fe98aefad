import type { Statement } from './statements.ts';
import type { Range, SchemeFacts, Span } from './types.ts';

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7, viii: 8, ix: 9, x: 10, xi: 11, xii: 12 };
const CLASS = '(xii|xi|x|ix|viii|vii|vi|v|iv|iii|ii|i|1[0-2]|[1-9])(?:st|nd|rd|th)?';
const CLASSES = new RegExp(
  `\\b(?:class(?:es)?|std\\.?|standards?|grades?)[- ]+${CLASS}(?:\\s*(?:-|–|to|till|up ?to|through|and|&)\\s*(?:class[- ]+)?${CLASS})?\\b|\\b${CLASS}\\s*(?:-|–|to)\\s*${CLASS}\\s+(?:class|standard|std)`,
  'i',
);
const STUDENT_NOW =
  /\b(?:must|should|shall|has to|have to|is|are)\s+(?:also )?(?:currently )?(?:be )?(?:currently |presently )?(?:(?:an? |the )?(?:[\w.()/&-]+ ){0,7}?(?:students?|scholars?)\b(?! (?:organi|union|body))|(?:studying|pursuing) (?:in|for|at|as|education|their|his|an?|the|under|full|regular|any|post|higher|\w+ (?:course|studies|degree))|enrolled (?:in|for|at|as) (?![^.]*\b(?:scheme|survey|list|board|portal|programme of)\b)(?=[^.]*\b(?:schools?|colleges?|class(?:es)?|courses?|universit\w+|institut\w+|degrees?|diplomas?|studen\w+|programmes?|programs?|stud(?:y|ies)|education\w*|iti|ph\.? ?d|standards?|semester|scholar\w*)\b))/i;
const STUDENT_SUBJECT =
  /^\W*(?:the |all |only |any |eligible )*(?:[\w-]+ ){0,2}(?:students?|scholars?) (?:[\w%]+ ){0,8}?(?:(?:must|should|shall)\b(?! participate)|(?:are|will(?: only)? be) eligible\b)/i;

export interface StudyFacts {
  facts: Pick<SchemeFacts, 'student' | 'classes' | 'passed' | 'marks'>;
  spans: Partial<Record<'student' | 'classes' | 'passed' | 'marks', Span[]>>;
}

/** Whether applicants must be students, in which classes, what they must have passed, and with what marks. */
export function readStudy(statements: readonly Statement[]): StudyFacts {
  const facts: StudyFacts['facts'] = {};
  const spans: StudyFacts['spans'] = {};
  const passed: number[] = [];
  // A child who studies is not the applicant if somebody else is.
  const grown = statements.some(({ subject }) => subject === 'applicant');
  for (const one of statements) {
    if (one.aside || one.negative || one.partial || one.subject === 'parent' || one.subject === 'body' || one.subject === 'deceased')
      continue;
    const { text } = one;
    if (one.subject === 'child' && grown) continue;
    if (isStudent(one)) {
      facts.student = true;
      spans.student = [...(spans.student ?? []), one.span];
      const classes = classesIn(text);
      if (classes && /\bstud|\bclass|enrol|pursu/i.test(text) && !/\bpassed|complet|cleared|after\b/i.test(text)) {
        // Two sentences on classes describe two kinds of students.
        facts.classes = facts.classes ? [null, null] : classes;
        spans.classes = [one.span];
      }
    }
    const least = passedIn(text);
    if (least !== undefined) {
      passed.push(least);
      spans.passed = [...(spans.passed ?? []), one.span];
    }
    const marks = marksIn(text);
    if (marks.length > 0) {
      facts.marks = [...new Set([...(facts.marks ?? []), ...marks])];
      spans.marks = [...(spans.marks ?? []), one.span];
    }
  }
  if (facts.classes?.[0] === null && facts.classes[1] === null) {
    delete facts.classes;
    delete spans.classes;
  }
  if (passed.length > 0) facts.passed = Math.min(...passed);
  return { facts, spans };
}

function isStudent({ text, subject }: Statement): boolean {
  if (
    /\b(?:professors?|teachers?|faculty|researchers and|employees|personnel|staff|youth|unemployed|drop ?outs?|passed out|either|alumni|only student)\b/i.test(
      text,
    )
  )
    return false;
  if (
    /\b(?:son|daughter|child|children|ward|wards|parents?|mother|father)\b/i.test(text) &&
    !/\bapplicant\b|^\W*(?:the )?(?:girl|boy|child|student)/i.test(text)
  )
    return false;
  if (
    /\b(?:not|min(?:imum)? of \d+|interest|designated|institut\w+ (?:must|should)|selected)\b/i.test(
      text.replace(/not (?:more|exceed|less)/i, ''),
    )
  )
    return false;
  if (subject === 'other' && !STUDENT_SUBJECT.test(text)) return false;
  const match = STUDENT_NOW.exec(text);
  if (
    match &&
    !/\bor\b/i.test(match[0].replace(/(?:regular|boy|girl|undergraduate|graduate|SC|diploma) or/gi, '')) &&
    !/^\s*(?:or|\/) (?!pursuing|studying|scholar)|^[^.]{0,40}\bor (?:have )?(?:completed|passed|unemployed|a graduate|working)/i.test(
      text.slice(match.index + match[0].length),
    )
  )
    return !/\bstudied|to be\b/i.test(match[0]);
  return STUDENT_SUBJECT.test(text) && !/^[^.]{0,60}\b(?:and|or)\b[^.]{0,30}\b(?:must|should)/i.test(text);
}

function classesIn(text: string): Range | undefined {
  const match = CLASSES.exec(text);
  if (!match) return undefined;
  const [from, to] = [match[1] ?? match[3], match[2] ?? match[4]].map((one) =>
    one === undefined ? undefined : (ROMAN[one.toLowerCase()] ?? Number(one)),
  );
  if (from === undefined) return undefined;
  if (to === undefined) {
    if (/\b(?:or|,|and|&)\s*(?:class )?\d/i.test(text.slice(match.index + match[0].length, match.index + match[0].length + 12)))
      return undefined;
    if (/^\s*(?:onwards?|and above|or above|to)/i.test(text.slice(match.index + match[0].length))) return [from, null];
    return [from, from];
  }
  // Classes IX and X are a range, X and XII are two.
  if (/\band\b|&/i.test(match[0]) && to - from !== 1) return undefined;
  return from <= to ? [from, to] : undefined;
}

const PASSED = /\b(?:passed|pass|completed|cleared|qualified|minimum (?:educational )?qualification|educational qualification|educated)\b/i;

/** 5 to 12 for a class, 15 for a degree; the lowest in the sentence. */
function passedIn(text: string): number | undefined {
  if (!PASSED.test(text) || /\b(?:desir|parent|child|institution should)\b/i.test(text)) return undefined;
  const classes: number[] = [];
  for (const [, roman = ''] of text.matchAll(/\bclass (xii|viii|x|v)\b/gi)) classes.push(ROMAN[roman.toLowerCase()] ?? 0);
  for (const [, digit] of text.matchAll(/\b(?:class |standard |std\.? )?(5|8|10|12)th\b|\b(?:class|standard|std\.?) (5|8|10|12)\b/gi))
    if (digit) classes.push(Number(digit));
  if (
    /\b(?:SSLC|matric\w*|SSC|high school|secondary school certificate)\b(?! leaving)/i.test(text) &&
    !/higher secondary school/i.test(text)
  )
    classes.push(10);
  if (/\b(?:HSC|higher secondary|intermediate|10\+2|senior secondary|plus two)\b/i.test(text)) classes.push(12);
  if (classes.length === 0 && /\b(?:graduat(?:e|ion)|bachelor['’]?s?)\b/i.test(text) && !/post-?graduat|under-?graduat/i.test(text))
    classes.push(15);
  const nothing = /\b(?:no (?:formal )?education|below)\b/i.test(text);
  return classes.length > 0 && !nothing ? Math.min(...classes) : undefined;
}

function marksIn(text: string): number[] {
  if (
    !/\b(?:marks?|aggregate|cgpa|gpa|percentile|score[ds]?|grades?)\b/i.test(text) ||
    /disabilit|subsidy|attendance|\bfee|interest rate/i.test(
      text.replace(/\b(?:students|persons|candidates) with disabilit(?:y|ies)\b/gi, ''),
    ) ||
    // `Diploma (with at least 50% marks)` is one of several ways.
    !/\b(?:must|should|shall|has to|have|having|had|secured?|scored?|obtained?|minimum|passed|eligible)\b|^\W*(?:not less than|at least)\b/i.test(
      text,
    )
  )
    return [];
  return [...text.matchAll(/(\d{2}(?:\.\d+)?)\s*(?:%|per ?cent(?:age)?\b)/gi)]
    .map(([, number]) => Number(number))
    .filter((number) => number >= 33);
}
