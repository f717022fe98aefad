import { checksEveryFile } from '../suites/built-files.ts';

// Of the small build; of a whole one: files.nightly.test.ts.
checksEveryFile({ some: 5, oneOf: 10 });
