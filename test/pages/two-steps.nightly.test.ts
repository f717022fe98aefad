import { ERRANDS, walkErrands } from '../suites/two-steps.ts';

walkErrands(ERRANDS.flatMap((errand) => (['en', 'hi'] as const).map((language) => ({ ...errand, language }))));
