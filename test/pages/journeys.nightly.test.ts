import { JOURNEYS, makeJourneys } from '../suites/journeys.ts';

makeJourneys({ thumb: JOURNEYS, keyboard: JOURNEYS, 'without scripts': JOURNEYS });
