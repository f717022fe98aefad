import { slugify } from '../../lib/text.ts';

/** An endpoint's place on its area's page: `/fuel/cities` is at `#fuel-cities`. */
export const anchorOf = (path: string): string => slugify(path);
