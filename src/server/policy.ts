/** CSP of our HTML and scripts: everything loads from our origin, and nothing inline runs. */
const OF_PAGES = [
  "default-src 'self'",
  // Pagefind's search is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  // The Devanagari face of pages in Hindi stands in their style sheet.
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
/** CSP of data: opened directly, it may load and run nothing. */
const OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/** A worker's CSP is that of its script's response. */
const PAGE_TYPES = /^text\/(html|javascript)\b/;

/** The CSP for a media type, sent with every answer. */
export function securityHeaders(type: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': PAGE_TYPES.test(type) ? OF_PAGES : OF_DATA,
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}
