import { withstands } from '../suites/attacks.ts';

// Each hole in brief; in full: under-attack.nightly.test.ts.
withstands(1 / 40);
