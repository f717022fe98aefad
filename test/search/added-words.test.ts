import { tellsWhatWasAdded } from '../suites/added-words.ts';

// All of them: added-words.nightly.test.ts.
tellsWhatWasAdded(4);
