import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

/** Builds the site once for all tests that need the built server, apart from the developer's own build. */
export default function setup(project: TestProject): () => void {
  const dist = `.cache/test-dist-${process.pid}`;
  execFileSync('node', ['scripts/build.ts'], { env: { ...process.env, DIST_DIR: dist }, stdio: ['ignore', 'ignore', 'inherit'] });
  project.provide('dist', dist);
  return () => rmSync(dist, { recursive: true, force: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the build under test. */
    dist: string;
  }
}
