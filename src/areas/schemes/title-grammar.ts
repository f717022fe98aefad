// English titles of schemes in Hindi, by a grammar of their parts: an English title puts what it is first and for whom, of what and where behind it, a Hindi
// one the other way round. A title with a word or a turn that is not known here has no Hindi.
import { isUnsure, MISREAD } from './title-doubts.ts';
import { type Case, DOING, genitive, JOINTS, LONGEST_JOINT, ofWord, type Phrase, type Token } from './title-joints.ts';
import {
  bendAdjective,
  direct,
  findTitleWord,
  isFeminine,
  isPerson,
  longestFrom,
  oblique,
  SPELLED,
  spellLetters,
  type TitleWord,
} from './title-words.ts';

const SCHEMES = new Set(['scheme', 'programme', 'program']);
/** A scheme of these, not for them: `सहायता की योजना`. */
const ACTIONS =
  /(?:assistance|subsidy|subvention|grant|scholarship|fellowship|stipend|award|pension|loan|development|promotion|construction|establishment|setting up|purchase|supply|relief|reimbursement|conservation|protection|welfare|empowerment|management|upgradation|acquisition|rehabilitation|support|training|distribution|production|cultivation|benefit|incentive|allowance)$/;
/** Their names are not made of their parts: `Solar Energy Corporation of India`. */
const BODIES = /(?:corporation|authority|commission|ministry|council|department|bureau|board|government|territory|organi[sz]ation)$/;
const SIGNS: Readonly<Record<string, string>> = { and: 'एवं', '&': 'एवं', or: 'या', ',': ',', '/': '/' };
const IGNORED = new Set(['the', 'a', 'an', 'their', 'its', 'his', 'her', 'etc']);
/** Said of the second of two: `Workers and their Dependents`. */
const OWNED: Readonly<Record<string, string>> = { their: 'उनका', its: 'उसका' };
const ROMAN: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };
/** What is called the award or grant of money is the money. */
const GIVING = new Set(['award', 'grant', 'awarding']);
const GIVEN = /^(?:.* )?(?:scholarship|stipend|fellowship|assistance|incentive|allowance|subsidy|pension|honorarium|loan|cost)$/;

