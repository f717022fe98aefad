/** Values examined at most, and how deep. */
const MAX_VALUES = 20_000;
const MAX_DEPTH = 6;
/** Empty members named. */
const MAX_NAMED = 6;

/** The newest day (YYYY-MM-DD) that stands in what was read, as a day or an instant; undefined if none does. Days to come are none of the data's. */
export function findNewestDay(rows: readonly unknown[], today?: string): string | undefined {
  let newest: string | undefined;
  let examined = 0;
  const look = (value: unknown, depth: number): void => {
    examined += 1;
    if (depth > MAX_DEPTH || examined > MAX_VALUES) return;
    if (typeof value === 'string') {
      const day = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(value)?.[0];
      if (day && (today === undefined || day <= today) && (newest === undefined || day > newest)) newest = day;
    } else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
      for (const one of Object.values(value)) look(one, depth + 1);
  };
  for (const row of rows) look(row, 0);
  return newest;
}

/** Members that are empty in every row, in words: `without humidity, uv`; empty where none is. */
export function listMissing(rows: readonly unknown[]): string {
  const filled = new Map<string, boolean>();
  for (const row of rows.slice(0, MAX_VALUES)) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) continue;
    for (const [name, value] of Object.entries(row))
      filled.set(name, filled.get(name) === true || (value !== null && value !== undefined && value !== ''));
  }
  const missing = [...filled].flatMap(([name, has]) => (has ? [] : [name]));
  if (missing.length === 0) return '';
  return `without ${missing.slice(0, MAX_NAMED).join(', ')}${missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : ''}`;
}
