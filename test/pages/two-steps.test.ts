import { ERRANDS, walkErrands } from '../suites/two-steps.ts';

// A third by day, in one language each; two-steps.nightly.test.ts has all in both.
walkErrands(
  ERRANDS.filter((_, at) => at % 3 === 0).map((errand, at) => ({ ...errand, language: at % 2 === 0 ? ('en' as const) : ('hi' as const) })),
);