/** The tokens of a title; undefined if one is not known. `spell` gives words of Hindi in Latin letters. */
function tokenize(title: string, spell: (word: string) => string | undefined): Token[] | undefined {
  const raw = title.match(/[A-Za-z&]+(?:\.[A-Za-z]+)*(?:'s?(?![A-Za-z]))?|\d[\d,.]*%?(?: से \d+)?(?:वीं)?|[,/]/g) ?? [];
  const tokens: Token[] = [];
  for (let at = 0; at < raw.length; ) {
    const taken = takeJoint(raw, at, tokens) ?? takeWords(raw, at, tokens) ?? takeOne(raw[at] ?? '', tokens, spell);
    if (!taken) return undefined;
    at += taken;
  }
  return tokens;
}

function takeJoint(raw: readonly string[], at: number, tokens: Token[]): number | undefined {
  for (let length = LONGEST_JOINT; length > 0; length -= 1) {
    const joint =
      JOINTS[
        raw
          .slice(at, at + length)
          .join(' ')
          .toLowerCase()
      ];
    if (joint && at + length <= raw.length) {
      tokens.push({ joint });
      return length;
    }
  }
  return undefined;
}

function takeWords(raw: readonly string[], at: number, tokens: Token[]): number | undefined {
  for (let length = Math.min(longestFrom((raw[at] ?? '').toLowerCase()), raw.length - at); length > 0; length -= 1) {
    const said = raw
      .slice(at, at + length)
      .join(' ')
      .toLowerCase()
      .replace(/ ([,/]) ?/g, (_, sign) => (sign === ',' ? ', ' : '/'));
    const whole = findTitleWord(said);
    const word = whole ?? findTitleWord(said.replace(/'s?$/, ''));
    if (!word) continue;
    tokens.push({ word });
    if (!whole) tokens.push({ owner: true });
    return length;
  }
  return undefined;
}

function takeOne(raw: string, tokens: Token[], spell: (word: string) => string | undefined): number | undefined {
  const small = raw.toLowerCase();
  const last = tokens.at(-1);
  const owned = OWNED[small];
  if (owned && last && 'sign' in last) tokens.push({ word: { hi: owned, kind: 'a', plural: false, en: small } });
  if (IGNORED.has(small)) return 1;
  const sign = SIGNS[small];
  if (sign !== undefined) {
    tokens.push({ sign });
    return 1;
  }
  const hi =
    (/^\d/.test(raw) && raw) ||
    spell(small) ||
    ROMAN[small] ||
    (SPELLED.test(raw.replaceAll('.', '')) && spellLetters(raw.replaceAll('.', '')));
  if (!hi) return undefined;
  tokens.push({ word: { hi, kind: 'x', plural: false, en: small } });
  return 1;
}

/** Without the words for giving before what is given: `Award of Scholarship`. */
const withoutGiving = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => {
    const isGiving = (at: number): boolean => {
      const [one, next] = [tokens[at], tokens[at + 1]];
      if (!one || !('word' in one) || !GIVING.has(one.word.en) || !next || !('joint' in next) || next.joint !== genitive) return false;
      const gift = headOf(tokens.slice(at + 2));
      return gift !== undefined && GIVEN.test(gift.en);
    };
    return !isGiving(at) && !(token && 'joint' in token && isGiving(at - 1));
  });

/** The noun that a phrase is about: its last before a preposition. */
function headOf(tokens: readonly Token[]): TitleWord | undefined {
  const end = tokens.findIndex((token) => 'joint' in token);
  const words = tokens.slice(0, end < 0 ? tokens.length : end).flatMap((token) => ('word' in token ? token.word : []));
  return words.at(-1);
}

/** A phrase of nouns, with what belongs to them by prepositions; undefined if it has an empty part. */
function parse(tokens: readonly Token[], isBehind = false): Phrase | undefined {
  const at = tokens.findIndex((token) => 'joint' in token);
  if (at < 0) return parseNouns(tokens);
  const [front, behind] = [parseNouns(tokens.slice(0, at)), parse(tokens.slice(at + 1), true)];
  const token = tokens[at];
  const whole = parseScheme(tokens, at);
  if (whole) return whole;
  if (!front || !behind || !token || !('joint' in token)) return undefined;
  if (isBehind && isUnsure(tokens.slice(0, at), token.joint)) return undefined;
  if (token.joint === genitive && (front.head?.kind === 'x' || BODIES.test(front.head?.en ?? ''))) return undefined;
  const isOf = token.joint === JOINTS.for && at === 1 && SCHEMES.has(front.head?.en ?? '') && ACTIONS.test(behind.head?.en ?? '');
  const joint = isOf ? genitive : token.joint;
  return { head: front.head, render: (inCase) => `${joint(behind, firstHead(tokens.slice(0, at)), inCase)} ${front.render(inCase)}` };
}

const NAMING = new Set([JOINTS.for, JOINTS.to, JOINTS.of, JOINTS.on]);
/** A title that ends in what it is: `Assistance to Weavers Scheme`, a scheme of assistance to weavers. */
function parseScheme(tokens: readonly Token[], at: number): Phrase | undefined {
  const last = tokens.at(-1);
  const front = headOf(tokens)?.en.split(' ').at(-1) ?? '';
  if (!last || !('word' in last) || !SCHEMES.has(last.word.en) || SCHEMES.has(front) || front === 'component') return undefined;
  if (tokens.length - at < 3 || tokens.some((token) => 'joint' in token && !NAMING.has(token.joint))) return undefined;
  const rest = parse(tokens.slice(0, -1));
  const scheme = last.word;
  return (
    rest && {
      head: scheme,
      render: (inCase) => `${rest.render('oblique')} ${ofWord(scheme, inCase)} ${sayWord(scheme, 0, [scheme], inCase)}`,
    }
  );
}

/** The noun with which what stands before a phrase agrees: that of its first part. */
function firstHead(tokens: readonly Token[]): TitleWord | undefined {
  const end = tokens.findIndex((token) => 'sign' in token || 'owner' in token);
  return headOf(tokens.slice(0, end < 0 ? tokens.length : end));
}

/** Nouns beside one another: `Purchase and Repair`, `Spectacles, Dentures`. */
function parseNouns(tokens: readonly Token[]): Phrase | undefined {
  const parts: { phrase: Phrase; sign: string }[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && !('sign' in token)) continue;
    const phrase = parseNoun(tokens.slice(from, at));
    if (!phrase) return undefined;
    parts.push({ phrase, sign: token && 'sign' in token ? token.sign : '' });
    from = at + 1;
  }
  // An adjective alone beside nouns: `Coaching & Allied`.
  if (parts.at(-1)?.phrase.head?.kind === 'a' && parts.some(({ phrase }) => phrase.head?.kind !== 'a')) return undefined;
  const join = (said: string, sign: string) => (sign === '/' ? `${said}/` : sign === ',' ? `${said}, ` : sign ? `${said} ${sign} ` : said);
  return {
    head: parts.at(-1)?.phrase.head,
    render: (inCase) => parts.map(({ phrase, sign }) => join(phrase.render(inCase), sign)).join(''),
  };
}

/** A noun with what stands before it; the others of a compound stay singular. */
function parseNoun(tokens: readonly Token[]): Phrase | undefined {
  const owner = tokens.findIndex((token) => 'owner' in token);
  if (owner >= 0) {
    const [who, what] = [parseNoun(tokens.slice(0, owner)), parseNoun(tokens.slice(owner + 1))];
    if (!who || !what || what.head?.kind === 'x') return undefined;
    const owned = tokens.slice(owner + 1);
    const isOwner = owned.some((token) => 'owner' in token);
    return {
      head: what.head,
      render: (inCase) => `${who.render('oblique')} ${ofWord(firstHead(owned), isOwner ? 'oblique' : inCase)} ${what.render(inCase)}`,
    };
  }
  const words = tokens.flatMap((token) => ('word' in token ? token.word : []));
  const head = words.at(-1);
  // An adjective behind its noun is a turn that Hindi does not have.
  if (!head || (head.kind === 'a' && words.some(({ kind }) => kind !== 'a' && kind !== 'x'))) return undefined;
  if (words.some(({ kind }, at) => (kind === 'M' || kind === 'F') && words[at + 1]?.en === 'meritorious')) return undefined;
  return { head, render: (inCase) => words.map((word, at) => sayWord(word, at, words, inCase)).join(' ') };
}

function sayWord(word: TitleWord, at: number, words: readonly TitleWord[], inCase: Case): string {
  const head = words.at(-1);
  if (word === head) return inCase === 'oblique' ? oblique(word) : direct(word);
  const rest = words.slice(at + 1);
  // A group before its people: अनुसूचित जाति के छात्र.
  if (word.kind === 'G' && isPerson(head) && head?.kind !== 'G' && rest.every(({ kind }) => kind !== 'G'))
    return `${oblique(word)} ${ofWord(head, inCase)}`;
  if (word.kind === 'a' && /(?:नय|पुरान|छोट|बड़|वाल|उनक|उसक)ा$/.test(word.hi))
    return isFeminine(head)
      ? word.hi.replace(/या$/, 'ई').replace(/ा$/, 'ी')
      : inCase === 'oblique' || head?.plural
        ? bendAdjective(word.hi)
        : word.hi;
  return word.hi;
}

/** Numbers as Hindi writes them: `Class 1st to 5th` is `Class 1 से 5`, `9th` `9वीं`. */
const inNumbers = (title: string): string =>
  title
    .replace(/\b(\d+)(?:st|nd|rd|th) class to (\d+)(?:st|nd|rd|th) class\b/gi, 'Class $1 से $2')
    .replace(/\b(\d+)(?:st|nd|rd|th)?\s*(?:to|–|-)\s*(\d+)(?:st|nd|rd|th)?\b/gi, '$1 से $2')
    .replace(/\b(class|std\.?|standard) (\d+)(?:st|nd|rd|th)\b/gi, '$1 $2')
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/gi, '$1वीं');

/**
 * A part of an English title (without colons and brackets) in Hindi; undefined if it is not wholly known.
 * @example translateTitle('Scholarship for Children of Weavers', () => undefined) // 'बुनकरों के बच्चों के लिए छात्रवृत्ति'
 */
export function translateTitle(title: string, spell: (word: string) => string | undefined): string | undefined {
  if (MISREAD.test(title)) return undefined;
  const tokens = tokenize(
    inNumbers(
      title
        .replace(/\bDr\.\s*/g, 'Dr ')
        .replace(/(?<=[A-Za-z])[-·](?=[A-Za-z])/g, ' ')
        .replace(/[“”"‘]/g, '')
        .replace(/’/g, "'"),
    ),
    spell,
  );
  if (!tokens || tokens.length === 0) return undefined;
  if (tokens.filter((token) => 'joint' in token && DOING.has(token.joint)).length > 1) return undefined;
  const [first] = tokens;
  // What a list of a scheme's parts is for, `Loans: For Women`, or what it does: `To Increase Fish Production`.
  if (first && 'joint' in first && (first.joint === JOINTS.for || first.joint === JOINTS['to increase'])) {
    const what = parse(withoutGiving(tokens.slice(1)));
    return what && (first.joint === JOINTS.for ? `${what.render('oblique')} के लिए` : `${what.render('direct')} बढ़ाना`);
  }
  return parse(withoutGiving(tokens))?.render('direct');
}
