import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';

/** A domain name, read. */
export interface DomainName {
  /** As DNS has it: lower case, ASCII. */
  ascii: string;
  /** As people read it: `कॉम.भारत`. */
  unicode: string;
  /** What is registered of it: `example.co.in` of `www.example.co.in`. */
  registrable: string;
  /** Below which names are registered: `co.in`. */
  suffix: string;
  /** The last label. */
  ending: string;
}

type NameFault = { message: string; hint?: string; unknownEnding?: string };
export type NameResult = { ok: true; value: DomainName } | { ok: false; fault: NameFault };

/** Names that never stand in the public DNS (IANA's special-use names, ICANN's `internal`, and endings that networks use for themselves). */
const SPECIAL = new Set(
  'alt arpa corp example home internal intranet invalid lan local localhost localdomain mail onion private test'.split(' '),
);

const MAX_NAME_LENGTH = 253;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/** Reads a domain name as people write it: Unicode or punycode, a whole address or the name alone. Never throws. */
export function readName(typed: string): NameResult {
  const bare = extractHost(typed.trim()).replace(/[.。]$/u, '');
  if (bare.includes('@')) return faulty('it is an address of mail', 'Give what stands after the @');
  if (/^[\d.]+$/.test(bare) || bare.includes(':') || bare.startsWith('['))
    return faulty('it is an IP address, or a number', 'IP addresses are looked up at /ip?ip=');
  if (/[\s/?#%\\<>"'()[\]{}|^`,;!$&*+=~]/u.test(bare)) return faulty('it has a character that no domain name has');
  const ascii = domainToASCII(bare);
  if (ascii === '') return faulty('it has letters or a punycode that no domain name may have');
  if (/^[\d.]+$/.test(ascii)) return faulty('it is an IP address, or a number', 'IP addresses are looked up at /ip?ip=');
  const labels = ascii.split('.');
  if (ascii.length > MAX_NAME_LENGTH) return faulty(`it has ${ascii.length} characters, at most ${MAX_NAME_LENGTH} are possible`);
  const wrong = labels.find((label) => !LABEL.test(label));
  if (wrong !== undefined)
    return faulty(
      wrong === ''
        ? 'it has an empty part between two dots'
        : `${JSON.stringify(wrong.slice(0, 70))} is no part of a domain name: 1 to 63 letters, digits and hyphens, none at its ends`,
    );
  const ending = labels.at(-1) ?? '';
  if (SPECIAL.has(ending)) return faulty(`names under .${ending} are not in the public DNS`, 'Private and special names are not looked up');
  if (labels.length === 1) return faulty('it has one part only', `Add its ending, such as ${ascii}.in`);
  const { isIcann, publicSuffix: suffix, domain: registrable } = parse(ascii, { allowPrivateDomains: false });
  if (!isIcann || !suffix) return { ok: false, fault: { message: `there is no ending .${ending}`, unknownEnding: ending } };
  if (!registrable) return faulty(`.${suffix} is an ending, below which names are registered`, `Ask for a name such as example.${suffix}`);
  return { ok: true, value: { ascii, unicode: domainToUnicode(ascii), registrable, suffix, ending } };
}

/** The host of what may be a whole address. */
function extractHost(text: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text.replace(/\/$/, '');
  return /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]*)/i.exec(text)?.[1] ?? text;
}

const faulty = (message: string, hint?: string): NameResult => ({ ok: false, fault: { message, ...(hint ? { hint } : {}) } });
