import type { IncomingMessage } from 'node:http';
import { chooseEncoding, type Encoding } from './encoding.ts';

/** What a request's headers say about the form of its answer, read in one pass over the raw headers. */
export interface RequestHeaders {
  /** The Host; undefined where there is none or more than one. */
  host: string | undefined;
  encoding: Encoding;
  ifNoneMatch: string | undefined;
  /** Whether it asks for a range or another encoding, or has a body. Such requests are read in full. */
  special: boolean;
}

/** Formats besides JSON that an Accept header can choose. */
const OTHER_FORMS = /text\/c|geo\+json|ndjson/i;

/** Reads them without the headers object that node:http would create. */
export function readRequestHeaders({ rawHeaders }: IncomingMessage): RequestHeaders {
  let host: string | undefined;
  let hosts = 0;
  let accepted: string | undefined;
  let ifNoneMatch: string | undefined;
  let special = false;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    const value = rawHeaders[at + 1] as string;
    switch (name.length) {
      case 4:
        if (is(name, 'host')) {
          host = value;
          hosts += 1;
        }
        break;
      case 5:
        special ||= is(name, 'range');
        break;
      case 6:
        special ||= OTHER_FORMS.test(value) && is(name, 'accept');
        break;
      case 13:
        if (is(name, 'if-none-match')) ifNoneMatch = joined(ifNoneMatch, value);
        break;
      case 14:
        special ||= value !== '0' && is(name, 'content-length');
        break;
      case 15:
        if (is(name, 'accept-encoding')) accepted = joined(accepted, value);
        break;
      case 17:
        special ||= is(name, 'transfer-encoding');
        break;
    }
  }
  return { host: hosts === 1 ? host : undefined, encoding: chooseEncoding(accepted), ifNoneMatch, special };
}

const is = (name: string, headers: string): boolean => name === headers || name.toLowerCase() === headers;
const joined = (before: string | undefined, value: string): string => (before === undefined ? value : `${before}, ${value}`);
