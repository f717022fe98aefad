// Pages for a type checker that reads TypeScript alone: each as TSX, as editors see it, and each script in it as a module.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

/** What a page was turned into, and where a place in it stands in the page. */
export interface PageModule {
  /** Its own name: `src/pages/a.astro.tsx`. */
  path: string;
  page: string;
  source: string;
  code: string;
  /** Place in the page of a place in `code`, both counted in UTF-16 units; 0 for what no page says. */
  originOf(offset: number): number;
}

/** The page as TSX and the scripts in it that are bundled. Throws where the page cannot be parsed. */
export function modulesOf(page: string, source: string): PageModule[] {
  const { code, mappings, scripts, diagnostics } = convertToTsx(source, { filename: page });
  const [wrong] = diagnostics.filter(({ severity }) => severity <= 2);
  if (wrong) throw new Error(`${told(page, source, wrong.position.start)}: ${wrong.message}`);
  const originOf = (offset: number): number => {
    const found = mappings.find(([from, length]) => offset >= from && offset < from + length);
    return found ? found[2] + Math.min(offset - found[0], Math.max(found[3] - 1, 0)) : 0;
  };
  const bundled = scripts.filter(({ type }) => type === 'processed-module' || type === 'module');
  return [
    { path: `${page}.tsx`, page, source, code, originOf },
    ...bundled.map(({ content, position }, at) => ({
      path: `${page}.script-${at}.ts`,
      page,
      source,
      // Without an import or export it would share its names with every other script.
      code: `${content}\nexport {};\n`,
      originOf: (offset: number) => position.start + Math.min(offset, content.length),
    })),
  ];
}

/** Writes all modules of these pages below a folder that holds nothing else. */
export function writeModules(folder: string, pages: readonly string[]): PageModule[] {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  const modules = pages.flatMap((page) => modulesOf(page, readFileSync(page, 'utf8')));
  for (const { path, code } of modules) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  return modules;
}

/** A return at the top, an attribute given twice and a file without imports are no faults of a page. */
const NO_FAULT = new Set(['TS1108', 'TS17001', 'TS1208']);
const FAULT = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+): /;

/** Faults in the output of `tsc --pretty false`, those of modules in `folder` by their place in the page: each with its further lines. */
export function faultsIn(output: string, folder: string, modules: readonly PageModule[]): string[] {
  const byPath = new Map(modules.map((one) => [`${folder}/${one.path}`, one]));
  const faults: string[] = [];
  let isFault = false;
  for (const line of output.split('\n').filter(Boolean)) {
    const [, file = '', row, column, code = ''] = FAULT.exec(line) ?? [];
    const module = byPath.get(file);
    if (code) isFault = !(module && NO_FAULT.has(code));
    if (!isFault) continue;
    if (!code) faults.push(`${faults.pop() ?? ''}\n${line}`);
    else if (!module) faults.push(line);
    else {
      const before = module.code.split('\n').slice(0, Number(row) - 1);
      const offset = before.reduce((sum, text) => sum + text.length + 1, 0) + Number(column) - 1;
      faults.push(told(module.page, module.source, module.originOf(offset)) + line.slice(line.indexOf('): ') + 1));
    }
  }
  return faults;
}

/** As `tsc` names a place: `src/pages/a.astro(3,14)`. */
function told(page: string, source: string, offset: number): string {
  const lines = source.slice(0, offset).split('\n');
  return `${page}(${lines.length},${(lines.at(-1)?.length ?? 0) + 1})`;
}
