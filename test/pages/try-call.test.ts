import { triesCalls } from '../suites/call-form.ts';

// On a desk: try-call.nightly.test.ts.
triesCalls(['a phone']);
