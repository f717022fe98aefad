import { killsWorkers } from '../suites/killed-workers.ts';

/** `KILLS=100` kills so many. */
killsWorkers(Number(process.env.KILLS ?? 20));
