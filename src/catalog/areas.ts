import type { Area } from '../areas/area.ts';
import { SUBJECTS } from '../areas/index.ts';
import search from '../search/area.ts';
import { withSearch } from '../search/searched-areas.ts';
import tables from './tables/area.ts';

/** Every area, including search, in the order of the docs. */
export const AREAS: readonly Area[] = [...withSearch<Area>(SUBJECTS, search), tables];
