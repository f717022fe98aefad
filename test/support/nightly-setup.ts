import type { TestProject } from 'vitest/node';
import { setUp } from './global-setup.ts';

/** The nightly suite is about whole builds. */
export default (project: TestProject) => setUp(project, { whole: true });
