/*
 * Addresses of calls, the same at build and in the browser.
 */

/** encodeURIComponent leaves these, and shells and quotes know them. */
const LEFT = /[!'()*]/g;
const encodePart = (text: string) => encodeURIComponent(text).replace(LEFT, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The parameters in a path, in their order: `/liquor/product/{id}` has `id`. */
export const namesInPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * The call with these parameters: path and query. Colons, slashes and commas may stand in a query, and read better as they are. A parameter
 * of the path that is not given keeps its name in braces.
 */
export function addressOfCall(path: string, params: Readonly<Record<string, string>>): string {
  const inPath = new Set(namesInPath(path));
  const filled = path.replace(/\{(\w+)\}/g, (named, name: string) => (params[name] ? encodePart(params[name]) : named));
  const query = new URLSearchParams(Object.entries(params).filter(([name]) => !inPath.has(name))).toString();
  return query ? `${filled}?${query.replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll('%2C', ',')}` : filled;
}
