import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const FOLDER = resolve('.cache/checks');
const HINT = 'The packages of .ci/checks are not installed. Get them by .ci/checks/install';

/** Are the packages there that only single tests need? Where not, those tests are skipped, which is said; in CI that is an error. */
export const hasChecks: boolean = existsSync(join(FOLDER, 'installed'));
if (!hasChecks && process.env.CI) throw new Error(HINT);
if (!hasChecks) console.warn(`SKIPPED: ${HINT}`);

/** A module of a package that `.ci/checks/install` has installed apart from the project's own; an empty one where it has not, whose tests are skipped. */
export const loadCheck = <T>(name: string): T => (hasChecks ? createRequire(join(FOLDER, 'package.json'))(name) : {}) as T;
