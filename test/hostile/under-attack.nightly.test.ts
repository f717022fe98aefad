import { withstands } from '../suites/attacks.ts';

withstands(1, { waits: true });
