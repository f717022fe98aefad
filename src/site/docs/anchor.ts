import { slugify } from '../../text/fold.ts';

/** An endpoint's place on its area's page: `/fuel/cities` is at `#fuel-cities`. */
export const anchorId = (path: string): string => slugify(path);
