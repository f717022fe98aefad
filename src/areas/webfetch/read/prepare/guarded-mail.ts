import type { Page } from './page.ts';

const PROTECTED = /\/cdn-cgi\/l\/email-protection(?:#([0-9a-f]+))?$/i;

/** Writes e-mail addresses that Cloudflare hides from simple programs: each byte combined with the first by exclusive or. */
export function openGuardedMail({ named }: Page): void {
  for (const element of named('a', 'span')) {
    const href = PROTECTED.exec(element.getAttribute('href') ?? '');
    const address = decode(element.getAttribute('data-cfemail') ?? href?.[1] ?? '');
    const isHolder =
      element.getAttribute('data-cfemail') !== null || (href !== null && /^\[email.protected\]$/i.test(element.textContent ?? ''));
    if (!address) continue;
    if (isHolder) element.textContent = address;
    if (element.localName === 'a') element.setAttribute('href', `mailto:${address}`);
  }
}

function decode(hex: string): string {
  const [key, ...bytes] = Buffer.from(hex, 'hex');
  const address = Buffer.from(bytes.map((byte) => byte ^ (key ?? 0))).toString();
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address.split('?', 1)[0] ?? '') ? address : '';
}
