const MARK = '\u0001';
/** An object of more members is a list by a key: the prices of all coins, the names of all trains. */
const MAX_MEMBERS = 40;

/** A body as indented JSON for reading, with long lists, also those by a key, cut to `items` and a note of how many are omitted. */
export function sampleJson(body: unknown, items = 2): string {
  const text = JSON.stringify(shorten(body, items), null, 2) ?? '';
  return text.replace(/"\\u0001(?:": )?(\d+)"?/g, '… $1 more');
}

function shorten(value: unknown, items: number): unknown {
  if (Array.isArray(value)) {
    const shown = value.slice(0, items).map((one) => shorten(one, items));
    return value.length > items ? [...shown, `${MARK}${value.length - items}`] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  const shown = members.slice(0, members.length > MAX_MEMBERS ? items : members.length);
  const left = members.length - shown.length;
  return Object.fromEntries([...shown.map(([name, one]) => [name, shorten(one, items)]), ...(left > 0 ? [[MARK, left]] : [])]);
}
