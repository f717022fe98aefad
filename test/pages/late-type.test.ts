import { staysStill } from '../suites/late-type.ts';

// One of each kind of heading; more pages: late-type.nightly.test.ts.
staysStill(['/', '/browse/commodities/gold/mumbai', '/docs/fuel']);
