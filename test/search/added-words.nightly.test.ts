import { tellsWhatWasAdded } from '../suites/added-words.ts';

tellsWhatWasAdded(1);
