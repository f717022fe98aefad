import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '../areas/area.ts';

/** Where the routes stand; a build runs in the project's folder. */
const ROUTES = 'src/pages';

/** An area's page, if it names one and it is written; an area can be served before someone draws its page. */
export function pageOfArea({ page }: Area): string | undefined {
  if (!page) return undefined;
  const file = join(ROUTES, page);
  return existsSync(`${file}.astro`) || existsSync(join(file, 'index.astro')) ? page : undefined;
}

/** Where people start with an area: its page, else its reference. */
export const startOfArea = (area: Area): string => pageOfArea(area) ?? `/docs/${area.name}`;
