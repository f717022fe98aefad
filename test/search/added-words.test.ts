import { answersWithSomethingAdded } from '../suites/added-words.ts';

answersWithSomethingAdded(5);
