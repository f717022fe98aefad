// Names of schemes in Hindi: of the best known by hand, else part by part: words of Hindi in Latin letters as they stand (`Atal Awas Yojana`), English by the
// grammar of titles (title-grammar.ts), else as it was written by eye (titles-hindi.json). A name with a part that is not wholly known stays English.
import { keptIn } from '../../kernel/memoize.ts';
import { STATES } from '../../places/states.ts';
import { tidyName } from '../../text/tidy-name.ts';
import table from './names-hindi.json' with { type: 'json' };
import { translateTitle } from './title-grammar.ts';
import { findTitleWord, spellLetters } from './title-words.ts';
import written from './titles-hindi.json' with { type: 'json' };

const WORDS: Readonly<Record<string, string>> = table.words;
const NAMES: Readonly<Record<string, string>> = table.names;
/** Titles by the publisher's name, of which the grammar does not know a word or a turn, each written by eye. */
const TITLES: Readonly<Record<string, string>> = written;
const BRIEFS: Readonly<Record<string, string>> = table.briefs;

/** Words that Hindi writes as one. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/(मुख्य|प्रधान) मंत्री/g, '$1मंत्री'],
  [/आत्म निर्भर/g, 'आत्मनिर्भर'],
  [/दीन दयाल/g, 'दीनदयाल'],
  [/पशु पालन/g, 'पशुपालन'],
  [/योजना योजना/g, 'योजना'],
  [/ ([,:)])/g, '$1'],
  [/\( /g, '('],
];
const SIGNS: Readonly<Record<string, string>> = {
  '-': '–',
  '–': '–',
  ':': ':',
  ',': ',',
  '(': '(',
  ')': ')',
  '/': '/',
  '&': 'एवं',
  '.': '',
  '~': '~',
};
/** What a board calls itself by: `(GBOCWWB)`. */
const LETTERS = /\([A-Z0-9 &.-]{2,}\)/g;
const PARTS = /[A-Za-z]+|\d+(?:\.\d+)?|[^\sA-Za-z\d]/g;

