import { JOURNEYS, makeJourneys } from '../suites/journeys.ts';

// Each in one way, each way twice; journeys.nightly.test.ts has each in every way.
const every = (third: number) => JOURNEYS.filter((_, at) => at % 3 === third);
makeJourneys({ thumb: every(0), keyboard: every(1), 'without scripts': every(2) });
