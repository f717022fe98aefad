import { withstands } from '../suites/attacks.ts';

withstands(1, { timed: true });