/** A part of a name whose words are all in the table. */
function spelledPart(name: string): string | undefined {
  const parts = (
    name
      .replace(LETTERS, ' ')
      .replace(/(?<=[a-z])-(?=[a-z])/gi, ' ~ ')
      .replace(/\bOld[ -]Age\b/gi, 'vridhavastha')
      .replace(/(?<=\bMinister)['’]s\b/gi, '')
      .match(PARTS) ?? []
  ).map((part) => (/\d/.test(part) ? part : (WORDS[part.toLowerCase()] ?? SIGNS[part])));
  if (parts.includes(undefined)) return undefined;
  return JOINED.reduce((said, [pattern, joined]) => said.replace(pattern, joined), parts.filter(Boolean).join(' ')).replaceAll(' ~ ', '-');
}

/** What parts of a title stand between: colons, dashes and brackets. */
const BETWEEN = /(\s*:\s*|\s*[–—]\s*|\s+-\s*|\s*-\s+|\s*\(|\)\s*)/;

/** A title by the grammar of its parts; undefined if one of them is not wholly known. */
function translated(name: string, isWhole = true): string | undefined {
  const [, part, of, beneath, whom] = PARTS_OF.exec(name.replace(/[“”]/g, '"')) ?? [];
  const kind = of ?? beneath;
  if (part && kind && whom) {
    const [front, behind] = [translated(part, false), translated(beneath ? whom : `${whom} Scheme`)];
    return front && behind && (beneath ? `${behind} के अंतर्गत ${front}` : `${behind} का घटक: ${front}`);
  }
  const said: string[] = [];
  const tidy = name
    .replace(/\b(?:[A-Z]\.){2,}[A-Z]?/g, (letters) => letters.replaceAll('.', ''))
    .replace(INITIALS, withoutInitials)
    .replace(OWN_LETTERS, ownLetters)
    .replace(/,? ((?:19|20)\d\d)$/, ' – $1');
  const [, whole = '', number, letter = ''] = /^(.*?)(?:(?: - |[- ])(I{1,3}|IV)|-([A-C]))?$/s.exec(tidy.trim()) ?? [];
  const pieces = whole.replace(STATE_BEHIND, ' – $1').replace(HYPHEN, dashed).split(BETWEEN);
  // What stands behind brackets belongs to what stands before them.
  if (pieces.some((piece, at) => piece.includes(')') && pieces[at + 1])) return undefined;
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) said.push(BETWEEN_SIGNS[piece.trim()] ?? piece);
    else if (piece !== '') {
      const hi = spelledPart(piece) ?? translateTitle(piece, spellWord);
      if (hi === undefined) return undefined;
      said.push(hi);
    }
  }
  if (number) said.push(` – ${number === 'IV' ? 4 : number.length}`);
  if (letter) said.push(` – ${spellLetters(letter)}`);
  const text = JOINED.reduce(
    (text, [pattern, joined]) => text.replace(pattern, joined),
    said
      .join('')
      .replace(/ {2,}/g, ' ')
      .replace(/(?<=[:–]) –(?= )/g, ''),
  ).trim();
  return !isWhole || !KINDS.has(text) ? text : undefined;
}
/** What says nothing by itself. */
const KINDS = new Set(['योजना', 'योजनाएँ', 'कार्यक्रम', 'मिशन', 'अभियान']);
/** A part of a scheme, by name: `"Training in Silk" Component of the "Development of Silk" Scheme`. */
const PARTS_OF = /^["'](.+?)["'] (?:(?:Sub-Scheme |Component )(of)|(under)) (?:the )?["'](.+?)["'](?: Scheme)?$/i;
/** A hyphen that joins two names is a dash, others join words: `Seeds-Oil Seeds`, `Post-Matric`. */
const HYPHEN = /\b([A-Za-z]{4,})-(?=[A-Z][a-z]{2})/g;
const JOINING =
  /^(?:post|self|specially|differently|centrally|driver|two|three|four|girl|inter|merit|means|semi|back|multi|life|long|short|skill|micro|anti|hand|late|co|high|entry|well|child|vermi|mata|mini)$/i;
const dashed = (hyphenated: string, word: string): string =>
  !/^(?:scheme|yojana)$/i.test(word) && (JOINING.test(word) || spellWord(word.toLowerCase())) ? hyphenated : `${word} – `;
/** What something is called by for short goes, `(GBOCWWB)`; what says for whom it is stays, `(SC)`. */
const ownLetters = (bracketed: string, letters: string): string =>
  spellWord(letters.toLowerCase()) || findTitleWord(letters.toLowerCase()) ? bracketed : '';
/** Words and their first letters inside a title: `Scheduled Tribes (ST) Students`. */
const INITIALS = /((?:[A-Z][\w'-]*(?: and)? ){2,6})\(([A-Z]{2,6})s?\)(?= \w|$)/g;
const withoutInitials = (all: string, words: string, letters: string): string => {
  const initials = [...words.matchAll(/[A-Z]/g)].map(([letter]) => letter).join('');
  return initials.endsWith(letters) ? words.trimEnd() : all;
};
/** A state's name behind a title without a sign. */
const STATE_BEHIND = new RegExp(
  `(?<!\\b(?:of|in|and|for|to|the|at|outside|from))(?: |\\s*[-–]\\s*)(${STATES.map((state) => state.name).join('|')})$`,
);
const BETWEEN_SIGNS: Readonly<Record<string, string>> = { ':': ': ', '-': ' – ', '–': ' – ', '—': ' – ', '(': ' (', ')': ') ' };
/** What something is called by for short: `(GBOCWWB)`, `(IPS)`. */
const OWN_LETTERS = /\s*\(([A-Z][A-Z0-9&. +-]+s?)\)/g;
/** A word of Hindi in Latin letters. */
const spellWord = (word: string): string | undefined => WORDS[word];

/** By the publisher's name; as many as there are schemes. */
const TRANSLATED = new Map<string, string>();

/** The names of a scheme by its slug and the publisher's name; just that where it has no Hindi one. */
export function schemeNames(slug: string, title: string): { name: string; hi?: string } {
  const name = tidyName(title);
  const hi = NAMES[slug] ?? TITLES[title] ?? (keptIn(TRANSLATED, name, () => translated(name) ?? '') || undefined);
  return hi ? { name, hi } : { name };
}

/** Whether a scheme is one of the best known, whose Hindi name is its own, written by hand, and not put together here. */
export const isBestKnown = (slug: string): boolean => slug in NAMES;

/** What one of the best known schemes is for, in Hindi. */
export const knownBriefInHindi = (slug: string): string | undefined => BRIEFS[slug];
