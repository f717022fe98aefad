import { stopsWorkers } from '../suites/stopped-workers.ts';

stopsWorkers('2', false);
