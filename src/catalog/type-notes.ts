import type { Endpoint } from '../api/endpoint.ts';
import type { Area } from '../areas/area.ts';
import { AREAS } from './areas.ts';
import { listFields } from './reference.ts';

/** Members that mean the same everywhere, so a program would treat them alike; `price_22k` and `price_18k` are prices. */
const SAME: readonly RegExp[] = [/^price(_\d+k)?$/, /^change_pct$/, /^id$/, /^code$/, /^year$/];
/** Most addresses named in a note. */
const MAX_LISTED = 3;

const findRule = (path: string): RegExp | undefined => SAME.find((one) => one.test(path.split('.').at(-1) ?? ''));

function typeKind(type: string): 'number' | 'text' | undefined {
  if (/^(number|integer)\b/.test(type)) return 'number';
  return /^string\b/.test(type) ? 'text' : undefined;
}

/** Notes on members whose type differs from the same member elsewhere, by `<address> <member>`: `text here, a number at /fuel`. */
export function listTypeNotes(areas: readonly Area[]): ReadonlyMap<string, string> {
  const members = areas.flatMap(({ endpoints }) =>
    (endpoints as readonly Endpoint[]).flatMap(({ path: address, response }) =>
      listFields(response).flatMap(({ fields }) =>
        fields.flatMap(({ path, type }) => {
          const [meaning, kind] = [findRule(path), typeKind(type)];
          return meaning && kind ? [{ address, path, meaning, kind }] : [];
        }),
      ),
    ),
  );
  const notes = members.flatMap(({ address, path, meaning, kind }): [string, string][] => {
    const others = members.filter((one) => one.meaning === meaning && one.kind !== kind);
    const addresses = [...new Set(others.map((one) => one.address))];
    if (addresses.length === 0) return [];
    const named = addresses.slice(0, MAX_LISTED).join(', ') + (addresses.length > MAX_LISTED ? ' and others' : '');
    return [[`${address} ${path}`, kind === 'text' ? `text here, a number at ${named}` : `a number here, text at ${named}`]];
  });
  return new Map(notes);
}

/** The notes for all reference pages, made once per build. */
export const TYPE_NOTES = listTypeNotes(AREAS);
