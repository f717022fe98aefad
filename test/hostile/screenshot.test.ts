import { takesNothingPrivate } from '../suites/taken-pages.ts';

// By a name, and in other ways of going there: screenshot.nightly.test.ts.
takesNothingPrivate(['/'], ['/moves', '/leaves-later']);
