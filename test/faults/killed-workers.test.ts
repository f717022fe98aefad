import { killsWorkers } from '../suites/killed-workers.ts';

// Of twenty: killed-workers.nightly.test.ts.
killsWorkers(1);
