import { jsonFile } from '../api/respond.ts';
import { AREAS } from '../catalog/areas.ts';
import { withoutSnapshot } from '../store/snapshot.ts';

/** What the one field answers without a connection: the service worker keeps it (public/sw.js), and site/browser/kept-answers.ts reads it. */
export const prerender = true;
export const GET = async () =>
  jsonFile((await Promise.all(AREAS.map(({ find }) => withoutSnapshot(async () => find?.keptAnswers?.(), undefined)))).filter(Boolean));
