/*
 * URLs of calls, the same at build time and in the browser.
 */

/** encodeURIComponent leaves these unescaped, but they mean something to shells and quotes. */
const LEFT = /[!'()*]/g;
const encodePart = (text: string) => encodeURIComponent(text).replace(LEFT, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The parameters in a path, in order: `/liquor/product/{id}` has `id`. */
export const namesInPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * A call's path and query for these parameters. Colons, slashes and commas are allowed in a query and stay readable. A path parameter that
 * is not given keeps its name in braces.
 */
export function addressOfCall(path: string, params: Readonly<Record<string, string>>): string {
  const inPath = new Set(namesInPath(path));
  const filled = path.replace(/\{(\w+)\}/g, (named, name: string) => (params[name] ? encodePart(params[name]) : named));
  const query = new URLSearchParams(Object.entries(params).filter(([name]) => !inPath.has(name))).toString();
  return query ? `${filled}?${query.replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll('%2C', ',')}` : filled;
}
