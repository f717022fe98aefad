import { stopsWorkers } from '../suites/stopped-workers.ts';

stopsWorkers('1', true);
stopsWorkers('2', true);
