import { runsSamples } from '../suites/call-samples.ts';

// Go, which compiles each program anew: samples.nightly.test.ts.
runsSamples(['curl', 'js', 'python']);
