// The command of the npm package (docs/package.md): serves the included build, crawls, or speaks the Model Context Protocol. The rest is
// shared with a checkout, so settings come from the environment.
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ApiError } from '../src/kernel/errors.ts';
import { VERSION } from '../src/kernel/version.ts';
import { listSettings, SETTINGS_FILE } from './package/settings.ts';

const HELP = `Jaankari ${VERSION}: Unified Data Service for India

jaankari [serve] [--port N] [--host NAME]   serves pages, files and calls; http://localhost:4321 unless told otherwise
jaankari crawl <area...>|all                asks the sources of these areas for newer data; jaankari crawl --help lists them
jaankari mcp [--areas fuel,gst]             a server of the Model Context Protocol over standard input and output
jaankari fuel --city mumbai                 an answer, as the address /fuel?city=mumbai gives it: as text, or with --json, --csv, --format NAME
jaankari train stations NDLS                the words are those of the address: /train/stations/NDLS
jaankari --version, --help

Data is kept in --data-dir (or DATA_DIR): the cache folder of the user, which begins with what came with this package.
Settings are those of the environment, [what holds without them]:`;

/** The package's folder, which contains dist/, data/ and this program. */
const home = fileURLToPath(new URL('..', import.meta.url));
const [first = ''] = process.argv.slice(2);
const command = first.startsWith('-') || first === '' ? 'serve' : first;
const args = process.argv.slice(command === first ? 3 : 2);
const wantsHelp = args.includes('--help') || args.includes('-h');
keepCompiled();

if (command === 'help' || (wantsHelp && command !== 'crawl')) console.log(`${HELP}\n\n${readSettings()}`);
else if (command === 'version' || args.includes('--version')) console.log(VERSION);
else if (command === 'serve') await serve();
else if (command === 'crawl') await crawl();
else if (command === 'mcp') await speakMcp();
else if (command === 'build')
  end('Pages and files are built in a checkout: git clone, npm ci, npm run build. This package brings those of its release.');
else await askFor();

/** Serves the package's build. Picks up new data from crawls (DATA_WATCH). */
async function serve(): Promise<void> {
  const { port, host, 'data-dir': dataDir } = read({ port: { type: 'string' }, host: { type: 'string' }, 'data-dir': { type: 'string' } });
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
    end(`--port takes a number from 0 (any that is free) to 65535; got ${JSON.stringify(port)}`);
  if (port !== undefined) process.env.PORT = port;
  if (host !== undefined) process.env.HOST = host;
  process.env.DIST_DIR ||= join(home, 'dist');
  process.env.DATA_WATCH ||= '1';
  await useData(dataDir);
  await start(() => import('../src/server/main.ts'));
}

/** An answer in the terminal. The data folder is chosen before anything else is loaded, and filled only for a known subject. */
async function askFor(): Promise<void> {
  const option = takeDataDir();
  await useData(option, false);
  const { ask, listSubjects } = await import('./ask.ts');
  if (!listSubjects().includes(command)) end(`There is no command ${JSON.stringify(command)}; jaankari --help says what there is.`);
  await useData(option);
  try {
    process.stdout.write(await ask([command, ...args]));
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const { hint, suggestions = [], available = [] } = fault.details;
    end([fault.message, hint, ...[...suggestions, ...available].map((one) => `  ${one}`)].filter(Boolean).join('\n'));
  }
}

/** The value of --data-dir, removed from the arguments, since the others belong to a call or a crawl. */
function takeDataDir(): string | undefined {
  const at = args.findIndex((one) => one === '--data-dir' || one.startsWith('--data-dir='));
  const taken = at < 0 ? [] : args.splice(at, args[at] === '--data-dir' ? 2 : 1);
  return taken.at(-1)?.replace(/^--data-dir=/, '');
}

/** Loads a program; wrong settings are reported in one line, without a stack. */
async function start(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (fault) {
    if (fault instanceof Error && fault.message.startsWith('The environment is not usable.')) end(fault.message);
    throw fault;
  }
}

/** The description of each setting, from the package's file or the checkout's table. */
function readSettings(): string {
  const packed = join(home, SETTINGS_FILE);
  return existsSync(packed) ? readFileSync(packed, 'utf8') : listSettings(readFileSync(join(home, 'docs/operations.md'), 'utf8'));
}

async function crawl(): Promise<void> {
  await useData(takeDataDir(), !wantsHelp);
  process.argv = [process.execPath, 'jaankari crawl', ...args];
  await start(() => import('./crawl.ts'));
  if (!wantsHelp && !process.exitCode)
    console.error('Calls are answered from the new data; prebuilt files and pages are those of this package, and say their day.');
}

async function speakMcp(): Promise<void> {
  const { areas, 'data-dir': dataDir } = read({ areas: { type: 'string' }, 'data-dir': { type: 'string' } });
  await useData(dataDir);
  process.argv = [process.execPath, 'jaankari mcp', ...(areas === undefined ? [] : ['--areas', areas])];
  await start(() => import('./mcp.ts'));
}

/** Sets the data folder for this process and its children, and fills it with the package's data. */
async function useData(chosen: string | undefined, fill = true): Promise<void> {
  const dataDir = resolve(chosen || process.env.DATA_DIR || join(cacheFolder(), 'jaankari'));
  process.env.DATA_DIR = dataDir;
  const isNew = !existsSync(dataDir);
  let filled: readonly string[] = [];
  if (fill)
    await start(async () => {
      // It reads the settings, of which the folder is one.
      const { seedData } = await import('./package/seed.ts');
      filled = await seedData(home, dataDir);
    });
  if (isNew && filled.length > 0) console.error(`Data: ${dataDir}, begun with what came with Jaankari ${VERSION}.`);
  else if (filled.length > 0) console.error(`Data: ${dataDir}; from Jaankari ${VERSION} came ${filled.join(', ')}.`);
}

/** Compiling the program takes a third of a short answer's time: Node keeps the result, for this process and its children. */
function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ||= join(cacheFolder(), 'jaankari-compiled');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/** Where programs of this user keep what they can fetch again. */
function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32') return LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  return XDG_CACHE_HOME || join(homedir(), ...(process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache']));
}

function read<const O extends Record<string, { type: 'string' }>>(options: O) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    return end(`${error instanceof Error ? error.message : error}\njaankari --help says what there is.`);
  }
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}
