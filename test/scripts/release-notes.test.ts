import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notesOf, releaseFaults } from '../../scripts/release-notes.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"version":"1.2.0"}',
  'server.json': '{"version":"1.2.0","packages":[{"version":"1.2.0"}]}',
  'clients/typescript/package.json': '{"version":"1.2.0"}',
  'clients/python/pyproject.toml': '[project]\nname = "x"\nversion = "1.2.0"\n',
  'CHANGELOG.md': '# Changes\n\n## Not yet released\n\n- Later.\n\n## 1.2.0\n\n- New.\n- Newer.\n\n## 1.1.0\n\n- Old.\n',
  'docs/schemas/1.2.0.json': '{}',
};
const faults = (files: Readonly<Record<string, string>>) => releaseFaults('1.2.0', (file) => files[file]);

describe('a release', () => {
  it('is possible where its version stands everywhere, and has the changes of that version alone', () => {
    expect(faults(FILES)).toEqual([]);
    expect(notesOf('1.2.0', FILES['CHANGELOG.md'] ?? '')).toBe('- New.\n- Newer.');
  });

  it.each([
    ['package.json', '{"version":"1.1.0"}', 'package.json has the version 1.1.0'],
    ['server.json', '{"version":"1.2.0","packages":[{"version":"1.1.0"}]}', 'server.json has the version 1.1.0'],
    ['clients/python/pyproject.toml', 'version = "1.3.0"', 'clients/python/pyproject.toml has the version 1.3.0'],
    ['CHANGELOG.md', '# Changes\n\n## 1.1.0\n\n- Old.\n', 'CHANGELOG.md has no changes under "## 1.2.0"'],
  ])('is refused where %s has another', (file, text, fault) => {
    expect(faults({ ...FILES, [file]: text })).toEqual([fault]);
  });

  it('is refused without a record of what it promises', () => {
    const { 'docs/schemas/1.2.0.json': _, ...others } = FILES;
    expect(faults(others)).toEqual(['docs/schemas/1.2.0.json is not there: npm run record-release']);
  });

  it('has one version in this checkout', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const read = (file: string) =>
      file === 'CHANGELOG.md' || file.startsWith('docs/') ? `\n## ${version}\n\n- x` : readFileSync(file, 'utf8');
    expect(releaseFaults(version, read)).toEqual([]);
  });
});
