import type { Format } from '../options.ts';

export interface Cut {
  content: string;
  truncated: boolean;
}

/**
 * Cuts content to at most `max` characters (UTF-16 units), at the end of a block or word, never inside a fence, a tag or a surrogate pair.
 */
export function cutContent(content: string, max: number, format: Format): Cut {
  if (content.length <= max) return { content, truncated: false };
  return {
    content: format === 'html' ? cutHtml(content, max) : format === 'markdown' ? cutMarkdown(content, max) : cutText(content, max),
    truncated: true,
  };
}

/** The cut moves back to a block's end if that loses no more than this share. */
const WORTH_LOSING = 0.15;

function cutText(text: string, max: number): string {
  let end = max;
  const code = text.charCodeAt(end - 1);
  if (code >= 0xd800 && code <= 0xdbff) end--;
  const piece = text.slice(0, end);
  const block = piece.lastIndexOf('\n\n');
  if (block >= max * (1 - WORTH_LOSING)) return piece.slice(0, block).trimEnd();
  if (/\s/.test(text.charAt(end))) return piece.trimEnd();
  const word = /\s+\S*$/.exec(piece.slice(-200));
  return (word ? piece.slice(0, piece.length - word[0].length) : piece).trimEnd();
}

function cutMarkdown(text: string, max: number): string {
  const piece = cutText(text, max);
  const fence = openFence(piece);
  if (!fence) return withoutBroken(piece, text);
  if (fence.at >= max * 0.5) return piece.slice(0, fence.at).trimEnd();
  const room = cutText(text, max - fence.mark.length - 1);
  const lastLine = room.lastIndexOf('\n');
  const lines = room.length - lastLine > max * WORTH_LOSING ? room : room.slice(0, lastLine);
  return openFence(lines) ? `${lines}\n${fence.mark}` : lines.trimEnd();
}

function openFence(text: string): { at: number; mark: string } | null {
  let open: { at: number; mark: string } | null = null;
  for (const match of text.matchAll(/^[ \t]*(`{3,})([^`\n]*)$/gm)) {
    const [, mark = '', info = ''] = match;
    if (!open) open = { at: match.index, mark };
    else if (mark.length >= open.mark.length && info.trim() === '') open = null;
  }
  return open;
}

/**
 * Ends a piece before the first link, image or inline code that continues past it in `text`, which it is the beginning of: half a URL leads
 * nowhere, and code without its closing mark would be read as markdown. A bracket that opens no link stays.
 */
function withoutBroken(piece: string, text: string): string {
  const end = piece.length;
  const open: number[] = [];
  let cut = end;
  for (let at = piece.lastIndexOf('\n') + 1; at < text.length && text[at] !== '\n'; at++) {
    if (at >= end && (open[0] ?? end) >= end) break;
    if (text[at] === '\\') at++;
    else if (text[at] === '`') {
      const start = at;
      at = endOfCode(text, at);
      if (at >= end) cut = Math.min(cut, start);
    } else if (text[at] === '!' && text[at + 1] === '[') open.push(at++);
    else if (text[at] === '[') open.push(at);
    else if (text[at] === ']') {
      const start = open.pop() ?? end;
      if (text[at + 1] !== '(') continue;
      const closing = text.indexOf(')', at);
      at = closing < 0 ? text.length : closing;
      if (at >= end) cut = Math.min(cut, start);
    }
  }
  return piece.slice(0, cut).trimEnd();
}

/** The end of inline code that begins at `start`: its closing run has as many backticks as its opening one. */
function endOfCode(text: string, start: number): number {
  const marks = /`+/g;
  marks.lastIndex = start;
  const [first = ''] = marks.exec(text) ?? [];
  for (let match = marks.exec(text); match; match = marks.exec(text)) if (match[0].length === first.length) return marks.lastIndex - 1;
  return start + first.length - 1;
}

function withoutBrokenEntity(text: string): string {
  const start = text.lastIndexOf('&');
  return start < 0 || /[;\s]/.test(text.slice(start)) ? text : text.slice(0, start);
}

function cutHtml(html: string, max: number): string {
  const open: string[] = [];
  let out = '';
  let closing = 0;
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const name = /^<\/?([a-z0-9]+)/.exec(token)?.[1];
    if (!name) {
      const room = max - closing - out.length;
      if (token.length <= room) out += token;
      else {
        out += withoutBrokenEntity(cutText(token, Math.max(0, room)));
        break;
      }
    } else if (token.startsWith('</')) {
      open.pop();
      closing -= token.length;
      out += token;
    } else {
      const close = /^<(?:br|hr|img|input|wbr)\b/.test(token) ? 0 : name.length + 3;
      if (out.length + token.length + closing + close > max) break;
      out += token;
      if (close) open.push(name);
      closing += close;
    }
  }
  return (
    out +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
