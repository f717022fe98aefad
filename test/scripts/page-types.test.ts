import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsIn, modulesOf, type PageModule } from '../../scripts/types/page-types.ts';
import { workDir } from '../support/work-dir.ts';

const PAGE = `---
/** A price. */
interface Props {
  price: number;
}
const { price } = Astro.props;
const label: string = price;
---

<p class="price" title={label}>{price.toFixed(2)} {price.length}</p>
<script>
  import { add } from './add.ts';
  add('one');
</script>
`;

/** What the compiler says of these modules, in a folder of their own. */
function compile(modules: readonly PageModule[]): Promise<string> {
  const { path: folder, remove } = workDir({ inside: '.cache/page-types' });
  for (const { path, code } of modules) writeFileSync(join(folder, path), code);
  writeFileSync(join(folder, 'add.ts'), 'export const add = (one: number) => one;\n');
  const astro = '../../../node_modules/astro';
  const settings = {
    extends: '../../../tsconfig.json',
    compilerOptions: { jsx: 'preserve', incremental: false, tsBuildInfoFile: null, types: [] },
    files: [...modules.map(({ path }) => path), `${astro}/env.d.ts`, `${astro}/astro-jsx.d.ts`],
    include: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const args = ['node_modules/typescript-native/bin/tsc', '--project', folder, '--pretty', 'false'];
  return new Promise((resolve) =>
    execFile(process.execPath, args, (_, stdout) => {
      remove();
      resolve(stdout.replaceAll(`${folder}/`, 'here/'));
    }),
  );
}

describe('types of pages', () => {
  it('are checked in frontmatter, template and script, and faults told by their place in the page', async () => {
    const modules = modulesOf('a.astro', PAGE);
    expect(modules.map(({ path }) => path)).toEqual(['a.astro.tsx', 'a.astro.script-0.ts']);
    const faults = faultsIn(await compile(modules), 'here', modules).map((fault) => fault.split('\n')[0]);
    expect(faults.sort()).toEqual([
      expect.stringMatching(/^a\.astro\(10,58\): error TS2339: Property 'length'/),
      expect.stringMatching(/^a\.astro\(13,7\): error TS2345: /),
      expect.stringMatching(/^a\.astro\(7,7\): error TS2322: /),
    ]);
  });

  it('have no fault in a return at the top of a page, and none is lost that is of another file or of none', () => {
    const modules = modulesOf('src/a.astro', '---\nif (Astro.url) return;\n---\n<p>one</p>\n');
    const output = [
      "x/src/a.astro.tsx(3,16): error TS1108: A 'return' statement can only be used within a function body.",
      '  of this line',
      'src/b.ts(1,1): error TS1108: A return.',
      "  The types of 'a' are incompatible.",
      'error TS18003: No inputs were found.',
    ].join('\n');
    expect(faultsIn(output, 'x', modules)).toEqual([
      "src/b.ts(1,1): error TS1108: A return.\n  The types of 'a' are incompatible.",
      'error TS18003: No inputs were found.',
    ]);
  });

  it('are not checked of a page that cannot be parsed, which is told instead', () => {
    expect(() => modulesOf('src/a.astro', '---\nconst a = 1;\n<p>one</p>\n')).toThrow(/^src\/a\.astro\(\d+,\d+\): /);
  });
});
