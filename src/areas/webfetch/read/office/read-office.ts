import { parseHTML } from 'linkedom';
import { type OfficeKind, officeKind } from '../decode/office.ts';
import { narrow } from '../narrow.ts';
import type { ReadOptions } from '../options.ts';
import { listLinks } from '../page/links.ts';
import { compose, listParts, type Reading, type Reply, renderContent, UNTITLED } from '../read.ts';
import { renderText } from '../render/text.ts';
import { OfficeError, openArchive, type Parts } from './archive.ts';
import { readOpenDocument } from './open-document.ts';
import { readRelations } from './relations.ts';
import { readWorkbook } from './sheet.ts';
import { readSlides } from './slides.ts';
import { readWord } from './word.ts';
import { findNodes, parseXml, textOf } from './xml.ts';

/** Media types of Office files, by the kind of their content. */
const MEDIA_TYPES: Readonly<Record<OfficeKind, string>> = {
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  slides: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  text: 'application/vnd.oasis.opendocument.text',
};

interface Read {
  html: string;
  /** Slides of a presentation. */
  count?: number | undefined;
  /** Characters in hidden sheets and slides, which are left out. */
  hidden?: number;
  /** Whether some of it was left unread. */
  isPart?: boolean;
}

/** Reads an Office file as the page's part of a /fetch result. An unreadable file gives a reading with its error. */
export function readOffice({ bytes, contentType, url }: Reply, options: ReadOptions): Reading {
  const declared = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const mediaType = /officedocument|opendocument/.test(declared) ? declared : MEDIA_TYPES[officeKind(bytes) ?? 'word'];
  try {
    const parts = openArchive(bytes);
    return composeOffice(readParts(parts, !options.main), parts, { mediaType, url }, options);
  } catch (cause) {
    if (!(cause instanceof OfficeError)) throw cause;
    const error = `The address holds binary content (${mediaType}) that is not parsed. ${cause.message}`;
    return { ...compose({ mediaType }, UNTITLED, '', '', options), error };
  }
}

function readParts(parts: Parts, withHidden: boolean): Read {
  if (parts('content.xml')) return readOpenDocument(parts, withHidden);
  const main = [...readRelations(parts, '').values()].find(({ type }) => type === 'officeDocument')?.target ?? '';
  const name = parseXml(parts(main)?.slice(0, 4_000))?.name;
  if (name === 'document') return { html: readWord(parts, main) };
  if (name === 'workbook') return readWorkbook(parts, main, withHidden);
  if (name === 'presentation') return readSlides(parts, main, withHidden);
  throw new OfficeError(
    parts('EncryptionInfo') ? 'The file is locked with a password.' : 'The file is damaged: its text is not where it should be.',
  );
}

function composeOffice(read: Read, parts: Parts, { mediaType, url }: { mediaType: string; url: string }, options: ReadOptions): Reading {
  const { document } = parseHTML(`<html><body>${read.html}</body></html>`);
  const { body } = document;
  const heading = body.firstElementChild;
  const narrowed = narrow(body, options);
  const text = renderText(body);
  const { author, date, ...said } = readProperties(parts);
  const title = said.title || (heading?.localName === 'h1' ? (heading.textContent ?? '').trim() : '');
  const reading = compose({ mediaType }, { ...UNTITLED, ...said, title }, text, renderContent(body, text, options), options);
  const links = options.links || options.contentLinks ? listLinks(body, url) : [];
  return {
    ...reading,
    ...narrowed,
    truncated: reading.truncated || read.isPart === true,
    ...(author ? { author } : {}),
    ...(date ? { date } : {}),
    ...(read.count ? { page_count: read.count } : {}),
    ...(read.hidden ? { dropped: { navigation: 0, related: 0, comments: 0, other: 0, hidden: read.hidden } } : {}),
    ...listParts(body, options),
    ...(options.links ? { links } : {}),
    ...(options.contentLinks ? { contentLinks: links } : {}),
  };
}

/** What a file says of itself. */
function readProperties(parts: Parts) {
  const root = parseXml(parts('docProps/core.xml') ?? parts('meta.xml'));
  const value = (name: string) =>
    (root
      ? findNodes(root, name)
          .map(textOf)
          .find((text) => text.trim())
      : undefined
    )
      ?.replace(/\s+/g, ' ')
      .trim() ?? '';
  const [made = ''] = /^\d{4}-\d{2}-\d{2}/.exec(value('created') || value('creation-date')) ?? [];
  const title = value('title');
  const language = value('language');
  return {
    title: /^(?:untitled.*|powerpoint presentation|(?:document|presentation|book|workbook)\d*|\S+\.(?:docx?|xlsx?|pptx?|od[tsp]))$/i.test(
      title,
    )
      ? ''
      : title,
    description: value('description') || value('subject'),
    lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? language : '',
    author: value('initial-creator') || value('creator'),
    date: made && !Number.isNaN(Date.parse(made)) ? made : undefined,
  };
}
