import { killsWorkers } from '../suites/killed-workers.ts';

killsWorkers(20);
