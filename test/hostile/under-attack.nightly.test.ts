import { outlasts, withstands } from '../suites/attacks.ts';

withstands(1, { timed: true });
// An hour before a release: ATTACK_MINUTES=60.
outlasts(Number(process.env.ATTACK_MINUTES ?? 2));
