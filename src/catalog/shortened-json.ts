const MARK = '\u0001';

/** A body as indented JSON for reading, with long lists cut to `items` and a note of how many are omitted. */
export function sampleJson(body: unknown, items = 2): string {
  const text = JSON.stringify(shorten(body, items), null, 2) ?? '';
  return text.replace(/"\\u0001(\d+)"/g, '… $1 more');
}

function shorten(value: unknown, items: number): unknown {
  if (Array.isArray(value)) {
    const shown = value.slice(0, items).map((one) => shorten(one, items));
    return value.length > items ? [...shown, `${MARK}${value.length - items}`] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shorten(one, items)]));
}
