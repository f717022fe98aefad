import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, GROUPS, type Group } from '../areas/area.ts';
import type { LocalizedText } from '../i18n/locale.ts';

/** Where the routes stand; a build runs in the project's folder. */
const ROUTES = 'src/pages';

const written = new Map<string, boolean>();

/** An area's page, if it names one and it is written; an area can be served before someone draws its page. Looked for once a process. */
export function pageOfArea({ page }: Area): string | undefined {
  if (!page) return undefined;
  const file = join(ROUTES, page);
  const isWritten = written.get(page) ?? (existsSync(`${file}.astro`) || existsSync(join(file, 'index.astro')));
  written.set(page, isWritten);
  return isWritten ? page : undefined;
}

/** Where people start with an area: its page, else its reference. */
export const startOfArea = (area: Area): string => pageOfArea(area) ?? `/docs/${area.name}`;

/** The areas by group, in the order of menus and contents; groups without an area are left out. */
export function groupAreas(areas: readonly Area[]): { group: Group; name: LocalizedText; areas: Area[] }[] {
  return (Object.keys(GROUPS) as Group[])
    .map((group) => ({ group, name: GROUPS[group], areas: areas.filter((area) => area.group === group) }))
    .filter((one) => one.areas.length > 0);
}
