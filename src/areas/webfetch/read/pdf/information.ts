import type { PDFDocumentProxy } from 'pdfjs-dist';

/** From the file's metadata; empty if missing. */
export interface Information {
  title: string;
  author: string;
  subject: string;
  lang: string;
  /** Creation day by its author's clock, YYYY-MM-DD; undefined if missing. */
  date: string | undefined;
}

/** Longest title, author or subject, in characters. */
const MAX_VALUE = 1_000;

/** What a file says of itself. */
export async function readInformation(document: PDFDocumentProxy): Promise<Information> {
  const { info, metadata } = await document.getMetadata().catch(() => ({ info: {}, metadata: null }));
  const said = info as Readonly<Record<string, unknown>>;
  const value = (name: string, other: string) => {
    const given = [said[name], metadata?.get(other)].flat().find((one) => typeof one === 'string' && one.trim() !== '');
    return typeof given === 'string' ? clean(given).slice(0, MAX_VALUE) : '';
  };
  const lang = value('Language', 'dc:language');
  const made = typeof said.CreationDate === 'string' ? said.CreationDate : metadata?.get('xmp:createdate');
  return {
    title: usableTitle(value('Title', 'dc:title')),
    author: usableAuthor(value('Author', 'dc:creator')),
    subject: value('Subject', 'dc:description'),
    lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) ? lang : '',
    date: dayOf(typeof made === 'string' ? made : ''),
  };
}

/** Longest name of a file, in letters. */
const MAX_FILE_NAME = 260;

/** Untitled files often have a file name as their title. */
const usableTitle = (title: string): string =>
  title.length <= MAX_FILE_NAME &&
  /^(?:microsoft word - .*|untitled.*|(?:.*[\\/])?[^\s]+\.(?:docx?|pdf|xlsx?|pptx?|od[tsp]|indd|tex|dvi|qxd|pmd|cdr|html?))$/i.test(title)
    ? ''
    : title;

/** Some programs name nobody where their user gave no name. */
const usableAuthor = (author: string): string => (/^\(?(?:anonymous|unspecified|unknown)\)?$/i.test(author) ? '' : author);

/** The day in `D:20240131120000+05'30'` or an ISO time. */
function dayOf(made: string): string | undefined {
  const [, year, month, day] = /^(?:D:)?(\d{4})-?(\d{2})-?(\d{2})/.exec(made) ?? [];
  const written = `${year}-${month}-${day}`;
  return year && !Number.isNaN(Date.parse(written)) && new Date(written).toISOString().startsWith(written) ? written : undefined;
}

const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\u200B\uFEFF\u2060]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
