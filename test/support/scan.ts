import { spawnSync } from 'node:child_process';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** jsqr is CommonJS: its function is the default of its default. */
const decode = ('default' in jsqr ? jsqr.default : jsqr) as unknown as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string; version: number } | null;

/** What a scanner reads in a picture of any kind, by jsqr; undefined for nothing. */
export async function scan(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Is zbarimg (Debian: zbar-tools) here to scan with? Says so when it is not, so that a green run does not hide it. */
export function hasZbar(): boolean {
  if (spawnSync('zbarimg', ['--version']).status === 0) return true;
  console.log('Tests with zbar are skipped: there is no zbarimg (Debian: zbar-tools).');
  return false;
}

/** What zbar reads in a picture. */
export async function scanByZbar(picture: Uint8Array): Promise<string> {
  const png = await sharp(picture).flatten({ background: '#fff' }).png().toBuffer();
  const { stdout, stderr, status } = spawnSync('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', 'png:-'], { input: png });
  if (status !== 0) throw new Error(`zbarimg ended with ${status}: ${stderr}`);
  return stdout.toString().replace(/\n$/, '');
}
