import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetCompiled } from './compiled.ts';
import { workDir } from './work-dir.ts';

it('forgets compiled modules once there are too many, and not before', () => {
  const { path, remove } = workDir();
  onTestFinished(remove);
  const folder = join(path, 'v24');
  mkdirSync(folder);
  for (const name of ['a', 'b']) writeFileSync(join(folder, name), '');
  forgetCompiled(path, 3);
  expect(existsSync(folder)).toBe(true);
  forgetCompiled(path, 2);
  expect(existsSync(path)).toBe(false);
  forgetCompiled(path, 2);
});
