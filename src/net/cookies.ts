/** Most cookies of a call, and longest, in characters; more are ignored. */
const MAX_COOKIES = 20;
const MAX_LENGTH = 4_096;

/**
 * Cookies of one call, or of the requests that answer one question. Each belongs
 * to the very host, port and protocol that set it, whatever domain it names.
 */
export class CookieJar {
  private readonly byOrigin = new Map<string, Map<string, string>>();

  /** Takes what a reply sets, from its `Set-Cookie` headers. */
  take({ origin }: URL, headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const ofOrigin = this.byOrigin.get(origin) ?? new Map<string, string>();
      if (at < 1 || pair.length > MAX_LENGTH || /[^\x21-\x7e]/.test(name) || /[^\x20-\x7e]/.test(pair)) continue;
      this.byOrigin.set(origin, ofOrigin);
      if (attributes.some((one) => /^\s*max-age\s*=\s*(?:0|-)/i.test(one))) ofOrigin.delete(name);
      else if (ofOrigin.size < MAX_COOKIES || ofOrigin.has(name)) ofOrigin.set(name, pair.slice(at + 1).trim());
    }
  }

  /** The value of the `Cookie` header for a URL; empty if there are no cookies. */
  headerFor({ origin }: URL): string {
    return [...(this.byOrigin.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
