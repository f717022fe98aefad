import { afterAll, beforeAll } from 'vitest';
import { endsNoServer } from '../suites/harmful-pages.ts';
import { EXECUTABLE } from '../support/browser.ts';
import { HARMFUL_PAGES } from '../support/harmful-pages.ts';
import { launchServer, type RunningServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

let site: StandIn;
let server: RunningServer;
beforeAll(async () => {
  site = await startStandIn(HARMFUL_PAGES);
  server = await launchServer({ CHROMIUM_PATH: EXECUTABLE, FETCH_ALLOW: new URL(site.url).host });
});
afterAll(() => Promise.all([server.stop(), site.stop()]));

endsNoServer(() => ({ server, site }), ['/throws', '/title', '/says', '/arrays', '/busy']);
