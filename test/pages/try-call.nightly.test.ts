import { triesCalls } from '../suites/call-form.ts';

triesCalls(['a phone', 'a desk']);
